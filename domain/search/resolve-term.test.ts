import { expect, test } from "vitest";
import { stem } from "../text/fold.ts";
import { resolveTerm } from "./resolve-term.ts";
import { toTerm } from "./terms.ts";
import { createVocabulary } from "./vocabulary.ts";

const vocabulary = createVocabulary();
for (const word of ["cielo", "beca", "japon", "medicina", "usac"])
  vocabulary.add(word);

test("a word for a life situation is not corrected to a similar word", () => {
  const term = toTerm(stem("ciego"));
  expect(resolveTerm(term, vocabulary)).toMatchObject({ term, isSure: true });
});

test.each([
  ["another letter", "medicima", true],
  ["another letter in a short word", "cieko", false],
  ["a doubled letter", "becca", true],
  ["m for n", "japom", true],
  ["the same sound", "veca", true],
  ["swapped letters", "ceilo", true],
  ["a missing letter", "cilo", true],
  ["an acronym", "usach", false],
])("with %s, the correction of %s has isSure %s", (_, word, isSure) => {
  expect(resolveTerm(toTerm(word), vocabulary).isSure).toBe(isSure);
});

test.each([
  ["filologia", "biologia"],
  ["aviacion", "animacion"],
  ["topografia", "fotografia"],
  ["apicultura", "agricultura"],
  ["pescador", "buscador"],
  ["bateria", "materia"],
])("%s is not surely a misspelt %s", (word, other) => {
  expect(isSurelyCorrected(word, other)).toBe(false);
});

test.each([
  ["sicologia", "psicologia"],
  ["niversidad", "universidad"],
  ["fotogarfia", "fotografia"],
  ["educacoin", "educacion"],
  ["unibercidad", "universidad"],
  ["vachillerato", "bachillerato"],
])("%s is surely a misspelt %s", (word, correct) => {
  expect(isSurelyCorrected(word, correct)).toBe(true);
});

function isSurelyCorrected(word: string, known: string) {
  const words = createVocabulary();
  words.add(stem(known));
  return resolveTerm(toTerm(stem(word)), words).isSure;
}
