import { type MatchTerm, nameTermFrom } from "./term.ts";

/**
 * Countries to learn a language for, in Spanish and in English, by the language's code.
 * Specification §9: these fourteen languages and no others. The first two name the main
 * country in both languages. No "Holland": in most texts it is a vocational test.
 */
const COUNTRIES: Readonly<Record<string, string>> = {
  de: "Alemania, Germany, Austria, Suiza, Switzerland",
  fr: "Francia, France, Bélgica, Belgium, Quebec",
  it: "Italia, Italy",
  pt: "Brasil, Brazil, Portugal",
  zh: "China, China, Taiwán",
  ja: "Japón, Japan",
  ko: "Corea, Korea",
  ru: "Rusia, Russia",
  ar: "Emiratos Árabes Unidos, United Arab Emirates, Arabia Saudita, Saudi Arabia, Marruecos, Morocco, Egipto, Egypt, Catar, Qatar",
  nl: "Países Bajos, Netherlands, Holanda",
  sv: "Suecia, Sweden",
  no: "Noruega, Norway",
  da: "Dinamarca, Denmark",
  fi: "Finlandia, Finland",
};

/** Terms for the countries of a language. */
export function listCountryTerms(code: string): ReadonlyArray<MatchTerm> {
  return splitNames(code).map(nameTermFrom);
}

/** Main country of a language, for searches in the user's language. */
export function mainCountry(
  code: string,
): { readonly es: string; readonly en: string } | null {
  const [es, en] = splitNames(code);
  return es && en ? { es, en } : null;
}

function splitNames(code: string): ReadonlyArray<string> {
  return COUNTRIES[code]?.split(", ") ?? [];
}
