import type { CivilDate } from "../deadlines/cycle.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { ageOn } from "./age.ts";
import type { Condition } from "./condition.ts";
import { countingDays } from "./counting-days.ts";
import { judgeItem } from "./judge.ts";
import {
  acceptedStages,
  isLater,
  isPastYear,
  namesLaterYear,
} from "./judge-schooling.ts";
import { readSchooling } from "./schooling.ts";

/** True for an unmet condition that age or years of study will meet, or may meet. */
export function isMetWithTime(
  condition: Condition,
  student: Partial<StudentProfile>,
  today: CivilDate,
): boolean {
  if (condition.kind === "anyOf") {
    const { options, atLeast = 1 } = condition;
    const unmetByOption = options.map((option) =>
      judgeItem(option, student, today).judgements.flatMap((part) =>
        part.answer === "unmet" ? part.condition : [],
      ),
    );
    // The student is at an option's stage and lacks its average only: a later stage would
    // not change that average, so options for later stages do not count.
    const lacksOnlyAverage = unmetByOption.some(
      ([first, ...others]) => first?.kind === "grade" && others.length === 0,
    );
    const reachable = unmetByOption.filter((parts) =>
      parts.every(
        (part) =>
          !(lacksOnlyAverage && part.kind === "level") &&
          isMetWithTime(part, student, today),
      ),
    );
    return reachable.length >= atLeast;
  }
  if (condition.kind === "age") {
    const [, last] = countingDays(condition, today);
    const age = ageOn(last, student.birth_date);
    return age !== null && age < (condition.min ?? 0);
  }
  const { stage, year, yearsLeft } = readSchooling(student);
  if (condition.kind === "level")
    return (
      namesLaterYear(condition, student) ||
      acceptedStages(condition).some((one) => stage && isLater(one, stage))
    );
  if (condition.kind !== "studyYear") return false;
  if (stage !== condition.stage)
    return !(condition.maxYear && stage && isLater(stage, condition.stage));
  const { minYearsLeft = 0 } = condition;
  return (
    !isPastYear(condition, year) &&
    (yearsLeft === null || yearsLeft >= minYearsLeft)
  );
}
