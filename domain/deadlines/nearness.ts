import type { CivilDate, Cycle } from "./cycle.ts";
import { monthFromDate } from "./months.ts";
import { cycleStatus } from "./status.ts";
import {
  type Countdown,
  daysUntilClosing,
  daysUntilOpening,
} from "./upcoming.ts";

/** Days that count as near. */
export const NEAR_DAYS = 60;

export type Closing = "now" | "soon" | "next";

/** Today's closings of a cycle, the most urgent first. */
export function listClosings(
  cycle: Cycle,
  today: CivilDate,
): ReadonlyArray<Closing> {
  return (["soon", "now", "next"] as const).filter((closing) =>
    hasClosing(cycle, closing, today),
  );
}

/**
 * True when open (or usually open) now, closing within `NEAR_DAYS`, or opening within
 * them. A usual month counts from its first day when it opens and to its last when it
 * closes. In the closing month the status is unknown, as the day may have passed; but a
 * window within one month is usually open in it.
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
