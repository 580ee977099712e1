import SearchableMap from "minisearch/SearchableMap";

/** Letters that may be wrong, as a share of the word's length: in a slip of the finger, and in a guess. */
const SLIP = 0.2;
const GUESS = 0.3;

/** Changed letters where two stand in each other's place: one slip all the same. */
const SWAP = 2;

/** A shorter word with another letter is another word; a longer one is no word. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 30;

/** What a word that nobody wrote may have meant. */
type Correction = {
  readonly word: string;
  /** Near enough to be taken for it. */
  readonly isSlip: boolean;
};

/** The words that the documents hold, with how often. */
export type Vocabulary = {
  readonly add: (word: string) => void;
  /** The word itself or one that it begins stands somewhere. */
  readonly has: (word: string) => boolean;
  /** The word that looks most like it, of several the most frequent; null where none does. */
  readonly correct: (word: string) => Correction | null;
};

export function createVocabulary(): Vocabulary {
  const counts = new Map<string, number>();
  // Grown when first asked: nobody may ever ask, and it is dearer than counting.
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

/** True where the words differ by two neighbours that have changed places. */
function isSwap(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return (
    at < one.length - 1 &&
    one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2) === other
  );
}
