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

test("of many a minute only a few may come at once", () => {
  let ms = 0;
  const { take } = createAllowance(120, () => ms);
  const taken = () => Array.from({ length: 200 }, take).filter(Boolean).length;
  expect(taken()).toBe(8);
  ms += 1_000;
  expect(taken()).toBe(2);
});

test("what goes in any case is paid for by those that come after it", () => {
  let ms = 0;
  const { take, spend } = createAllowance(3, () => ms);
  for (const _ of [1, 2, 3, 4]) spend();
  ms += 20_000;
  expect(take()).toBe(false);
  ms += 20_000;
  expect(take()).toBe(true);
});

test("what is our own may be asked at will", () => {
  const { take } = createAllowance(Number.POSITIVE_INFINITY, () => 0);
  expect(Array.from({ length: 500 }, take)).not.toContain(false);
});
