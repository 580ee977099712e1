import type { CivilDate, Cycle } from "./cycle.ts";
import { monthFromDate } from "./months.ts";
import { cycleStatus } from "./status.ts";
import {
  type Countdown,
  daysUntilClosing,
  daysUntilOpening,
} from "./upcoming.ts";

/** How near counts as near, in days. */
export const NEAR_DAYS = 60;

export type Closing = "now" | "soon" | "next";

/** What holds of a cycle today, the most pressing first. */
export function listClosings(
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
 * closes. In the closing month itself nothing is said of it, as the day may have
 * passed; but what opens and closes within one month is usually open in it.
 */
export function hasClosing(
  cycle: Cycle,
  closing: Closing,
  today: CivilDate,
): boolean {
  switch (closing) {
    case "now":
      return isOpen(cycle, today);
    case "soon":
      return isNear(daysUntilClosing(cycle, today));
    case "next":
      return isNear(daysUntilOpening(cycle, today));
  }
}

function isOpen(cycle: Cycle, today: CivilDate): boolean {
  const status = cycleStatus(cycle, today);
  if (status.kind === "usuallyOpen")
    return (
      status.closes !== monthFromDate(today) || status.opens === status.closes
    );
  return status.kind === "always" || status.kind === "announcedOpen";
}

function isNear(countdown: Countdown | null): boolean {
  return countdown !== null && countdown.days <= NEAR_DAYS;
}
