import type { CivilDate, Month, Window } from "./cycle.ts";

/** Months of a window, across New Year if needed. With one known end, only its month. */
export function monthsOpen({
  opens,
  closes,
}: Window<Month>): ReadonlyArray<Month> {
  const first = opens ?? closes;
  const last = closes ?? opens;
  if (first === null || last === null) return [];
  return Array.from(
    { length: monthsUntil(first, last) + 1 },
    (_, step) => ((first - 1 + step) % 12) + 1,
  );
}

/** Whole months until the next occurrence of a month: 0 to 11. */
export function monthsUntil(from: Month, to: Month): number {
  return (to - from + 12) % 12;
}

export function monthFromDate(date: CivilDate): Month {
  return Number(date.slice(5, 7));
}
