import type { SearchResult } from "minisearch";
import type { Reading } from "./reading.ts";

export type Ranked = {
  readonly id: string;
  readonly score: number;
  /** It is called what the reader typed. */
  readonly isNamed: boolean;
  /** It holds everything wanted. */
  readonly isWhole: boolean;
};

/**
 * The results that hold something wanted, the best first: whoever types a whole name
 * means it. MiniSearch multiplies each score by the number of words matched; here a word
 * and its meaning are one, and a guess is less.
 */
export function rank(
  results: ReadonlyArray<SearchResult>,
  wanted: ReadonlyArray<Reading>,
  isNamed: (id: string) => boolean,
): ReadonlyArray<Ranked> {
  return results
    .map(({ id: known, score, queryTerms }) => {
      const id = String(known);
      const matched = new Set(queryTerms);
      const held = wanted.filter(
        ({ term: { roots, meanings } }) =>
          roots.every((word) => matched.has(word)) ||
          meanings.some((meaning) => matched.has(meaning)),
      );
      const weight = held.reduce((sum, reading) => sum + reading.weight, 0);
      return {
        id,
        score: (score / matched.size) * weight,
        isNamed: isNamed(id),
        isWhole:
          held.length === wanted.length && held.every(({ isSure }) => isSure),
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted(
      (one, other) =>
        Number(other.isNamed) - Number(one.isNamed) || other.score - one.score,
    );
}
