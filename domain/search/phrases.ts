import { isStopWord } from "./query-terms.ts";
import { parseQueryTerms, parseTextTerms, type Term } from "./terms.ts";

type Document = {
  readonly id: string;
  readonly phrases?: ReadonlyArray<string> | undefined;
};

/** A phrase that more items have names a class of items. */
const MAX_OWNERS = 3;

/** The number of items that have each phrase. */
export function countOwners(
  documents: ReadonlyArray<Omit<Document, "id">>,
): ReadonlyMap<string, number> {
  const owners = new Map<string, number>();
  for (const { phrases = [] } of documents)
    for (const phrase of phrases)
      owners.set(phrase, (owners.get(phrase) ?? 0) + 1);
  return owners;
}

/** True for a phrase whose single words distinguish its items from others. */
export function isRare(owners: number | undefined): boolean {
  return (owners ?? 0) <= MAX_OWNERS;
}

/**
 * Compares a query with the phrases of each item as word vectors, weighted by rarity. The
 * result is the cosine of each item's nearest phrase, by id.
 */
export function createPhrases(
  documents: ReadonlyArray<Document>,
): (query: string) => ReadonlyMap<string, number> {
  // Built at the first search: the server starts without it.
  let index: PhraseIndex | null = null;
  return (query) => {
    index ??= indexPhrases(documents);
    return findNearest(index, query);
  };
}

type Phrase = {
  readonly id: string;
  readonly words: ReadonlySet<string>;
  /** Length of its vector. */
  readonly length: number;
};

type PhraseIndex = {
  readonly byWord: ReadonlyMap<string, ReadonlyArray<Phrase>>;
  /** Inverse document frequency of a word. */
  readonly rarity: (word: string) => number;
};

function indexPhrases(documents: ReadonlyArray<Document>): PhraseIndex {
  const phrases = documents.flatMap(({ id, phrases = [] }) =>
    phrases.map((phrase) => ({ id, words: listWords(parseTextTerms(phrase)) })),
  );
  const rarities = new Map(
    [...groupByWord(phrases)].map(([word, all]) => [
      word,
      rarityAmong(documents, new Set(all.map(({ id }) => id)).size),
    ]),
  );
  const unknown = rarityAmong(documents, 0);
  const rarity = (word: string) => rarities.get(word) ?? unknown;
  const measured = phrases.map((phrase) => ({
    ...phrase,
    length: measureLength(phrase.words, rarity),
  }));
  return { byWord: groupByWord(measured), rarity };
}

function findNearest(
  { byWord, rarity }: PhraseIndex,
  query: string,
): ReadonlyMap<string, number> {
  const wanted = listWords(parseQueryTerms(query));
  const length = measureLength(wanted, rarity);
  const products = new Map<Phrase, number>();
  for (const word of wanted)
    for (const phrase of byWord.get(word) ?? [])
      products.set(phrase, (products.get(phrase) ?? 0) + rarity(word) ** 2);
  const nearest = new Map<string, number>();
  for (const [{ id, length: other }, product] of products) {
    const cosine = product / (length * other);
    if (cosine > (nearest.get(id) ?? 0)) nearest.set(id, cosine);
  }
  return nearest;
}

/** Words, or their first synonym group instead, without stop words. */
function listWords(terms: ReadonlyArray<Term>): ReadonlySet<string> {
  return new Set(
    terms.flatMap(({ stems, synonymGroups: [group] }) =>
      group
        ? [group]
        : stems.length > 1 || !isStopWord(stems[0] ?? "")
          ? stems
          : [],
    ),
  );
}

function groupByWord<WithWords extends { readonly words: ReadonlySet<string> }>(
  phrases: ReadonlyArray<WithWords>,
): ReadonlyMap<string, ReadonlyArray<WithWords>> {
  const byWord = new Map<string, Array<WithWords>>();
  for (const phrase of phrases)
    for (const word of phrase.words) {
      const group = byWord.get(word);
      if (group) group.push(phrase);
      else byWord.set(word, [phrase]);
    }
  return byWord;
}

function rarityAmong(documents: ReadonlyArray<Document>, holders: number) {
  return Math.log(1 + documents.length / (1 + holders));
}

function measureLength(
  words: ReadonlySet<string>,
  rarity: (word: string) => number,
): number {
  return Math.hypot(...[...words].map(rarity)) || 1;
}
