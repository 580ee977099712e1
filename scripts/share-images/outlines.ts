import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font, Glyph, PathCommand } from "opentype.js";
import { parseWoff } from "./font-file.ts";

/** As in the headings of the pages; in ems. */
const LETTER_SPACING = -0.015;

/** Letters that the typeface lacks and Unicode cannot decompose. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  "‐": "-",
  "‑": "-",
  "―": "—",
  "→": "–",
  "←": "–",
  "↔": "–",
};

type Letter = {
  readonly font: Font;
  readonly glyph: Glyph;
  /** Distance from the start of the text, in ems. */
  readonly x: number;
};

let fonts: ReadonlyArray<Font> | undefined;

/** Width in ems, without the letter spacing after the last one. */
export function measureWidth(text: string): number {
  const last = typeset(text).at(-1);
  return last ? last.x + last.glyph.advanceWidth / last.font.unitsPerEm : 0;
}

/** The letters as SVG path data, their base line starting at (x, y). The text must be drawable. */
export function textOutline(
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  return typeset(text)
    .flatMap(({ glyph, x: behind }) =>
      glyph.getPath(x + behind * size, y, size).commands.map(pathData),
    )
    .join("");
}

/** The package's own writer turns a coordinate just above a whole number into NaN. */
function pathData(command: PathCommand): string {
  switch (command.type) {
    case "M":
    case "L":
      return `${command.type}${point(command.x, command.y)}`;
    case "Q":
      return `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`;
    case "C":
      return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`;
    case "Z":
      return "Z";
  }
}

function point(x: number, y: number): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/**
 * The text in letters that the typeface has: a missing letter loses its accents, is
 * substituted, or is dropped, so that no empty box is drawn.
 */
export function drawable(text: string): string {
  return [...text.normalize("NFC")]
    .map(drawableCharacter)
    .join("")
    .replace(/[^\S\u00a0]+/g, " ")
    .trim();
}

function drawableCharacter(character: string): string {
  if (/\s/.test(character)) return character;
  // Combining marks that could not be joined, and invisible signs.
  if (/[\p{M}\p{C}]/u.test(character)) return "";
  if (fontWith(character)) return character;
  const plain = SUBSTITUTES[character] ?? character.normalize("NFKD");
  return plain === character ? "" : [...plain].map(drawableCharacter).join("");
}

function typeset(text: string): ReadonlyArray<Letter> {
  const letters: Array<Letter> = [];
  for (const character of text) {
    const font = fontWith(character);
    if (!font) throw new Error(`no outline for "${character}"`);
    const glyph = font.charToGlyph(character);
    letters.push({ font, glyph, x: behind(letters.at(-1), font, glyph) });
  }
  return letters;
}

/** Start of a letter: kerned when both come from one file. */
function behind(last: Letter | undefined, font: Font, glyph: Glyph): number {
  if (!last) return 0;
  const kerning =
    last.font === font ? font.getKerningValue(last.glyph, glyph) : 0;
  const advance = (last.glyph.advanceWidth + kerning) / last.font.unitsPerEm;
  return last.x + advance + LETTER_SPACING;
}

function fontWith(character: string): Font | undefined {
  fonts ??= fontFiles().map((file) => parseWoff(readFileSync(file)));
  return fonts.find((font) => font.hasChar(character));
}

/**
 * The typeface of the headings, one file for each alphabet: the first that has a letter
 * draws it.
 */
function fontFiles(): ReadonlyArray<string> {
  const require = createRequire(import.meta.url);
  return [
    require.resolve(
      "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
    ),
    require.resolve(
      "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff",
    ),
    require.resolve(
      "@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-700-normal.woff",
    ),
  ];
}
