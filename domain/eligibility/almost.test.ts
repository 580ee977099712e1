import { expect, test } from "vitest";
import type { StudentProfile } from "../profile/student-profile.ts";
import { almostFor } from "./almost.ts";
import type { Condition } from "./condition.ts";

const TODAY = "2026-11-21";

const STUDENT: Partial<StudentProfile> = {
  study_level: "preparatoria_3",
  country: "MX",
  native_language: "Español",
  secondary_languages: ["Francés"],
  grades: "8",
  grades_system: "0-10",
  has_standardized_test: false,
  has_language_cert: false,
};

const ENGLISH: Condition = { kind: "language", language: "en" };
const SAT: Condition = { kind: "test", name: "SAT / ACT" };
const NINE: Condition = { kind: "grade", atLeast: 9, scale: "0-10" };
const FROM_PERU: Condition = { kind: "nationality", countries: ["PE"] };

test("items that miss one thing are grouped by it, the largest group first", () => {
  expect(
    groupsFor([
      anItem("a", SAT),
      anItem("b", ENGLISH),
      anItem("c", NINE),
      anItem("d", { ...ENGLISH, cefr: "B2" }),
      anItem("e", ENGLISH, { kind: "other" }),
      anItem("f", { ...ENGLISH, certificate: "TOEFL iBT" }),
    ]),
  ).toEqual([
    [{ kind: "language", language: "en", cefr: null }, "b", "e"],
    [{ kind: "test", name: "SAT / ACT" }, "a"],
    [{ kind: "grade", atLeast: 9, scale: "0-10" }, "c"],
    [{ kind: "language", language: "en", cefr: "B2" }, "d"],
    [{ kind: "certificate", name: "TOEFL iBT" }, "f"],
  ]);
});

test("an item that misses nothing, or two things, is not almost hers", () => {
  expect(
    groupsFor([
      anItem("open"),
      anItem("hers", { kind: "residence", countries: ["MX"] }),
      anItem("unknown", { kind: "other" }),
      anItem("both", ENGLISH, SAT),
      anItem("peruvian", ENGLISH, FROM_PERU),
    ]),
  ).toEqual([]);
});

test("nobody is told to change what she is, whatever the item says of it", () => {
  const never: ReadonlyArray<Condition> = [
    FROM_PERU,
    { kind: "residence", countries: ["PE"] },
    { kind: "level", levels: ["posgrado"] },
    { kind: "age", max: 5 },
  ];
  const student = { ...STUDENT, birth_date: "2008-01-01" };
  expect(
    almostFor(
      never.map((condition, at) => anItem(`${at}`, condition)),
      student,
      TODAY,
    ),
  ).toEqual([]);
});

test("what cannot be changed by the item's own word is left alone", () => {
  const fixed = {
    path: "fixed",
    conditions: [{ ...ENGLISH, changeable: false }],
  };
  expect(groupsFor([fixed])).toEqual([]);
});

function groupsFor(items: ReadonlyArray<ReturnType<typeof anItem>>) {
  return almostFor(items, STUDENT, TODAY).map(({ change, items }) => [
    change,
    ...items.map(({ path }) => path),
  ]);
}

function anItem(path: string, ...conditions: Array<Condition>) {
  return {
    path,
    conditions: conditions.map((condition) => ({
      ...condition,
      changeable: true,
    })),
  };
}
