import SearchableMap from "minisearch/SearchableMap";

/** Allowed edits as a share of the word's length: for a typo, and for a guess. */
const TYPO_SHARE = 0.2;
const GUESS_SHARE = 0.3;

/** Edit distance of two swapped letters, which count as one edit. */
const SWAP_EDITS = 2;

/** A shorter word with another letter is another word. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 30;

/** Correction of an unknown word. */
type Correction = {
  readonly word: string;
  /** Close enough for a typo. */
  readonly isTypo: boolean;
};

/** The words of the documents, with their frequency. */
export type Vocabulary = {
  readonly add: (word: string) => void;
  /** True for a word, or a prefix of one. */
  readonly has: (word: string) => boolean;
  readonly hasWhole: (word: string) => boolean;
  /** The most similar word, of several the most frequent; null without one. */
  readonly correct: (word: string) => Correction | null;
};

export function createVocabulary(): Vocabulary {
  const counts = new Map<string, number>();
  // Built at the first use: it may never be needed, and costs more than counting.
  let builtTree: SearchableMap<number> | null = null;
  const getTree = () => {
    builtTree ??= SearchableMap.from(counts);
    return builtTree;
  };
  return {
    add: (word) => {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      builtTree = null;
    },
    hasWhole: (word) => counts.has(word),
    has: (word) => counts.has(word) || getTree().atPrefix(word).size > 0,
    correct: (word) => {
      if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) return null;
      const maxDistance = Math.round(word.length * GUESS_SHARE);
      const nearest = [
        ...getTree().fuzzyGet(word, Math.max(maxDistance, SWAP_EDITS)),
      ]
        .map(([other, [count, distance]]) => ({
          other,
          count,
          distance: isSwap(word, other) ? 1 : distance,
        }))
        .filter(({ distance }) => distance <= maxDistance)
        .toSorted((a, b) => a.distance - b.distance || b.count - a.count)[0];
      if (!nearest) return null;
      return {
        word: nearest.other,
        isTypo: nearest.distance <= Math.round(word.length * TYPO_SHARE),
      };
    },
  };
}

/** True when at most `edits` letters are added, removed or replaced. */
export function isWithinEdits(
  one: string,
  other: string,
  edits: number,
): boolean {
  return SearchableMap.from([[other, true]])
    .fuzzyGet(one, edits)
    .has(other);
}

/** True when the words differ by two swapped neighbouring letters. */
function isSwap(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return (
    at < one.length - 1 &&
    one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2) === other
  );
}
