import { fetchFile } from "#app/platform/fetch-file.ts";
import type { CardView } from "#catalogue/views/view.ts";
import { LANGUAGE_PARAMETER } from "#locales/languages.ts";

/** Cards of a screen's lists by country; keys are the lists' ids. */
export type CountryItems = Readonly<Record<string, ReadonlyArray<CardView>>>;

/** Rejects when the file cannot be loaded. */
export function loadCountryItems(
  path: string,
  language: string,
): Promise<CountryItems> {
  return fetchFile(`${path}/por-pais.json?${LANGUAGE_PARAMETER}=${language}`);
}
