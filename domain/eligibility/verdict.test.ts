import { expect, test } from "vitest";
import type { SchoolStage } from "../profile/student-details.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { AgeDay, SimpleCondition } from "./condition.ts";
import { withCountingDays } from "./counting-days.ts";
import type { Requirement } from "./requirement.ts";
import { verdictOn } from "./verdict.ts";

const TODAY = "2026-11-21";

const FROM_MEXICO = {
  kind: "residence",
  countries: ["MX"],
  changeable: false,
} as const;
const GRADE = {
  kind: "grade",
  atLeast: 9,
  scale: "0-10",
  changeable: true,
} as const;
const ADULT = { kind: "age", min: 18, changeable: false } as const;
const OTHER = { kind: "other", changeable: true } as const;

test("tasks have no verdict, and conditions for the student to judge are `onlyYou`", () => {
  const task = { kind: "task", task: "documents", changeable: true } as const;
  expect(verdictFor({}, [])).toBeNull();
  expect(verdictFor({}, [task])).toBeNull();
  expect(verdictFor({ country: "MX" }, [FROM_MEXICO, task])).toMatchObject({
    says: "met",
  });
  expect(verdictFor({ country: "MX" }, [FROM_MEXICO, OTHER])).toEqual({
    says: "open",
    reason: "onlyYou",
    isFixed: false,
  });
});

test("an open verdict is fixed only by an open condition that cannot change", () => {
  const woman = { ...OTHER, changeable: false };
  const isFixed = (...conditions: Requirement["conditions"]) => {
    const verdict = verdictFor({ country: "MX" }, conditions);
    return verdict?.says === "open" && verdict.isFixed;
  };
  expect(isFixed(woman)).toBe(true);
  expect(isFixed(FROM_MEXICO, OTHER)).toBe(false);
});

test("where the item does not serve the student's country, only unmet has a verdict", () => {
  const verdictIn = (
    country: string | null,
    condition: Requirement["conditions"][number],
  ) =>
    verdictOn(
      { text: "", conditions: [condition], serves: ["MX"] },
      { country, birth_date: "2000-01-01" },
      TODAY,
    )?.says;
  const fromForty = { ...ADULT, min: 40 };
  expect(verdictIn("MX", ADULT)).toBe("met");
  expect(verdictIn(null, ADULT)).toBe("met");
  expect(verdictIn("GT", ADULT)).toBeUndefined();
  expect(verdictIn("GT", fromForty)).toBe("unmetYet");
});

test("a verdict by age names the day, or the start, that the age counts on", () => {
  const student = { birth_date: "2010-01-01" };
  const on = (on: AgeDay) =>
    verdictFor(student, withCountingDays([{ ...ADULT, on }], null, TODAY));
  expect(on({ month: 7, day: 1 })).toEqual({
    says: "unmetYet",
    by: { kind: "byAgeOn", between: ["2027-07-01", "2027-07-01"] },
  });
  expect(on({ moment: "start" })).toMatchObject({
    by: { kind: "byAgeAtStart" },
  });
});

test("a verdict on options names the basis of the first option with that answer", () => {
  const conditions = withCountingDays(
    [
      {
        kind: "anyOf",
        options: [
          [FROM_MEXICO, { kind: "level", levels: ["posgrado"] }],
          [{ kind: "age", min: 16, max: 18, on: { month: 7, day: 1 } }],
          [{ kind: "age", min: 15, max: 19 }, OTHER],
        ],
        changeable: false,
      },
    ],
    null,
    TODAY,
  );
  // 15 today and 16 on the day that counts.
  const student = {
    country: "PE",
    birth_date: "2011-02-01",
    study_level: "preparatoria_1",
  };
  expect(verdictFor(student, conditions)).toEqual({
    says: "met",
    by: { kind: "byAgeOn", between: ["2027-07-01", "2027-07-01"] },
  });
  const tooOld = { ...student, birth_date: "1990-02-01" };
  const inMexico = { ...tooOld, country: "MX", study_level: "posgrado" };
  expect(verdictFor(inMexico, conditions)).toEqual({
    says: "met",
    by: { kind: "byCountry" },
  });
  // The country and the level of the first option are unmet, so neither is named.
  expect(verdictFor(tooOld, conditions)).toMatchObject({ by: null });
  const abroad = { ...inMexico, country: "PE" };
  expect(verdictFor(abroad, conditions)).toEqual({
    says: "unmet",
    by: { kind: "byCountry" },
  });
});

test('too early in a stage is "not yet", too late is "unmet"', () => {
  const year = {
    kind: "studyYear",
    stage: "upperSecondary",
    minYearsLeft: 2,
    maxYearsLeft: 2,
    changeable: false,
  } as const;
  const student = { school_stage: "upperSecondary" } as const;
  const by = { kind: "byYear" };
  expect(verdictFor({ ...student, years_left: 4 }, [year])).toEqual({
    says: "unmetYet",
    by,
  });
  expect(verdictFor({ ...student, years_left: 1 }, [year])).toEqual({
    says: "unmet",
    by,
  });
});

test('after the last year in which one may apply the verdict is "unmet"', () => {
  const firstYear = {
    kind: "studyYear",
    stage: "undergraduate",
    maxYear: 1,
    changeable: false,
  } as const;
  const student = { school_stage: "undergraduate", years_left: 3 } as const;
  expect(verdictFor({ ...student, study_year: 1 }, [firstYear])?.says).toBe(
    "met",
  );
  for (const late of [
    { ...student, study_year: 2 },
    { school_stage: "postgraduate" as const },
  ])
    expect(verdictFor(late, [firstYear])).toEqual({
      says: "unmet",
      by: { kind: "byYear" },
    });
  expect(
    verdictFor({ school_stage: "upperSecondary" }, [firstYear])?.says,
  ).toBe("unmetYet");
});

test('a condition on a later school year is "not yet", on an earlier one "unmet"', () => {
  const later = {
    kind: "level",
    levels: ["preparatoria_2", "preparatoria_3"],
    changeable: false,
  } as const;
  const says = (
    condition: typeof later | typeof earlier,
    study_level: string,
  ) => verdictFor({ study_level }, [condition])?.says;
  const earlier = {
    ...later,
    levels: ["preparatoria_1", "preparatoria_2"],
  } as const;
  expect(says(later, "preparatoria_1")).toBe("unmetYet");
  expect(says(earlier, "preparatoria_3")).toBe("unmet");
});

test('options are "not yet" when enough of them can be met with time', () => {
  const graduate = {
    kind: "level",
    levels: ["licenciatura_terminada"],
  } as const;
  const adult = { kind: "age", min: 18 } as const;
  const anyOf = {
    kind: "anyOf",
    options: [[adult], [graduate, { kind: "other" }]],
    changeable: false,
  } as const;
  const says = (birth_date: string, atLeast?: number) =>
    verdictFor({ birth_date, study_level: "posgrado" }, [
      { ...anyOf, ...(atLeast && { atLeast }) },
    ])?.says;
  expect(says("2010-01-01")).toBe("unmetYet");
  // The other option stays unmet.
  expect(says("2010-01-01", 2)).toBe("unmet");
  const tooOld = { ...anyOf, options: [[{ kind: "age", max: 15 }]] } as const;
  expect(verdictFor({ birth_date: "2010-01-01" }, [tooOld])?.says).toBe(
    "unmet",
  );
});

test("an age limit after a first degree is out of reach if it passes before the degree ends", () => {
  const degree = {
    kind: "level",
    levels: ["licenciatura_terminada", "posgrado"],
  } as const;
  const lastYear = {
    kind: "studyYear",
    stage: "undergraduate",
    maxYearsLeft: 1,
  } as const;
  const says = (
    age: number,
    student: Partial<StudentProfile>,
    part: SimpleCondition,
  ) =>
    verdictFor({ birth_date: `${2026 - age}-01-01`, ...student }, [
      {
        kind: "anyOf",
        options: [[{ kind: "age", max: 20 }], [{ kind: "age", max: 34 }, part]],
        changeable: false,
      },
    ])?.says;
  const leaver = { school_stage: "schoolFinished" } as const;
  const undergraduate = {
    school_stage: "undergraduate",
    years_left: 3,
  } as const;
  expect(says(30, leaver, degree)).toBe("unmetYet");
  expect(says(31, leaver, degree)).toBe("unmet");
  expect(says(31, leaver, lastYear)).toBe("unmetYet");
  expect(says(32, leaver, lastYear)).toBe("unmet");
  expect(says(32, undergraduate, degree)).toBe("unmetYet");
  expect(says(33, undergraduate, degree)).toBe("unmet");
});

test('studies that a status excludes are "not yet" in their last year, work is "unmet"', () => {
  const inactive = {
    kind: "status",
    notHolding: "Estudios o trabajo",
    excludes: ["studying", "working"],
    changeable: false,
  } as const;
  const says = (student: Partial<StudentProfile>) =>
    verdictFor({ years_left: 1, ...student }, [inactive])?.says;
  expect(says({ school_stage: "upperSecondary" })).toBe("unmetYet");
  expect(says({ school_stage: "undergraduate" })).toBe("unmetYet");
  expect(says({ school_stage: "upperSecondary", years_left: 2 })).toBe("unmet");
  expect(says({ school_stage: "undergraduate", is_working: true })).toBe(
    "unmet",
  );
  expect(
    says({ school_stage: "lowerSecondary", country: "MX", study_year: 3 }),
  ).toBe("unmet");
});

test("a verdict by the profile's country or age names that basis", () => {
  expect(verdictFor({ country: "MX" }, [FROM_MEXICO])).toEqual({
    says: "met",
    by: { kind: "byCountry" },
  });
  expect(verdictFor({ birth_date: "2010-01-01" }, [ADULT])).toEqual({
    says: "unmetYet",
    by: { kind: "byAge" },
  });
});

test("an unlisted language is `unmetYet`; without a list, the languages are missing", () => {
  const english = {
    kind: "language",
    language: "en",
    changeable: true,
  } as const;
  const spanish = { native_language: "Español" };
  const french = { ...spanish, secondary_languages: ["Francés"] };
  expect(verdictFor(french, [english])).toEqual({
    says: "unmetYet",
    by: { kind: "byLanguages" },
  });
  expect(verdictFor(spanish, [english])).toEqual({
    says: "missing",
    fact: "languages",
  });
});

test('an unmet condition that can change is "not yet", and a fixed one is "unmet"', () => {
  const student = { grades: "8", grades_system: "0-10", country: "PE" };
  expect(verdictFor(student, [GRADE])).toEqual({
    says: "unmetYet",
    by: null,
  });
  expect(verdictFor(student, [GRADE, FROM_MEXICO])).toEqual({
    says: "unmet",
    by: { kind: "byCountry" },
  });
});

test('a low grade is "not yet" in a stage and "unmet" after it', () => {
  const student = { grades: "8", grades_system: "0-10" };
  const says = (school_stage: "upperSecondary" | "schoolFinished") =>
    verdictFor({ ...student, school_stage }, [GRADE])?.says;
  expect(says("upperSecondary")).toBe("unmetYet");
  expect(says("schoolFinished")).toBe("unmet");
});

test("the first missing fact is reported", () => {
  expect(verdictFor({ country: "MX" }, [FROM_MEXICO, GRADE, ADULT])).toEqual({
    says: "missing",
    fact: "grades",
  });
});

test("a missing level of studies is reported before other facts", () => {
  const level = {
    kind: "level",
    levels: ["preparatoria_3"],
    changeable: false,
  } as const;
  expect(verdictFor({ country: "MX" }, [GRADE, ADULT, level])).toEqual({
    says: "missing",
    fact: "level",
  });
});

test("`onceFinished` is reported only if it holds for every open condition of a text", () => {
  const finished = {
    kind: "level",
    levels: ["otro"],
    stages: ["schoolFinished"],
    later: ["upperSecondary"],
    changeable: false,
  } as const;
  const adultOr = (...or: ReadonlyArray<typeof OTHER>) =>
    withCountingDays(
      [
        {
          kind: "anyOf",
          options: [
            [{ kind: "age", min: 18, on: { month: 8, day: 31 } }],
            ...or.map((one) => [one]),
          ],
          changeable: false,
        } as const,
      ],
      null,
      TODAY,
    );
  const bornOn = (birth_date: string, conditions: ReturnType<typeof adultOr>) =>
    verdictFor({ school_stage: "upperSecondary", years_left: 2, birth_date }, [
      ...conditions,
      finished,
    ]);
  expect(bornOn("2009-08-31", adultOr(OTHER))).toMatchObject({
    reason: "onceFinished",
  });
  expect(bornOn("2010-09-05", adultOr(OTHER))).toMatchObject({
    says: "open",
    reason: "onlyYou",
  });
  expect(bornOn("2010-09-05", adultOr())).toMatchObject({ says: "unmetYet" });
});

test("a pupils' condition is `yearThen`, and one that undergraduates meet too is `onceFinished`", () => {
  const verdictInLowerSecondary = (stages: ReadonlyArray<SchoolStage>) =>
    verdictFor({ school_stage: "lowerSecondary", years_left: 4 }, [
      {
        kind: "level",
        levels: ["otro"],
        stages,
        later: ["lowerSecondary"],
        changeable: false,
      },
    ]);
  expect(verdictInLowerSecondary(["upperSecondary"])).toMatchObject({
    reason: "yearThen",
  });
  expect(
    verdictInLowerSecondary(["upperSecondary", "undergraduate"]),
  ).toMatchObject({ reason: "onceFinished" });
});

test("a later stage does not change the average of a finished one", () => {
  const average = {
    kind: "anyOf",
    options: [
      [
        { kind: "level", levels: ["otro"], stages: ["schoolFinished"] },
        { kind: "grade", atLeast: 90, scale: "0-100" },
      ],
      [
        { kind: "level", levels: ["otro"], stages: ["undergraduate"] },
        { kind: "other" },
      ],
    ],
    changeable: true,
  } as const;
  const withAverage = (grades: string) => ({
    school_stage: "schoolFinished" as const,
    grades,
    grades_system: "0-100",
  });
  expect(verdictFor(withAverage("85"), [average])).toMatchObject({
    says: "unmet",
  });
  expect(verdictFor(withAverage("95"), [average])).toMatchObject({
    says: "met",
  });
});

function verdictFor(
  profile: Parameters<typeof verdictOn>[1],
  conditions: Requirement["conditions"],
) {
  return verdictOn({ text: "", conditions }, profile, TODAY);
}
