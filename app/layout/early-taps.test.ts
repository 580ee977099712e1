import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { EARLY_TAPS } from "./early-taps.ts";

test.each([
  ["trampolin-device-profile", ["data-profile"]],
  ["trampolin-session", ["data-profile"]],
  ["trampolin-country", []],
])("with %s stored the page is marked with %o", (key, expected) => {
  expect(markedAttributes((name) => (name === key ? "{}" : null))).toEqual(
    expected,
  );
});

test("a forbidden storage marks nothing and stops nothing", () => {
  expect(
    markedAttributes(() => {
      throw new Error("forbidden");
    }),
  ).toEqual([]);
});

test.each([
  [
    "a POST form that nothing handles is kept and not sent",
    "post",
    false,
    true,
  ],
  ["a POST form that React handles is not kept", "post", true, false],
  ["a GET form is sent", "get", false, false],
])("%s", (_title, method, defaultPrevented, isKept) => {
  const window: { earlyForm?: unknown } = {};
  const listeners = runScript({ window });
  const form = { method };
  const preventDefault = vi.fn();
  listeners.get("submit")?.({ target: form, defaultPrevented, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(isKept ? 1 : 0);
  expect(window.earlyForm).toBe(isKept ? form : undefined);
});

/** Runs the script with this storage; the attributes that it sets on the root element. */
function markedAttributes(getItem: (key: string) => string | null) {
  const marked: Array<string> = [];
  runScript({
    document: {
      documentElement: { setAttribute: (name: string) => marked.push(name) },
    },
    localStorage: { getItem },
  });
  return marked;
}

type Listener = (event: object) => void;

/** Runs the script with these globals; its last listener of each event. */
function runScript(globals: object): ReadonlyMap<string, Listener> {
  const listeners = new Map<string, Listener>();
  runInNewContext(EARLY_TAPS, {
    document: { documentElement: {} },
    localStorage: { getItem: () => null },
    window: {},
    addEventListener: (name: string, listener: Listener) =>
      listeners.set(name, listener),
    ...globals,
  });
  return listeners;
}
