import {
  daysBetween,
  daysUntilMonthEnd,
  firstOfMonth,
  lastOfMonth,
} from "./civil-days.ts";
import { announcedWindow, lastDay, usualWindow } from "./counting-window.ts";
import type { CivilDate, Cycle, Month, UsualWindow, Window } from "./cycle.ts";
import { monthFromDate, monthsOpen, monthsUntil } from "./months.ts";
import { cycleStatus } from "./status.ts";

const MONTHS_IN_YEAR = 12;

/** `isAnnounced` false: estimated from past rounds, never shown as a deadline. */
export type Countdown = {
  readonly days: number;
  readonly isAnnounced: boolean;
};

/** A window on the calendar. An unnamed end is null. */
export type DatedWindow = {
  readonly opens: CivilDate | null;
  readonly closes: CivilDate | null;
  readonly isAnnounced: boolean;
};

/**
 * Whole days to the announced closing, to the usual closing day if known, or to the
 * last day of the usual closing month. Null when the next known event is not a closing,
 * and in the usual closing month without a known day or after it.
 */
export function daysUntilClosing(
  cycle: Cycle,
  today: CivilDate,
): Countdown | null {
  const status = cycleStatus(cycle, today);
  switch (status.kind) {
    case "announcedOpen":
      if (status.closes === null) return null;
      return { days: daysBetween(today, status.closes), isAnnounced: true };
    case "usuallyOpen":
    case "usuallyCloses":
      return status.closes === null
        ? null
        : estimatedClosing(cycle, status.closes, today);
    default:
      return null;
  }
}

function estimatedClosing(
  cycle: Cycle,
  month: Month,
  today: CivilDate,
): Countdown | null {
  const window =
    cycle.basis === "usual" ? usualWindow(cycle.windows, today) : null;
  const day = window ? lastDay(window) : undefined;
  if (day !== undefined) {
    const date = dayIn(
      firstOfMonth(today, monthsUntil(monthFromDate(today), month)),
      day,
    );
    return date < today
      ? null
      : { days: daysBetween(today, date), isAnnounced: false };
  }
  return month === monthFromDate(today)
    ? null
    : { days: daysUntilMonthEnd(month, today), isAnnounced: false };
}

/** A day of a date's month; its last day where the month is shorter. */
function dayIn(date: CivilDate, day: number): CivilDate {
  const last = lastOfMonth(date, 0);
  const named = `${date.slice(0, 8)}${String(day).padStart(2, "0")}`;
  return named < last ? named : last;
}

/**
 * Whole days to the announced opening, to the usual opening day if known, or to the first
 * day of the usual opening month. Null when opening is not the next known event.
 */
export function daysUntilOpening(
  cycle: Cycle,
  today: CivilDate,
): Countdown | null {
  const status = cycleStatus(cycle, today);
  switch (status.kind) {
    case "announcedOpens":
      return { days: daysBetween(today, status.opens), isAnnounced: true };
    case "usuallyOpens": {
      const opens = countingWindow(cycle, today)?.opens ?? null;
      return opens === null
        ? null
        : { days: daysBetween(today, opens), isAnnounced: false };
    }
    default:
      return null;
  }
}

/**
 * The window behind today's status, so that sorting and wording agree. Null without
 * a current or future one.
 */
export function countingWindow(
  cycle: Cycle,
  today: CivilDate,
): DatedWindow | null {
  return nextWindows(keepCountingWindow(cycle, today), today)[0] ?? null;
}

function keepCountingWindow(cycle: Cycle, today: CivilDate): Cycle {
  switch (cycle.basis) {
    case "announced": {
      const window = announcedWindow(cycle.windows, today);
      return { ...cycle, windows: window ? [window] : [] };
    }
    case "usual": {
      const window = usualWindow(cycle.windows, today);
      return { ...cycle, windows: window ? [window] : [] };
    }
    default:
      return cycle;
  }
}

/**
 * Current and future windows, the first to start first. Announced dates stay as they
 * are. A usual window, in its next occurrence, runs from its known opening day or the
 * start of its first month to its known closing day or the end of its last; with one
 * known end, only that month counts.
 */
export function nextWindows(
  cycle: Cycle,
  today: CivilDate,
): ReadonlyArray<DatedWindow> {
  return windowsAhead(cycle, today).toSorted((one, other) =>
    windowStart(one).localeCompare(windowStart(other)),
  );
}

function windowsAhead(
  cycle: Cycle,
  today: CivilDate,
): ReadonlyArray<DatedWindow> {
  switch (cycle.basis) {
    case "announced":
      return cycle.windows
        .filter((window) => isAhead(window, today))
        .map(({ opens, closes }) => ({ opens, closes, isAnnounced: true }));
    case "usual":
      return cycle.windows.flatMap((window) => nextOccurrence(window, today));
    default:
      return [];
  }
}

/** A window with an opening but no closing stays open, as in its status. */
function isAhead(
  { opens, closes }: Window<CivilDate>,
  today: CivilDate,
): boolean {
  return closes === null ? opens !== null : closes >= today;
}

function nextOccurrence(
  window: UsualWindow,
  today: CivilDate,
): ReadonlyArray<DatedWindow> {
  const months = monthsOpen(window);
  const { length } = months;
  const [firstMonth] = months;
  if (firstMonth === undefined) return [];
  const month = monthFromDate(today);
  const elapsed = months.indexOf(month);
  const monthsAway = elapsed === -1 ? monthsUntil(month, firstMonth) : -elapsed;
  const dated = datedWindow(window, { monthsAway, length }, today);
  // Past a known closing day the next occurrence counts.
  return [
    dated.closes < today
      ? datedWindow(
          window,
          { monthsAway: monthsAway + MONTHS_IN_YEAR, length },
          today,
        )
      : dated,
  ];
}

function datedWindow(
  window: UsualWindow,
  { monthsAway, length }: { monthsAway: number; length: number },
  today: CivilDate,
) {
  const { opens, closes, opensDay } = window;
  const first = firstOfMonth(today, monthsAway);
  const last = firstOfMonth(today, monthsAway + length - 1);
  const closesDay = lastDay(window);
  return {
    opens: opens && opensDay ? dayIn(first, opensDay) : first,
    closes: closes && closesDay ? dayIn(last, closesDay) : lastOfMonth(last, 0),
    isAnnounced: false,
  };
}

function windowStart({ opens, closes }: DatedWindow): CivilDate {
  return opens ?? closes ?? "";
}
