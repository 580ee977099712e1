import { GRADE_SCALES } from "#domain/grades/scale.ts";
import { STUDY_LEVELS } from "#domain/profile/study-level.ts";

type Scale = (typeof GRADE_SCALES)[number] | "otro";

/** Wording key of a scale without a dot, which would split the key. */
export function scaleKey(scale: Scale) {
  return scale === "4.0" ? "4_0" : scale;
}

/** A stored scale with wording; null for another system's name. */
export function knownScale(value: string): Scale | null {
  return (
    [...GRADE_SCALES, "otro" as const].find((scale) => scale === value) ?? null
  );
}

export function knownLevel(value: string) {
  return STUDY_LEVELS.find((level) => level === value) ?? null;
}
