import { schoolYears } from "../profile/school-stages.ts";
import { SCHOOL_STAGES, type SchoolStage } from "../profile/student-details.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { StudyLevel } from "../profile/study-level.ts";

/** The student's progress; unknown values are null. */
export type Schooling = {
  readonly stage: SchoolStage | null;
  /** Year of the stage, from 1. */
  readonly year: number | null;
  /** Years to the end of the stage: 1 in the last year. */
  readonly yearsLeft: number | null;
};

const STAGE_OF_LEVEL: Readonly<Record<StudyLevel, SchoolStage | null>> = {
  preparatoria_1: "upperSecondary",
  preparatoria_2: "upperSecondary",
  preparatoria_3: "upperSecondary",
  licenciatura_cursando: "undergraduate",
  licenciatura_terminada: "undergraduateFinished",
  posgrado: "postgraduate",
  otro: null,
};

/** Uses the details if present, else the specification's level. */
export function readSchooling(student: Partial<StudentProfile>): Schooling {
  const { study_year: studyYear, years_left: left } = student;
  const stage =
    SCHOOL_STAGES.find((one) => one === student.school_stage) ??
    schoolStageFromLevel(student.study_level);
  const year = studyYear && studyYear > 0 ? studyYear : null;
  if (stage === "lowerSecondary")
    return { stage, year, yearsLeft: lowerYearsLeft(student.country, year) };
  const yearsLeft = left && left > 0 ? left : yearsByLevel(stage, student);
  return { stage, year, yearsLeft };
}

/** Computed from the year: in lower secondary `years_left` counts to the end of school. */
function lowerYearsLeft(
  country: string | null | undefined,
  year: number | null,
): number | null {
  const years = lowerSecondaryYears(country);
  return year !== null && years.includes(year)
    ? Math.max(...years) - year + 1
    : null;
}

/** Years of lower secondary in the form; none where it asks only for the stage. */
export function lowerSecondaryYears(
  country: string | null | undefined,
): ReadonlyArray<number> {
  return schoolYears(country ?? "").flatMap(({ stage, year }) =>
    stage === "lowerSecondary" && year !== null ? [year] : [],
  );
}

export function schoolStageFromLevel(
  level: string | null | undefined,
): SchoolStage | null {
  return STAGE_OF_LEVEL[level as StudyLevel] ?? null;
}

/**
 * The specification's third year of school is the last; only Mexico's school is known
 * to have three.
 */
function yearsByLevel(
  stage: SchoolStage | null,
  { study_level, country }: Partial<StudentProfile>,
): number | null {
  if (stage !== "upperSecondary") return null;
  if (study_level === "preparatoria_3") return 1;
  if (country !== "MX") return null;
  if (study_level === "preparatoria_2") return 2;
  return study_level === "preparatoria_1" ? 3 : null;
}
