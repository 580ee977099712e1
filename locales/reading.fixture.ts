import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "./languages.ts";

/** Sentence length that a fifteen-year-old reads on a phone. */
const MAX_WORDS_IN_A_SENTENCE = 35;
const MAX_WORDS_ON_AVERAGE = 25;

/** Leftovers of a missing text or value. */
const LEFTOVERS =
  /undefined|\[object|\bNaN\b|\bTODO\b|\bFIXME\b|\bTBD\b|\bXXX\b|lorem ipsum|[<>]/;

const CAMEL_CASE = /\b[a-z]+[A-Z][\p{L}\d]*/gu;

/** Names with a capital inside; any other such word is an identifier of the code. */
const CAMEL_CASE_NAMES = new Set(
  "arXiv edX iBT iGeo iOS iPad iPhone macOS omegaUp".split(" "),
);

type Texts = Readonly<Record<Language, ReadonlyMap<string, string>>>;

/** Tests that texts are short, complete and in their language. */
export function testReading(texts: Texts) {
  test.each(LANGUAGES)(
    "no sentence in %s has more than 35 words",
    (language) => {
      const tooLong = sentenceLengths(texts[language]).filter(
        ({ counts }) => Math.max(...counts) > MAX_WORDS_IN_A_SENTENCE,
      );
      expect(tooLong.map(({ key, counts }) => `${key}: ${counts}`)).toEqual([]);
    },
  );

  test.each(LANGUAGES)(
    "the sentences of a text in %s have at most 25 words on average",
    (language) => {
      const tooLong = sentenceLengths(texts[language]).filter(
        ({ counts }) => sum(counts) / counts.length > MAX_WORDS_ON_AVERAGE,
      );
      expect(tooLong.map(({ key, counts }) => `${key}: ${counts}`)).toEqual([]);
    },
  );

  test.each(LANGUAGES)("no text in %s contains a leftover", (language) => {
    const faulty = [...texts[language]]
      .map(
        ([key, text]) =>
          [key, text.replace(/\{\{\s*\w+(, [^}]+)?\s*\}\}/g, "")] as const,
      )
      .filter(([, text]) => LEFTOVERS.test(text) || /[{}]/.test(text));
    expect(faulty).toEqual([]);
  });

  test.each(LANGUAGES)(
    "no text in %s contains an identifier of the code",
    (language) => {
      const identifiers = [...texts[language]].flatMap(([key, text]) =>
        [...text.replace(/\{\{.*?\}\}|https?:\S+/g, "").matchAll(CAMEL_CASE)]
          .filter(([word]) => !CAMEL_CASE_NAMES.has(word))
          .map(([word]) => `${key}: ${word}`),
      );
      expect(identifiers).toEqual([]);
    },
  );

  test.each(LANGUAGES)("no text in %s equals a key", (language) => {
    const keys = new Set(
      [...texts[language].keys()].flatMap((key) => [key, afterNamespace(key)]),
    );
    const raw = [...texts[language]].filter(
      ([, text]) => text.includes(".") && keys.has(text),
    );
    expect(raw).toEqual([]);
  });

  test("no English text contains Spanish punctuation", () => {
    const foreign = [...texts.en].filter(([, text]) => /[¿¡]/.test(text));
    expect(foreign).toEqual([]);
  });
}

function sentenceLengths(texts: ReadonlyMap<string, string>) {
  return [...texts].map(([key, text]) => ({
    key,
    counts: countWordsBySentence(text),
  }));
}

/** "EE. UU." ends no sentence. */
export function countWordsBySentence(text: string): ReadonlyArray<number> {
  return text
    .split(/(?<=[.!?…])(?<!\bEE\.)\s+(?=[¿¡«"(]*\p{Lu})/u)
    .map((sentence) => sentence.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0);
}

function sum(numbers: ReadonlyArray<number>): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** "common.nav.home" is "nav.home" in its namespace. */
function afterNamespace(key: string): string {
  return key.slice(key.indexOf(".") + 1);
}
