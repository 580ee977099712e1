import { expect, test, vi } from "vitest";
import { memoizeFor } from "./memoize-for.ts";

test("calls share a load that hangs, and a call after a minute starts another", () => {
  const { call, load, wait } = memoized(() => new Promise(() => {}));
  void call();
  wait(59_999);
  void call();
  expect(load).toHaveBeenCalledTimes(1);
  wait(1);
  void call();
  void call();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a result that took longer than its TTL is not cached", async () => {
  const slow = Promise.withResolvers<number>();
  const { call, load, wait } = memoized(() => slow.promise);
  const first = call();
  wait(3_000);
  slow.resolve(1);
  expect(await first).toBe(1);
  await call();
  expect(load).toHaveBeenCalledTimes(2);
});

function memoized(result: () => Promise<unknown>) {
  let now = 0;
  const load = vi.fn(result);
  return {
    load,
    call: memoizeFor(3_000, load, () => now),
    wait: (ms: number) => {
      now += ms;
    },
  };
}
