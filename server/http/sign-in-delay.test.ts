import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createSignInDelay, type SignInDelay } from "./sign-in-delay.ts";

const HOME = "198.51.100.7";
const EMAIL = "ana@example.org";

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

test("five wrong passwords are not delayed, then the wait doubles from 1 s to 30 s", async () => {
  const delay = createSignInDelay(1, null);
  for (let count = 0; count < 5; count += 1)
    expect(await guess(delay)).toBeNull();
  const waits = [];
  for (let count = 0; count < 7; count += 1) {
    const wait = (await guess(delay)) ?? 0;
    waits.push(wait);
    await vi.advanceTimersByTimeAsync(wait * 1_000 - 1);
    expect(await guess(delay)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await guess(delay)).toBeNull();
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

test("no more concurrent attempts pass than sequential ones", async () => {
  const delay = createSignInDelay(1, null);
  const burst = await Promise.all(
    Array.from({ length: 50 }, () => guess(delay)),
  );
  expect(burst.filter((wait) => wait === null)).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(1_000);
  const second = await Promise.all(
    Array.from({ length: 50 }, () => guess(delay)),
  );
  expect(second.filter((wait) => wait === null)).toHaveLength(1);
});

test("a right password resets the failures", async () => {
  const delay = createSignInDelay(1, null);
  for (let count = 0; count < 5; count += 1) await guess(delay);
  await vi.advanceTimersByTimeAsync(1_000);
  const attempt = await delay.begin(HOME, EMAIL);
  if (attempt.waitSeconds === null) await attempt.succeed();
  for (let count = 0; count < 5; count += 1)
    expect(await guess(delay)).toBeNull();
  expect(await guess(delay)).toBe(1);
});

test("failures expire after 15 minutes", async () => {
  const delay = createSignInDelay(1, null);
  for (let count = 0; count < 5; count += 1) await guess(delay);
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  for (let count = 0; count < 5; count += 1)
    expect(await guess(delay)).toBeNull();
});

test("a cancelled attempt does not count", async () => {
  const delay = createSignInDelay(1, null);
  for (let count = 0; count < 20; count += 1) {
    const attempt = await delay.begin(HOME, EMAIL);
    expect(attempt.waitSeconds).toBeNull();
    if (attempt.waitSeconds === null) await attempt.cancel();
  }
});

test("guesses from another network do not delay the owner of the account", async () => {
  const delay = createSignInDelay(1, null);
  for (let count = 0; count < 50; count += 1) await guess(delay, "203.0.113.9");
  expect(await guess(delay, "203.0.113.9")).toBe(1);
  expect(await guess(delay, HOME)).toBeNull();
});

test("guesses from many networks are delayed after a hundred", async () => {
  const delay = createSignInDelay(1, null);
  let passed = 0;
  for (let count = 0; count < 200; count += 1)
    if ((await guess(delay, `203.0.113.${count}`)) === null) passed += 1;
  expect(passed).toBe(100);
  expect(await guess(delay, "203.0.113.201")).toBe(1);
  const otherEmail = await delay.begin(HOME, "luis@example.org");
  expect(otherEmail.waitSeconds).toBeNull();
});

/** Starts an attempt that never succeeds; returns the seconds to wait, or null if it passes. */
async function guess(delay: SignInDelay, network = HOME) {
  return (await delay.begin(network, EMAIL)).waitSeconds;
}
