import { expect, onTestFinished, test, vi } from "vitest";
import type { Sql } from "../backend/backend.ts";
import { createCounter } from "./rate-limit.ts";
import { createRateLimits } from "./rate-limits.ts";

const LIMIT = { points: 2, seconds: 60 };

test("after `points` requests the next ones get the seconds until one passes again", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const limit = createCounter("signIn", LIMIT, null);
  expect(await limit.take("a")).toBeNull();
  expect(await limit.take("a")).toBeNull();
  expect(await limit.take("a")).toBe(60);
  await vi.advanceTimersByTimeAsync(59_500);
  expect(await limit.take("a")).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await limit.take("a")).toBeNull();
});

test("each key and each limit has its own count", async () => {
  const one = createCounter("signIn", { points: 1, seconds: 60 }, null);
  const other = createCounter("signUp", { points: 1, seconds: 60 }, null);
  expect(await one.take("a")).toBeNull();
  expect(await one.take("a")).toBeGreaterThan(0);
  expect(await one.take("b")).toBeNull();
  expect(await other.take("a")).toBeNull();
});

test("a refunded request does not count", async () => {
  const limit = createCounter("signIn", { points: 1, seconds: 60 }, null);
  expect(await limit.take("a")).toBeNull();
  await limit.refund("a");
  expect(await limit.take("a")).toBeNull();
  expect(await limit.take("a")).toBe(60);
});

test.each([
  ["signIn", 1],
  ["signUp", 1],
  ["recovery", 1],
  ["verify", 1],
  ["message", 1],
  ["search", 6],
] as const)(
  "the limit %s passes 300 students of one network at once, %i requests each",
  async (name, times) => {
    const limit = createRateLimits(1, null)[name];
    const waits = await Promise.all(
      Array.from({ length: 300 * times }, () => limit.take("198.51.100.7")),
    );
    expect(waits.filter((seconds) => seconds !== null)).toEqual([]);
  },
);

test("two instances with one database share a count", async () => {
  const counts = new Map<unknown, number>();
  const sql = vi.fn<Sql>(async (text, values) => {
    if (!text.includes('"server"."rate_limits"')) return [];
    const key = values[0] ?? "";
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return [{ points: counts.get(key), expire: Date.now() + 60_000 }];
  });
  const processes = [
    createCounter("signIn", LIMIT, sql),
    createCounter("signIn", LIMIT, sql),
  ];
  const waits = [];
  for (const process of [...processes, ...processes])
    waits.push(await process.take("a"));
  expect(waits.slice(0, 2)).toEqual([null, null]);
  for (const wait of waits.slice(2)) expect(wait).toBeGreaterThan(50);
});

test("while the database is unavailable a limit counts in its own process", async () => {
  const limit = createCounter("signIn", LIMIT, () =>
    Promise.reject(new Error("no connection")),
  );
  expect(await limit.take("a")).toBeNull();
  expect(await limit.take("a")).toBeNull();
  expect(await limit.take("a")).toBeGreaterThan(0);
});

test("the factor multiplies a limit, and the result is at least one", async () => {
  const passed = async (factor: number) => {
    const { recoveryEmail } = createRateLimits(factor, null);
    let count = 0;
    while (count < 50 && (await recoveryEmail.take("a")) === null) count += 1;
    return count;
  };
  expect(await passed(1)).toBe(5);
  expect(await passed(3)).toBe(15);
  expect(await passed(0.001)).toBe(1);
});

test("the general request limits do not use the database, the sign-in limit does", async () => {
  const sql = vi.fn<Sql>(async () => [{ points: 1, expire: Date.now() + 1 }]);
  const limits = createRateLimits(1, sql);
  await limits.api.take("a");
  await limits.apiAccount.take("a");
  expect(sql).not.toHaveBeenCalled();
  await limits.signIn.take("a");
  expect(sql).toHaveBeenCalled();
});
