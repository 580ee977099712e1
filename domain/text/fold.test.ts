import fc from "fast-check";
import { expect, test } from "vitest";
import { fold, matchesQuery, singular, stem, words } from "./fold.ts";

test.each([
  ["Ingeniería", "ingenieria"],
  ["AÑO ESCOLAR", "ano escolar"],
  ["Müller, François", "muller, francois"],
  // The same letter written as base and accent.
  ["educacio\u0301n", "educacion"],
  ["", ""],
])("%j folds to %j", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test("`words` drops punctuation and spaces and keeps numbers", () => {
  expect(words("  Beca 18: ¿prepa o posgrado?\n(México) ")).toEqual([
    "beca",
    "18",
    "prepa",
    "o",
    "posgrado",
    "mexico",
  ]);
});

test("a query matches in any case and with any accents", () => {
  expect(matchesQuery("Maestría en Alemania", "MAESTRIA")).toBe(true);
  expect(matchesQuery("Maestria en Alemania", "maestría")).toBe(true);
  expect(matchesQuery("Programa de español", "espanol")).toBe(true);
  expect(matchesQuery("Programa de espanol", "Español")).toBe(true);
});

test("a prefix of a word matches, an infix does not", () => {
  expect(matchesQuery("Licenciatura en México", "lic mex")).toBe(true);
  expect(matchesQuery("Licenciatura", "ciatura")).toBe(false);
});

test("a text matches only with every word of the query, in any order", () => {
  expect(matchesQuery("Beca de posgrado en Chile", "chile beca")).toBe(true);
  expect(matchesQuery("Beca de posgrado en Chile", "chile doctorado")).toBe(
    false,
  );
});

test.each(["", "   ", "\t\n", "¿?", "-"])(
  "a query without words, %j, matches everything",
  (query) => {
    expect(matchesQuery("Beca", query)).toBe(true);
    expect(matchesQuery("", query)).toBe(true);
  },
);

test("a text without words matches no query", () => {
  expect(matchesQuery("", "beca")).toBe(false);
});

test("folding is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test.each([
  ["becas", "beca"],
  ["olimpiadas", "olimpiada"],
  ["beca", "beca"],
  // Not plurals: the s belongs to the word.
  ["ingles", "ingles"],
  ["class", "class"],
  ["mas", "mas"],
])("the singular of %j is %j", (word, expected) => {
  expect(singular(word)).toBe(expected);
});

test.each([
  [["universidad", "universidades"]],
  [["matematica", "matematicas", "matematico", "matematicos"]],
  [["estudiante", "estudiantes"]],
  [["cientifico", "cientificas"]],
  [["intercambio", "intercambios"]],
  [["university", "universities"]],
  [["scholarship", "scholarships"]],
  [["interes", "intereses"]],
  [["arte", "artes"]],
])("%j have one stem", (forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ["japones", "japon"],
  ["frances", "francia"],
  ["arte", "arto"],
  ["beca", "beco"],
  ["ingeniero", "ingenio"],
])("%j and %j have different stems", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
