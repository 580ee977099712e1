import { type CSSProperties, createElement } from "react";
import { measureWidths } from "./layout.ts";

/** Room for a text: width in px, style, and the sizes to try in turn. */
export type TextBox = {
  readonly width: number;
  readonly style: CSSProperties;
  readonly sizes: ReadonlyArray<TextSize>;
};

type TextSize = { readonly size: number; readonly maxLines: number };

/** A text and its box. */
type Wish = { readonly text: string; readonly box: TextBox };

export type FittedText = TextSize & {
  readonly text: string;
  /** False when it may need an ellipsis. */
  readonly isWhole: boolean;
};

/** Size in px at which the texts are measured. */
const MEASURED = 100;

/** Distance of two base lines, in ems. */
const LEADING = 1.14;

/**
 * Each text at the first size at which it surely fits, no word broken; at its last size
 * when at none. A text with one size is not measured.
 */
export async function fitTexts(
  wishes: ReadonlyArray<Wish>,
): Promise<ReadonlyArray<FittedText>> {
  const widths = await measureWidths(
    wishes.filter(({ box }) => box.sizes.length > 1).flatMap(listPieces),
  );
  return wishes.map(({ text, box: { width, sizes } }) => {
    const line = widths.get(text) ?? Number.POSITIVE_INFINITY;
    const word = widths.get(longestWord(text)) ?? 0;
    const fitting = sizes.find(({ size, maxLines }) => {
      const room = (width * MEASURED) / size;
      // Each line but the last wastes less than the word that did not fit. No word is
      // wider than the room then.
      return line <= maxLines * room - (maxLines - 1) * word;
    });
    const chosen = fitting ?? sizes.at(-1);
    if (!chosen) throw new Error("a text needs at least one size");
    return { ...chosen, text, isWhole: fitting !== undefined };
  });
}

export function lineStyle(size: number): CSSProperties {
  return { fontSize: size, lineHeight: `${Math.round(size * LEADING)}px` };
}

/** The text in one line, and its longest word. */
function listPieces({ text, box: { style } }: Wish) {
  return [text, longestWord(text)].map((piece) =>
    createElement(
      "div",
      { key: piece, style: { ...style, fontSize: MEASURED } },
      piece,
    ),
  );
}

function longestWord(text: string): string {
  return text
    .split(" ")
    .reduce((longest, word) => (word.length > longest.length ? word : longest));
}
