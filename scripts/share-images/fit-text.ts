import { measureWidth } from "./outlines.ts";

const ELLIPSIS = "…";

/** Step in px by which a column narrows when lines are evened out. */
const STEP = 8;

type Box = {
  readonly width: number;
  /** Sizes to try in turn. The last one cuts a text that never fits. */
  readonly sizes: ReadonlyArray<{
    readonly size: number;
    readonly maxLines: number;
  }>;
};

export type FittedText = {
  readonly size: number;
  readonly lines: ReadonlyArray<string>;
};

/** True when a text fits a line. */
type Fits = (text: string) => boolean;

/**
 * The text at the first size that fits it whole, in lines of even length. A text that
 * never fits ends in "…" after a whole word; a word is broken only when it is wider
 * than a line.
 */
export function fitText(text: string, { width, sizes }: Box): FittedText {
  const words = splitWords(text);
  for (const { size, maxLines } of sizes) {
    const lines = wrap(words, fitsIn(width, size));
    const isWhole = lines.every(fitsIn(width, size));
    if (isWhole && lines.length <= maxLines)
      return { size, lines: evenOut(lines, words, { width, size }) };
  }
  const last = sizes.at(-1);
  if (!last) throw new Error("a text needs at least one size");
  const fits = fitsIn(width, last.size);
  const lines = wrap(
    words.flatMap((word) => breakWord(word, fits)),
    fits,
  );
  return { size: last.size, lines: cut(lines, last.maxLines, fits) };
}

/** Words with the space after them; a hyphen or slash between long parts allows a break too. */
function splitWords(text: string): ReadonlyArray<string> {
  return text.split(/(?<= )|(?<=\p{L}{3}[-/])(?=\p{L}{3})/u);
}

/** Fills each line; a word that is too wide gets its own line. */
function wrap(words: ReadonlyArray<string>, fits: Fits): ReadonlyArray<string> {
  const lines: Array<string> = [];
  for (const word of words) {
    const longer = (lines.at(-1) ?? "") + word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

/** The same number of lines, in the narrowest column that fits them. */
function evenOut(
  lines: ReadonlyArray<string>,
  words: ReadonlyArray<string>,
  { width, size }: { width: number; size: number },
): ReadonlyArray<string> {
  let best = lines;
  for (let narrower = width - STEP; narrower > 0; narrower -= STEP) {
    const fits = fitsIn(narrower, size);
    const tried = wrap(words, fits);
    if (tried.length > lines.length || !tried.every(fits)) break;
    best = tried;
  }
  return best;
}

function breakWord(word: string, fits: Fits): ReadonlyArray<string> {
  if (fits(word)) return [word];
  const letters = [...word];
  const hyphenateAt = (length: number) =>
    `${letters.slice(0, length).join("")}-`;
  let length = letters.length - 1;
  while (length > 1 && !fits(hyphenateAt(length))) length -= 1;
  const rest = letters.slice(length).join("");
  return rest === "" ? [word] : [hyphenateAt(length), ...breakWord(rest, fits)];
}

/** The first lines, shortened by words until the ellipsis fits. */
function cut(
  lines: ReadonlyArray<string>,
  maxLines: number,
  fits: Fits,
): ReadonlyArray<string> {
  if (lines.length <= maxLines) return lines;
  let last = lines[maxLines - 1] ?? "";
  while (last.includes(" ") && !fits(withEllipsis(last)))
    last = last.slice(0, last.lastIndexOf(" "));
  while (last !== "" && !fits(withEllipsis(last))) last = last.slice(0, -1);
  return [...lines.slice(0, maxLines - 1), withEllipsis(last)];
}

/** Removes final signs that need a continuation. */
function withEllipsis(text: string): string {
  return text.replace(/[\s,;:.·–—\-/([«“¿¡]+$/u, "") + ELLIPSIS;
}

function fitsIn(width: number, size: number): Fits {
  return (text) => textWidth(text, size) <= width;
}

/** Widths grow with the size, so one measurement serves them all. */
const widthsInEms = new Map<string, number>();

function textWidth(text: string, size: number): number {
  const trimmed = text.trimEnd();
  const ems = widthsInEms.get(trimmed) ?? measureWidth(trimmed);
  widthsInEms.set(trimmed, ems);
  return ems * size;
}
