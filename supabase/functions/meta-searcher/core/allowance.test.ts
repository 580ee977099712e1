import { expect, test } from "vitest";
import { createAllowance } from "./allowance.ts";

test("a minute's requests may come at once, and then one as the time for one has passed", () => {
  let ms = 0;
  const { take } = createAllowance(3, () => ms);
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  ms += 19_999;
  expect(take()).toBe(false);
  ms += 1;
  expect([take(), take()]).toEqual([true, false]);
});

test("what was not used for long is not saved up", () => {
  let ms = 0;
  const { take } = createAllowance(2, () => ms);
  ms += 3_600_000;
  expect([take(), take(), take()]).toEqual([true, true, false]);
});
