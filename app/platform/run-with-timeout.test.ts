import { expect, onTestFinished, test, vi } from "vitest";
import { runWithTimeout } from "./run-with-timeout.ts";

test("work within the timeout returns its result, and is not aborted later", async () => {
  useFakeTime();
  let signal: AbortSignal | null = null;
  const found = await runWithTimeout(1_000, async (own) => {
    signal = own;
    return "found";
  });
  expect(found).toBe("found");
  vi.advanceTimersByTime(2_000);
  expect(signal).toHaveProperty("aborted", false);
});

test("work past the timeout is aborted", async () => {
  useFakeTime();
  const outcome = runWithTimeout(1_000, untilStopped);
  vi.advanceTimersByTime(999);
  const isStopped = vi.fn();
  outcome.then(isStopped);
  await Promise.resolve();
  expect(isStopped).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await outcome).toBe("stopped");
});

test("work can be aborted from outside, even before it started", async () => {
  const outer = new AbortController();
  const outcome = runWithTimeout(60_000, untilStopped, outer.signal);
  outer.abort();
  expect(await outcome).toBe("stopped");
  expect(await runWithTimeout(60_000, untilStopped, outer.signal)).toBe(
    "stopped",
  );
});

function useFakeTime() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

function untilStopped(signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve("stopped");
    signal.addEventListener("abort", () => resolve("stopped"));
  });
}
