/** Favourites first, then recommended, otherwise the original order (specification §4). */
export function favouritesFirst<Item>(
  items: ReadonlyArray<Item>,
  isFavourite: (item: Item) => boolean,
  isRecommended: (item: Item) => boolean = () => false,
): ReadonlyArray<Item> {
  const rank = (item: Item) =>
    isFavourite(item) ? 0 : isRecommended(item) ? 1 : 2;
  // Array sort is stable: equal ranks keep their order.
  return items.toSorted((one, other) => rank(one) - rank(other));
}
