import { parseGrade } from "../grades/parse-grade.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { Condition } from "./condition.ts";
import { knownLevels } from "./judge-language.ts";
import {
  acceptedStages,
  isMetLater,
  isMetNextYear,
  type LevelCondition,
} from "./judge-schooling.ts";
import { readSchooling } from "./schooling.ts";

/** Reason why a condition stays open although no fact is missing. */
export type OpenReason =
  /** No profile fact settles it. */
  | "onlyYou"
  /** It is met once the present stage of education is finished. */
  | "onceFinished"
  /** It depends on the student's year of study when applying. */
  | "yearThen"
  /** The birthday lies among the possible counting days. */
  | "ageThen"
  /** The grade is on another scale. */
  | "otherScale"
  /** The programme names no level of the language. */
  | "noLevelNamed";

/** For an unknown condition without a missing fact. */
export function openReason(
  condition: Condition,
  student: Partial<StudentProfile>,
): OpenReason {
  switch (condition.kind) {
    case "level":
      if (isMetLater(condition, student))
        return isForPupils(condition) ? "yearThen" : "onceFinished";
      return isMetNextYear(condition, student) ? "yearThen" : "onlyYou";
    case "studyYear":
      return condition.maxYearsSince === undefined &&
        condition.stage === readSchooling(student).stage
        ? "yearThen"
        : "onlyYou";
    case "age":
      return "ageThen";
    case "grade":
      return parseGrade(student.grades, student.grades_system)
        ? "otherScale"
        : "onlyYou";
    case "language":
      return !condition.cefr && knownLevels(condition.language, student).length
        ? "noLevelNamed"
        : "onlyYou";
    default:
      return "onlyYou";
  }
}

/** True for pupils of upper secondary alone, not for all who have finished lower secondary. */
function isForPupils(condition: LevelCondition): boolean {
  const stages = acceptedStages(condition);
  return stages.includes("upperSecondary") && !stages.includes("undergraduate");
}
