import type { SchoolStage } from "./student-details.ts";

/** Study levels a profile can hold (specification §3, Study level values). */
export const STUDY_LEVELS = [
  "preparatoria_1",
  "preparatoria_2",
  "preparatoria_3",
  "licenciatura_cursando",
  "licenciatura_terminada",
  "posgrado",
  "otro",
] as const;

export type StudyLevel = (typeof STUDY_LEVELS)[number];

const HIGH_SCHOOL: ReadonlyArray<StudyLevel> = [
  "preparatoria_1",
  "preparatoria_2",
  "preparatoria_3",
];

/** Only high-school students are asked for desired careers (specification §4). */
export function isHighSchool(level: string): boolean {
  return (HIGH_SCHOOL as ReadonlyArray<string>).includes(level);
}

/** Stages after school, the same in every country. */
export const LATER_STAGES = [
  "schoolFinished",
  "technical",
  "undergraduate",
  "undergraduateFinished",
  "postgraduate",
  "other",
] as const satisfies ReadonlyArray<SchoolStage>;

type LaterStage = (typeof LATER_STAGES)[number];

const LEVEL_OF_STAGE: Readonly<Record<LaterStage, StudyLevel>> = {
  schoolFinished: "otro",
  technical: "otro",
  undergraduate: "licenciatura_cursando",
  undergraduateFinished: "licenciatura_terminada",
  postgraduate: "posgrado",
  other: "otro",
};

/**
 * The specification's level (§3) of a stage. Upper secondary is `preparatoria_3` in its
 * last year, `preparatoria_2` in the one before, and `preparatoria_1` earlier or when the
 * years left are null.
 */
export function toStudyLevel(
  stage: SchoolStage,
  yearsLeft: number | null,
): StudyLevel {
  if (stage === "lowerSecondary") return "otro";
  if (stage !== "upperSecondary") return LEVEL_OF_STAGE[stage];
  if (yearsLeft === 1) return "preparatoria_3";
  return yearsLeft === 2 ? "preparatoria_2" : "preparatoria_1";
}

/** The stage that a level of an older profile implies; null unless there is exactly one. */
export function laterStageFromLevel(level: string): LaterStage | null {
  const stages = LATER_STAGES.filter(
    (stage) => LEVEL_OF_STAGE[stage] === level,
  );
  return stages.length === 1 ? (stages[0] ?? null) : null;
}
