import type { CivilDate } from "../deadlines/cycle.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { ageOn } from "./age.ts";
import type { Condition, SimpleCondition } from "./condition.ts";
import { countingDays } from "./counting-days.ts";
import { judgeItem } from "./judge.ts";
import {
  acceptedStages,
  isLater,
  isPastYear,
  namesLaterYear,
} from "./judge-schooling.ts";
import { judgeStatus } from "./judge-status.ts";
import { readSchooling } from "./schooling.ts";

/** At least: few first degrees in Latin America are shorter. */
const DEGREE_YEARS = 4;

/** True for an unmet condition that age or years of study will meet, or may meet. */
export function isMetWithTime(
  condition: Condition,
  student: Partial<StudentProfile>,
  today: CivilDate,
): boolean {
  if (condition.kind === "anyOf") {
    const { options, atLeast = 1 } = condition;
    const isTooOldByDegree = (at: number, part: SimpleCondition) =>
      options[at]?.some(
        (limit) =>
          limit.kind === "age" &&
          limit.max &&
          youngestAge(limit, student, today) + yearsToDegree(part, student) >
            limit.max,
      );
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
    const reachable = unmetByOption.filter((parts, at) =>
      parts.every(
        (part) =>
          !(lacksOnlyAverage && part.kind === "level") &&
          isMetWithTime(part, student, today) &&
          !isTooOldByDegree(at, part),
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
  // The end of lower secondary is no help: programmes for those out of school ask that it
  // was not finished.
  if (condition.kind === "status")
    return (
      yearsLeft === 1 &&
      stage !== "lowerSecondary" &&
      judgeStatus(condition, { ...student, school_stage: "schoolFinished" }) !==
        "unmet"
    );
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

/** 0 without a date of birth. */
function youngestAge(
  condition: Extract<SimpleCondition, { kind: "age" }>,
  student: Partial<StudentProfile>,
  today: CivilDate,
): number {
  const [first] = countingDays(condition, today);
  return ageOn(first, student.birth_date) ?? 0;
}

/** Years before the end, or the last year, of a first degree that the condition requires; else 0. */
function yearsToDegree(
  condition: SimpleCondition,
  student: Partial<StudentProfile>,
): number {
  const { stage, yearsLeft } = readSchooling(student);
  const lastYears =
    condition.kind === "studyYear" && condition.stage === "undergraduate"
      ? (condition.maxYearsLeft ?? 0)
      : 0;
  const requiresDegree =
    condition.kind === "level"
      ? acceptedStages(condition).every((one) => isLater(one, "undergraduate"))
      : lastYears > 0;
  if (!stage || !requiresDegree) return 0;
  const degree = isLater("technical", stage) ? DEGREE_YEARS : 0;
  // The present year may end soon.
  return degree + (yearsLeft ?? 1) - 1 - lastYears;
}
