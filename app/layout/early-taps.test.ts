import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
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

/** Runs the script with this storage; the attributes that it sets on the root element. */
function markedAttributes(getItem: (key: string) => string | null) {
  const marked: Array<string> = [];
  runInNewContext(EARLY_TAPS, {
    document: {
      documentElement: { setAttribute: (name: string) => marked.push(name) },
    },
    localStorage: { getItem },
    addEventListener: () => {},
    window: {},
  });
  return marked;
}
