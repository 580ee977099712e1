import { expect, test } from "vitest";
import { parseMoment } from "./moment.ts";

test.each([
  ["Sat, 22 Aug 2026 10:34:17 +0000", "2026-08-22T10:34:17.000Z"],
  ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000Z"],
  ["9999-12-31T23:59:59Z", "9999-12-31T23:59:59.000Z"],
])("%s is converted to ISO form", (text, moment) => {
  expect(parseMoment(text)).toBe(moment);
});

test.each([
  "",
  "mañana",
  "0000-00-00T00:00:00Z",
  "0000-01-01T00:00:00Z",
  // Year 0 after conversion to UTC.
  "0001-01-01T00:00:00+05:00",
  "-000001-01-01T00:00:00Z",
  "+010000-01-01T00:00:00Z",
])("%j is not a timestamp that PostgreSQL accepts", (text) => {
  expect(parseMoment(text)).toBeNull();
});
