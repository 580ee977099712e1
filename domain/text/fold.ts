/** Lower case without accents: "Ingeniería" becomes "ingenieria". The ñ keeps its sound as n. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a text, folded; punctuation and spaces fall away. */
export function words(text: string): ReadonlyArray<string> {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** True when every word of the query begins some word of the text. A blank query matches everything. */
export function matchesQuery(text: string, query: string): boolean {
  const inText = words(text);
  return words(query).every((wanted) =>
    inText.some((word) => word.startsWith(wanted)),
  );
}
