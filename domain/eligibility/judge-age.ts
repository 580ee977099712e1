import type { Answer } from "../answer.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import { ageOn } from "./age.ts";
import type { SimpleCondition } from "./condition.ts";
import { countingDays } from "./counting-days.ts";

/** Unknown without a valid birth date, or if the first and the last counting day disagree. */
export function judgeAge(
  condition: Extract<SimpleCondition, { kind: "age" }>,
  birth: CivilDate | null | undefined,
  today: CivilDate,
): Answer {
  if (ageOn(today, birth) === null) return "unknown";
  const { min = 0, max = Number.POSITIVE_INFINITY } = condition;
  const [first, last] = countingDays(condition, today);
  const ages = [ageOn(first, birth), ageOn(last, birth)].map(
    (age) => age !== null && min <= age && age <= max,
  );
  if (ages.every(Boolean)) return "met";
  return ages.some(Boolean) ? "unknown" : "unmet";
}
