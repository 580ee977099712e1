import type { CountryFacts } from "../country.schema.ts";
import { COUNTRIES } from "./index.ts";

const LIST = "/paises";

/** Address of a country's page: "/paises/bolivia". */
export function countryPath({ slug }: CountryFacts): string {
  return `${LIST}/${slug}`;
}

/** Addresses of the countries' pages by ISO 3166-1 code. */
export function countryPages(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    COUNTRIES.map((country) => [country.code, countryPath(country)]),
  );
}

/** The country whose page has this address; null where there is none. */
export function countryAt(path: string): CountryFacts | null {
  return COUNTRIES.find((country) => countryPath(country) === path) ?? null;
}
