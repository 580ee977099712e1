import { expect, test } from "vitest";
import { careerTerms } from "./careers.ts";
import { containsTerm, readText } from "./term.ts";

test.each([
  ["Medicina", ["Medicina"]],
  [
    "Ingeniería en Sistemas Computacionales",
    [
      "Ingeniería en Sistemas Computacionales",
      "Ingeniería",
      "Sistemas Computacionales",
    ],
  ],
  ["Licenciatura en Derecho", ["Licenciatura en Derecho", "Derecho"]],
  ["Ingeniería Civil", ["Ingeniería Civil", "Ingeniería"]],
  ["Ciencias de la Computación", ["Ciencias de la Computación", "Computación"]],
  [
    "Bachelor of Science in Physics",
    ["Bachelor of Science in Physics", "Physics"],
  ],
  ["Física y Matemáticas", ["Física y Matemáticas", "Física", "Matemáticas"]],
  ["Medicina o Derecho", ["Medicina o Derecho", "Medicina", "Derecho"]],
  ["Psicología u otra", ["Psicología u otra", "Psicología"]],
  ["  Historia del arte ", ["Historia del arte", "Historia", "arte"]],
])("%s is searched as %j", (career, texts) => {
  expect(careerTerms(career).map(({ text }) => text)).toEqual(texts);
});

test("a blank career has no terms, and neither does a part without a name", () => {
  expect(careerTerms("   ")).toEqual([]);
  expect(careerTerms("Derecho, otra").map(({ text }) => text)).toEqual([
    "Derecho, otra",
    "Derecho",
  ]);
});

test.each([
  ["ciencias", "Clubes de Ciencia México", true],
  ["ciencias", "Ciencias naturales", true],
  ["ciencias", "Ciencias sociales y derecho", false],
  ["ciencias", "Licenciatura en Ciencias de la Comunicación", false],
  ["science", "Social sciences and law", false],
  ["science", "Science for girls", true],
  ["Ciencias sociales", "Ciencias sociales y derecho", true],
  ["Ciencias Políticas", "Estudia ciencia política", true],
  ["social science", "Social sciences and law", true],
])("the career %j in the text %j: %j", (career, text, isFound) => {
  const terms = careerTerms(career);
  expect(terms.some((term) => containsTerm(term, readText(text)))).toBe(
    isFound,
  );
});
