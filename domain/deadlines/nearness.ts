import type { CivilDate, Cycle } from "./cycle.ts";
import { monthFromDate } from "./months.ts";
import { cycleStatus } from "./status.ts";
import {
  type Countdown,
  daysUntilClosing,
  daysUntilOpening,
} from "./upcoming.ts";

/** Maximum days to a near opening or closing. */
export const NEAR_DAYS = 60;

export type Closing = "now" | "soon" | "next";

/** The values of `Closing` that hold for a cycle today, the most urgent first. */
export function listClosings(
  cycle: Cycle,
  today: CivilDate,
): ReadonlyArray<Closing> {
  return (["soon", "now", "next"] as const).filter((closing) =>
    hasClosing(cycle, closing, today),
  );
}

/**
 * `now`: open or usually open; `soon`: closes within `NEAR_DAYS`; `next`: opens within
 * them. A usual window is not `now` in its closing month, as its day may have passed,
 * unless the window lies within that month.
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
