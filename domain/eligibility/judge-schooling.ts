import { type Answer, metIf } from "../answer.ts";
import { SCHOOL_STAGES, type SchoolStage } from "../profile/student-details.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { StudyLevel } from "../profile/study-level.ts";
import type { SimpleCondition } from "./condition.ts";
import {
  lowerSecondaryYears,
  readSchooling,
  type Schooling,
  schoolStageFromLevel,
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

/** Levels that no technical school has. */
const AFTER_DEGREE: ReadonlyArray<StudyLevel> = [
  "licenciatura_terminada",
  "posgrado",
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
 * Judges the stage of education; the year is another condition. In the last year of a
 * stage, a condition that only a next stage meets is unknown: the student may apply in it.
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

/** True in the last year of a stage if only a next stage meets the condition. */
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

/** True if the student meets the condition after finishing the present stage. */
export function isMetLater(
  { later = [] }: LevelCondition,
  student: Partial<StudentProfile>,
): boolean {
  const { stage } = readSchooling(student);
  return stage !== null && later.includes(stage);
}

/** A technical school may be at the level of upper secondary or of undergraduate studies. */
function mayBeTechnical(
  stages: ReadonlyArray<SchoolStage>,
  stage: SchoolStage,
): boolean {
  return (
    stage === "technical" &&
    (stages.includes("upperSecondary") || stages.includes("undergraduate"))
  );
}

/** Uses the specification's levels: 'otro' among them may mean any stage without a level. */
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
      return levels.every((level) => AFTER_DEGREE.includes(level))
        ? "unmet"
        : "unknown";
    default:
      return levels.includes("otro") ? "unknown" : "unmet";
  }
}

function judgeSchoolYears(
  levels: ReadonlyArray<StudyLevel>,
  level: string | null | undefined,
): Answer {
  const accepted = SCHOOL_YEARS.filter((year) => levels.includes(year));
  if (accepted.length === 0) return "unmet";
  if (accepted.length === SCHOOL_YEARS.length) return "met";
  const isKnown = SCHOOL_YEARS.some((year) => year === level);
  return isKnown ? metIf(accepted.some((year) => year === level)) : "unknown";
}

/** True when the condition names a school year after the student's. */
export function namesLaterYear(
  { levels, stages }: LevelCondition,
  { study_level }: Partial<StudentProfile>,
): boolean {
  const at = SCHOOL_YEARS.findIndex((year) => year === study_level);
  const later = at === -1 ? [] : SCHOOL_YEARS.slice(at + 1);
  return !stages && later.some((year) => levels.includes(year));
}

/**
 * Judges today's year of the student. Programmes count the year of the application or
 * of the start, so a condition that next year would meet is unknown.
 */
export function judgeStudyYear(
  condition: StudyYearCondition,
  student: Partial<StudentProfile>,
): Answer {
  const schooling = readSchooling(student);
  const { stage, year } = schooling;
  if (!stage || stage === "other") return "unknown";
  if (mayBeTechnical([condition.stage], stage))
    return isTooSoon(condition, year) ? "unmet" : "unknown";
  if (stage !== condition.stage) return judgeOtherStage(condition, stage);
  if (condition.maxYearsSince !== undefined) return "unknown";
  const now = judgeYears(condition, schooling);
  if (now !== "unmet") return now;
  return judgeYears(condition, addYear(schooling)) === "unmet"
    ? "unmet"
    : "unknown";
}

/** True if even next year too few semesters are completed; technical studies count like a degree. */
function isTooSoon(
  { stage, completedSemesters = 0 }: StudyYearCondition,
  year: number | null,
): boolean {
  return (
    stage === "undergraduate" && year !== null && year * 2 < completedSemesters
  );
}

/**
 * A later stage has completed any year and passed the last one, an earlier one none.
 * `maxYearsSince` is met in an earlier stage and unknown in a later one.
 */
function judgeOtherStage(
  { stage, maxYear, maxYearsSince }: StudyYearCondition,
  studentStage: SchoolStage,
): Answer {
  const hasPassed = isLater(studentStage, stage);
  if (maxYearsSince === undefined)
    return metIf(hasPassed && maxYear === undefined);
  return hasPassed ? "unknown" : "met";
}

export function isLater(stage: SchoolStage, other: SchoolStage): boolean {
  return SCHOOL_STAGES.indexOf(stage) > SCHOOL_STAGES.indexOf(other);
}

/** Stages that meet a level condition, at least in part. */
export function acceptedStages({
  stages,
  levels,
}: LevelCondition): ReadonlyArray<SchoolStage> {
  return stages ?? levels.flatMap((level) => schoolStageFromLevel(level) ?? []);
}

/** The first fact on stage or year that the condition needs and the profile lacks. */
export function missingYear(
  condition: StudyYearCondition,
  student: Partial<StudentProfile>,
): "level" | "studyYear" | "yearsLeft" | null {
  const { stage, year, yearsLeft } = readSchooling(student);
  if (!stage) return "level";
  if (stage !== condition.stage || condition.maxYearsSince !== undefined)
    return null;
  if (stage === "lowerSecondary")
    return year === null && lowerSecondaryYears(student.country).length > 0
      ? "studyYear"
      : null;
  if (needsYear(condition) && year === null) return "studyYear";
  return needsYearsLeft(condition) && yearsLeft === null ? "yearsLeft" : null;
}

function judgeYears(
  condition: StudyYearCondition,
  { year, yearsLeft }: Schooling,
): Answer {
  const { completedSemesters = 0, minYearsLeft = 0 } = condition;
  const { maxYearsLeft = Number.POSITIVE_INFINITY } = condition;
  if (needsYear(condition)) {
    if (year === null) return "unknown";
    // No semester of the present year is certainly finished.
    if ((year - 1) * 2 < completedSemesters) return "unmet";
    if (isPastYear(condition, year)) return "unmet";
  }
  if (!needsYearsLeft(condition)) return "met";
  if (yearsLeft === null) return "unknown";
  return metIf(minYearsLeft <= yearsLeft && yearsLeft <= maxYearsLeft);
}

function needsYear({ completedSemesters, maxYear }: StudyYearCondition) {
  return completedSemesters !== undefined || maxYear !== undefined;
}

/** True after the last year in which one may apply. */
export function isPastYear(
  { maxYear = Number.POSITIVE_INFINITY }: StudyYearCondition,
  year: number | null,
): boolean {
  return year !== null && year > maxYear;
}

function needsYearsLeft({ minYearsLeft, maxYearsLeft }: StudyYearCondition) {
  return minYearsLeft !== undefined || maxYearsLeft !== undefined;
}

function addYear({ stage, year, yearsLeft }: Schooling): Schooling {
  return {
    stage,
    year: year === null ? null : year + 1,
    yearsLeft: yearsLeft === null ? null : yearsLeft - 1,
  };
}
