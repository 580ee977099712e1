import { expect, test } from "vitest";
import type { Answer } from "#domain/answer.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { STUDENTS } from "#domain/eligibility/judge.fixture.ts";
import { judgeItem } from "#domain/eligibility/judge.ts";
import { matchLanguageCodes } from "#domain/languages/named-languages.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { ENTRIES } from "./index.ts";

const TODAY = "2026-11-21";

test("level, country, age, grade, language and test conditions each yield every answer", () => {
  const lists = ENTRIES.flatMap(({ family, item }) =>
    family === "aggregator" ? [] : [item.eligibility.flatMap(simpleParts)],
  );
  expect(lists.length).toBeGreaterThan(100);
  const outcomes = new Set(
    STUDENTS.flatMap((student) =>
      lists.flatMap((conditions) =>
        judgeItem(conditions, student, TODAY).judgements.map(
          ({ condition, answer }) => `${condition.kind} ${answer}`,
        ),
      ),
    ),
  );
  for (const kind of [
    "level",
    "nationality",
    "residence",
    "age",
    "grade",
    "language",
    "test",
  ])
    for (const answer of ["met", "unmet", "unknown"])
      expect(outcomes).toContain(`${kind} ${answer}`);
});

test("every required language is recognised by its Spanish and English name", () => {
  const codes = ENTRIES.flatMap(({ item }) => [...item.eligibility]).flatMap(
    (condition) => (condition.kind === "language" ? [condition.language] : []),
  );
  expect(new Set(codes).size).toBeGreaterThan(2);
  for (const locale of ["es", "en"])
    for (const code of codes) {
      const name = new Intl.DisplayNames(locale, { type: "language" }).of(code);
      expect(matchLanguageCodes(name)).toEqual([code]);
    }
});

const LAST_YEAR: Partial<StudentProfile> = {
  study_level: "preparatoria_3",
  school_stage: "upperSecondary",
  years_left: 1,
  birth_date: "2008-01-01",
  grades: "8.2",
  grades_system: "0-10",
};
const YEAR_BEFORE: Partial<StudentProfile> = {
  ...LAST_YEAR,
  study_level: "preparatoria_2",
  years_left: 2,
};
const IN_LOWER_PUBLIC_SCHOOL: Partial<StudentProfile> = {
  country: "CL",
  school_stage: "lowerSecondary",
  attends_public_school: true,
};
const AT_UNIVERSITY: Partial<StudentProfile> = {
  study_level: "licenciatura_cursando",
  school_stage: "undergraduate",
};

test.each<[string, string, Partial<StudentProfile>, Answer]>([
  ["turkiye-burslari", "grade", { ...LAST_YEAR, country: "MX" }, "met"],
  ["turkiye-burslari", "grade", { ...LAST_YEAR, grades: "6" }, "unmet"],
  ["turkiye-burslari", "health", { ...LAST_YEAR, country: "MX" }, "unknown"],
  ["stipendium-hungaricum", "age", { ...LAST_YEAR, country: "MX" }, "met"],
  ["universidad-rosario-castellanos", "school", LAST_YEAR, "unmet"],
  ["programa-oportunidades-kriete", "level", LAST_YEAR, "unmet"],
  ["programa-oportunidades-kriete", "level", YEAR_BEFORE, "unknown"],
  ["umsa-ingreso-directo-beca-provincial", "school", AT_UNIVERSITY, "unmet"],
  ["beca-indigena-chile", "school", IN_LOWER_PUBLIC_SCHOOL, "met"],
  ["pe-de-meia-brasil", "age", { birth_date: "2009-06-01" }, "met"],
  ["pe-de-meia-brasil", "age", { birth_date: "2008-06-01" }, "unknown"],
  ["pe-de-meia-brasil", "age", { birth_date: "2007-06-01" }, "met"],
])("%s: the requirement %s, for %j, is %s", (id, key, student, answer) => {
  const conditions = findConditions(id, key);
  expect(conditions).not.toEqual([]);
  expect(judgeItem<Condition>(conditions, student, TODAY).summary).toBe(answer);
});

test("a low average leaves Türkiye's health degrees to the student in the last year too", () => {
  const { judgements } = judgeItem<Condition>(
    findConditions("turkiye-burslari", "health"),
    { ...LAST_YEAR, grades: "85", grades_system: "0-100" },
    TODAY,
  );
  expect(judgements).toMatchObject([
    { answer: "unknown", reason: "onlyYou" },
    { answer: "met" },
  ]);
});

function findConditions(id: string, key: string): ReadonlyArray<Condition> {
  return ENTRIES.filter(({ item }) => item.id === id)
    .flatMap(({ item }) => [...item.eligibility])
    .filter(({ textKey }) => textKey === `requirements.${key}`);
}

function simpleParts(condition: Condition): ReadonlyArray<Condition> {
  return condition.kind === "anyOf" ? condition.options.flat() : [condition];
}
