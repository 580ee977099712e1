import type { IndexedItem } from "../catalogue/indexed-item.ts";
import { rooted, type Term } from "./term.ts";

/** An item's texts as terms are looked for in them. */
export type ReadItem<Item extends IndexedItem = IndexedItem> = {
  readonly item: Item;
  readonly name: string;
  readonly description: string;
  readonly tag: string;
  readonly category: string;
  readonly location: string;
  /** Each degree by itself. */
  readonly programs: ReadonlyArray<string>;
};

/** Read once, compared with any profile. */
export type ReadCatalogue<Item extends IndexedItem = IndexedItem> = {
  readonly items: ReadonlyArray<ReadItem<Item>>;
  /** The root of every word, and the places in `items` of those that hold it. */
  readonly holders: ReadonlyMap<string, ReadonlyArray<number>>;
};

export function readCatalogue<Item extends IndexedItem>(
  items: ReadonlyArray<Item>,
): ReadCatalogue<Item> {
  const read = items.map(readItem);
  const holders = new Map<string, Array<number>>();
  for (const [at, one] of read.entries())
    for (const word of wordsOf(one)) {
      const known = holders.get(word);
      if (known) known.push(at);
      else holders.set(word, [at]);
    }
  return { items: read, holders };
}

/** The places of the items that may hold one of the terms: every item that does is among them. */
export function itemsNear(
  { holders }: ReadCatalogue,
  terms: ReadonlyArray<Term>,
): ReadonlySet<number> {
  return new Set(
    terms.flatMap(({ roots }) => {
      const lists = roots
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
    name: rooted(...item.names),
    description: rooted(...item.descriptions),
    tag: rooted(...item.tags),
    category: rooted(...item.categories),
    location: rooted(...item.locations),
    programs: item.programs.map((names) => rooted(...names)),
  };
}

function wordsOf(read: ReadItem): ReadonlySet<string> {
  const { name, description, tag, category, location, programs } = read;
  const texts = [name, description, tag, category, location, ...programs];
  return new Set(texts.join("").split(" "));
}
