import { expect, test } from "vitest";
import { createJoinedWords } from "./joined-words.ts";

const DOCUMENTS = [
  { title: "Beca 18", tags: "perú", phrases: ["beca para estudiar"] },
  { title: "Beca Universal Benito Juárez", tags: "artes, matemáticas" },
  { title: "Olimpiada Mexicana", tags: "médico" },
];

const separate = createJoinedWords(DOCUMENTS, (word) => word === "benito");

test.each([
  ["beca18", "beca 18"],
  ["#BecaBenitoJuárez", "#beca benito juarez"],
  [
    "requisitos olimpiadadematematicas 2027",
    "requisitos olimpiada de matematicas 2027",
  ],
  ["beca2027", "beca 2027"],
  ["becapara mexico", "beca para mexico"],
])("%s is read as %s", (query, expected) => {
  expect(separate(query)).toBe(expected);
});

test.each([
  ["a known word", "benito"],
  ["a word with an unknown part", "becaxyz"],
  ["a word that begins with a joining word", "paramedico"],
  ["a word that ends with short joining words", "artesano"],
  ["a number", "2027"],
  ["a word of more than 40 letters", "beca".repeat(20)],
])("%s stays as typed", (_, query) => {
  expect(separate(query)).toBe(query);
});
