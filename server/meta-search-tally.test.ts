import { expect, test } from "vitest";
import { createMetaSearchTally } from "./meta-search-tally.ts";

const MINUTE_MS = 60_000;

test("what the searches of an hour were is summed", () => {
  const tally = createMetaSearchTally(() => 0);
  tally.record({ searches: 1, asked: 5, answered: 2 });
  tally.record({ searches: 1, asked: 1, answered: 0 });
  // One source, asked again.
  tally.record({ searches: 0, asked: 1, answered: 1 });
  expect(tally.lastHour()).toEqual({ searches: 2, asked: 7, answered: 3 });
});

test("what is older than an hour is forgotten", () => {
  let now = 0;
  const tally = createMetaSearchTally(() => now);
  tally.record({ searches: 1, asked: 1, answered: 1 });
  now = 59 * MINUTE_MS;
  tally.record({ searches: 1, asked: 1, answered: 0 });
  expect(tally.lastHour()?.searches).toBe(2);
  now = 60 * MINUTE_MS;
  expect(tally.lastHour()).toEqual({ searches: 1, asked: 1, answered: 0 });
  now = 200 * MINUTE_MS;
  expect(tally.lastHour()).toBeNull();
});
