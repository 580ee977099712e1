import type { IndexedItem } from "../catalogue/indexed-item.ts";
import { type ReadText, readText, type Term } from "./term.ts";

/** An item's texts, prepared for term matching. */
export type ReadItem<Item extends IndexedItem = IndexedItem> = {
  readonly item: Item;
  readonly name: ReadText;
  readonly description: ReadText;
  readonly tag: ReadText;
  readonly category: ReadText;
  readonly location: ReadText;
  /** Each degree separately. */
  readonly programs: ReadonlyArray<ReadText>;
};

/** Built once, compared with any profile. */
export type ReadCatalogue<Item extends IndexedItem = IndexedItem> = {
  readonly items: ReadonlyArray<ReadItem<Item>>;
  /** Postings: every word and stem, with the indexes in `items` of those that hold it. */
  readonly holders: ReadonlyMap<string, ReadonlyArray<number>>;
};

export function readCatalogue<Item extends IndexedItem>(
  items: ReadonlyArray<Item>,
): ReadCatalogue<Item> {
  const read = items.map(readItem);
  const holders = new Map<string, Array<number>>();
  for (const [at, one] of read.entries())
    for (const word of listWords(one)) {
      const known = holders.get(word);
      if (known) known.push(at);
      else holders.set(word, [at]);
    }
  return { items: read, holders };
}

/** Indexes of the candidate items: a superset of those that hold one of the terms. */
export function itemsNear(
  { holders }: ReadCatalogue,
  terms: ReadonlyArray<Term>,
): ReadonlySet<number> {
  return new Set(
    terms.flatMap(({ key }) => {
      const lists = key
        .trim()
        .split(" ")
        .map((word) => holders.get(word) ?? []);
      return lists.reduce((rarest, list) =>
        list.length < rarest.length ? list : rarest,
      );
    }),
  );
}

export function readItem<Item extends IndexedItem>(item: Item): ReadItem<Item> {
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

function listWords(read: ReadItem): ReadonlySet<string> {
  const { name, description, tag, category, location, programs } = read;
  const texts = [name, description, tag, category, location, ...programs];
  return new Set(
    texts.flatMap(({ stems, words }) => `${stems} ${words}`.split(" ")),
  );
}
