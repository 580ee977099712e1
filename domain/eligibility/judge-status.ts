import type { Answer } from "../answer.ts";
import type { SchoolStage } from "../profile/student-details.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { SimpleCondition } from "./condition.ts";
import { readSchooling } from "./schooling.ts";

type StatusCondition = Extract<SimpleCondition, { kind: "status" }>;

const STUDYING: ReadonlySet<SchoolStage | null> = new Set([
  "lowerSecondary",
  "upperSecondary",
  "technical",
  "undergraduate",
  "postgraduate",
]);

/** Unmet while the student does an excluded activity; no profile suffices to meet it. */
export function judgeStatus(
  { excludes = [] }: StatusCondition,
  student: Partial<StudentProfile>,
): Answer {
  const isStudying = STUDYING.has(readSchooling(student).stage);
  const isExcluded =
    (excludes.includes("studying") && isStudying) ||
    (excludes.includes("working") && student.is_working === true);
  return isExcluded ? "unmet" : "unknown";
}
