import type { Term } from "./term.ts";
import { termFrom } from "./term.ts";

/** A language by its names, and the countries that one learns it for, in Spanish and in English. */
type LanguageRow = {
  readonly code: string;
  readonly names: ReadonlyArray<string>;
  readonly countries: ReadonlyArray<string>;
};

/** Specification §9: these fourteen and no others. The first two countries are the usual one in both languages. */
const ROWS: ReadonlyArray<LanguageRow> = [
  row("de", "Alemán, German", "Alemania, Germany, Austria, Suiza, Switzerland"),
  row("fr", "Francés, French", "Francia, France, Bélgica, Belgium, Quebec"),
  row("it", "Italiano, Italian", "Italia, Italy"),
  row("pt", "Portugués, Portuguese", "Brasil, Brazil, Portugal"),
  row("zh", "Chino, Chinese, Mandarín, Mandarin", "China, China, Taiwán"),
  row("ja", "Japonés, Japanese", "Japón, Japan"),
  row("ko", "Coreano, Korean", "Corea, Korea"),
  row("ru", "Ruso, Russian", "Rusia, Russia"),
  row(
    "ar",
    "Árabe, Arabic",
    "Emiratos Árabes Unidos, United Arab Emirates, Arabia Saudita, Saudi Arabia, Marruecos, Morocco, Egipto, Egypt, Catar, Qatar",
  ),
  row(
    "nl",
    "Neerlandés, Dutch, Holandés",
    "Países Bajos, Netherlands, Holanda, Holland",
  ),
  row("sv", "Sueco, Swedish", "Suecia, Sweden"),
  row("no", "Noruego, Norwegian", "Noruega, Norway"),
  row("da", "Danés, Danish", "Dinamarca, Denmark"),
  row("fi", "Finés, Finnish, Finlandés", "Finlandia, Finland"),
];

export type KnownLanguage = {
  readonly names: ReadonlyArray<Term>;
  readonly countries: ReadonlyArray<Term>;
  /** Where it is spoken first of all: what to search for, by the reader's language. */
  readonly country: { readonly es: string; readonly en: string };
};

const KNOWN = new Map(
  ROWS.flatMap(({ code, names, countries }) => {
    const language: KnownLanguage = {
      names: names.map(termFrom),
      countries: countries.map(termFrom),
      country: { es: countries[0] ?? "", en: countries[1] ?? "" },
    };
    return [code, ...names].map((name) => [termFrom(name).roots, language]);
  }),
);

/** The language of that name or ISO 639-1 code, if it is one of the fourteen. */
export function knownLanguage(name: string): KnownLanguage | null {
  return KNOWN.get(termFrom(name).roots) ?? null;
}

function row(code: string, names: string, countries: string): LanguageRow {
  return {
    code,
    names: names.split(", "),
    countries: countries.split(", "),
  };
}
