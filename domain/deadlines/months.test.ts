import fc from "fast-check";
import { expect, test } from "vitest";
import type { Month } from "./cycle.ts";
import { monthFromDate, monthsOpen, monthsUntil } from "./months.ts";

test.each<[Month | null, Month | null, ReadonlyArray<Month>]>([
  [3, 5, [3, 4, 5]],
  [11, 2, [11, 12, 1, 2]],
  [12, 12, [12]],
  [1, 12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  [2, 1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]],
  [4, null, [4]],
  [null, 4, [4]],
  [null, null, []],
])("a window from %j to %j covers %j", (opens, closes, months) => {
  expect(monthsOpen({ opens, closes })).toEqual(months);
});

test("every window has 1 to 12 different consecutive months", () => {
  const month = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(month, month, (opens, closes) => {
      const months = monthsOpen({ opens, closes });
      expect(months.length).toBeGreaterThanOrEqual(1);
      expect(months.length).toBeLessThanOrEqual(12);
      expect(new Set(months).size).toBe(months.length);
      expect([months[0], months.at(-1)]).toEqual([opens, closes]);
      for (const [index, next] of months.slice(1).entries())
        expect(next).toBe(((months[index] ?? 0) % 12) + 1);
    }),
  );
});

test("months are counted forwards, across the end of the year", () => {
  expect(monthsUntil(11, 11)).toBe(0);
  expect(monthsUntil(11, 2)).toBe(3);
  expect(monthsUntil(2, 11)).toBe(9);
  expect(monthsUntil(1, 12)).toBe(11);
});

test("the month of a date is 1 to 12", () => {
  expect(monthFromDate("2026-02-28")).toBe(2);
  expect(monthFromDate("2026-12-01")).toBe(12);
});
