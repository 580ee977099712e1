import { expect, test } from "vitest";
import { occasionsOn } from "./occasions.ts";
import { announced, usual } from "./reminders.fixture.ts";

const CLOSES = "2026-12-31";

test.each([
  ["2026-11-30", []], // 31 days before
  ["2026-12-01", ["closes-30:2026-12-31"]],
  ["2026-12-15", ["closes-30:2026-12-31"]], // still due after a missed run
  ["2026-12-20", ["closes-30:2026-12-31"]], // 11 days before
  ["2026-12-24", ["closes-7:2026-12-31"]],
  ["2026-12-30", ["closes-7:2026-12-31"]],
  ["2026-12-31", []], // the closing day itself
  ["2027-01-01", []],
])(
  "on %s, an announced closing on 31 December has the due occasions %j",
  (today, keys) => {
    const due = occasionsOn(announced(CLOSES), today, null);
    expect(due.map(({ key }) => key)).toEqual(keys);
    expect(due.every(({ isEarly }) => !isEarly)).toBe(true);
  },
);

test("from 10 to 8 days before a closing, the last reminder is marked as early", () => {
  for (const today of ["2026-12-21", "2026-12-22", "2026-12-23"])
    expect(occasionsOn(announced(CLOSES), today, null)).toMatchObject([
      { key: "closes-7:2026-12-31", isEarly: true },
    ]);
});

test("each distinct closing has its own occasion, with the organiser's time zone", () => {
  const cycle = {
    ...announced("2026-12-31", "2026-12-05", "2026-12-31"),
    timeZone: "Europe/London",
  };
  expect(occasionsOn(cycle, "2026-12-04", null)).toEqual([
    {
      key: "closes-7:2026-12-05",
      basis: "announced",
      closes: "2026-12-05",
      timeZone: "Europe/London",
      isEarly: false,
    },
    {
      key: "closes-30:2026-12-31",
      basis: "announced",
      closes: "2026-12-31",
      timeZone: "Europe/London",
      isEarly: false,
    },
  ]);
});

test("an announced window without a closing has no occasion", () => {
  const cycle = announced("2026-12-31");
  const windows = [{ opens: "2026-12-01", closes: null }];
  expect(occasionsOn({ ...cycle, windows }, "2026-12-01", null)).toEqual([]);
});

test("the usual opening and closing months each have one occasion, without a date", () => {
  const cycle = usual({ opens: 11, closes: 1 });
  expect(occasionsOn(cycle, "2026-11-15", null)).toEqual([
    {
      key: "usual:2026-11",
      basis: "usual",
      month: 11,
      opens: true,
      closes: false,
      gates: [],
      isEarly: false,
    },
  ]);
  expect(occasionsOn(cycle, "2026-12-15", null)).toEqual([]);
  expect(occasionsOn(cycle, "2027-01-01", null)).toMatchObject([
    { key: "usual:2027-01", opens: false, closes: true },
  ]);
});

test("several openings and closings in one month are one occasion", () => {
  const cycle = usual({ opens: 3, closes: 3 }, { opens: null, closes: 3 });
  expect(occasionsOn(cycle, "2027-03-02", null)).toMatchObject([
    { key: "usual:2027-03", opens: true, closes: true },
  ]);
});

test("after its usual day, an opening or closing has no occasion", () => {
  const cycle = usual({ opens: 2, opensDay: 1, closes: 3, closesDay: 15 });
  const countOn = (today: string) => occasionsOn(cycle, today, null).length;
  expect([countOn("2027-02-01"), countOn("2027-02-02")]).toEqual([1, 0]);
  expect([countOn("2027-03-15"), countOn("2027-03-16")]).toEqual([1, 0]);
});

test("a gate has occasions for students of its countries only", () => {
  const cycle = {
    ...usual({ opens: null, closes: 6 }),
    gates: [
      {
        nameKey: "gates.paraguay",
        countries: ["PY"],
        window: { opens: 12, closes: 2 },
      },
    ],
  };
  expect(occasionsOn(cycle, "2027-02-10", "PY")).toMatchObject([
    {
      key: "usual:2027-02",
      opens: false,
      closes: false,
      gates: [{ nameKey: "gates.paraguay", opens: false, closes: true }],
    },
  ]);
  for (const country of ["PE", null])
    expect(occasionsOn(cycle, "2027-02-10", country)).toEqual([]);
});

test("without a calendar there is no occasion", () => {
  for (const basis of ["always", "unknown"] as const)
    expect(occasionsOn({ basis }, "2026-12-24", "MX")).toEqual([]);
});
