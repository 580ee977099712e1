import SearchableMap from "minisearch/SearchableMap";

/** Allowed edits as a share of the word's length: for a typo, and for a guess. */
const SLIP = 0.2;
const GUESS = 0.3;

/** Edits of two swapped letters: one typo all the same. */
const SWAP = 2;

/** A shorter word with another letter is another word. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 30;

/** Correction of an unknown word. */
type Correction = {
  readonly word: string;
  /** Close enough for a typo. */
  readonly isSlip: boolean;
};

/** The words of the documents, with their frequency. */
export type Vocabulary = {
  readonly add: (word: string) => void;
  /** True for a word, or a prefix of one. */
  readonly has: (word: string) => boolean;
  /** The most similar word, of several the most frequent; null without one. */
  readonly correct: (word: string) => Correction | null;
};

export function createVocabulary(): Vocabulary {
  const counts = new Map<string, number>();
  // Built at the first use: it may never be needed, and costs more than counting.
  let grown: SearchableMap<number> | null = null;
  const tree = () => {
    grown ??= SearchableMap.from(counts);
    return grown;
  };
  return {
    add: (word) => {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      grown = null;
    },
    has: (word) => counts.has(word) || tree().atPrefix(word).size > 0,
    correct: (word) => {
      if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) return null;
      const most = Math.round(word.length * GUESS);
      const nearest = [...tree().fuzzyGet(word, Math.max(most, SWAP))]
        .map(([other, [count, distance]]) => ({
          other,
          count,
          distance: isSwap(word, other) ? 1 : distance,
        }))
        .filter(({ distance }) => distance <= most)
        .toSorted((a, b) => a.distance - b.distance || b.count - a.count)[0];
      if (!nearest) return null;
      return {
        word: nearest.other,
        isSlip: nearest.distance <= Math.round(word.length * SLIP),
      };
    },
  };
}

/** True when the words differ by two swapped neighbours. */
function isSwap(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return (
    at < one.length - 1 &&
    one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2) === other
  );
}
