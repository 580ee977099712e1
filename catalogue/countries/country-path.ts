import type { CountryFacts } from "../country.schema.ts";
import { COUNTRIES } from "./index.ts";

const LIST = "/paises";

/** Address of a country's page: "/paises/bolivia". */
export function countryPath({ slug }: CountryFacts): string {
  return `${LIST}/${slug}`;
}

/** The country whose page has this address; null where there is none. */
export function countryAt(path: string): CountryFacts | null {
  return COUNTRIES.find((country) => countryPath(country) === path) ?? null;
}
