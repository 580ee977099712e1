import { expect, test } from "vitest";
import { civilMoment } from "./civil-moment.ts";

test.each([
  ["2026-11-24T05:59:59Z", "2026-11-23", 23],
  ["2026-11-24T06:00:00Z", "2026-11-24", 0],
  ["2026-11-24T13:30:00Z", "2026-11-24", 7],
  ["2027-01-01T05:00:00Z", "2026-12-31", 23],
])("%s is the civil day %s, hour %i, in Mexico City", (moment, day, hour) => {
  expect(civilMoment(Date.parse(moment))).toEqual({ day, hour });
});
