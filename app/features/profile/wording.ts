import { GRADE_SCALES, STUDY_LEVELS } from "#domain/eligibility/condition.ts";

type Scale = (typeof GRADE_SCALES)[number] | "otro";

/** A dot would part the key. */
export function scaleKey(scale: Scale) {
  return scale === "4.0" ? "4_0" : scale;
}

/** A stored value that the wording knows; null for another system's own name. */
export function knownScale(value: string): Scale | null {
  return [...GRADE_SCALES, "otro" as const].find((it) => it === value) ?? null;
}

export function knownLevel(value: string) {
  return STUDY_LEVELS.find((level) => level === value) ?? null;
}
