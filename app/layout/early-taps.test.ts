import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { EARLY_TAPS } from "./early-taps.ts";

test.each([
  ["trampolin-device-profile", ["data-profile"]],
  ["trampolin-session", ["data-profile"]],
  ["trampolin-country", []],
])("with %s stored the root element has the attributes %o", (key, expected) => {
  expect(rootAttributes((name) => (name === key ? "{}" : null))).toEqual(
    expected,
  );
});

test("with forbidden storage no attribute is set and nothing throws", () => {
  expect(
    rootAttributes(() => {
      throw new Error("forbidden");
    }),
  ).toEqual([]);
});

test.each([
  [
    "a POST form that nothing handles is stored and not sent",
    "post",
    false,
    true,
  ],
  ["a POST form that React handles is not stored", "post", true, false],
  ["a GET form is sent", "get", false, false],
])("%s", (_title, method, defaultPrevented, isStored) => {
  const window: { earlyForm?: unknown } = {};
  const listeners = runScript({ window });
  const form = { method };
  const preventDefault = vi.fn();
  listeners.get("submit")?.({ target: form, defaultPrevented, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(isStored ? 1 : 0);
  expect(window.earlyForm).toBe(isStored ? form : undefined);
});

/** Runs the script with this storage. Returns the attributes that it sets on the root element. */
function rootAttributes(getItem: (key: string) => string | null) {
  const attributes: Array<string> = [];
  runScript({
    document: {
      documentElement: {
        setAttribute: (name: string) => attributes.push(name),
      },
    },
    localStorage: { getItem },
  });
  return attributes;
}

type Listener = (event: object) => void;

/** Runs the script with these globals. Returns its last listener of each event. */
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
