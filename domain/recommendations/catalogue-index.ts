import type { IndexedItem } from "../catalogue/indexed-item.ts";
import { type MatchTerm, readText, type TokenizedText } from "./term.ts";

/** An item's texts, prepared for term matching. */
export type TokenizedItem<Item extends IndexedItem = IndexedItem> = {
  readonly item: Item;
  readonly name: TokenizedText;
  readonly description: TokenizedText;
  readonly tag: TokenizedText;
  readonly category: TokenizedText;
  readonly location: TokenizedText;
  /** Each degree separately. */
  readonly programs: ReadonlyArray<TokenizedText>;
};

/** Index of the catalogue, built once and compared with any profile. */
export type CatalogueIndex<Item extends IndexedItem = IndexedItem> = {
  readonly items: ReadonlyArray<TokenizedItem<Item>>;
  /** For each word and stem, the indexes in `items` of the items that hold it. */
  readonly postings: ReadonlyMap<string, ReadonlyArray<number>>;
};

export function indexCatalogue<Item extends IndexedItem>(
  items: ReadonlyArray<Item>,
): CatalogueIndex<Item> {
  const tokenized = items.map(tokenizeItem);
  const postings = new Map<string, Array<number>>();
  for (const [at, item] of tokenized.entries())
    for (const word of listWords(item)) {
      const indexes = postings.get(word);
      if (indexes) indexes.push(at);
      else postings.set(word, [at]);
    }
  return { items: tokenized, postings };
}

/** Indexes of the candidate items: a superset of those that hold one of the terms. */
export function findCandidates(
  { postings }: CatalogueIndex,
  terms: ReadonlyArray<MatchTerm>,
): ReadonlySet<number> {
  return new Set(
    terms.flatMap(({ key }) => {
      const lists = key
        .trim()
        .split(" ")
        .map((word) => postings.get(word) ?? []);
      return lists.reduce((rarest, list) =>
        list.length < rarest.length ? list : rarest,
      );
    }),
  );
}

export function tokenizeItem<Item extends IndexedItem>(
  item: Item,
): TokenizedItem<Item> {
  return {
    item,
    name: readText(...item.names),
    description: readText(...item.descriptions),
    tag: readText(...item.tags),
    category: readText(...item.categories),
    location: readText(...item.locations),
    programs: item.programs.map((names) => readText(...names)),
  };
}

function listWords({
  name,
  description,
  tag,
  category,
  location,
  programs,
}: TokenizedItem): ReadonlySet<string> {
  const texts = [name, description, tag, category, location, ...programs];
  return new Set(
    texts.flatMap(({ stems, words }) => `${stems} ${words}`.split(" ")),
  );
}
