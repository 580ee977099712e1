import type { Answer } from "../answer.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { Circumstance, SimpleCondition } from "./condition.ts";

type CircumstanceCondition = Extract<SimpleCondition, { kind: "circumstance" }>;

const FACTS = {
  financialNeed: "has_financial_need",
  publicSchool: "attends_public_school",
  firstGeneration: "is_first_generation",
  working: "is_working",
  disability: "has_disability",
  indigenous: "is_indigenous",
  girlsProgramme: "wants_girls_programs",
} as const satisfies Record<Circumstance, keyof StudentProfile>;

/** Reads the student's answer; no interest in programmes for girls is unknown, not unmet. */
export function judgeCircumstance(
  { is, isMeasured = false }: CircumstanceCondition,
  student: Partial<StudentProfile>,
): Answer {
  const stated = student[FACTS[is]] ?? null;
  if (stated === null) return "unknown";
  if (!stated) return is === "girlsProgramme" ? "unknown" : "unmet";
  return isMeasured ? "unknown" : "met";
}

export function isUnanswered(
  { is }: CircumstanceCondition,
  student: Partial<StudentProfile>,
): boolean {
  return (student[FACTS[is]] ?? null) === null;
}
