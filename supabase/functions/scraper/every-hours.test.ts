import { expect, test } from "vitest";
import { readEveryHours } from "./every-hours.ts";

test.each([
  [undefined, 6],
  ["", 6],
  ["0", 0],
  ["1", 1],
  ["1.5", 1.5],
  ["720", 720],
])("%j means %s hours between two runs", (text, hours) => {
  expect(readEveryHours(text)).toBe(hours);
});

test.each(["-1", "0.01", "721", "daily", " ", "NaN"])(
  "%j is rejected with the name of the variable",
  (text) => {
    expect(() => readEveryHours(text)).toThrow(/SCRAPE_EVERY_HOURS/);
  },
);
