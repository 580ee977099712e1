import postcss from "postcss";
import { expect, test } from "vitest";
import { oldStyleSheets } from "./old-style-sheets.ts";

test("initial values of custom properties are also set in Chrome before 85", () => {
  const supports =
    "(((-webkit-hyphens: none)) and (not (margin-trim: inline))) or (-moz-orient: inline)";
  expect(
    lowered(`@layer properties { @supports ${supports} { * { --tw: 1 } } }`),
  ).toContain(`@supports ${supports} or (not (content-visibility: auto)) {`);
});

test("rules are in the order of their layers, unlayered ones last", () => {
  const css = lowered(
    "p { top: 1px } @layer utilities { .u { top: 2px } } @layer base { a { top: 3px } }",
  );
  expect(css.match(/\dpx/g)).toEqual(["3px", "2px", "1px"]);
});

test("a height in `dvh` gets a fallback in `vh` before it", () => {
  expect(lowered("@layer base { a { height: 100dvh } }")).toMatch(
    /height: 100vh;\s*height: 100dvh/,
  );
});

function lowered(css: string): string {
  return postcss([oldStyleSheets]).process(css, { from: undefined }).css;
}
