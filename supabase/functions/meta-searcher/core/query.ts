import { expressionsOf, inEnglish, namesOf } from "./in-english.ts";
import { stemmed } from "./words.ts";

/** What a reader asks, as the sources need it. */
export type Query = {
  /** As typed, tidied. */
  readonly text: string;
  /** For sources that know English only. */
  readonly english: string;
  /** What matters, stemmed: each word or expression by all its names, in both languages. */
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
    wanted: expressionsOf(text).map((words) => [
      ...new Set(namesOf(words).map((name) => stemmed(name).trim())),
    ]),
  };
}
