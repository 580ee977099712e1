import type { CountryCode } from "../eligibility/condition.ts";
import { LATIN_AMERICA } from "../eligibility/countries.ts";

type Place = {
  readonly destination: CountryCode | null;
  readonly isInternational: boolean;
};

/** Languages of school and papers where it is not Spanish. */
const OTHER_LANGUAGES: Readonly<Record<CountryCode, string>> = {
  BR: "pt",
  HT: "fr",
};

/** True, false, or not known: the destination may be the student's own country. */
export function isAbroad(
  { destination, isInternational }: Place,
  country: CountryCode | null,
): "yes" | "no" | "maybe" {
  if (destination !== null && country !== null)
    return isSameEntry(destination, country) ? "no" : "yes";
  return destination !== null || isInternational ? "maybe" : "no";
}

/** Puerto Ricans are citizens of the United States. */
function isSameEntry(destination: CountryCode, country: CountryCode): boolean {
  return destination === country || (destination === "US" && country === "PR");
}

/** False only where school papers already have the destination's language. */
export function needsTranslation(
  destination: CountryCode | null,
  country: CountryCode | null,
): boolean {
  return !(
    destination !== null &&
    isSpanishSpeaking(destination) &&
    country !== null &&
    isSpanishSpeaking(country)
  );
}

/** True for the language of school in the country; Spanish without one. */
export function speaks(country: CountryCode | null, language: string): boolean {
  return language === (OTHER_LANGUAGES[country ?? ""] ?? "es");
}

function isSpanishSpeaking(country: CountryCode): boolean {
  return (
    country === "ES" ||
    (LATIN_AMERICA.includes(country) && !(country in OTHER_LANGUAGES))
  );
}
