import { expect, test } from "vitest";
import type { SchoolStage } from "../profile/student-details.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import {
  judgeLevel,
  judgeStudyYear,
  missingYear,
  type StudyYearCondition,
} from "./judge-schooling.ts";

const FOURTH_SEMESTER = undergraduate({ completedSemesters: 3 });
const LAST_TWO_YEARS = undergraduate({ maxYearsLeft: 2 });
const ALL_SCHOOL_YEARS = [
  "preparatoria_1",
  "preparatoria_2",
  "preparatoria_3",
] as const;
const LAST_BUT_ONE: StudyYearCondition = {
  kind: "studyYear",
  stage: "upperSecondary",
  minYearsLeft: 2,
  maxYearsLeft: 2,
};

test.each<[StudyYearCondition, Partial<StudentProfile>, string]>([
  [FOURTH_SEMESTER, inYear(1), "unmet"],
  // The fourth semester is the second half of the second year.
  [FOURTH_SEMESTER, inYear(2), "unknown"],
  [FOURTH_SEMESTER, inYear(3), "met"],
  [FOURTH_SEMESTER, { study_level: "licenciatura_cursando" }, "unknown"],
  [FOURTH_SEMESTER, { study_level: "posgrado" }, "met"],
  [LAST_TWO_YEARS, inYear(1), "unknown"],
  [LAST_TWO_YEARS, inYear(1, 5), "unmet"],
  // Next year meets the condition, and the student may apply then.
  [LAST_TWO_YEARS, inYear(2, 3), "unknown"],
  [LAST_TWO_YEARS, inYear(3, 2), "met"],
  [LAST_BUT_ONE, { study_level: "preparatoria_3" }, "unmet"],
  [LAST_BUT_ONE, { study_level: "preparatoria_2" }, "unknown"],
  [LAST_BUT_ONE, { study_level: "preparatoria_2", country: "MX" }, "met"],
  [LAST_BUT_ONE, { school_stage: "upperSecondary", years_left: 4 }, "unmet"],
  [LAST_BUT_ONE, { school_stage: "upperSecondary", years_left: 3 }, "unknown"],
  [LAST_BUT_ONE, { study_level: "otro" }, "unknown"],
  [undergraduate({ maxYear: 1 }), inYear(1), "met"],
  [undergraduate({ maxYear: 1 }), inYear(2), "unmet"],
  [
    undergraduate({ maxYear: 1 }),
    { study_level: "licenciatura_cursando" },
    "unknown",
  ],
  [undergraduate({ maxYearsSince: 1 }), inYear(1), "unknown"],
  // Another degree does not show when the first one was finished.
  [undergraduate({ maxYearsSince: 1 }), { study_level: "posgrado" }, "unknown"],
  [
    undergraduate({ maxYearsSince: 1 }),
    { study_level: "preparatoria_3" },
    "met",
  ],
  [FOURTH_SEMESTER, { school_stage: "technical", study_year: 3 }, "unknown"],
  [FOURTH_SEMESTER, { school_stage: "technical", study_year: 2 }, "unknown"],
  [FOURTH_SEMESTER, { school_stage: "technical", study_year: 1 }, "unmet"],
  [FOURTH_SEMESTER, { school_stage: "technical" }, "unknown"],
  [LAST_BUT_ONE, { school_stage: "technical" }, "unknown"],
])("the study year condition %o for %o is %s", (condition, student, answer) => {
  expect(judgeStudyYear(condition, student)).toBe(answer);
});

test("in the last year of a stage, a level of the next stage is unknown", () => {
  const graduateLevels = ["licenciatura_terminada", "posgrado"] as const;
  const answer = (years_left: number | null) =>
    judgeLevel(
      { kind: "level", levels: graduateLevels },
      { school_stage: "undergraduate", years_left },
    );
  expect([1, 2, null].map(answer)).toEqual(["unknown", "unmet", "unmet"]);
  expect(
    judgeLevel(
      { kind: "level", levels: ["posgrado"] },
      { school_stage: "upperSecondary", years_left: 1 },
    ),
  ).toBe("unmet");
});

test("in the last year of lower secondary, upper secondary is unknown", () => {
  const answer = (study_year: number, years_left: number | null) =>
    judgeLevel(
      { kind: "level", levels: ALL_SCHOOL_YEARS },
      {
        school_stage: "lowerSecondary",
        country: years_left === null ? "GT" : "MX",
        study_year,
        years_left,
      },
    );
  expect([answer(2, 5), answer(3, 4), answer(3, null)]).toEqual([
    "unmet",
    "unknown",
    "unknown",
  ]);
});

test("a technical school may be at any level but those after a first degree", () => {
  const judge = (levels: Parameters<typeof judgeLevel>[0]["levels"]) =>
    judgeLevel({ kind: "level", levels }, { school_stage: "technical" });
  expect(judge(ALL_SCHOOL_YEARS)).toBe("unknown");
  expect(judge(["licenciatura_cursando", "licenciatura_terminada"])).toBe(
    "unknown",
  );
  expect(judge(["licenciatura_terminada", "posgrado"])).toBe("unmet");
  expect(judge(["posgrado"])).toBe("unmet");
});

test("a required year is unmet in an earlier stage and met in a later one", () => {
  const at = (school_stage: SchoolStage) =>
    judgeStudyYear(LAST_BUT_ONE, { school_stage });
  expect(at("lowerSecondary")).toBe("unmet");
  expect(at("undergraduate")).toBe("met");
});

test("the missing fact is the study year, the years left or the level, and null once given", () => {
  const student = { study_level: "licenciatura_cursando" };
  expect(missingYear(FOURTH_SEMESTER, student)).toBe("studyYear");
  expect(missingYear(undergraduate({ maxYear: 1 }), student)).toBe("studyYear");
  expect(missingYear(LAST_TWO_YEARS, student)).toBe("yearsLeft");
  expect(missingYear(LAST_TWO_YEARS, {})).toBe("level");
  expect(missingYear(LAST_TWO_YEARS, inYear(2, 3))).toBeNull();
});

test.each<[Partial<StudentProfile>, string]>([
  [{ school_stage: "lowerSecondary" }, "unknown"],
  [{ school_stage: "upperSecondary" }, "unknown"],
  [{ study_level: "preparatoria_3" }, "unknown"],
  [{ school_stage: "schoolFinished", study_level: "otro" }, "met"],
  [{ school_stage: "undergraduate" }, "met"],
  [{ school_stage: "technical" }, "unknown"],
  [{ school_stage: "postgraduate" }, "unmet"],
  [{ school_stage: "other" }, "unknown"],
  [{ study_level: "otro" }, "unknown"],
])(
  "a level condition with `stages` and `later` judges %o as %s",
  (student, answer) => {
    expect(
      judgeLevel(
        {
          kind: "level",
          levels: ["preparatoria_3", "licenciatura_cursando", "otro"],
          stages: ["schoolFinished", "undergraduate"],
          later: ["lowerSecondary", "upperSecondary"],
        },
        student,
      ),
    ).toBe(answer);
  },
);

test("without a level, the stage meets a condition on all its years, not on a single one", () => {
  const judge = (
    levels: Parameters<typeof judgeLevel>[0]["levels"],
    student: Partial<StudentProfile>,
  ) => judgeLevel({ kind: "level", levels }, student);
  const pupil = { school_stage: "upperSecondary" } as const;
  expect(judge(ALL_SCHOOL_YEARS, pupil)).toBe("met");
  expect(judge(["preparatoria_3"], pupil)).toBe("unknown");
  expect(judge(["posgrado"], pupil)).toBe("unmet");
  expect(judge(ALL_SCHOOL_YEARS, { school_stage: "lowerSecondary" })).toBe(
    "unmet",
  );
  expect(
    judge([...ALL_SCHOOL_YEARS, "otro"], { school_stage: "lowerSecondary" }),
  ).toBe("unknown");
});

function undergraduate(parts: Partial<StudyYearCondition>): StudyYearCondition {
  return { kind: "studyYear", stage: "undergraduate", ...parts };
}

function inYear(year: number, yearsLeft?: number): Partial<StudentProfile> {
  return {
    study_level: "licenciatura_cursando",
    study_year: year,
    ...(yearsLeft && { years_left: yearsLeft }),
  };
}
