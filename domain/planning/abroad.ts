import type { CountryCode } from "../eligibility/condition.ts";
import { LATIN_AMERICA } from "../eligibility/countries.ts";

type Place = {
  readonly destination: CountryCode | null;
  readonly isInternational: boolean;
};

/** Language of school and papers in Latin American countries where it is not Spanish. */
const OTHER_LANGUAGES: Readonly<Record<CountryCode, string>> = {
  BR: "pt",
  HT: "fr",
};

/**
 * Abroad or not: `maybe` for a destination when the student's country is null, and for an
 * international award without a destination.
 */
export function classifyDestination(
  { destination, isInternational }: Place,
  country: CountryCode | null,
): "yes" | "no" | "maybe" {
  if (destination !== null && country !== null)
    return isHomeCountry(destination, country) ? "no" : "yes";
  return destination !== null || isInternational ? "maybe" : "no";
}

/** Puerto Ricans are citizens of the United States. */
function isHomeCountry(
  destination: CountryCode,
  country: CountryCode,
): boolean {
  return destination === country || (destination === "US" && country === "PR");
}

/**
 * Countries with MERCOSUR's residence agreement in force (mercosur.int/ciudadanos/residir):
 * their nationals may reside in each other's.
 */
const RESIDENCE_AGREEMENT = [
  "AR",
  "BO",
  "BR",
  "CL",
  "CO",
  "EC",
  "PE",
  "PY",
  "UY",
];

/** Chile does not apply it to these (freemovehub.com, regime "MERCOSUR, Bolivia, Chile"). */
const NOT_IN_CHILE = ["CO", "EC", "PE"];

/** True where a residence permit may take the place of a visa. */
export function hasResidenceAgreement(
  destination: CountryCode | null,
  country: CountryCode | null,
): boolean {
  return (
    RESIDENCE_AGREEMENT.includes(destination ?? "") &&
    RESIDENCE_AGREEMENT.includes(country ?? "") &&
    !(destination === "CL" && NOT_IN_CHILE.includes(country ?? ""))
  );
}

/** False only between Spanish-speaking countries. */
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

/** Spanish is assumed for null and for every country that is not listed above. */
export function isSchoolLanguage(
  country: CountryCode | null,
  language: string,
): boolean {
  return language === (OTHER_LANGUAGES[country ?? ""] ?? "es");
}

function isSpanishSpeaking(country: CountryCode): boolean {
  return (
    country === "ES" ||
    (LATIN_AMERICA.includes(country) && !(country in OTHER_LANGUAGES))
  );
}
