import type { Wanted } from "#domain/catalogue/facets.ts";

/** More would make a page too heavy: then its links per country lead on. */
export const MOST_COUNTRY_ITEMS = 12;

/**
 * Items of a list by country to show among those that match. Without a country, of many
 * the best for the words, and none for filters alone.
 */
export function limitCountryItems<Item>(
  matching: ReadonlyArray<Item>,
  wanted: Wanted,
  isRanked: boolean,
): ReadonlyArray<Item> {
  if (wanted.pais !== undefined || matching.length <= MOST_COUNTRY_ITEMS)
    return matching;
  return isRanked ? matching.slice(0, MOST_COUNTRY_ITEMS) : [];
}
