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
 * Requirements out of reach today. The next level is among them: it is open in the last
 * year of a stage, but a call that requires a degree wants to see it.
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
          statesOnlyOwnLanguage(profile)) ||
        (answer === "unknown" && comesWithNextStage(condition, profile)),
    )
    .map(({ condition }) => condition);
}

/** Others may be missing, so verdicts do not deny them; recommendations use the stated ones. */
function statesOnlyOwnLanguage({
  known_languages,
}: Partial<StudentProfile>): boolean {
  const known = known_languages ?? [];
  return known.length > 0 && known.every(({ level }) => level === "native");
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
