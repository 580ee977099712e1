import type { TFunction } from "i18next";
import { countryInSentence } from "#domain/profile/countries.ts";
import { formatLocale } from "#domain/text/format-locale.ts";
import type { ViewContext } from "./view-context.ts";

/** Texts and formats of the country pages in one language. */
export type CountryWords = {
  readonly t: TFunction<"countries">;
  readonly language: ViewContext["language"];
  /** Name of a country by its code. */
  readonly countryName: (code: string) => string;
  /** The same inside a sentence: "the Dominican Republic". */
  readonly countryInSentence: (code: string) => string;
  readonly number: (value: number) => string;
  /** "7 de mayo de 2018" */
  readonly day: (date: string) => string;
};

export function countryWords({ i18n, language }: ViewContext): CountryWords {
  const names = new Intl.DisplayNames(language, { type: "region" });
  // A decimal point, as in the catalogue's texts.
  const numbers = new Intl.NumberFormat(language === "es" ? "es-MX" : "en");
  const days = new Intl.DateTimeFormat(formatLocale(language), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return {
    t: i18n.getFixedT(null, "countries"),
    language,
    countryName: (code) => names.of(code) ?? code,
    countryInSentence: (code) => countryInSentence(code, language),
    number: (value) => numbers.format(value),
    day: (date) => days.format(new Date(date)),
  };
}
