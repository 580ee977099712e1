import type { CivilDate, Cycle, Month } from "./cycle.ts";
import { cycleStatus, monthOf, monthsUntil } from "./status.ts";

/** How near counts as near, in days. */
export const NEAR_DAYS = 60;

export type Closing = "now" | "soon" | "next";

/** What holds of a cycle today, the most pressing first. */
export function closingsOf(
  cycle: Cycle,
  today: CivilDate,
): ReadonlyArray<Closing> {
  return (["soon", "now", "next"] as const).filter((closing) =>
    hasClosing(cycle, closing, today),
  );
}

/**
 * Open (or usually open) now, closing within `NEAR_DAYS`, or opening within them.
 * A usual month counts from its first day when it opens and to its last when it
 * closes. In the closing month itself nothing is said: the day may have passed.
 */
export function hasClosing(
  cycle: Cycle,
  closing: Closing,
  today: CivilDate,
): boolean {
  const status = cycleStatus(cycle, today);
  switch (status.kind) {
    case "always":
      return closing === "now";
    case "announcedOpen":
      if (closing === "now") return true;
      return (
        closing === "soon" &&
        status.closes !== null &&
        daysBetween(today, status.closes) <= NEAR_DAYS
      );
    case "announcedOpens":
      return (
        closing === "next" && daysBetween(today, status.opens) <= NEAR_DAYS
      );
    case "usuallyOpen":
      if (status.closes === monthOf(today)) return false;
      if (closing === "now") return true;
      return (
        closing === "soon" &&
        status.closes !== null &&
        daysToEndOf(status.closes, today) <= NEAR_DAYS
      );
    case "usuallyCloses":
      return (
        closing === "soon" &&
        status.closes !== monthOf(today) &&
        daysToEndOf(status.closes, today) <= NEAR_DAYS
      );
    case "usuallyOpens":
      return (
        closing === "next" && daysToStartOf(status.opens, today) <= NEAR_DAYS
      );
    default:
      return false;
  }
}

function daysToStartOf(month: Month, today: CivilDate): number {
  const [year, current] = yearAndMonth(today);
  const away = monthsUntil(current, month);
  return daysBetween(today, firstOf(year, current + away));
}

function daysToEndOf(month: Month, today: CivilDate): number {
  const [year, current] = yearAndMonth(today);
  const away = monthsUntil(current, month);
  return daysBetween(today, firstOf(year, current + away + 1)) - 1;
}

function yearAndMonth(date: CivilDate): readonly [number, Month] {
  return [Number(date.slice(0, 4)), monthOf(date)];
}

/** `month` may pass 12: it runs on into the next year. */
function firstOf(year: number, month: number): CivilDate {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}

/** Whole days from one civil date to another. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
