import { lastOfMonth } from "./civil-days.ts";
import type { CivilDate, Month, UsualWindow, Window } from "./cycle.ts";
import { monthFromDate, monthsOpen, monthsUntil } from "./months.ts";

/** A closing further ahead belongs to another round. */
const MAX_MONTHS_AHEAD = 6;

/**
 * The relevant announced window: of the open ones the last known to close; else the
 * next to open; else the last past one.
 */
export function announcedWindow(
  windows: ReadonlyArray<Window<CivilDate>>,
  today: CivilDate,
): Window<CivilDate> | null {
  const dated = windows
    .filter(({ opens, closes }) => opens !== null || closes !== null)
    .toSorted((one, other) => compare(other.closes, one.closes));
  const open = dated.find(
    ({ opens, closes }) =>
      (opens === null || opens <= today) &&
      (closes === null || today <= closes),
  );
  const [next] = dated
    .filter(({ opens }) => opens !== null && opens > today)
    .toSorted((one, other) => compare(one.opens, other.opens));
  return open ?? next ?? dated[0] ?? null;
}

/**
 * The relevant usual window on a day: of the open ones the last to close; else the one
 * whose first month comes next. If that one closes in this month, opened earlier and has
 * no known closing day ahead, its day may have passed: the next window without an opening
 * takes precedence if it closes within `MAX_MONTHS_AHEAD`.
 */
export function usualWindow(
  windows: ReadonlyArray<UsualWindow>,
  today: CivilDate,
): UsualWindow | null {
  const month = monthFromDate(today);
  // The later closing counts when two windows start together.
  const dated = windows
    .filter((window) => monthsOpen(window).length > 0)
    .toSorted(
      (one, other) => monthsOpen(other).length - monthsOpen(one).length,
    );
  const [open] = dated
    .filter((window) => window.opens !== null && isUsuallyOpen(window, today))
    .toSorted(
      (one, other) => monthsLeft(other, month) - monthsLeft(one, month),
    );
  const counting = open ?? nearest(dated, month);
  if (
    counting?.closes !== month ||
    counting.opens === month ||
    (lastDay(counting) ?? 0) >= Number(today.slice(8))
  )
    return counting ?? null;
  const stillToCome = dated.filter(
    ({ opens, closes }) =>
      opens === null &&
      closes !== null &&
      closes !== month &&
      monthsUntil(month, closes) <= MAX_MONTHS_AHEAD,
  );
  return nearest(stillToCome, month) ?? counting;
}

/** True from the known opening day, else all of its first month, to its last month's end. */
export function isUsuallyOpen(window: UsualWindow, today: CivilDate): boolean {
  const month = monthFromDate(today);
  const { opens, opensDay = 1 } = window;
  const firstDay = Math.min(opensDay, Number(lastOfMonth(today, 0).slice(8)));
  const isBeforeDay = opens === month && Number(today.slice(8)) < firstDay;
  return monthsOpen(window).includes(month) && !isBeforeDay;
}

/** The known closing day, or the earliest of past rounds. */
export function lastDay(window: UsualWindow): number | undefined {
  return window.closesDay ?? window.pastClosesDay;
}

function compare(one: CivilDate | null, other: CivilDate | null): number {
  return (one ?? "").localeCompare(other ?? "");
}

function monthsLeft(window: Window<Month>, month: Month): number {
  return monthsUntil(month, monthsOpen(window).at(-1) ?? month);
}

function nearest(
  windows: ReadonlyArray<UsualWindow>,
  month: Month,
): UsualWindow | undefined {
  return windows.toSorted(
    (one, other) => monthsAway(one, month) - monthsAway(other, month),
  )[0];
}

function monthsAway(window: Window<Month>, month: Month): number {
  return monthsUntil(month, monthsOpen(window)[0] ?? month);
}
