import {
  type Facets,
  fits,
  type SelectedFilters,
} from "../catalogue/facets.ts";
import type { Found } from "./search.ts";

/**
 * Nearest items when none or few fit: matches of the query words, ignoring filters; without
 * words (`found` is null) all items, those that miss the fewest filters first.
 */
export function nearest<
  Card extends { readonly path: string; readonly facets: Facets },
>(
  cards: ReadonlyArray<Card>,
  selected: SelectedFilters,
  found: Found | null,
): ReadonlyArray<Card> {
  if (!found)
    return cards.toSorted(
      (one, other) => misses(one, selected) - misses(other, selected),
    );
  const byPath = new Map(cards.map((card) => [card.path, card] as const));
  return [...found.exact, ...found.partial].flatMap(
    (path) => byPath.get(path) ?? [],
  );
}

/** Number of filters that an item misses; among equals earlier filters weigh more. */
function misses(
  { facets }: { facets: Facets },
  selected: SelectedFilters,
): number {
  const filters = Object.entries(selected);
  return filters.reduce(
    (sum, [name, value], place) =>
      fits(facets, { [name]: value })
        ? sum
        : sum + 1 - place / filters.length ** 2,
    0,
  );
}
