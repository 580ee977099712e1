import {
  daysBetween,
  daysToEndOf,
  daysToStartOf,
  firstOfMonth,
  lastOfMonth,
} from "./civil-days.ts";
import { announcedWindow, usualWindow } from "./counting-window.ts";
import type { CivilDate, Cycle, Month, Window } from "./cycle.ts";
import { monthOf, monthsOpen, monthsUntil } from "./months.ts";
import { cycleStatus } from "./status.ts";

/** `isAnnounced` false: estimated by past calls, never to be shown as a deadline. */
export type Countdown = {
  readonly days: number;
  readonly isAnnounced: boolean;
};

/** A window on the calendar. An end is null where the organiser has not named it. */
export type DatedWindow = {
  readonly opens: CivilDate | null;
  readonly closes: CivilDate | null;
  readonly isAnnounced: boolean;
};

/**
 * Whole days to the announced closing, or to the last day of the usual closing
 * month. Null where closing is not the next thing known to happen, and within the
 * usual closing month itself, where none follows: the day may have passed.
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
      if (status.closes === null || status.closes === monthOf(today))
        return null;
      return { days: daysToEndOf(status.closes, today), isAnnounced: false };
    default:
      return null;
  }
}

/**
 * Whole days to the announced opening, or to the first day of the usual opening
 * month. Null where opening is not the next thing known to happen.
 */
export function daysUntilOpening(
  cycle: Cycle,
  today: CivilDate,
): Countdown | null {
  const status = cycleStatus(cycle, today);
  switch (status.kind) {
    case "announcedOpens":
      return { days: daysBetween(today, status.opens), isAnnounced: true };
    case "usuallyOpens":
      return { days: daysToStartOf(status.opens, today), isAnnounced: false };
    default:
      return null;
  }
}

/**
 * The window of which the status of that day speaks, so that what is ordered by a
 * closing and what is said of it agree. Null where none runs or lies ahead.
 */
export function countingWindow(
  cycle: Cycle,
  today: CivilDate,
): DatedWindow | null {
  return nextWindows(onlyCounting(cycle, today), today)[0] ?? null;
}

function onlyCounting(cycle: Cycle, today: CivilDate): Cycle {
  switch (cycle.basis) {
    case "announced": {
      const window = announcedWindow(cycle.windows, today);
      return { ...cycle, windows: window ? [window] : [] };
    }
    case "usual": {
      const window = usualWindow(cycle.windows, monthOf(today));
      return { ...cycle, windows: window ? [window] : [] };
    }
    default:
      return cycle;
  }
}

/**
 * The windows that are running or still ahead, the first to begin first.
 * Announced dates are given as they are. A usual window runs from the first day of
 * its first month to the last day of its last, this time or else the next; where
 * only one end is known it is that month alone.
 */
export function nextWindows(
  cycle: Cycle,
  today: CivilDate,
): ReadonlyArray<DatedWindow> {
  return windowsAhead(cycle, today).toSorted((one, other) =>
    beginOf(one).localeCompare(beginOf(other)),
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

/** Without a closing it stays open, as its status says. */
function isAhead(
  { opens, closes }: Window<CivilDate>,
  today: CivilDate,
): boolean {
  return closes === null ? opens !== null : closes >= today;
}

function nextOccurrence(
  window: Window<Month>,
  today: CivilDate,
): ReadonlyArray<DatedWindow> {
  const months = monthsOpen(window);
  const [first] = months;
  if (first === undefined) return [];
  const month = monthOf(today);
  const begun = months.indexOf(month);
  const away = begun === -1 ? monthsUntil(month, first) : -begun;
  return [
    {
      opens: firstOfMonth(today, away),
      closes: lastOfMonth(today, away + months.length - 1),
      isAnnounced: false,
    },
  ];
}

function beginOf({ opens, closes }: DatedWindow): CivilDate {
  return opens ?? closes ?? "";
}
