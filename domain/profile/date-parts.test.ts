import { expect, test } from "vitest";
import { isCivilDate, joinDate, splitDate } from "./date-parts.ts";

test.each([
  ["2008-05-17", { year: "2008", month: "5", day: "17" }],
  ["2008-05-", { year: "2008", month: "5", day: "" }],
  ["-10-", { year: "", month: "10", day: "" }],
  ["", { year: "", month: "", day: "" }],
])("%j splits into %j, which join to the same text", (date, parts) => {
  expect(splitDate(date)).toEqual(parts);
  expect(joinDate(parts)).toBe(date);
});

test.each([
  ["2008-02-29", true],
  ["2009-02-29", false],
  ["2008-13-01", false],
  ["2008-05-", false],
  ["20-05-17", false],
])("%j is a valid date: %j", (text, isDay) => {
  expect(isCivilDate(text)).toBe(isDay);
});
