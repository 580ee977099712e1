import { SCHOOL_STAGES, type SchoolStage } from "../profile/student-details.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { type Answer, metIf } from "./answer.ts";
import type { SimpleCondition, StudyLevel } from "./condition.ts";
import {
  lowerYearsIn,
  readSchooling,
  type Schooling,
  stageOfLevel,
} from "./schooling.ts";

export type LevelCondition = Extract<SimpleCondition, { kind: "level" }>;
export type StudyYearCondition = Extract<
  SimpleCondition,
  { kind: "studyYear" }
>;

const SCHOOL_YEARS: ReadonlyArray<StudyLevel> = [
  "preparatoria_1",
  "preparatoria_2",
  "preparatoria_3",
];

/** Stages that may follow a stage. */
const NEXT_STAGES: Partial<
  Readonly<Record<SchoolStage, ReadonlyArray<SchoolStage>>>
> = {
  lowerSecondary: ["upperSecondary"],
  upperSecondary: ["schoolFinished", "undergraduate"],
  undergraduate: ["undergraduateFinished", "postgraduate"],
};

/**
 * A stage of education; which year of it is another condition's matter. In the last year
 * of a stage the application may fall into the next one, so that is not denied.
 */
export function judgeLevel(
  condition: LevelCondition,
  student: Partial<StudentProfile>,
): Answer {
  const { stage } = readSchooling(student);
  if (!stage || stage === "other") return "unknown";
  return isMetNextYear(condition, student)
    ? "unknown"
    : judgeStage(condition, stage, student);
}

/** It is unmet in the present last year of a stage, and met in one that follows. */
export function isMetNextYear(
  condition: LevelCondition,
  student: Partial<StudentProfile>,
): boolean {
  const { stage, yearsLeft } = readSchooling(student);
  if (!stage || yearsLeft !== 1) return false;
  const next = NEXT_STAGES[stage] ?? [];
  return (
    judgeStage(condition, stage, student) === "unmet" &&
    next.some((one) => judgeStage(condition, one, {}) === "met")
  );
}

function judgeStage(
  condition: LevelCondition,
  stage: SchoolStage,
  student: Partial<StudentProfile>,
): Answer {
  const { stages, later = [] } = condition;
  if (!stages) return judgeByLevels(condition.levels, stage, student);
  if (stages.includes(stage)) return "met";
  return later.includes(stage) || mayBeTechnical(stages, stage)
    ? "unknown"
    : "unmet";
}

/** It is met once the student finishes the stage that they are in. */
export function isMetLater(
  { later = [] }: LevelCondition,
  student: Partial<StudentProfile>,
): boolean {
  const { stage } = readSchooling(student);
  return stage !== null && later.includes(stage);
}

/** A technical school may be one for teenagers or for adults. */
function mayBeTechnical(
  stages: ReadonlyArray<SchoolStage>,
  stage: SchoolStage,
): boolean {
  return (
    stage === "technical" &&
    (stages.includes("upperSecondary") || stages.includes("undergraduate"))
  );
}

/** The specification's levels alone: 'otro' among them may stand for any stage without a level. */
function judgeByLevels(
  levels: ReadonlyArray<StudyLevel>,
  stage: SchoolStage,
  { study_level }: Partial<StudentProfile>,
): Answer {
  switch (stage) {
    case "upperSecondary":
      return judgeSchoolYears(levels, study_level);
    case "undergraduate":
      return metIf(levels.includes("licenciatura_cursando"));
    case "undergraduateFinished":
      return metIf(levels.includes("licenciatura_terminada"));
    case "postgraduate":
      return metIf(levels.includes("posgrado"));
    case "technical":
      return levels.includes("licenciatura_terminada") ? "unmet" : "unknown";
    default:
      return levels.includes("otro") ? "unknown" : "unmet";
  }
}

function judgeSchoolYears(
  levels: ReadonlyArray<StudyLevel>,
  level: string | null | undefined,
): Answer {
  const named = SCHOOL_YEARS.filter((year) => levels.includes(year));
  if (named.length === 0) return "unmet";
  if (named.length === SCHOOL_YEARS.length) return "met";
  const isTold = SCHOOL_YEARS.some((year) => year === level);
  return isTold ? metIf(named.some((year) => year === level)) : "unknown";
}

/** Of the specification's three years of school it names one after the student's. */
export function namesLaterYear(
  { levels, stages }: LevelCondition,
  { study_level }: Partial<StudentProfile>,
): boolean {
  const at = SCHOOL_YEARS.findIndex((year) => year === study_level);
  const later = at === -1 ? [] : SCHOOL_YEARS.slice(at + 1);
  return !stages && later.some((year) => levels.includes(year));
}

/**
 * The year that the student is in today. Programmes count the year of the application
 * or of the start, so what the next year of study would meet is not denied.
 */
export function judgeStudyYear(
  condition: StudyYearCondition,
  student: Partial<StudentProfile>,
): Answer {
  const schooling = readSchooling(student);
  const { stage } = schooling;
  if (!stage || stage === "other") return "unknown";
  if (stage === "technical" && condition.stage === "undergraduate")
    return "unknown";
  if (stage !== condition.stage) return judgeOtherStage(condition, stage);
  if (condition.maxYearsSince !== undefined) return "unknown";
  const now = judgeYears(condition, schooling);
  if (now !== "unmet") return now;
  return judgeYears(condition, aYearOn(schooling)) === "unmet"
    ? "unmet"
    : "unknown";
}

/** An earlier stage has the year before it; a later one is asked for no year, and does not tell how long ago the stage was finished. */
function judgeOtherStage(
  { stage, maxYearsSince }: StudyYearCondition,
  own: SchoolStage,
): Answer {
  if (maxYearsSince === undefined) return metIf(isLater(own, stage));
  return isLater(own, stage) ? "unknown" : "met";
}

export function isLater(stage: SchoolStage, other: SchoolStage): boolean {
  return SCHOOL_STAGES.indexOf(stage) > SCHOOL_STAGES.indexOf(other);
}

/** Stages that meet a level condition, some of them perhaps in part. */
export function acceptedStages({
  stages,
  levels,
}: LevelCondition): ReadonlyArray<SchoolStage> {
  return stages ?? levels.flatMap((level) => stageOfLevel(level) ?? []);
}

/** Facts of the year that it needs and that the profile lacks. */
export function missingYear(
  condition: StudyYearCondition,
  student: Partial<StudentProfile>,
): "level" | "studyYear" | "yearsLeft" | null {
  const { stage, year, yearsLeft } = readSchooling(student);
  if (!stage) return "level";
  if (stage !== condition.stage || condition.maxYearsSince !== undefined)
    return null;
  if (stage === "lowerSecondary")
    return year === null && lowerYearsIn(student.country).length > 0
      ? "studyYear"
      : null;
  if (condition.completedSemesters !== undefined && year === null)
    return "studyYear";
  return needsYearsLeft(condition) && yearsLeft === null ? "yearsLeft" : null;
}

function judgeYears(
  condition: StudyYearCondition,
  { year, yearsLeft }: Schooling,
): Answer {
  const { completedSemesters, minYearsLeft = 0 } = condition;
  const { maxYearsLeft = Number.POSITIVE_INFINITY } = condition;
  if (completedSemesters !== undefined) {
    if (year === null) return "unknown";
    // Of the present year no semester is surely finished.
    if ((year - 1) * 2 < completedSemesters) return "unmet";
  }
  if (!needsYearsLeft(condition)) return "met";
  if (yearsLeft === null) return "unknown";
  return metIf(minYearsLeft <= yearsLeft && yearsLeft <= maxYearsLeft);
}

function needsYearsLeft({ minYearsLeft, maxYearsLeft }: StudyYearCondition) {
  return minYearsLeft !== undefined || maxYearsLeft !== undefined;
}

function aYearOn({ stage, year, yearsLeft }: Schooling): Schooling {
  return {
    stage,
    year: year === null ? null : year + 1,
    yearsLeft: yearsLeft === null ? null : yearsLeft - 1,
  };
}
