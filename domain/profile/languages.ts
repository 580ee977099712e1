/** ISO 639-1 (or 639-3) codes of what our readers speak and learn most; others may be typed. */
const LANGUAGE_CODES: ReadonlyArray<string> =
  "es en fr de it pt zh ja ko ru ar nl sv no da fi pl cs uk el tr he hi ca eu gl vi qu gn ay nah yua arn ht".split(
    " ",
  );

/** Names to choose from, with a capital letter and in the alphabet's order, so that one language is written in one way. */
export function languageNames(language: string): ReadonlyArray<string> {
  const names = new Intl.DisplayNames(language, { type: "language" });
  const { compare } = new Intl.Collator(language);
  return LANGUAGE_CODES.map((code) =>
    withCapital(names.of(code) ?? code, language),
  ).toSorted(compare);
}

function withCapital(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
