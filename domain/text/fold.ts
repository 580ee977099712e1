/** Lower case without accents: "Ingeniería" becomes "ingenieria", "ñ" becomes "n". */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The folded words of a text, without punctuation and spaces; "c++" is a word. */
export function words(text: string): ReadonlyArray<string> {
  return fold(text).match(/c\+\+|[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * True when every query word is a prefix of some word of the text. A query without
 * words matches everything.
 */
export function matchesQuery(text: string, query: string): boolean {
  const textWords = words(text);
  return words(query).every((queryWord) =>
    textWords.some((word) => word.startsWith(queryWord)),
  );
}

/** Words that end in s in the singular: "inglés". */
const END_IN_S = new Set(
  "ingles frances japones portugues holandes irlandes escoces danes interes pais gratis".split(
    " ",
  ),
);

/** Removes a plural s: "becas" becomes "beca". */
export function singular(word: string): string {
  const isPlural =
    word.length > 3 && /[^s]s$/.test(word) && !END_IN_S.has(word);
  return isPlural ? word.slice(0, -1) : word;
}

/** Shorter words keep their last vowel: "arte" is not "arto". */
const MIN_LENGTH_TO_TRIM = 6;

/**
 * Stem of a folded word without number and gender, in Spanish and in English: "becas"
 * and "beca" are "beca", "matemáticos" and "matemática" are "matematic",
 * "universidades" is "universidad", "universities" and "university" are "universiti".
 */
export function stem(word: string): string {
  const base = singular(word);
  if (base.length < MIN_LENGTH_TO_TRIM) return base;
  return base.replace(/[aeo]$/, "").replace(/y$/, "i");
}

/** The stems of an expression's words, joined by spaces. */
export function stemExpression(expression: string): string {
  return words(expression).map(stem).join(" ");
}

/** The distinct stems of a list of words. */
export function stemSet(list: string): ReadonlySet<string> {
  return new Set(words(list).map(stem));
}
