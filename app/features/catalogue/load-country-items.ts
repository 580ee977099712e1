import { fetchRead } from "#app/platform/fetch-read.ts";
import type { CardView } from "#catalogue/views/view.ts";
import { LANGUAGE_PARAMETER } from "#locales/languages.ts";

/** Cards of a screen's lists by country, by the id of the list. */
export type CountryItems = Readonly<Record<string, ReadonlyArray<CardView>>>;

/** Throws when they cannot be loaded. */
export async function loadCountryItems(
  path: string,
  language: string,
): Promise<CountryItems> {
  const response = await fetchRead((signal) =>
    fetch(`${path}/por-pais.json?${LANGUAGE_PARAMETER}=${language}`, {
      signal,
    }),
  );
  if (!response.ok) throw new Error(path);
  return response.json();
}
