import { isForCountry } from "#domain/eligibility/countries.ts";
import { countryPath } from "../countries/country-path.ts";
import { COUNTRIES } from "../countries/index.ts";
import { ENTRIES } from "../index.ts";
import { itemsMadeFor } from "./country-items.ts";
import type { CountryListView } from "./country-view.ts";
import { countryWords } from "./country-words.ts";
import { toCountryLimits } from "./facets.ts";
import { itemListJsonLd } from "./page-json-ld.ts";
import type { ViewContext } from "./view-context.ts";

/** The countries by name, with counts of their items, in one language. Server only. */
export function countryList(context: ViewContext): CountryListView {
  const { t, countryName, language } = countryWords(context);
  const countries = COUNTRIES.map((country) => ({
    path: countryPath(country),
    name: countryName(country.code),
    counts: [
      t("list.made", {
        count: Object.values(itemsMadeFor(country)).flat().length,
      }),
      t("list.open", {
        count: ENTRIES.filter((entry) =>
          isForCountry(toCountryLimits(entry), country.code),
        ).length,
      }),
    ].join(" · "),
  })).toSorted((one, other) => one.name.localeCompare(other.name, language));
  return {
    title: t("list.title"),
    lead: t("list.lead"),
    pageTitle: t("list.pageTitle"),
    description: t("list.description"),
    countries,
    jsonLd: itemListJsonLd(
      t("list.title"),
      countries.map(({ path }) => path),
      context,
    ),
  };
}
