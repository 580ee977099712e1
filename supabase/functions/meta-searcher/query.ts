import { parseQuery, significantWords } from "#domain/search/query-terms.ts";
import type { Term } from "#domain/search/terms.ts";
import { translateToEnglish } from "#domain/search/translate.ts";

export type Locale = "es" | "en";

export type Query = {
  /** As typed, without control characters and repeated spaces. */
  readonly text: string;
  /** Text for sources in English. */
  readonly english: string;
  /** Terms by which `relevance` scores a result. */
  readonly wanted: ReadonlyArray<Term>;
  /** Significant words of `text` and of `english`, without a duplicate. */
  readonly wordings: ReadonlyArray<string>;
};

export function readQuery(typed: string): Query {
  const text = typed
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, " ")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
  const english = translateToEnglish(text);
  const wordings = [text, english].map((words) =>
    significantWords(words).join(" "),
  );
  return {
    text,
    english,
    wanted: parseQuery(text).required,
    wordings: [...new Set(wordings)],
  };
}
