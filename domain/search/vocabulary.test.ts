import { expect, test } from "vitest";
import { createVocabulary } from "./vocabulary.ts";

test("`has` is true for an added word and its prefixes, not for longer words or infixes", () => {
  const vocabulary = createVocabularyFrom("quimica");
  expect(vocabulary.has("quimica")).toBe(true);
  expect(vocabulary.has("qui")).toBe(true);
  expect(vocabulary.has("quimicas")).toBe(false);
  expect(vocabulary.has("mica")).toBe(false);
});

test.each([
  ["quimca", "quimica"],
  ["toelf", "toefl"],
  ["bca", null],
  ["veca", "beca"],
  ["xyzxyz", null],
  ["b".repeat(31), null],
])("%j is corrected to %j", (written, meant) => {
  const vocabulary = createVocabularyFrom(
    "beca",
    "quimica",
    "toefl",
    "b".repeat(30),
  );
  expect(vocabulary.correct(written)?.word ?? null).toBe(meant);
});

test("of several corrections the smallest edit distance wins, then the highest frequency", () => {
  const vocabulary = createVocabularyFrom(
    "meca",
    "beca",
    "beca",
    "vecino",
    "vecino",
    "vecino",
  );
  expect(vocabulary.correct("veca")?.word).toBe("beca");
  expect(vocabulary.correct("vecina")?.word).toBe("vecino");
});

test.each([
  ["carrrera", true],
  ["carrrrrera", false],
  ["careera", true],
])("the correction of %j to carrera has isTypo %j", (written, isTypo) => {
  expect(createVocabularyFrom("carrera").correct(written)).toEqual({
    word: "carrera",
    isTypo,
  });
});

function createVocabularyFrom(...words: Array<string>) {
  const vocabulary = createVocabulary();
  for (const word of words) vocabulary.add(word);
  return vocabulary;
}
