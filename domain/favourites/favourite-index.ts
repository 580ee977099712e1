import { urlKey } from "../urls/canonical-url.ts";
import { externalIds } from "../urls/external-id.ts";
import { EXTERNAL_TYPE } from "./saved-items.ts";

type Favourite = { readonly itemId: string; readonly itemType: string };

export type FavouriteIndex = {
  readonly list: ReadonlyArray<Favourite>;
  /** Stored favourites of the same item, under whatever id. */
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
  return {
    list,
    find: (favourite) =>
      keysFor(favourite).flatMap((key) => byKey.get(key) ?? []),
  };
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
