import { expect, test } from "vitest";
import { anAnnouncedCycle } from "./cycle.fixture.ts";
import type { Cycle } from "./cycle.ts";
import { monthStrip } from "./strip.ts";

test("every strip has twelve months, January first", () => {
  expect(monthStrip(usual({ opens: 1, closes: 2 }))).toEqual([
    "usual",
    "usual",
    ...Array(10).fill("none"),
  ]);
});

test("several usual windows are merged, across New Year too", () => {
  expect(
    markedMonths(
      usual(
        { opens: 11, closes: 1 },
        { opens: 6, closes: null },
        { opens: null, closes: 8 },
        { opens: null, closes: null },
      ),
    ),
  ).toEqual([1, 6, 8, 11, 12]);
});

test("an announced window marks each of its months as `announced`", () => {
  const cycle = anAnnouncedCycle(
    ["2026-11-30", "2027-01-01"],
    [null, "2026-05-15"],
  );
  expect(markedMonths(cycle)).toEqual([1, 5, 11, 12]);
  expect(monthStrip(cycle)?.[10]).toBe("announced");
});

test.each(["always", "unknown"] as const)(
  "a cycle that is %s has no strip",
  (basis) => {
    expect(monthStrip({ basis })).toBeNull();
  },
);

function markedMonths(cycle: Cycle): ReadonlyArray<number> {
  return (monthStrip(cycle) ?? []).flatMap((state, index) =>
    state === "none" ? [] : index + 1,
  );
}

function usual(
  ...windows: Extract<Cycle, { basis: "usual" }>["windows"]
): Cycle {
  return { basis: "usual", windows };
}
