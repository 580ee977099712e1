import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { script } from "../run-step.ts";
import { parseWoff } from "./font-file.ts";

const font = parseWoff(
  readFileSync(
    script(
      "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
    ),
  ),
);

test("a compressed font gives its glyphs", () => {
  expect(font.unitsPerEm).toBe(1000);
  expect(font.hasChar("ñ")).toBe(true);
  expect(font.hasChar("漢")).toBe(false);
  expect(font.charToGlyph("W").advanceWidth).toBeGreaterThan(
    2 * font.charToGlyph("i").advanceWidth,
  );
});

test("pairs of letters are kerned, although the font stores that behind an extension", () => {
  expect(kerning("AV")).toBeLessThan(-50);
  expect(kerning("To")).toBeLessThan(-40);
  expect(kerning("nn")).toBe(0);
});

function kerning(pair: string): number {
  const [left = "", right = ""] = pair;
  return font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right));
}
