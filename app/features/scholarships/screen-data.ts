import type { i18n } from "i18next";
import type { PageContext } from "#app/platform/request-context.ts";
import { exchangePrograms } from "#catalogue/exchange-programs.ts";
import { scholarshipAggregators } from "#catalogue/scholarship-aggregators.ts";
import { scholarships } from "#catalogue/scholarships.ts";
import {
  countriesNamed,
  LATIN_AMERICA,
} from "#domain/eligibility/countries.ts";
import { aggregatorView } from "./aggregator-card.tsx";
import { awardView } from "./award-view.ts";
import { calendarWords, monthLetters, type Say } from "./calendar-words.ts";
import type { Country } from "./filter-fields.tsx";

/** Everything that `/becas` shows, in one language. Runs on the server only: the catalogue never reaches the browser's code. */
export function scholarshipsScreen({ i18n, language, today }: PageContext) {
  const t = i18n.getFixedT(null, "scholarships");
  const countries = countryChoices(language);
  const parts = {
    calendar: calendarWords(i18n, t, today),
    today,
    countries: countries.map(({ code }) => code),
  };
  const say = sayIn(i18n, "scholarshipItems");
  const sayExchange = sayIn(i18n, "exchangeProgramItems");
  const sayAggregator = sayIn(i18n, "scholarshipAggregatorItems");
  const tips = i18n.getResourceBundle(language, "applicationTips") as Record<
    string,
    { title: string; text: string }
  >;
  return {
    months: monthLetters(language, today),
    pageTitle: t("pageTitle"),
    description: t("description"),
    scholarships: scholarships.map((item) =>
      awardView(item, { ...parts, say }),
    ),
    exchangePrograms: exchangePrograms.map((item) =>
      awardView(item, { ...parts, say: sayExchange }),
    ),
    aggregators: scholarshipAggregators.map((item) =>
      aggregatorView(item, sayAggregator),
    ),
    tips: Object.entries(tips).map(([id, tip]) => ({ id, ...tip })),
    countries,
  };
}

/** The catalogue holds its keys as data; its tests have checked that each of them exists. */
function sayIn(wording: i18n, namespace: string): Say {
  return (key) => wording.getResource(wording.language, namespace, key);
}

/** Latin America and every country that a scholarship names, by name. */
function countryChoices(language: string): ReadonlyArray<Country> {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const named = countriesNamed(scholarships.map((item) => item.eligibility));
  return [...new Set([...LATIN_AMERICA, ...named])]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}
