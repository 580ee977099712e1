import { matchLanguageCodes } from "../languages/named-languages.ts";

/**
 * ISO 639-1 (or 639-3) codes of the languages that users speak and learn most;
 * others can be typed.
 */
const LANGUAGE_CODES: ReadonlyArray<string> =
  "es en fr de it pt zh ja ko ru ar nl sv no da fi pl cs uk el tr he hi ca eu gl vi qu gn ay nah yua arn ht".split(
    " ",
  );

/** Names that a browser may lack, by the user's language. */
const LESSER_KNOWN: Readonly<Record<string, Readonly<Record<string, string>>>> =
  {
    nah: { es: "náhuatl", en: "Nahuatl" },
    yua: { es: "maya yucateco", en: "Yucatec Maya" },
    arn: { es: "mapuche", en: "Mapuche" },
    myn: { es: "maya", en: "Maya" },
    oto: { es: "otomí", en: "Otomi" },
  };

/** Created once: a list of recommendations asks for dozens of names. */
const NAMES = new Map(
  ["es", "en"].map((language) => [
    language,
    new Intl.DisplayNames(language, { type: "language", fallback: "none" }),
  ]),
);

/** Suggested names, capitalised and sorted, so that one language is written in one way. */
export function languageNames(language: string): ReadonlyArray<string> {
  const { compare } = new Intl.Collator(language);
  return LANGUAGE_CODES.flatMap((code) => {
    const name = languageName(code, language);
    return name ? withCapital(name, language) : [];
  }).toSorted(compare);
}

/**
 * A language that a student typed, named in the user's language as inside a sentence; text
 * that names no known language stays as typed.
 */
export function translateLanguage(typed: string, language: string): string {
  const [code] = matchLanguageCodes(typed);
  return (code && languageName(code, language)) ?? typed;
}

function languageName(code: string, language: string): string | undefined {
  return LESSER_KNOWN[code]?.[language] ?? NAMES.get(language)?.of(code);
}

function withCapital(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
