import { targetLevels } from "../eligibility/study-levels.ts";
import { CEFR_LEVELS } from "../languages/cefr.ts";
import { matchLanguageCodes } from "../languages/named-languages.ts";
import type { StudentProfile } from "../profile/student-profile.ts";

/** The student's goals, as far as the profile states them. */
export type Situation = {
  /** Catalogue levels to look for; empty for every level. */
  readonly levels: ReadonlyArray<string>;
  readonly isPupil: boolean;
  /** False for students years away from university, and for those in it or beyond. */
  readonly entersUniversity: boolean;
  /** ISO 639 codes of languages that the student speaks well enough to study in. */
  readonly languages: ReadonlyArray<string>;
};

export function readSituation(profile: Partial<StudentProfile>): Situation {
  const levels = targetLevels(profile) ?? [];
  return {
    levels,
    isPupil: levels.includes("highSchool"),
    entersUniversity:
      !isAtUniversity(profile) &&
      (levels.length === 0 || levels.includes("undergraduate")),
    languages: languagesSpoken(profile),
  };
}

function isAtUniversity({
  school_stage: stage,
  study_level: level,
}: Partial<StudentProfile>): boolean {
  return stage
    ? ["undergraduate", "undergraduateFinished", "postgraduate"].includes(stage)
    : ["licenciatura_cursando", "licenciatura_terminada", "posgrado"].includes(
        level ?? "",
      );
}

/** The native language, and others at B2 or above; one without a level counts as spoken. */
export function languagesSpoken({
  native_language,
  secondary_languages,
  known_languages,
}: Partial<StudentProfile>): ReadonlyArray<string> {
  const levelled = known_languages ?? [];
  const named = (secondary_languages ?? [])
    .flatMap(matchLanguageCodes)
    .filter((code) => !levelled.some(({ language }) => language === code));
  const fluent = levelled
    .filter(({ level }) => isWorkingLevel(level))
    .map(({ language }) => language);
  return [
    ...new Set([...matchLanguageCodes(native_language), ...named, ...fluent]),
  ];
}

/** B2 speakers talk with native speakers without strain (Council of Europe, CEFR global scale). */
function isWorkingLevel(level: string | null): boolean {
  const rank = CEFR_LEVELS.findIndex((one) => one === level);
  return rank === -1 || rank >= CEFR_LEVELS.indexOf("B2");
}
