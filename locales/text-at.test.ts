import { expect, test } from "vitest";
import { textAt } from "./text-at.ts";

test.each([
  ["es", "common", "nav.home", "Inicio"],
  ["en", "common", "nav.home", "Home"],
  ["es", "common", "brand", "Trampolín"],
  ["es", "common", "nav", ""],
  ["es", "common", "nav.nowhere", ""],
  ["es", "common", "brand.further", ""],
  ["es", "common", "", ""],
] as const)(
  "in %s, the namespace %s with the key %j gives %j",
  (language, namespace, key, text) => {
    expect(textAt(language, namespace, key)).toBe(text);
  },
);
