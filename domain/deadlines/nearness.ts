import type { CivilDate, Cycle } from "./cycle.ts";
import { monthFromDate } from "./months.ts";
import { cycleStatus } from "./status.ts";
import {
  type Countdown,
  countingWindow,
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
 * unless the window lies within that month and no closing day of past rounds has passed.
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
      status.closes !== monthFromDate(today) ||
      (status.opens === status.closes && isBeforeClosingDay(cycle, today))
    );
  return status.kind === "always" || status.kind === "announcedOpen";
}

/** False after the closing day, when the window of the next year counts. */
function isBeforeClosingDay(cycle: Cycle, today: CivilDate): boolean {
  const opens = countingWindow(cycle, today)?.opens ?? null;
  return opens !== null && opens <= today;
}

function isNear(countdown: Countdown | null): boolean {
  return countdown !== null && countdown.days <= NEAR_DAYS;
}
