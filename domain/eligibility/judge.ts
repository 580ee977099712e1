import type { CivilDate } from "../deadlines/cycle.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { ageOn } from "./age.ts";
import { type Answer, allOf, metIf } from "./answer.ts";
import { type Condition, STUDY_LEVELS } from "./condition.ts";
import { isOpenTo } from "./countries.ts";
import { compareGrades, gradeOf } from "./grade.ts";
import { judgeLanguage } from "./judge-language.ts";
import { judgeTest } from "./judge-test.ts";
import { missingFact, type ProfileFact } from "./missing-fact.ts";

export type Judgement<One extends Condition = Condition> = {
  readonly condition: One;
  readonly answer: Answer;
  /** What she could add to her profile so that it can be told; null where nothing would help. */
  readonly missing: ProfileFact | null;
};

/** Each condition of an item, and all of them together. */
export function judgeItem<One extends Condition>(
  conditions: ReadonlyArray<One>,
  student: Partial<StudentProfile>,
  today: CivilDate,
): {
  readonly judgements: ReadonlyArray<Judgement<One>>;
  readonly summary: Answer;
} {
  const judgements = conditions.map((condition) => {
    const answer = judge(condition, student, today);
    const missing =
      answer === "unknown" ? missingFact(condition, student) : null;
    return { condition, answer, missing };
  });
  const summary = allOf(judgements.map(({ answer }) => answer));
  return { judgements, summary };
}

/**
 * One condition against one profile on one day. Her one country stands for nationality
 * and residence; her age is that of the day, whatever day the call counts from. Where
 * the profile does not settle it, the answer is `unknown`, never a guess.
 */
export function judge(
  condition: Condition,
  student: Partial<StudentProfile>,
  today: CivilDate,
): Answer {
  switch (condition.kind) {
    case "level":
      return judgeLevel(condition.levels, student.study_level);
    case "nationality":
    case "residence":
      return judgeCountry(condition, student.country ?? "");
    case "age":
      return judgeAge(condition, ageOn(today, student.birth_date));
    case "grade":
      return compareGrades(gradeOf(student.grades, student.grades_system), {
        value: condition.atLeast,
        scale: condition.scale,
      });
    case "language":
      return judgeLanguage(condition, student);
    case "test":
      return judgeTest(condition, student);
    default:
      return "unknown";
  }
}

/** 'Otro' tells nothing of what somebody has studied. */
function judgeLevel(
  levels: ReadonlyArray<string>,
  level: string | null | undefined,
): Answer {
  const isTold = STUDY_LEVELS.some((known) => known === level);
  return level && isTold && level !== "otro"
    ? metIf(levels.includes(level))
    : "unknown";
}

function judgeCountry(condition: Condition, country: string): Answer {
  return /^[A-Z]{2}$/.test(country)
    ? metIf(isOpenTo([condition], country))
    : "unknown";
}

function judgeAge(
  {
    min = 0,
    max = Number.POSITIVE_INFINITY,
  }: Extract<Condition, { kind: "age" }>,
  age: number | null,
): Answer {
  return age === null ? "unknown" : metIf(min <= age && age <= max);
}
