import { afterEach, beforeEach, expect, vi } from "vitest";

/** An error on the console is a failure, unless the test spies on it. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  vi.useRealTimers();
  if (vi.isMockFunction(console.error))
    expect(vi.mocked(console.error).mock.calls).toEqual([]);
});
