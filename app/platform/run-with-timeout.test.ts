import { expect, onTestFinished, test, vi } from "vitest";
import { runWithTimeout } from "./run-with-timeout.ts";

test("work within the timeout returns its result, and is not aborted later", async () => {
  useFakeTime();
  let signal: AbortSignal | null = null;
  const result = await runWithTimeout(1_000, async (workSignal) => {
    signal = workSignal;
    return "result";
  });
  expect(result).toBe("result");
  vi.advanceTimersByTime(2_000);
  expect(signal).toHaveProperty("aborted", false);
});

test("work past the timeout is aborted", async () => {
  useFakeTime();
  const outcome = runWithTimeout(1_000, waitForAbort);
  vi.advanceTimersByTime(999);
  const onSettled = vi.fn();
  outcome.then(onSettled);
  await Promise.resolve();
  expect(onSettled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await outcome).toBe("aborted");
});

test("work can be aborted from outside, even before it started", async () => {
  const outer = new AbortController();
  const outcome = runWithTimeout(60_000, waitForAbort, outer.signal);
  outer.abort();
  expect(await outcome).toBe("aborted");
  expect(await runWithTimeout(60_000, waitForAbort, outer.signal)).toBe(
    "aborted",
  );
});

function useFakeTime() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

function waitForAbort(signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve("aborted");
    signal.addEventListener("abort", () => resolve("aborted"));
  });
}
