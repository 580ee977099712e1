import type { StudentProfile } from "../profile/student-profile.ts";
import type { StudyLevel } from "../profile/study-level.ts";
import type { Condition } from "./condition.ts";
import { knownLevels } from "./judge-language.ts";
import {
  acceptedStages,
  isMetLater,
  isMetNextYear,
  judgeLevel,
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
  /** The programme names no level or certificate of the language. */
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
    case "grade":
      return (
        limitedLevelReason(condition.levels, student) ??
        (condition.kind === "age" ? "ageThen" : "otherScale")
      );
    case "language":
      return !condition.cefr &&
        !condition.certificate &&
        knownLevels(condition.language, student).length
        ? "noLevelNamed"
        : "onlyYou";
    default:
      return "onlyYou";
  }
}

/** Reason why a limit for some study levels may not apply to the student; else null. */
function limitedLevelReason(
  levels: ReadonlyArray<StudyLevel> | undefined,
  student: Partial<StudentProfile>,
): OpenReason | null {
  if (!levels) return null;
  const level = { kind: "level", levels } as const;
  return judgeLevel(level, student) === "unknown"
    ? openReason(level, student)
    : null;
}

/** True for pupils of upper secondary alone, not for all who have finished lower secondary. */
function isForPupils(condition: LevelCondition): boolean {
  const stages = acceptedStages(condition);
  return stages.includes("upperSecondary") && !stages.includes("undergraduate");
}
