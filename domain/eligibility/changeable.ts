import type { CivilDate } from "../deadlines/cycle.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { Condition } from "./condition.ts";
import { judgeItem } from "./judge.ts";
import type { Requirement } from "./requirement.ts";
import { readSchooling } from "./schooling.ts";

/** True for an unmet condition that the student can change: a finished stage's average is final. */
export function isChangeable(
  condition: Requirement["conditions"][number],
  student: Partial<StudentProfile>,
  today: CivilDate,
): boolean {
  const isFinished = readSchooling(student).stage?.endsWith("Finished");
  if (!condition.changeable || !isFinished) return condition.changeable;
  if (condition.kind !== "anyOf") return condition.kind !== "grade";
  return condition.options.some((option) =>
    judgeItem<Condition>(option, student, today).judgements.every(
      ({ answer, condition: { kind } }) =>
        answer !== "unmet" || !["grade", "level", "nationality"].includes(kind),
    ),
  );
}
