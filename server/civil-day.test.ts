import { expect, test, vi } from "vitest";
import { createCivilDay } from "./civil-day.ts";

test("the day changes at midnight in Mexico City", () => {
  let now = "2026-11-21T05:59:59.999Z";
  const today = createCivilDay(() => Date.parse(now));
  expect(today()).toBe("2026-11-20");
  now = "2026-11-21T06:00:00.000Z";
  expect(today()).toBe("2026-11-21");
});

test("month and day have leading zeros", () => {
  const today = createCivilDay(() => Date.parse("2027-01-01T06:00:00Z"));
  expect(today()).toBe("2027-01-01");
});

test("a day is computed once a second at most", () => {
  // `format` is a getter, unlike its type.
  const prototype: { format: unknown } = Intl.DateTimeFormat.prototype;
  const format = vi.spyOn(prototype, "format", "get");
  let now = 1_000_000;
  const today = createCivilDay(() => now);
  for (const _ of Array(5)) today();
  now += 999;
  today();
  expect(format).toHaveBeenCalledTimes(1);
  now += 1;
  today();
  expect(format).toHaveBeenCalledTimes(2);
});
