import { type CSSProperties, createElement } from "react";
import { measureWidths } from "./layout.ts";

/** Room for a text: width in px, style, and the sizes to try in turn. */
export type TextBox = {
  readonly width: number;
  readonly style: CSSProperties;
  readonly sizes: ReadonlyArray<TextSize>;
};

type TextSize = { readonly size: number; readonly maxLines: number };

type BoxedText = { readonly text: string; readonly box: TextBox };

export type FittedText = TextSize & {
  readonly text: string;
  /** False when it may need an ellipsis. */
  readonly isWhole: boolean;
};

/** Size in px at which the texts are measured. */
const MEASURED_SIZE = 100;

/** Distance of two base lines, in ems. */
const LEADING = 1.14;

/**
 * Chooses for each text the first size at which it surely fits without a broken word,
 * else its last size. A text with one size is not measured.
 */
export async function fitTexts(
  texts: ReadonlyArray<BoxedText>,
): Promise<ReadonlyArray<FittedText>> {
  const widths = await measureWidths(
    texts.filter(({ box }) => box.sizes.length > 1).flatMap(listPieces),
  );
  return texts.map(({ text, box: { width, sizes } }) => {
    const lineWidth = widths.get(text) ?? Number.POSITIVE_INFINITY;
    const wordWidth = widths.get(longestWord(text)) ?? 0;
    const fitting = sizes.find(({ size, maxLines }) => {
      const room = (width * MEASURED_SIZE) / size;
      // Each line but the last wastes less than the word that did not fit. The condition
      // also implies that no word is wider than the room.
      return lineWidth <= maxLines * room - (maxLines - 1) * wordWidth;
    });
    const chosen = fitting ?? sizes.at(-1);
    if (!chosen) throw new Error("a text needs at least one size");
    return { ...chosen, text, isWhole: fitting !== undefined };
  });
}

export function lineStyle(size: number): CSSProperties {
  return { fontSize: size, lineHeight: `${Math.round(size * LEADING)}px` };
}

/** Elements to measure: the text in one line, and its longest word. */
function listPieces({ text, box: { style } }: BoxedText) {
  return [text, longestWord(text)].map((piece) =>
    createElement(
      "div",
      { key: piece, style: { ...style, fontSize: MEASURED_SIZE } },
      piece,
    ),
  );
}

function longestWord(text: string): string {
  return text
    .split(" ")
    .reduce((longest, word) => (word.length > longest.length ? word : longest));
}
