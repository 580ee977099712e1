/**
 * An item's values for each filter, as in an address. A missing filter is unknown for
 * the item, so it fits; an empty list fits no value.
 */
export type Facets = Readonly<Record<string, ReadonlyArray<string>>>;

/** The user's choice: one value for each active filter. */
export type Wanted = Readonly<Record<string, string>>;

/** True when the item fits every active filter. */
export function fits(facets: Facets, wanted: Wanted): boolean {
  return Object.entries(wanted).every(
    ([name, value]) => facets[name]?.includes(value) ?? true,
  );
}
