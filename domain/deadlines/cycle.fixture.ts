import type { CivilDate, Cycle, Month } from "./cycle.ts";

/** Ends of a window, such as civil dates or months. */
export type Ends<When> = readonly [opens: When | null, closes: When | null];

export function anAnnouncedCycle(
  ...ends: ReadonlyArray<Ends<CivilDate>>
): Cycle {
  return {
    basis: "announced",
    year: 2026,
    windows: ends.map(([opens, closes]) => ({ opens, closes })),
    source: "https://example.org/dates",
  };
}

export function aUsualCycle(...ends: ReadonlyArray<Ends<Month>>): Cycle {
  return {
    basis: "usual",
    windows: ends.map(([opens, closes]) => ({ opens, closes })),
  };
}
