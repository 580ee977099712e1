import type { StudyLevel } from "../eligibility/condition.ts";

/** Specification §3, Study level values. */
const HIGH_SCHOOL: ReadonlyArray<StudyLevel> = [
  "preparatoria_1",
  "preparatoria_2",
  "preparatoria_3",
];

/** Only high-school students are asked for the careers they wish for (specification §4). */
export function isHighSchool(level: string): boolean {
  return (HIGH_SCHOOL as ReadonlyArray<string>).includes(level);
}
