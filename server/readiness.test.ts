import { expect, onTestFinished, test, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

test.each([true, false])("a backend that says %s is believed", async (said) => {
  expect(await createReadiness(async () => said, Date.now)()).toBe(said);
});

test("a backend that fails is not ready", async () => {
  const fails = () => Promise.reject(new Error("away"));
  expect(await createReadiness(fails, Date.now)()).toBe(false);
});

test("a backend that hangs is not ready, and is asked once", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ask = vi.fn(() => new Promise<boolean>(() => {}));
  const isReady = createReadiness(ask, Date.now);
  const told = Promise.all([isReady(), isReady()]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await told).toEqual([false, false]);
  const later = isReady();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await later).toBe(false);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a backend that is back is asked again at once", async () => {
  const answers = [false, true];
  const isReady = createReadiness(
    async () => answers.shift() ?? false,
    () => 0,
  );
  expect(await isReady()).toBe(false);
  expect(await isReady()).toBe(true);
});
