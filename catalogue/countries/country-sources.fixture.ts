import type { CountryFacts } from "../country.schema.ts";

/** The addresses of every page that a country's facts were read in. */
export function countrySources(facts: CountryFacts): ReadonlyArray<string> {
  return [...JSON.stringify(facts).matchAll(/"source":"([^"]+)"/g)].map(
    ([, url = ""]) => url,
  );
}
