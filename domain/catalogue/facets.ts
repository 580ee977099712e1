/**
 * What an item answers to each filter: the values that it fits, in the address's
 * words. A filter that it does not name says nothing about it, so it fits.
 */
export type Facets = Readonly<Record<string, ReadonlyArray<string>>>;

/** What the reader asked for: one value for each filter that is set. */
export type Wanted = Readonly<Record<string, string>>;

/** True when the item fits every filter that is set. */
export function fits(facets: Facets, wanted: Wanted): boolean {
  return Object.entries(wanted).every(
    ([name, value]) => facets[name]?.includes(value) ?? true,
  );
}
