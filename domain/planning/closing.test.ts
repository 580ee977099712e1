import { expect, test } from "vitest";
import type { Cycle } from "../deadlines/cycle.ts";
import { type ClosingFacts, planClosing } from "./closing.ts";
import { findPastClosingSpan } from "./past-closing-span.ts";
import { PLAN_TODAY } from "./planning.fixture.ts";

const MARCH: Cycle = { basis: "usual", windows: [{ opens: 1, closes: 3 }] };

test("an announced closing takes precedence over past closings", () => {
  const cycle: Cycle = {
    basis: "announced",
    year: 2027,
    windows: [{ opens: "2026-11-01", closes: "2027-01-15" }],
    source: "https://example.org",
  };
  const { first, later, mayCloseNow } = closing({
    cycle,
    editions: [{ closes: "2025-01-10" }, { closes: "2024-01-12" }],
  });
  expect(first).toEqual({ date: "2027-01-15", basis: "announced" });
  expect(later[0]).toEqual({ date: "2028-01-10", basis: "pastClosings" });
  expect(mayCloseNow).toBe(false);
});

test("an announced closing that is over is not planned for", () => {
  const cycle: Cycle = {
    basis: "announced",
    year: 2026,
    windows: [{ opens: null, closes: "2026-11-23" }],
    source: "https://example.org",
  };
  expect(closing({ cycle }).first).toBeNull();
  // An estimate of less than half a year after it is the same round.
  const editions = [{ closes: "2025-12-20" }, { closes: "2024-12-05" }];
  expect(closing({ cycle, editions }).first?.date).toBe("2027-12-05");
});

test("past closings give the next occurrences of their earliest day", () => {
  const editions = [{ closes: "2025-03-20" }, { closes: "2024-03-05" }];
  expect(closing({ cycle: MARCH, editions })).toMatchObject({
    first: { date: "2027-03-05", basis: "pastClosings" },
    later: [
      { date: "2028-03-05", basis: "pastClosings" },
      { date: "2029-03-05", basis: "pastClosings" },
    ],
  });
});

test("without past closings the first day of the usual month is planned for", () => {
  expect(closing({ cycle: MARCH }).first).toEqual({
    date: "2027-03-01",
    basis: "usualMonth",
  });
});

test("a usual day takes precedence over the first day of its month", () => {
  const cycle: Cycle = {
    basis: "usual",
    windows: [{ opens: null, closes: 2, closesDay: 30 }],
  };
  expect(closing({ cycle }).first).toEqual({
    date: "2027-02-28",
    basis: "usualDay",
  });
});

test("past closings far from the usual month are ignored", () => {
  const editions = [{ closes: "2025-08-20" }, { closes: "2024-08-05" }];
  expect(closing({ cycle: MARCH, editions }).first?.basis).toBe("usualMonth");
});

test("with several usual windows past closings are ignored", () => {
  const cycle: Cycle = {
    basis: "usual",
    windows: [
      { opens: null, closes: 3 },
      { opens: null, closes: 10 },
    ],
  };
  const editions = [{ closes: "2025-03-20" }, { closes: "2024-03-05" }];
  const { first, later } = closing({ cycle, editions });
  expect([first?.date, later[0]?.date]).toEqual(["2027-03-01", "2027-10-01"]);
  expect(first?.basis).toBe("usualMonth");
});

test("in the usual closing month the next year is planned for, and this round may be open", () => {
  const cycle: Cycle = {
    basis: "usual",
    windows: [{ opens: 9, closes: 11 }],
  };
  expect(closing({ cycle })).toMatchObject({
    first: { date: "2027-11-01" },
    mayCloseNow: true,
  });
});

test("within the span of past closings the round may be open", () => {
  const cycle: Cycle = { basis: "unknown" };
  const editions = [{ closes: "2025-11-20" }, { closes: "2024-12-05" }];
  expect(closing({ cycle, editions })).toMatchObject({
    first: { date: "2027-11-20" },
    mayCloseNow: true,
  });
});

test("the gate that closes first for the student's country is planned for", () => {
  const gates = [
    { nameKey: "late", countries: ["PE"], window: { opens: null, closes: 2 } },
    { nameKey: "first", countries: ["PE"], window: { opens: null, closes: 1 } },
    {
      nameKey: "other",
      countries: ["CO"],
      window: { opens: null, closes: 12 },
    },
  ];
  const cycle: Cycle = { ...MARCH, basis: "usual", gates };
  const editions = [{ closes: "2025-03-20" }, { closes: "2024-03-05" }];
  const peru = closing({ cycle, editions, country: "PE" });
  expect(peru.gate?.nameKey).toBe("first");
  expect(peru.first).toEqual({ date: "2027-01-01", basis: "usualMonth" });
  expect(closing({ cycle, country: "MX" }).gate).toBeNull();
});

test("without past closings, an item that is always open or has unknown dates has no closing", () => {
  expect(closing({ cycle: { basis: "always" } }).first).toBeNull();
  expect(closing({ cycle: { basis: "unknown" } }).first).toBeNull();
});

test("past closings across New Year are one span", () => {
  expect(
    findPastClosingSpan(
      [{ closes: "2025-01-05" }, { closes: "2023-12-28" }],
      null,
    ),
  ).toEqual({ earliest: "12-28", latest: "01-05" });
});

test.each([
  ["a single closing", [{ closes: "2025-03-20" }]],
  [
    "days half a year apart",
    [{ closes: "2025-03-20" }, { closes: "2025-09-20" }],
  ],
  [
    "several lines",
    [{ closes: "2025-03-20", lineKey: "a" }, { closes: "2024-03-20" }],
  ],
  [
    "rounds of several countries",
    [{ closes: "2025-03-20", countries: ["PE"] }, { closes: "2024-03-20" }],
  ],
  [
    "rounds of another country",
    [
      { closes: "2025-03-20", countries: ["CO"] },
      { closes: "2024-03-20", countries: ["CO"] },
    ],
  ],
])("there is no span of past closings from %s", (_, editions) => {
  expect(findPastClosingSpan(editions, "PE")).toBeNull();
});

function closing(part: Partial<ClosingFacts>) {
  return planClosing(
    { cycle: { basis: "unknown" }, editions: [], country: null, ...part },
    PLAN_TODAY,
  );
}
