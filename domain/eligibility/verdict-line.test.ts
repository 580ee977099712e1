import { expect, test } from "vitest";
import type { WordedCondition } from "../catalogue/indexed-item.ts";
import type { Condition } from "./condition.ts";
import { verdictLine } from "./verdict-line.ts";

const TODAY = "2026-11-22";
const CITIZEN = worded("Nacionalidad", {
  kind: "nationality",
  countries: ["CO"],
});
const AVERAGE = worded("Promedio de 8.5", {
  kind: "grade",
  atLeast: 8.5,
  scale: "0-10",
});

test("the line says met when its only requirement is met", () => {
  expect(line([CITIZEN], { country: "CO" })).toEqual({ says: "met" });
});

test("for a country that the item does not serve, only unmet requirements have a line", () => {
  const serves = ["CR", "PA"];
  const open = worded("Tener 15 años", { kind: "age", min: 15 });
  const at = (country: string, conditions: ReadonlyArray<WordedCondition>) =>
    verdictLine({ conditions, serves }, { country }, TODAY);
  const anywhere = worded("Residencia", {
    kind: "residence",
    countries: ["*"],
  });
  expect(at("CR", [anywhere])).toEqual({ says: "met" });
  expect(at("GT", [anywhere])).toBeNull();
  expect(at("GT", [open])).toBeNull();
  expect(at("GT", [CITIZEN])).toMatchObject({ says: "unmet" });
  expect(verdictLine({ conditions: [open], serves }, {}, TODAY)).toMatchObject({
    says: "missing",
  });
});

test("a requirement on another grading scale is open and outweighs met ones", () => {
  const student = { country: "CO", grades: "4.3", grades_system: "0-5" };
  expect(line([CITIZEN, AVERAGE], student)).toEqual({
    says: "open",
    text: "Promedio de 8.5",
  });
});

test("a requirement that only the student can judge outweighs met ones if it is not changeable", () => {
  const woman = worded("Ser mujer", { kind: "other" });
  const student = { country: "CO" };
  expect(line([CITIZEN, woman], student)).toEqual({
    says: "open",
    text: "Ser mujer",
  });
  expect(line([CITIZEN, { ...woman, changeable: true }], student)).toEqual({
    says: "met",
  });
  expect(line([woman], student)).toBeNull();
});

test("unmet outweighs missing, and missing outweighs met", () => {
  expect(line([CITIZEN, AVERAGE], { country: "CO" })).toMatchObject({
    says: "missing",
  });
  expect(line([CITIZEN, AVERAGE], { country: "PE" })).toMatchObject({
    says: "unmet",
    text: "Nacionalidad",
  });
});

test("a language without a named level is open before met, after a fixed requirement", () => {
  const english = worded("Debatir en inglés", {
    kind: "language",
    language: "en",
  });
  const woman = worded("Ser mujer", { kind: "other" });
  const speaker = (level: string) => ({
    country: "CO",
    known_languages: [
      { language: "en", level, certificate: null, score: null },
    ],
  });
  const debate = { ...english, changeable: true };
  expect(line([CITIZEN, debate], speaker("A2"))).toEqual({
    says: "open",
    text: "Debatir en inglés",
  });
  expect(line([debate, woman, CITIZEN], speaker("A2"))).toEqual({
    says: "open",
    text: "Ser mujer",
  });
  expect(line([CITIZEN, debate], speaker("C1"))).toEqual({ says: "met" });
});

test("for a student without the named languages, the alternative to them is open before met", () => {
  const essay = {
    ...worded("En inglés o francés", {
      kind: "anyOf",
      options: [
        [{ kind: "language", language: "en" }],
        [{ kind: "language", language: "fr" }],
        [{ kind: "other" }],
      ],
    }),
    changeable: true,
  };
  const speaker = (language: string, level: string) => ({
    country: "CO",
    native_language: "Español",
    known_languages: [{ language, level, certificate: null, score: null }],
  });
  const open = { says: "open", text: "En inglés o francés" };
  expect(line([CITIZEN, essay], speaker("pt", "C2"))).toEqual(open);
  expect(line([essay], speaker("pt", "C2"))).toEqual(open);
  expect(line([CITIZEN, essay], speaker("fr", "C2"))).toEqual({ says: "met" });
  const certified = {
    ...essay,
    options: [
      [
        { kind: "language", language: "fr" } as const,
        { kind: "other" } as const,
      ],
      [{ kind: "other" } as const],
    ],
  };
  expect(line([CITIZEN, certified], speaker("fr", "C2"))).toEqual({
    says: "met",
  });
});

test("suspended visas outweigh all but an unmet requirement, for their countries only", () => {
  const entryLimit = { countries: ["CU"], text: "Visa suspendida" };
  const at = (country: string, conditions: ReadonlyArray<WordedCondition>) =>
    verdictLine({ conditions, entryLimit }, { country }, TODAY);
  const anyone = worded("Residencia", { kind: "residence", countries: ["*"] });
  expect(at("CU", [anyone])).toEqual({ says: "open", text: "Visa suspendida" });
  expect(at("CU", [anyone, AVERAGE])).toMatchObject({ says: "open" });
  expect(at("CU", [CITIZEN])).toMatchObject({ says: "unmet" });
  expect(at("MX", [anyone])).toEqual({ says: "met" });
});

test("the level of studies is the first of the missing facts", () => {
  const pupil = worded("Cursar la prepa", {
    kind: "level",
    levels: ["preparatoria_1"],
  });
  const adult = worded("Tener 18 años", { kind: "age", min: 18 });
  expect(line([AVERAGE, adult, pupil], {})).toEqual({
    says: "missing",
    facts: ["level", "grades"],
  });
});

function line(
  conditions: ReadonlyArray<WordedCondition>,
  student: Parameters<typeof verdictLine>[1],
) {
  return verdictLine({ conditions }, student, TODAY);
}

function worded(text: string, condition: Condition): WordedCondition {
  return { ...condition, text, changeable: false };
}
