import type { CivilDate, Cycle, Month } from "./cycle.ts";
import { monthFromDate, monthsOpen } from "./months.ts";

export type MonthState = "none" | "usual" | "announced";

/** Open or usually open months, January to December. Null for `always` and `unknown`. */
export function monthStrip(cycle: Cycle): ReadonlyArray<MonthState> | null {
  if (cycle.basis !== "usual" && cycle.basis !== "announced") return null;
  const open = new Set(
    cycle.basis === "usual"
      ? cycle.windows.flatMap(monthsOpen)
      : cycle.windows.flatMap(({ opens, closes }) =>
          monthsOpen({
            opens: monthOrNull(opens),
            closes: monthOrNull(closes),
          }),
        ),
  );
  const state = cycle.basis;
  return Array.from({ length: 12 }, (_, index) =>
    open.has(index + 1) ? state : "none",
  );
}

function monthOrNull(date: CivilDate | null): Month | null {
  return date === null ? null : monthFromDate(date);
}
