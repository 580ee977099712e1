import type { SchoolStage } from "../profile/student-details.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { StudyLevel } from "../profile/study-level.ts";
import type { Condition } from "./condition.ts";

/**
 * Catalogue levels that a student of a study level looks for: the present one; in the
 * last year of school also the next one; after a degree only the next one.
 */
const TARGET_LEVELS: Readonly<Record<StudyLevel, ReadonlyArray<string>>> = {
  preparatoria_1: ["highSchool"],
  preparatoria_2: ["highSchool"],
  preparatoria_3: ["highSchool", "undergraduate"],
  licenciatura_cursando: ["undergraduate"],
  licenciatura_terminada: ["postgraduate"],
  posgrado: ["postgraduate"],
  otro: [],
};

const TARGET_LEVELS_BY_STAGE: Readonly<
  Record<SchoolStage, ReadonlyArray<string>>
> = {
  lowerSecondary: ["highSchool"],
  upperSecondary: ["highSchool"],
  schoolFinished: ["undergraduate"],
  technical: ["undergraduate"],
  undergraduate: ["undergraduate"],
  undergraduateFinished: ["postgraduate"],
  postgraduate: ["postgraduate"],
  other: [],
};

/** Next levels, looked for in the last year of a stage. */
const NEXT_LEVELS: Partial<Readonly<Record<SchoolStage, string>>> = {
  upperSecondary: "undergraduate",
  undergraduate: "postgraduate",
};

/**
 * Catalogue levels that a student looks for: by stage and years left if known, else by
 * study level. Null when neither is known; empty for `otro`.
 */
export function targetLevels({
  school_stage: stage,
  years_left: yearsLeft,
  study_level: studyLevel = null,
}: Partial<StudentProfile>): ReadonlyArray<string> | null {
  const byLevel = isStudyLevel(studyLevel) ? TARGET_LEVELS[studyLevel] : null;
  if (!stage || stage === "other") return byLevel;
  const next = NEXT_LEVELS[stage];
  const isLastYear = yearsLeft
    ? yearsLeft === 1
    : studyLevel === "preparatoria_3";
  return isLastYear && next
    ? [...TARGET_LEVELS_BY_STAGE[stage], next]
    : TARGET_LEVELS_BY_STAGE[stage];
}

/**
 * First check of §9: the item is for a level that the student looks for, or for every
 * level. Never true when the student's levels are unknown.
 */
export function isTargetLevel(
  { levels }: { readonly levels: ReadonlyArray<string> },
  targetLevels: ReadonlyArray<string> | null,
): boolean {
  return (
    targetLevels !== null &&
    (levels.includes("any") ||
      targetLevels.some((level) => levels.includes(level)))
  );
}

/** Second check of §9: a condition of the item names the student's level. */
export function isLevelNamed(
  { conditions }: { readonly conditions: ReadonlyArray<Condition> },
  studyLevel: string | null,
): boolean {
  return conditions.some((condition) =>
    condition.kind === "anyOf"
      ? condition.options.some((conditions) =>
          isLevelNamed({ conditions }, studyLevel),
        )
      : condition.kind === "level" &&
        condition.levels.some((level) => level === studyLevel),
  );
}

export function isStudyLevel(level: string | null): level is StudyLevel {
  return level !== null && level in TARGET_LEVELS;
}
