import { expect, test } from "vitest";
import { anAnnouncedCycle } from "./cycle.fixture.ts";
import type { Cycle, Month } from "./cycle.ts";
import { listClosings, NEAR_DAYS } from "./nearness.ts";

test("`NEAR_DAYS` is 60 days", () => {
  expect(NEAR_DAYS).toBe(60);
});

test("an announced open window closes soon when its last day is near", () => {
  const cycle = anAnnouncedCycle(["2026-01-01", "2026-12-31"]);
  expect(listClosings(cycle, "2026-11-01")).toEqual(["soon", "now"]); // 60 days left
  expect(listClosings(cycle, "2026-10-31")).toEqual(["now"]); // 61 days left
  expect(listClosings(cycle, "2026-12-31")).toEqual(["soon", "now"]); // the last day
  expect(listClosings(cycle, "2027-01-01")).toEqual([]);
});

test("an announced window opens next when its first day is near", () => {
  const cycle = anAnnouncedCycle(["2026-12-31", "2027-03-31"]);
  expect(listClosings(cycle, "2026-11-01")).toEqual(["next"]);
  expect(listClosings(cycle, "2026-10-31")).toEqual([]);
  expect(listClosings(cycle, "2026-12-30")).toEqual(["next"]);
  expect(listClosings(cycle, "2026-12-31")).toEqual(["now"]);
});

test("an announced window without an end is open and never closes soon", () => {
  expect(
    listClosings(anAnnouncedCycle(["2026-01-01", null]), "2026-11-21"),
  ).toEqual(["now"]);
});

test("days to a usual closing count to its month's end, and in that month there is no status", () => {
  const cycle = usual(9, 12);
  expect(listClosings(cycle, "2026-11-01")).toEqual(["soon", "now"]);
  expect(listClosings(cycle, "2026-10-31")).toEqual(["now"]);
  expect(listClosings(cycle, "2026-11-30")).toEqual(["soon", "now"]);
  expect(listClosings(cycle, "2026-12-01")).toEqual([]);
  expect(listClosings(cycle, "2026-12-31")).toEqual([]);
  expect(listClosings(usual(null, 11), "2026-11-21")).toEqual([]);
});

test("in the month of a usual closing the next closing is `soon` if it is near", () => {
  const cycle = usual(null, 2, 3);
  for (const day of ["2027-01-20", "2027-02-05", "2027-02-28"])
    expect(listClosings(cycle, day)).toEqual(["soon"]);
  expect(listClosings(cycle, "2027-03-01")).toEqual([]);
  const wide = usual(null, 6, 8);
  expect(listClosings(wide, "2027-06-10")).toEqual([]); // 82 days to the next
  expect(listClosings(wide, "2027-07-02")).toEqual(["soon"]); // 60 days
});

test("a usual window of one month is open in that month", () => {
  const cycle = usual(2, 2);
  expect(listClosings(cycle, "2027-01-31")).toEqual(["next"]);
  expect(listClosings(cycle, "2027-02-01")).toEqual(["now"]);
  expect(listClosings(cycle, "2027-02-28")).toEqual(["now"]);
  expect(listClosings(cycle, "2027-03-01")).toEqual([]);
});

test("a usual window of one month is not open after a closing day of past rounds", () => {
  for (const day of [{ closesDay: 25 }, { pastClosesDay: 25 }]) {
    const cycle: Cycle = {
      basis: "usual",
      windows: [{ opens: 2, closes: 2, ...day }],
    };
    expect(listClosings(cycle, "2027-02-25")).toEqual(["soon", "now"]);
    expect(listClosings(cycle, "2027-02-26")).toEqual([]);
  }
});

test("days to a usual opening count to the first day of its month", () => {
  const cycle = usual(1, 3);
  expect(listClosings(cycle, "2026-11-02")).toEqual(["next"]); // 60 days before
  expect(listClosings(cycle, "2026-11-01")).toEqual([]);
  expect(listClosings(cycle, "2026-12-31")).toEqual(["next"]);
  expect(listClosings(cycle, "2027-01-01")).toEqual(["now"]); // closes in 89 days
});

test("days to a closing are counted across New Year and leap days", () => {
  expect(listClosings(usual(11, 1), "2026-12-02")).toEqual(["soon", "now"]);
  expect(listClosings(usual(11, 2), "2028-01-01")).toEqual(["soon", "now"]); // 59 days
  expect(listClosings(usual(11, 2), "2027-12-31")).toEqual(["soon", "now"]); // 60 days
  expect(listClosings(usual(11, 2), "2027-12-30")).toEqual(["now"]); // 61 days
});

test("a usual closing without an opening is `soon` when near, never `now`", () => {
  expect(listClosings(usual(null, 12), "2026-11-21")).toEqual(["soon"]);
  expect(listClosings(usual(null, 3), "2026-11-21")).toEqual([]);
});

test("a usual opening without a closing is open in its month only", () => {
  expect(listClosings(usual(11, null), "2026-11-21")).toEqual(["now"]);
  expect(listClosings(usual(11, null), "2026-12-01")).toEqual([]);
});

test("an always open cycle is `now`; a cycle with unknown dates has no status", () => {
  expect(listClosings({ basis: "always" }, "2026-11-21")).toEqual(["now"]);
  expect(listClosings({ basis: "unknown" }, "2026-11-21")).toEqual([]);
  expect(listClosings(anAnnouncedCycle([null, null]), "2026-11-21")).toEqual(
    [],
  );
});

function usual(
  opens: Month | null,
  ...closings: ReadonlyArray<Month | null>
): Cycle {
  return {
    basis: "usual",
    windows: closings.map((closes) => ({ opens, closes })),
  };
}
