import { inEnglish } from "./in-english.ts";
import { stem, tellingWords } from "./words.ts";

/** What a reader asks, as the sources need it. */
export type Query = {
  /** As typed, tidied. */
  readonly text: string;
  /** For sources that know English only. */
  readonly english: string;
  /** Stems of the words that matter, of both languages, each with its other name. */
  readonly wanted: ReadonlyArray<ReadonlyArray<string>>;
};

export function readQuery(typed: string): Query {
  const text = typed
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, " ")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
  return {
    text,
    english: inEnglish(text),
    wanted: tellingWords(text).map((word) => [
      ...new Set([word, ...inEnglish(word).split(" ")].map(stem)),
    ]),
  };
}
