import fc from "fast-check";
import { expect, test } from "vitest";
import type { StudentProfile } from "../profile/student-profile.ts";
import { almostFor, type Change } from "./almost.ts";
import { CEFR_LEVELS, type Condition } from "./condition.ts";

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

test("what serves other countries alone is not opened by anything", () => {
  const served = (serves: ReadonlyArray<string>) => [
    { ...anItem("a", ENGLISH), serves },
  ];
  expect(groupsFor(served(["US"]))).toEqual([]);
  expect(groupsFor(served(["MX"]))).toHaveLength(1);
});

test("a stronger change counts what a weaker one of its kind opens", () => {
  const level = (cefr: "B1" | "B2" | "C1"): Condition => ({ ...ENGLISH, cefr });
  expect(
    groupsFor([
      anItem("b2", level("B2")),
      anItem("c1", level("C1")),
      anItem("any", ENGLISH),
      anItem("german", { kind: "language", language: "de", cefr: "B1" }),
      anItem("nine", NINE),
      anItem("90", { kind: "grade", atLeast: 90, scale: "0-100" }),
      anItem("85", { kind: "grade", atLeast: 85, scale: "0-100" }),
    ]).map(([, ...paths]) => paths),
  ).toEqual([
    ["b2", "c1", "any"],
    ["nine", "90", "85"],
    ["b2"],
    ["any"],
    ["german"],
    ["85"],
  ]);
});

test("a stronger change never opens fewer", () => {
  const cefr = fc.constantFrom(...CEFR_LEVELS);
  const levels = cefr.map((level): Condition => ({ ...ENGLISH, cefr: level }));
  const grades = fc
    .tuple(fc.integer({ min: 81, max: 100 }), fc.constantFrom("0-10", "0-100"))
    .map(([grade, scale]): Condition => {
      const atLeast = scale === "0-10" ? grade / 10 : grade;
      return { kind: "grade", atLeast, scale };
    });
  fc.assert(
    fc.property(
      fc.array(fc.oneof(levels, grades), { maxLength: 12 }),
      (asked) => {
        const items = asked.map((condition, at) => anItem(`${at}`, condition));
        for (const group of almostFor(items, STUDENT, TODAY))
          expect(group.items).toEqual(
            items.filter(({ conditions: [needed] }) =>
              needed ? isWithin(needed, group.change) : false,
            ),
          );
      },
    ),
  );
});

test("items for another level than hers are left out, and none where hers is not told", () => {
  const items = [
    { ...anItem("school", ENGLISH), levels: ["highSchool"] },
    { ...anItem("master", ENGLISH), levels: ["postgraduate"] },
    { ...anItem("anyone", ENGLISH), levels: ["any"] },
    anItem("nobody", ENGLISH),
  ];
  const found = (study_level: string | null) =>
    almostFor(items, { ...STUDENT, study_level }, TODAY).flatMap(({ items }) =>
      items.map(({ path }) => path),
    );
  expect(found("preparatoria_1")).toEqual(["school", "anyone", "nobody"]);
  expect(found("posgrado")).toEqual(["master", "anyone", "nobody"]);
  for (const untold of [null, "", "otro"])
    expect(found(untold)).toHaveLength(4);
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
    levels: [],
    conditions: [{ ...ENGLISH, changeable: false }],
  };
  expect(groupsFor([fixed])).toEqual([]);
});

/** The rule by numbers alone. */
function isWithin(asked: Condition, change: Change): boolean {
  if (asked.kind === "language" && change.kind === "language")
    return (asked.cefr ?? "C1") <= (change.cefr ?? "");
  if (asked.kind !== "grade" || change.kind !== "grade") return false;
  const share = ({ atLeast, scale }: { atLeast: number; scale: string }) =>
    scale === "0-10" ? atLeast / 10 : atLeast / 100;
  return share(asked) <= share(change) + 1e-9;
}

function groupsFor(items: ReadonlyArray<ReturnType<typeof anItem>>) {
  return almostFor(items, STUDENT, TODAY).map(({ change, items }) => [
    change,
    ...items.map(({ path }) => path),
  ]);
}

function anItem(path: string, ...conditions: Array<Condition>) {
  return {
    path,
    levels: [] as ReadonlyArray<string>,
    conditions: conditions.map((condition) => ({
      ...condition,
      changeable: true,
    })),
  };
}
