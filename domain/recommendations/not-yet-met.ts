import type {
  IndexedItem,
  WordedCondition,
} from "../catalogue/indexed-item.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import { judgeItem } from "../eligibility/judge.ts";
import { isMetNextYear } from "../eligibility/judge-schooling.ts";
import { demandsLanguage } from "../eligibility/required-languages.ts";
import { isStudyLevel } from "../eligibility/study-levels.ts";
import type { StudentProfile } from "../profile/student-profile.ts";

/**
 * Requirements out of reach today. The next level is among them: its verdict is unknown
 * in the last year of a stage, but an award that requires a degree asks for proof of it.
 */
export function notYetMet(
  { conditions }: IndexedItem,
  profile: Partial<StudentProfile>,
  today: CivilDate,
): ReadonlyArray<WordedCondition> {
  return judgeItem(conditions, profile, today)
    .judgements.filter(
      ({ answer, condition, missing }) =>
        answer === "unmet" ||
        (missing === "languages" &&
          demandsLanguage(condition) &&
          statesOnlyNativeLanguages(profile)) ||
        (answer === "unknown" && comesWithNextStage(condition, profile)),
    )
    .map(({ condition }) => condition);
}

/** Verdicts allow for languages that are not stated; recommendations do not. */
function statesOnlyNativeLanguages({
  known_languages,
}: Partial<StudentProfile>): boolean {
  const stated = known_languages ?? [];
  return stated.length > 0 && stated.every(({ level }) => level === "native");
}

function comesWithNextStage(
  condition: WordedCondition,
  profile: Partial<StudentProfile>,
): boolean {
  if (condition.kind !== "level") return false;
  const { study_level: level = null } = profile;
  return isStudyLevel(level) && level !== "otro"
    ? !condition.levels.includes(level)
    : isMetNextYear(condition, profile);
}
