import { stem, words } from "../text/fold.ts";
import { COUNTRY_WORDS, MAX_EXPRESSION } from "./query-lexicon.ts";

/** Countries in a text, each once: ISO 3166-1 alpha-2, and "EU" for Europe. */
export function namedCountries(text: string): ReadonlyArray<string> {
  const stems = words(text).map(stem);
  const lengths = Array.from({ length: MAX_EXPRESSION }, (_, at) => at + 1);
  return [
    ...new Set(
      stems.flatMap((_, at) =>
        lengths.flatMap(
          (length) =>
            COUNTRY_WORDS.get(stems.slice(at, at + length).join(" ")) ?? [],
        ),
      ),
    ),
  ];
}
