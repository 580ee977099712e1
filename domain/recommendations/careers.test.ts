import { expect, test } from "vitest";
import { careerTerms } from "./careers.ts";

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
