import type { IndexedItem } from "../catalogue/indexed-item.ts";
import type { SchoolStage } from "../profile/student-details.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { StudyLevel } from "./condition.ts";

/**
 * The catalogue's levels that a student of a study level looks for: where she is,
 * and in her last year of school also where she goes next.
 */
const SOUGHT: Readonly<Record<StudyLevel, ReadonlyArray<string>>> = {
  preparatoria_1: ["highSchool"],
  preparatoria_2: ["highSchool"],
  preparatoria_3: ["highSchool", "undergraduate"],
  licenciatura_cursando: ["undergraduate"],
  licenciatura_terminada: ["postgraduate"],
  posgrado: ["postgraduate"],
  otro: [],
};

const SOUGHT_AT: Readonly<Record<SchoolStage, ReadonlyArray<string>>> = {
  lowerSecondary: ["highSchool"],
  upperSecondary: ["highSchool"],
  schoolFinished: ["undergraduate"],
  technical: ["undergraduate"],
  undergraduate: ["undergraduate"],
  undergraduateFinished: ["postgraduate"],
  postgraduate: ["postgraduate"],
  other: [],
};

/** In the last year of a stage also what comes next is looked for. */
const SOUGHT_NEXT: Partial<Readonly<Record<SchoolStage, string>>> = {
  upperSecondary: "undergraduate",
  undergraduate: "postgraduate",
};

/**
 * Catalogue levels that a student looks for: by stage and years left where these are
 * told, else by study level. Null where neither is; empty where every level may be.
 */
export function soughtLevels({
  school_stage: stage,
  years_left: yearsLeft,
  study_level: studyLevel = null,
}: Partial<StudentProfile>): ReadonlyArray<string> | null {
  const byLevel = isStudyLevel(studyLevel) ? SOUGHT[studyLevel] : null;
  if (!stage || stage === "other") return byLevel;
  const next = SOUGHT_NEXT[stage];
  const isLastYear = yearsLeft
    ? yearsLeft === 1
    : studyLevel === "preparatoria_3";
  return isLastYear && next ? [...SOUGHT_AT[stage], next] : SOUGHT_AT[stage];
}

/** First check of §9: the item is made for a level that is looked for, or for every one. Unknown levels fit nothing. */
export function levelFits(
  { levels }: Pick<IndexedItem, "levels">,
  sought: ReadonlyArray<string> | null,
): boolean {
  return (
    sought !== null &&
    (levels.includes("any") || sought.some((level) => levels.includes(level)))
  );
}

/** Second check of §9: a condition of the item names her level. */
export function levelIsNamed(
  { conditions }: Pick<IndexedItem, "conditions">,
  studyLevel: string | null,
): boolean {
  return conditions.some(
    (condition) =>
      condition.kind === "level" &&
      condition.levels.some((level) => level === studyLevel),
  );
}

export function isStudyLevel(level: string | null): level is StudyLevel {
  return level !== null && level in SOUGHT;
}
