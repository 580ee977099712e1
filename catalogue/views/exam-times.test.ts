import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { examTimes } from "./exam-times.ts";
import { planWords } from "./plan-words.ts";

test("a named certificate has the times of its exam, with source and year", () => {
  const { exam } = findTimes({
    kind: "language",
    language: "de",
    certificate: "TestDaF",
  });
  expect(exam).toMatchObject({
    signUp: { min: 8, max: 28 },
    results: { min: 28, max: 42 },
  });
  expect(exam?.facts.map(({ text, note }) => [text, note])).toEqual([
    [
      "TestDaF: la inscripción cierra de 8 a 28 días antes.",
      "fuente oficial · dato de 2022",
    ],
    [
      "TestDaF: los resultados tardan de 28 a 42 días.",
      "fuente oficial · dato de 2022",
    ],
  ]);
});

test("a language level has only those times that all its exams have", () => {
  const { exam } = findTimes({ kind: "language", language: "de", cefr: "B2" });
  expect(exam?.signUp).toEqual({ min: null, max: null });
  expect(exam?.facts).toHaveLength(2);
});

test.each<[string, Condition]>([
  ["a language alone", { kind: "language", language: "de" }],
  ["a test of the award's own", { kind: "test", name: "Examen de admisión" }],
  ["an age", { kind: "age", min: 18 }],
])("%s has no exam", (_, condition) => {
  expect(findTimes(condition)).toEqual({});
});

test("an admission test without sources has an exam with unknown times", () => {
  expect(findTimes({ kind: "test", name: "SAT / ACT" }).exam).toMatchObject({
    signUp: { min: null, max: null },
    results: { min: null, max: null },
  });
});

function findTimes(condition: Condition) {
  return examTimes(condition, planWords(aPageContext()));
}
