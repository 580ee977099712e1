import { words } from "#domain/text/fold.ts";
import { urlKey } from "#domain/urls/canonical-url.ts";
import { compareText } from "./compare-text.ts";
import type { SourceItem } from "./item.ts";

/** Shorter titles may name two different items. */
const MIN_TITLE_WORDS = 3;

/** An item with its place in the list of its source; the first is 1. */
export type RankedItem = { readonly item: SourceItem; readonly rank: number };

/** Duplicates; the first one is shown. */
export type Group = {
  readonly first: RankedItem;
  readonly all: Array<RankedItem>;
};

/**
 * Groups items that share a URL, or a title of several words in two sources. Exact items
 * come first, then those of sources with more weight.
 */
export function dedupe(
  lists: ReadonlyArray<ReadonlyArray<SourceItem>>,
): ReadonlyArray<Group> {
  const groups: Array<Group> = [];
  const byUrl = new Map<string, Group>();
  const byTitle = new Map<string, Group>();
  for (const ranked of rank(lists)) {
    const { item } = ranked;
    const urls = [item.link, item.alsoAt]
      .filter((link) => link !== null)
      .map(urlKey);
    const title = titleKey(item);
    const sameTitle = title ? byTitle.get(title) : undefined;
    const existing =
      urls.map((url) => byUrl.get(url)).find(Boolean) ??
      (sameTitle && !hasSource(sameTitle, item) ? sameTitle : undefined);
    const group = existing ?? { first: ranked, all: [] };
    group.all.push(ranked);
    if (!existing) groups.push(group);
    for (const url of urls) if (!byUrl.has(url)) byUrl.set(url, group);
    if (title && !byTitle.has(title)) byTitle.set(title, group);
  }
  return groups;
}

/** Sorts exact items first, then by weight of the source and by rank. */
function rank(
  lists: ReadonlyArray<ReadonlyArray<SourceItem>>,
): ReadonlyArray<RankedItem> {
  return lists
    .flatMap((items) => items.map((item, at) => ({ item, rank: at + 1 })))
    .toSorted(
      ({ item: a, rank: aRank }, { item: b, rank: bRank }) =>
        Number(b.isExact) - Number(a.isExact) ||
        b.origin.weight - a.origin.weight ||
        compareText(a.origin.key, b.origin.key) ||
        aRank - bRank,
    );
}

function titleKey({ title }: SourceItem): string | null {
  const tokens = words(title);
  return tokens.length < MIN_TITLE_WORDS ? null : tokens.join(" ");
}

function hasSource({ all }: Group, { origin }: SourceItem): boolean {
  return all.some(({ item }) => item.origin.key === origin.key);
}
