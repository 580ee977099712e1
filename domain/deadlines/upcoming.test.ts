import fc from "fast-check";
import { expect, test } from "vitest";
import { daysAfter, daysBetween, lastOfMonth } from "./civil-days.ts";
import { anAnnouncedCycle, aUsualCycle, type Ends } from "./cycle.fixture.ts";
import type { CivilDate, Cycle, Month, UsualWindow } from "./cycle.ts";
import { monthFromDate, monthsOpen } from "./months.ts";
import { hasClosing, NEAR_DAYS } from "./nearness.ts";
import {
  countingWindow,
  daysUntilClosing,
  daysUntilOpening,
  nextWindows,
} from "./upcoming.ts";

type Days = number | null;

test.each<[Ends<CivilDate>, CivilDate, Days, Days]>([
  // Window, today, days until it opens, days until it closes.
  [["2026-12-01", "2026-12-31"], "2026-11-21", 10, null],
  [["2026-12-01", "2026-12-31"], "2026-11-30", 1, null],
  [["2026-12-01", "2026-12-31"], "2026-12-01", null, 30],
  [["2026-12-01", "2026-12-31"], "2026-12-31", null, 0],
  [["2026-12-01", "2026-12-31"], "2027-01-01", null, null],
  [["2026-12-10", "2027-01-15"], "2026-12-31", null, 15],
  [["2028-02-01", "2028-03-01"], "2028-02-28", null, 2],
  [["2026-12-01", null], "2026-11-21", 10, null],
  [["2026-12-01", null], "2026-12-01", null, null],
  [[null, "2026-12-31"], "2026-11-21", null, 40],
  [[null, "2026-12-31"], "2027-01-01", null, null],
  [[null, null], "2026-11-21", null, null],
])(
  "announced %j, on %s: opens in %j days, closes in %j",
  (window, today, opening, closing) => {
    const cycle = anAnnouncedCycle(window);
    expect(daysUntilOpening(cycle, today)).toEqual(countdown(opening, true));
    expect(daysUntilClosing(cycle, today)).toEqual(countdown(closing, true));
  },
);

test.each<[Ends<Month>, CivilDate, Days, Days]>([
  [[1, 3], "2026-11-21", 41, null],
  [[1, 3], "2026-12-31", 1, null],
  [[1, 3], "2027-01-01", null, 89],
  [[1, 3], "2027-02-28", null, 31],
  // In the closing month the day may have passed.
  [[1, 3], "2027-03-01", null, null],
  [[1, 3], "2027-03-31", null, null],
  [[1, 3], "2027-04-01", 275, null],
  [[11, 2], "2026-12-31", null, 59],
  [[11, 2], "2027-12-31", null, 60],
  [[11, null], "2026-10-31", 1, null],
  [[11, null], "2026-11-21", null, null],
  [[null, 12], "2026-11-21", null, 40],
  [[null, 12], "2026-12-01", null, null],
  [[null, null], "2026-11-21", null, null],
])(
  "usual %j, on %s: opens in %j days, closes in %j",
  (window, today, opening, closing) => {
    const cycle = aUsualCycle(window);
    expect(daysUntilOpening(cycle, today)).toEqual(countdown(opening, false));
    expect(daysUntilClosing(cycle, today)).toEqual(countdown(closing, false));
  },
);

test.each([
  ["2026-12-31", 10, null],
  ["2027-01-01", 9, null],
  ["2027-01-09", 1, null],
  ["2027-01-10", null, 41],
  ["2027-02-20", null, 0],
] as const)(
  "usually from 10 January to 20 February, on %s: opens in %j days, closes in %j",
  (today, opening, closing) => {
    const cycle: Cycle = {
      basis: "usual",
      windows: [{ opens: 1, opensDay: 10, closes: 2, closesDay: 20 }],
    };
    expect(daysUntilOpening(cycle, today)).toEqual(countdown(opening, false));
    expect(daysUntilClosing(cycle, today)).toEqual(countdown(closing, false));
  },
);

test("a usual opening day after the end of a short month is its last day", () => {
  const cycle: Cycle = {
    basis: "usual",
    windows: [{ opens: 2, opensDay: 30, closes: 4 }],
  };
  expect(daysUntilOpening(cycle, "2027-02-27")).toEqual(countdown(1, false));
  expect(daysUntilOpening(cycle, "2027-02-28")).toBeNull();
});

test("without a calendar there is no countdown and no window", () => {
  for (const basis of ["always", "unknown"] as const) {
    expect(daysUntilOpening({ basis }, "2026-11-21")).toBeNull();
    expect(daysUntilClosing({ basis }, "2026-11-21")).toBeNull();
    expect(nextWindows({ basis }, "2026-11-21")).toEqual([]);
  }
});

test("an announced window is among the next windows, unchanged, until its last day", () => {
  const cycle = anAnnouncedCycle(
    ["2027-03-01", "2027-03-31"],
    ["2026-10-01", "2026-11-21"],
    ["2027-05-01", null],
    [null, "2027-01-15"],
    [null, null],
  );
  const ahead = [
    { opens: null, closes: "2027-01-15", isAnnounced: true },
    { opens: "2027-03-01", closes: "2027-03-31", isAnnounced: true },
    { opens: "2027-05-01", closes: null, isAnnounced: true },
  ];
  expect(nextWindows(cycle, "2026-11-21")).toEqual([
    { opens: "2026-10-01", closes: "2026-11-21", isAnnounced: true },
    ...ahead,
  ]);
  expect(nextWindows(cycle, "2026-11-22")).toEqual(ahead);
  expect(nextWindows(cycle, "2028-01-01")).toEqual(ahead.slice(2));
});

test.each<[Ends<Month>, CivilDate, Ends<CivilDate>]>([
  [[1, 3], "2026-11-21", ["2027-01-01", "2027-03-31"]],
  [[1, 3], "2027-01-01", ["2027-01-01", "2027-03-31"]],
  [[1, 3], "2027-03-31", ["2027-01-01", "2027-03-31"]],
  [[1, 3], "2027-04-01", ["2028-01-01", "2028-03-31"]],
  [[11, 2], "2026-10-31", ["2026-11-01", "2027-02-28"]],
  [[11, 2], "2026-11-01", ["2026-11-01", "2027-02-28"]],
  [[11, 2], "2027-01-01", ["2026-11-01", "2027-02-28"]],
  [[11, 2], "2028-02-29", ["2027-11-01", "2028-02-29"]],
  [[11, 2], "2028-03-01", ["2028-11-01", "2029-02-28"]],
  [[12, 12], "2026-11-21", ["2026-12-01", "2026-12-31"]],
  [[1, 12], "2026-11-21", ["2026-01-01", "2026-12-31"]],
  [[2, 1], "2027-01-31", ["2026-02-01", "2027-01-31"]],
  [[2, 1], "2027-02-01", ["2027-02-01", "2028-01-31"]],
  // With one known end, the window is that month only.
  [[2, null], "2027-12-31", ["2028-02-01", "2028-02-29"]],
  [[null, 4], "2027-04-30", ["2027-04-01", "2027-04-30"]],
  [[null, 4], "2027-05-01", ["2028-04-01", "2028-04-30"]],
])(
  "the usual window %j, on %s, has the next days %j",
  (window, today, [opens, closes]) => {
    expect(nextWindows(aUsualCycle(window), today)).toEqual([
      { opens, closes, isAnnounced: false },
    ]);
  },
);

test("of several usual windows the first to start comes first", () => {
  const cycle = aUsualCycle([10, 12], [2, 3], [null, null], [1, null]);
  const opens = nextWindows(cycle, "2026-11-21").map((each) => each.opens);
  expect(opens).toEqual(["2026-10-01", "2027-01-01", "2027-02-01"]);
});

test("`soon` and `next` apply exactly when the countdown is at most `NEAR_DAYS`", () => {
  let near = 0;
  fc.assert(
    fc.property(anyCycle(), anyDay(), (cycle, today) => {
      const isNear = (days = Number.POSITIVE_INFINITY) => days <= NEAR_DAYS;
      const closing = isNear(daysUntilClosing(cycle, today)?.days);
      const opening = isNear(daysUntilOpening(cycle, today)?.days);
      near += Number(closing) + Number(opening);
      expect(hasClosing(cycle, "soon", today)).toBe(closing);
      expect(hasClosing(cycle, "next", today)).toBe(opening);
    }),
  );
  expect(near).toBeGreaterThan(0);
});

test("there is at most one countdown, to an end of one of the next windows", () => {
  fc.assert(
    fc.property(anyCycle(), anyDay(), (cycle, today) => {
      const closing = daysUntilClosing(cycle, today);
      const opening = daysUntilOpening(cycle, today);
      expect(closing === null || opening === null).toBe(true);
      const ends = nextWindows(cycle, today);
      if (closing)
        expect(ends.map(({ closes }) => closes)).toContain(
          daysAfter(today, closing.days),
        );
      if (opening)
        expect(ends.map(({ opens }) => opens)).toContain(
          daysAfter(today, opening.days),
        );
    }),
  );
});

test("the countdown is to an end of the counting window", () => {
  let counted = 0;
  fc.assert(
    fc.property(anyCycle(), anyDay(), (cycle, today) => {
      const window = countingWindow(cycle, today);
      const ahead = nextWindows(cycle, today);
      if (window) expect(ahead).toContainEqual(window);
      else expect(ahead).toEqual([]);
      const closing = daysUntilClosing(cycle, today);
      const opening = daysUntilOpening(cycle, today);
      counted += Number(closing !== null) + Number(opening !== null);
      if (closing) expect(window?.closes).toBe(daysAfter(today, closing.days));
      if (opening) expect(window?.opens).toBe(daysAfter(today, opening.days));
    }),
  );
  expect(counted).toBeGreaterThan(0);
});

test("of two usual windows with one opening the later closing counts", () => {
  for (const cycle of [
    aUsualCycle([5, 10], [5, 1]),
    aUsualCycle([5, 1], [5, 10]),
  ]) {
    const closesOn = (day: CivilDate) => countingWindow(cycle, day)?.closes;
    expect(closesOn("2027-01-31")).toBe("2027-01-31");
    expect(closesOn("2027-02-01")).toBe("2028-01-31");
    expect(closesOn("2027-10-15")).toBe("2028-01-31");
  }
});

test("none of the next windows has ended, and none closes before it opens", () => {
  fc.assert(
    fc.property(anyCycle(), anyDay(), (cycle, today) => {
      for (const { opens, closes } of nextWindows(cycle, today)) {
        if (closes !== null) expect(closes >= today).toBe(true);
        if (opens !== null && closes !== null)
          expect(opens <= closes).toBe(true);
      }
    }),
  );
});

test("a usual window covers its whole months in the first occurrence that has not ended", () => {
  fc.assert(
    fc.property(anyWindow(), anyDay(), (window, today) => {
      const months = monthsOpen(window);
      const [next] = nextWindows(
        aUsualCycle([window.opens, window.closes]),
        today,
      );
      if (!next?.opens || !next.closes) {
        expect(months).toEqual([]);
        return;
      }
      expect(next.opens.endsWith("-01")).toBe(true);
      expect(daysAfter(next.closes, 1).endsWith("-01")).toBe(true);
      expect([monthFromDate(next.opens), monthFromDate(next.closes)]).toEqual([
        months[0],
        months.at(-1),
      ]);
      expect(daysBetween(next.opens, next.closes)).toBeLessThan(366);
      expect(lastOfMonth(next.closes, -12) < today).toBe(true);
    }),
  );
});

test.each([
  // The countdown and the window end on a known closing day.
  ["2026-11-22", 40, ["2026-10-01", "2027-01-01"]],
  ["2027-01-01", 0, ["2026-10-01", "2027-01-01"]],
  ["2027-01-02", null, ["2027-10-01", "2028-01-01"]],
] as const)(
  "a usual closing on 1 January, on %s: closes in %j days",
  (today, closing, [opens, closes]) => {
    const cycle: Cycle = {
      basis: "usual",
      windows: [{ opens: 10, closes: 1, closesDay: 1 }],
    };
    expect(daysUntilClosing(cycle, today)).toEqual(countdown(closing, false));
    expect(nextWindows(cycle, today)).toEqual([
      { opens, closes, isAnnounced: false },
    ]);
  },
);

test.each([
  // A day in the closing month counts until it has passed.
  ["2026-10-31", "2026-11-20", 20],
  ["2026-11-01", "2026-11-20", 19],
  ["2026-11-20", "2026-11-20", 0],
  ["2026-11-21", "2027-01-31", 71],
] as const)(
  "of closings on 20 November and in January, on %s that of %s counts",
  (today, closes, days) => {
    for (const opens of [9, null])
      for (const day of [{ closesDay: 20 }, { pastClosesDay: 20 }]) {
        const cycle: Cycle = {
          basis: "usual",
          windows: [
            { opens, closes: 11, ...day },
            { opens: null, closes: 1 },
          ],
        };
        expect(countingWindow(cycle, today)?.closes).toBe(closes);
        expect(daysUntilClosing(cycle, today)).toEqual(countdown(days, false));
      }
  },
);

function countdown(days: Days, isAnnounced: boolean) {
  return days === null ? null : { days, isAnnounced };
}

function anyDay(): fc.Arbitrary<CivilDate> {
  return fc
    .integer({ min: 0, max: 8 * 366 })
    .map((days) => daysAfter("2024-01-01", days));
}

function anyWindow(): fc.Arbitrary<UsualWindow> {
  const month = fc.option(fc.integer({ min: 1, max: 12 }), { freq: 4 });
  const day = fc.option(fc.integer({ min: 1, max: 31 }), { nil: undefined });
  return fc
    .record({
      opens: month,
      closes: month,
      opensDay: day,
      closesDay: day,
      pastClosesDay: day,
    })
    .filter(
      // Within one month the days are in order.
      ({ opens, closes, opensDay = 1, closesDay, pastClosesDay }) =>
        opens !== closes || opensDay <= (closesDay ?? pastClosesDay ?? 31),
    );
}

function anyCycle(): fc.Arbitrary<Cycle> {
  const end = fc.option(anyDay(), { freq: 4 });
  const dated = fc
    .record({ opens: end, closes: end })
    .filter(({ opens, closes }) => !opens || !closes || opens <= closes);
  const several = { minLength: 1, maxLength: 4 };
  return fc.oneof(
    fc
      .array(anyWindow(), several)
      .map((windows): Cycle => ({ basis: "usual", windows })),
    fc
      .array(dated, several)
      .map((windows) =>
        anAnnouncedCycle(
          ...windows.map(({ opens, closes }) => [opens, closes] as const),
        ),
      ),
    fc.constantFrom<Cycle>({ basis: "always" }, { basis: "unknown" }),
  );
}
