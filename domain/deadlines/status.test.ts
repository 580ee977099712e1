import { expect, test } from "vitest";
import { anAnnouncedCycle, aUsualCycle } from "./cycle.fixture.ts";
import type { CivilDate, Cycle } from "./cycle.ts";
import { cycleStatus } from "./status.ts";

test("an announced window is open from its first day to its last", () => {
  const cycle = anAnnouncedCycle(["2026-11-01", "2026-11-30"]);
  expect(cycleStatus(cycle, "2026-10-31")).toEqual({
    kind: "announcedOpens",
    opens: "2026-11-01",
  });
  const open = { kind: "announcedOpen", closes: "2026-11-30" };
  expect(cycleStatus(cycle, "2026-11-01")).toEqual(open);
  expect(cycleStatus(cycle, "2026-11-30")).toEqual(open);
  expect(cycleStatus(cycle, "2026-12-01")).toEqual({
    kind: "announcedClosed",
    closes: "2026-11-30",
  });
});

test("an announced window across New Year is open before and after New Year", () => {
  const cycle = anAnnouncedCycle(["2026-12-10", "2027-01-15"]);
  const open = { kind: "announcedOpen", closes: "2027-01-15" };
  expect(cycleStatus(cycle, "2026-12-31")).toEqual(open);
  expect(cycleStatus(cycle, "2027-01-01")).toEqual(open);
});

test("between announced windows the next window counts, in any order", () => {
  const cycle = anAnnouncedCycle(
    ["2027-03-01", "2027-03-31"],
    ["2026-10-01", "2026-10-31"],
    ["2027-02-01", "2027-02-28"],
  );
  expect(cycleStatus(cycle, "2026-11-21")).toEqual({
    kind: "announcedOpens",
    opens: "2027-02-01",
  });
  expect(cycleStatus(cycle, "2027-04-01")).toEqual({
    kind: "announcedClosed",
    closes: "2027-03-31",
  });
});

test("an announced closing without an opening is open until its closing day", () => {
  const cycle = anAnnouncedCycle([null, "2026-11-30"]);
  expect(cycleStatus(cycle, "2026-01-01")).toEqual({
    kind: "announcedOpen",
    closes: "2026-11-30",
  });
  expect(cycleStatus(cycle, "2026-12-01").kind).toBe("announcedClosed");
});

test("an announced opening without a closing stays open", () => {
  const cycle = anAnnouncedCycle(["2026-11-01", null]);
  expect(cycleStatus(cycle, "2026-10-31").kind).toBe("announcedOpens");
  expect(cycleStatus(cycle, "2027-06-01")).toEqual({
    kind: "announcedOpen",
    closes: null,
  });
});

test("an announcement without any date is unknown", () => {
  expect(cycleStatus(anAnnouncedCycle([null, null]), "2026-11-21")).toEqual({
    kind: "unknown",
  });
});

test("a usual window with a known opening day opens on that day", () => {
  const cycle: Cycle = {
    basis: "usual",
    windows: [{ opens: 1, opensDay: 10, closes: 2 }],
  };
  const opens = { kind: "usuallyOpens", opens: 1 };
  expect(cycleStatus(cycle, "2026-12-31")).toEqual(opens);
  expect(cycleStatus(cycle, "2027-01-09")).toEqual(opens);
  const open = { kind: "usuallyOpen", opens: 1, closes: 2 };
  expect(cycleStatus(cycle, "2027-01-10")).toEqual(open);
  expect(cycleStatus(cycle, "2027-02-01")).toEqual(open);
});

test("before a known opening day another window that is open counts", () => {
  const cycle: Cycle = {
    basis: "usual",
    windows: [
      { opens: 1, opensDay: 10, closes: 3 },
      { opens: 11, closes: 2 },
    ],
  };
  expect(cycleStatus(cycle, "2027-01-09")).toMatchObject({ closes: 2 });
  expect(cycleStatus(cycle, "2027-01-10")).toMatchObject({ closes: 3 });
});

test("a usual window is open from its first month to its last", () => {
  const cycle = aUsualCycle([9, 11]);
  expect(cycleStatus(cycle, "2026-08-31")).toEqual({
    kind: "usuallyOpens",
    opens: 9,
  });
  const open = { kind: "usuallyOpen", opens: 9, closes: 11 };
  expect(cycleStatus(cycle, "2026-09-01")).toEqual(open);
  expect(cycleStatus(cycle, "2026-11-30")).toEqual(open);
  expect(cycleStatus(cycle, "2026-12-01")).toEqual({
    kind: "usuallyOpens",
    opens: 9,
  });
});

test("a usual window across New Year is open before and after New Year", () => {
  const cycle = aUsualCycle([11, 2]);
  const open = { kind: "usuallyOpen", opens: 11, closes: 2 };
  for (const day of ["2026-11-01", "2026-12-31", "2027-01-01", "2027-02-28"])
    expect(cycleStatus(cycle, day)).toEqual(open);
  expect(cycleStatus(cycle, "2027-03-01").kind).toBe("usuallyOpens");
});

test("of several usual windows the open or next window counts", () => {
  const cycle = aUsualCycle([10, 10], [2, 3], [6, null]);
  const statusOn = (day: CivilDate) => cycleStatus(cycle, day);
  expect(statusOn("2026-11-21")).toEqual({ kind: "usuallyOpens", opens: 2 });
  expect(statusOn("2027-04-01")).toEqual({ kind: "usuallyOpens", opens: 6 });
  expect(statusOn("2027-06-15")).toEqual({
    kind: "usuallyOpen",
    opens: 6,
    closes: null,
  });
  expect(statusOn("2027-07-01")).toEqual({ kind: "usuallyOpens", opens: 10 });
});

test("of two usual windows that are open the later closing counts", () => {
  for (const cycle of [
    aUsualCycle([5, 10], [5, 1]),
    aUsualCycle([5, 1], [5, 10]),
  ]) {
    const open = { kind: "usuallyOpen", opens: 5, closes: 1 };
    expect(cycleStatus(cycle, "2026-09-15")).toEqual(open);
    expect(cycleStatus(cycle, "2026-10-15")).toEqual(open);
    expect(cycleStatus(cycle, "2027-01-15")).toEqual(open);
  }
});

test("of several open announced windows the latest closing counts", () => {
  const ends = [
    ["2026-10-01", "2026-11-30"],
    ["2026-11-01", "2027-01-15"],
    ["2026-09-01", null],
  ] as const;
  for (const windows of [ends, ends.toReversed()]) {
    const cycle = anAnnouncedCycle(...windows);
    const open = { kind: "announcedOpen", closes: "2027-01-15" };
    expect(cycleStatus(cycle, "2026-11-21")).toEqual(open);
    expect(cycleStatus(cycle, "2026-12-01")).toEqual(open);
    expect(cycleStatus(cycle, "2027-01-16")).toEqual({
      kind: "announcedOpen",
      closes: null,
    });
  }
});

test("in the month of a usual closing the next closing counts if it is near", () => {
  for (const cycle of [
    aUsualCycle([null, 2], [null, 3]),
    aUsualCycle([null, 3], [null, 2]),
  ])
    expect(closingMonths(cycle)).toEqual([2, 3, 3, 2]);
  expect(closingMonths(aUsualCycle([9, 2], [null, 3]))).toEqual([
    2,
    3,
    3,
    undefined,
  ]);
  // A closing months away belongs to another round.
  expect(closingMonths(aUsualCycle([null, 3], [null, 11]))).toEqual([
    3, 3, 3, 11,
  ]);

  function closingMonths(cycle: Cycle) {
    return ["2027-01-20", "2027-02-28", "2027-03-01", "2027-04-01"].map(
      (day) => {
        const status = cycleStatus(cycle, day);
        return "closes" in status ? status.closes : undefined;
      },
    );
  }
});

test("a month in which one window closes and another opens is open", () => {
  expect(cycleStatus(aUsualCycle([null, 2], [2, 2]), "2027-02-10")).toEqual({
    kind: "usuallyOpen",
    opens: 2,
    closes: 2,
  });
});

test("a usual closing without an opening has the status `usuallyCloses`", () => {
  const closes = { kind: "usuallyCloses", closes: 3 };
  for (const day of ["2026-11-21", "2027-03-01", "2027-03-31", "2027-04-01"])
    expect(cycleStatus(aUsualCycle([null, 3]), day)).toEqual(closes);
});

test("a usual window without months is unknown", () => {
  expect(cycleStatus(aUsualCycle([null, null]), "2026-11-21")).toEqual({
    kind: "unknown",
  });
});

test("a cycle without a calendar has the status `always` or `unknown`", () => {
  for (const basis of ["always", "unknown"] as const)
    expect(cycleStatus({ basis }, "2026-11-21")).toEqual({ kind: basis });
});
