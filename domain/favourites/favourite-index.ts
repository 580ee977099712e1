import { urlKey } from "../urls/canonical-url.ts";
import { externalIds } from "../urls/external-id.ts";
import { EXTERNAL_TYPE } from "./saved-items.ts";

type Favourite = { readonly itemId: string; readonly itemType: string };

export type FavouriteIndex = {
  /** As stored: an outside page may occur in several forms. */
  readonly list: ReadonlyArray<Favourite>;
  /** Each item once. */
  readonly distinct: ReadonlyArray<Favourite>;
  /** Stored favourites of the same item, under any id. */
  readonly find: (favourite: Favourite) => ReadonlyArray<Favourite>;
};

/**
 * Finds stored favourites. An outside page is one item under each of its URLs
 * ("http:", "www.", tracking parameters) and under the short ids of its URL.
 */
export function indexFavourites(
  list: ReadonlyArray<Favourite>,
): FavouriteIndex {
  const byKey = new Map<string, Array<Favourite>>();
  for (const favourite of list) {
    const [key] = keysFor(favourite);
    byKey.set(key, [...(byKey.get(key) ?? []), favourite]);
  }
  const find: FavouriteIndex["find"] = (favourite) =>
    keysFor(favourite).flatMap((key) => byKey.get(key) ?? []);
  return { list, distinct: dedupe(list, find), find };
}

/** Keeps one form of each item: a URL rather than its short id. */
function dedupe(
  list: ReadonlyArray<Favourite>,
  find: FavouriteIndex["find"],
): ReadonlyArray<Favourite> {
  const duplicates = new Set<Favourite>();
  for (const favourite of list)
    if (!duplicates.has(favourite))
      for (const form of find(favourite))
        if (form !== favourite) duplicates.add(form);
  return list.filter((favourite) => !duplicates.has(favourite));
}

/** The key of an item as it is stored, then the keys of its other forms. */
function keysFor({
  itemId,
  itemType,
}: Favourite): readonly [string, ...Array<string>] {
  if (itemType !== EXTERNAL_TYPE) return [`${itemType} ${itemId}`];
  const shortIds = new Set(externalIds(itemId));
  return [
    `${itemType} ${urlKey(itemId)}`,
    ...[...shortIds].map((id) => `${itemType} ${id}`),
  ];
}
