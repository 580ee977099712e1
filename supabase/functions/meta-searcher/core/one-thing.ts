import { canonicalLink } from "../../_shared/address.ts";
import type { Item } from "./item.ts";
import { compare, wordsOf } from "./words.ts";

/** What one source has found, the best first. */
export type Found = {
  readonly key: string;
  readonly name: string;
  readonly weight: number;
  readonly items: ReadonlyArray<Item>;
};

const MOST_PER_SOURCE = 10;

/** A title of fewer words may be that of two things. */
const TELLING_TITLE_WORDS = 3;

export type Entry = {
  readonly from: Found;
  readonly item: Item;
  readonly rank: number;
};

/** One thing as one or more sources tell it; the first is the one that is shown. */
export type Group = { readonly first: Entry; readonly all: Array<Entry> };

/** Things that share an address, or a title of several words in two sources, are one. Better sources come first. */
export function groupsOf(found: ReadonlyArray<Found>): ReadonlyArray<Group> {
  const groups: Array<Group> = [];
  const byLink = new Map<string, Group>();
  const byTitle = new Map<string, Group>();
  for (const entry of entriesOf(found)) {
    const links = [entry.item.link, entry.item.alsoAt]
      .filter((link) => link !== null)
      .map(canonicalLink);
    const title = titleOf(entry.item);
    const alike = title ? byTitle.get(title) : undefined;
    const known =
      links.map((link) => byLink.get(link)).find(Boolean) ??
      (alike && !holds(alike, entry.from) ? alike : undefined);
    const group = known ?? { first: entry, all: [] };
    group.all.push(entry);
    if (!known) groups.push(group);
    for (const link of links) if (!byLink.has(link)) byLink.set(link, group);
    if (title && !byTitle.has(title)) byTitle.set(title, group);
  }
  return groups;
}

function entriesOf(found: ReadonlyArray<Found>): ReadonlyArray<Entry> {
  return found
    .toSorted((a, b) => b.weight - a.weight || compare(a.key, b.key))
    .flatMap((from) =>
      from.items
        .slice(0, MOST_PER_SOURCE)
        .map((item, at) => ({ from, item, rank: at + 1 })),
    )
    .toSorted((a, b) => Number(b.item.isExact) - Number(a.item.isExact));
}

function titleOf({ title }: Item): string | null {
  const words = wordsOf(title);
  return words.length < TELLING_TITLE_WORDS ? null : words.join(" ");
}

function holds({ all }: Group, from: Found): boolean {
  return all.some((entry) => entry.from.key === from.key);
}
