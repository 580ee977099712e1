import type { SelectedFilters } from "#domain/catalogue/facets.ts";

/** More would make a page too large; links per country lead to the others. */
export const MOST_COUNTRY_ITEMS = 12;

/**
 * Matching items of a list by country that a page shows. Above the limit and without a
 * chosen country: the best of a ranking, or none for filters alone.
 */
export function limitCountryItems<Item>(
  matching: ReadonlyArray<Item>,
  selected: SelectedFilters,
  isRanked: boolean,
): ReadonlyArray<Item> {
  if (selected.pais !== undefined || matching.length <= MOST_COUNTRY_ITEMS)
    return matching;
  return isRanked ? matching.slice(0, MOST_COUNTRY_ITEMS) : [];
}
