/**
 * An item's values for each filter, spelled as in the URL's query. Without a key for a
 * filter the item's values are unknown, and it fits every choice; with an empty list it
 * fits none.
 */
export type Facets = Readonly<Record<string, ReadonlyArray<string>>>;

/** The user's choice: one value for each active filter. */
export type SelectedFilters = Readonly<Record<string, string>>;

/** True when the item fits every active filter. */
export function fits(facets: Facets, selected: SelectedFilters): boolean {
  return Object.entries(selected).every(
    ([name, value]) => facets[name]?.includes(value) ?? true,
  );
}
