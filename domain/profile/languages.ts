/**
 * ISO 639-1 (or 639-3) codes of the languages that our users speak and learn most;
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
  };

/** Suggested names, capitalised and sorted, so that one language is written in one way. */
export function languageNames(language: string): ReadonlyArray<string> {
  const names = new Intl.DisplayNames(language, {
    type: "language",
    fallback: "none",
  });
  const { compare } = new Intl.Collator(language);
  return LANGUAGE_CODES.flatMap((code) => {
    const name = LESSER_KNOWN[code]?.[language] ?? names.of(code);
    return name ? withCapital(name, language) : [];
  }).toSorted(compare);
}

function withCapital(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
