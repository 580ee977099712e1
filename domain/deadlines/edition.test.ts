import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cycle } from "./cycle.ts";
import {
  type Edition,
  summarizeClosings,
  withPastClosingDays,
} from "./edition.ts";
import { daysUntilClosing } from "./upcoming.ts";

test("two closings in one season are summarized by their days and years", () => {
  expect(
    summarizeClosings([closing("2026-03-20"), closing("2025-03-05")]),
  ).toEqual([
    {
      lineKey: null,
      countries: null,
      years: [2025, 2026],
      earliest: "2025-03-05",
      latest: "2026-03-20",
    },
  ]);
});

test("one closing, or two of one year, are not summarized", () => {
  expect(summarizeClosings([closing("2026-03-20")])).toEqual([]);
  expect(
    summarizeClosings([closing("2026-03-01"), closing("2026-03-20")]),
  ).toEqual([]);
});

test("rounds without a closing day do not count", () => {
  const openingOnly = { ...closing("2025-03-05"), closes: null };
  expect(summarizeClosings([openingOnly, closing("2026-03-20")])).toEqual([]);
});

test("two seasons of a year are summarized separately", () => {
  const seasons = summarizeClosings(
    ["2024-11-05", "2025-11-05", "2025-03-13", "2026-03-20"].map(closing),
  );
  expect(seasons.map(({ earliest, latest }) => [earliest, latest])).toEqual([
    ["2025-03-13", "2026-03-20"],
    ["2024-11-05", "2025-11-05"],
  ]);
});

test("a season across New Year begins in December", () => {
  const [season] = summarizeClosings(
    ["2026-01-05", "2024-12-28", "2025-01-03"].map(closing),
  );
  expect(season).toMatchObject({
    years: [2024, 2025, 2026],
    earliest: "2024-12-28",
    latest: "2026-01-05",
  });
});

test("closings spread over more than 45 days are not summarized", () => {
  expect(
    summarizeClosings(["2024-03-01", "2025-03-25", "2026-04-20"].map(closing)),
  ).toEqual([]);
});

test("rounds of different countries or lines are not summarized together", () => {
  const peru = { ...closing("2025-03-05"), countries: ["PE"] };
  const line = { ...closing("2024-03-05"), lineKey: "editions.a" };
  expect(summarizeClosings([peru, line, closing("2026-03-20")])).toEqual([]);
});

test("a usual window takes the earliest past closing day of its closing month", () => {
  const cycle = usual({ opens: 1, closes: 3 });
  const editions = ["2025-03-13", "2026-03-20", "2024-11-05"].map(closing);
  expect(withPastClosingDays(cycle, editions)).toEqual(
    usual({ opens: 1, closes: 3, pastClosesDay: 13 }),
  );
});

test("a window's own closing day and announced dates stay as they are", () => {
  const named = usual({ opens: 1, closes: 3, closesDay: 20 });
  expect(withPastClosingDays(named, [closing("2026-03-02")])).toEqual(named);
  const announced: Cycle = {
    basis: "announced",
    year: 2027,
    windows: [{ opens: null, closes: "2027-03-30" }],
    source: "https://example.org/",
  };
  expect(withPastClosingDays(announced, [closing("2026-03-02")])).toEqual(
    announced,
  );
});

test("rounds for some countries set no closing day", () => {
  const cycle = usual({ opens: 1, closes: 3 });
  const peru = { ...closing("2026-03-02"), countries: ["PE"] };
  expect(withPastClosingDays(cycle, [peru])).toEqual(cycle);
});

test("in its closing month a window counts down to the past closing day, and not after", () => {
  const cycle = withPastClosingDays(usual({ opens: 11, closes: 1 }), [
    closing("2026-01-15"),
  ]);
  expect(daysUntilClosing(cycle, "2027-01-05")).toEqual({
    days: 10,
    isAnnounced: false,
  });
  expect(daysUntilClosing(cycle, "2027-01-16")).toBeNull();
});

test("a summary begins and ends on closings, has two years or more and spans 45 days at most", () => {
  const closings = fc.array(
    fc
      .date({
        min: new Date("2016-01-01"),
        max: new Date("2026-12-31"),
        noInvalidDate: true,
      })
      .map((date) => closing(date.toISOString().slice(0, 10))),
    { maxLength: 12 },
  );
  let summaries = 0;
  fc.assert(
    fc.property(closings, (editions) => {
      const days = editions.map(({ closes }) => closes);
      for (const { earliest, latest, years } of summarizeClosings(editions)) {
        summaries += 1;
        expect(days).toContain(earliest);
        expect(days).toContain(latest);
        expect(years.length).toBeGreaterThanOrEqual(2);
        // In a leap year, as closings may fall on 29 February.
        const from = Date.parse(`2024${earliest.slice(4)}`);
        const to = Date.parse(`2024${latest.slice(4)}`);
        const spread = (to - from) / 86_400_000;
        expect((spread + 366) % 366).toBeLessThanOrEqual(45);
      }
    }),
  );
  expect(summaries).toBeGreaterThan(0);
});

function closing(closes: string): Edition {
  return {
    year: Number(closes.slice(0, 4)),
    opens: null,
    closes,
    source: "https://example.org/",
  };
}

function usual(window: {
  opens: number | null;
  closes: number | null;
  closesDay?: number;
  pastClosesDay?: number;
}): Cycle {
  return { basis: "usual", windows: [window] };
}
