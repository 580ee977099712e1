import { root, words } from "../text/fold.ts";
import { isStopWord } from "./query-terms.ts";

/**
 * Phrases of the items by their words. The result measures an item's phrase that holds
 * every significant word of a query: the share of the phrase that they cover.
 */
export function createPhrases(
  documents: ReadonlyArray<{
    readonly id: string;
    readonly phrases?: string | undefined;
  }>,
): (significant: ReadonlyArray<string>) => ReadonlyMap<string, number> {
  // Built at the first search: starting the server needs none.
  let index: PhraseIndex | null = null;
  return (significant) => {
    index ??= indexPhrases(documents);
    return findShares(index, significant);
  };
}

type Documents = Parameters<typeof createPhrases>[0];
type Phrase = { readonly id: string; readonly stems: ReadonlySet<string> };
type PhraseIndex = {
  readonly phrases: ReadonlyArray<Phrase>;
  readonly byStem: ReadonlyMap<string, ReadonlyArray<number>>;
};

function indexPhrases(documents: Documents): PhraseIndex {
  const phrases = documents.flatMap(({ id, phrases = "" }) =>
    phrases
      .split(";")
      .map((phrase) => ({ id, stems: stemPhrase(phrase) }))
      .filter(({ stems }) => stems.size > 0),
  );
  const byStem = new Map<string, Array<number>>();
  for (const [at, { stems }] of phrases.entries())
    for (const stem of stems) {
      const known = byStem.get(stem);
      if (known) known.push(at);
      else byStem.set(stem, [at]);
    }
  return { phrases, byStem };
}

function findShares(
  { phrases, byStem }: PhraseIndex,
  significant: ReadonlyArray<string>,
): ReadonlyMap<string, number> {
  const [first, ...others] = significant;
  const shares = new Map<string, number>();
  for (const at of byStem.get(first ?? "") ?? []) {
    const phrase = phrases[at];
    if (!phrase || !others.every((stem) => phrase.stems.has(stem))) continue;
    const share = significant.length / phrase.stems.size;
    shares.set(phrase.id, Math.max(share, shares.get(phrase.id) ?? 0));
  }
  return shares;
}

function stemPhrase(phrase: string): ReadonlySet<string> {
  return new Set(
    words(phrase)
      .filter((word) => !isStopWord(word))
      .map(root),
  );
}
