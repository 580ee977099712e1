import type {
  IndexedItem,
  WordedCondition,
} from "../catalogue/indexed-item.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import type { Condition } from "../eligibility/condition.ts";
import { judgeItem } from "../eligibility/judge.ts";
import { judgeRegion } from "../eligibility/judge-region.ts";
import {
  isMetLater,
  isMetNextYear,
  type LevelCondition,
} from "../eligibility/judge-schooling.ts";
import { alwaysRequiresLanguage } from "../eligibility/required-languages.ts";
import { isStudyLevel } from "../eligibility/study-levels.ts";
import type { StudentProfile } from "../profile/student-profile.ts";

/**
 * Requirements out of reach today. The next level is among them: its verdict is unknown
 * in the last year of a stage, but an award that requires a degree asks for proof of it.
 * Options that all wait for the next level count as that level.
 */
export function notYetMet(
  { conditions }: IndexedItem,
  profile: Partial<StudentProfile>,
  today: CivilDate,
): ReadonlyArray<WordedCondition> {
  return judgeItem(conditions, profile, today).judgements.flatMap(
    ({ answer, condition, missing, reason }) => {
      if (
        answer === "unmet" ||
        ((missing === "languages" || reason === "noLevelNamed") &&
          alwaysRequiresLanguage(condition) &&
          isBeginnerBeyondNative(profile)) ||
        (answer === "unknown" && isForOtherRegion(condition, profile))
      )
        return condition;
      const level =
        answer === "unknown" && nextLevel(condition, profile, today);
      const { text, changeable } = condition;
      return level ? { ...level, text, changeable } : [];
    },
  );
}

/**
 * Verdicts allow for languages that are not stated, and for any level where none is named;
 * recommendations do not. Levels A1 and A2 are those of a "basic user" (Council of Europe,
 * CEFR global scale).
 */
function isBeginnerBeyondNative({
  known_languages,
}: Partial<StudentProfile>): boolean {
  const stated = known_languages ?? [];
  return (
    stated.length > 0 &&
    stated.every(({ level }) => /^(native|A\d)$/.test(level ?? ""))
  );
}

/** Verdicts allow for a birthplace or school in the region; recommendations do not. */
function isForOtherRegion(
  condition: Condition,
  profile: Partial<StudentProfile>,
): boolean {
  return (
    condition.kind === "anyOf" &&
    condition.options
      .flat()
      .some(
        (part) =>
          part.kind === "region" && judgeRegion(part, profile) === "unmet",
      )
  );
}

/** The level that comes with the next stage and that an undecided condition waits for. */
function nextLevel(
  condition: Condition,
  profile: Partial<StudentProfile>,
  today: CivilDate,
): LevelCondition | null {
  if (condition.kind === "level")
    return comesWithNextStage(condition, profile) ? condition : null;
  if (condition.kind !== "anyOf") return null;
  const levels = condition.options
    .filter((option) => judgeItem(option, profile, today).summary === "unknown")
    .map((option) =>
      option.find(
        (part) =>
          part.kind === "level" &&
          isMetLater(part, profile) &&
          comesWithNextStage(part, profile),
      ),
    );
  const [level] = levels;
  return level?.kind === "level" && levels.every(Boolean) ? level : null;
}

function comesWithNextStage(
  condition: LevelCondition,
  profile: Partial<StudentProfile>,
): boolean {
  const { study_level: level = null } = profile;
  return isStudyLevel(level) && level !== "otro"
    ? !condition.levels.includes(level)
    : isMetNextYear(condition, profile);
}
