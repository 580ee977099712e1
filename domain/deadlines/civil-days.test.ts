import { expect, test } from "vitest";
import {
  daysAfter,
  daysBetween,
  daysUntilMonthEnd,
  firstOfMonth,
  lastOfMonth,
  yearsAfter,
} from "./civil-days.ts";

test("days between civil dates are whole, and negative backwards", () => {
  expect(daysBetween("2026-11-21", "2026-11-21")).toBe(0);
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2027-01-01", "2026-12-31")).toBe(-1);
});

test("adding or subtracting days crosses months, years and leap days", () => {
  expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(daysAfter("2027-02-28", 1)).toBe("2027-03-01");
  expect(daysAfter("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysAfter("2028-03-01", -1)).toBe("2028-02-29");
  expect(daysAfter("2026-11-21", 0)).toBe("2026-11-21");
});

test("the same day in another year is 28 February for the 29th", () => {
  expect(yearsAfter("2026-11-21", 1)).toBe("2027-11-21");
  expect(yearsAfter("2028-02-29", 1)).toBe("2029-02-28");
  expect(yearsAfter("2028-02-29", -4)).toBe("2024-02-28");
});

test("the first and last day of a month are found by its distance in months from a date", () => {
  expect(firstOfMonth("2026-11-21", 0)).toBe("2026-11-01");
  expect(lastOfMonth("2026-11-21", 0)).toBe("2026-11-30");
  expect(firstOfMonth("2026-11-30", 3)).toBe("2027-02-01");
  expect(lastOfMonth("2026-11-30", 3)).toBe("2027-02-28");
  expect(lastOfMonth("2027-12-31", 2)).toBe("2028-02-29");
  expect(firstOfMonth("2027-01-31", -2)).toBe("2026-11-01");
  expect(lastOfMonth("2027-01-31", -1)).toBe("2026-12-31");
});

test("days until a month's end count to its last day, also across New Year", () => {
  expect(daysUntilMonthEnd(11, "2026-11-21")).toBe(9);
  expect(daysUntilMonthEnd(11, "2026-11-30")).toBe(0);
  expect(daysUntilMonthEnd(2, "2027-12-31")).toBe(60);
});
