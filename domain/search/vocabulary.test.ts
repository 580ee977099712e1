import { expect, test } from "vitest";
import { createVocabulary } from "./vocabulary.ts";

test("it knows its words and their prefixes", () => {
  const vocabulary = knowing("quimica");
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
  const vocabulary = knowing("beca", "quimica", "toefl", "b".repeat(30));
  expect(vocabulary.correct(written)?.word ?? null).toBe(meant);
});

test("the smallest edit distance counts first, then the frequency", () => {
  const vocabulary = knowing(
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
])("%j for carrera is a typo: %j", (written, isSlip) => {
  expect(knowing("carrera").correct(written)).toEqual({
    word: "carrera",
    isSlip,
  });
});

function knowing(...words: Array<string>) {
  const vocabulary = createVocabulary();
  for (const word of words) vocabulary.add(word);
  return vocabulary;
}
