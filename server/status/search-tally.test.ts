import { expect, test } from "vitest";
import { createSearchTally } from "./search-tally.ts";

const MINUTE_MS = 60_000;

test("the searches of the last hour are summed, and older ones expire", () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { record, lastHour } = createSearchTally(() => now);
  expect(lastHour()).toBeNull();
  record({ searches: 1, asked: 5, answered: 2 });
  // One source is retried.
  record({ searches: 0, asked: 1, answered: 1 });
  now += 59 * MINUTE_MS;
  record({ searches: 1, asked: 1, answered: 0 });
  expect(lastHour()).toEqual({ searches: 2, asked: 7, answered: 3 });
  now += 2 * MINUTE_MS;
  expect(lastHour()).toEqual({ searches: 1, asked: 1, answered: 0 });
  now += 60 * MINUTE_MS;
  expect(lastHour()).toBeNull();
});
