import { afterEach, expect, test, vi } from "vitest";
import { runWhenIdle } from "./when-idle.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  { visibilityState: "visible", timeout: 60_000 },
  { visibilityState: "hidden", timeout: 5_000 },
])(
  "a $visibilityState page runs the callback when idle, after $timeout ms at the latest",
  ({ visibilityState, timeout }) => {
    const request = vi.fn();
    vi.stubGlobal("requestIdleCallback", request);
    vi.stubGlobal("document", { visibilityState });
    const run = vi.fn();
    runWhenIdle(run);
    expect(run).not.toHaveBeenCalled();
    expect(request).toHaveBeenCalledExactlyOnceWith(run, { timeout });
  },
);

test("cancelling removes the idle callback", () => {
  const cancel = vi.fn();
  vi.stubGlobal("requestIdleCallback", () => 7);
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("cancelIdleCallback", cancel);
  runWhenIdle(vi.fn())();
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
});

test("without idle callbacks the function runs after 300 ms, unless cancelled", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("requestIdleCallback", undefined);
  const [run, cancelled] = [vi.fn(), vi.fn()];
  runWhenIdle(run);
  runWhenIdle(cancelled)();
  vi.advanceTimersByTime(299);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});
