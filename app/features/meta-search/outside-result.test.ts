import { expect, test } from "vitest";
import { formatAge } from "./outside-result.ts";

const HOUR_MS = 3_600_000;

test.each([
  [0, "hace 1 min", "1 min. ago"],
  [0.4, "hace 24 min", "24 min. ago"],
  [3.2, "hace 3 h", "3 hr. ago"],
  [47, "hace 47 h", "47 hr. ago"],
  [150, "hace 6 días", "6 days ago"],
])(
  'an age of %d hours is "%s" in Spanish and "%s" in English',
  (hours, spanish, english) => {
    expect(formatAge(hours * HOUR_MS, "es")).toBe(spanish);
    expect(formatAge(hours * HOUR_MS, "en")).toBe(english);
  },
);
