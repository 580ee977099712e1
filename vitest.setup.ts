import { afterEach, beforeEach, expect, vi } from "vitest";

/** An error on the console fails its test, unless the test clears the spy. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  vi.useRealTimers();
  if (vi.isMockFunction(console.error))
    expect(vi.mocked(console.error).mock.calls).toEqual([]);
});
