import { type Answer, metIf, requireAll, requireSome } from "../answer.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import { compareGrades } from "../grades/compare-grades.ts";
import { parseGrade } from "../grades/parse-grade.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { StudyLevel } from "../profile/study-level.ts";
import type { Condition } from "./condition.ts";
import { isOpenTo } from "./countries.ts";
import { judgeAge } from "./judge-age.ts";
import { judgeCircumstance } from "./judge-circumstance.ts";
import { judgeLanguage } from "./judge-language.ts";
import { judgeRegion } from "./judge-region.ts";
import { judgeLevel, judgeStudyYear } from "./judge-schooling.ts";
import { judgeStatus } from "./judge-status.ts";
import { judgeTest } from "./judge-test.ts";
import { missingFact, type ProfileFact } from "./missing-fact.ts";
import { type OpenReason, openReason } from "./open-reason.ts";

export type Judgement<One extends Condition = Condition> = {
  readonly condition: One;
  readonly answer: Answer;
  /** Fact that the profile could add; null when none would help. */
  readonly missing: ProfileFact | null;
  /** Reason for unknown when no fact is missing. */
  readonly reason: OpenReason | null;
};

/** Judges each condition of an item, and all of them together. */
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
    const isOpen = answer === "unknown";
    const open = isOpen
      ? decisiveParts({ condition, answer }, student, today).flatMap((parts) =>
          withoutOtherAverage(parts, student),
        )
      : [];
    const missing = findFirst(open, (part) => missingFact(part, student));
    const reason = isOpen && !missing ? findOpenReason(open, student) : null;
    return { condition, answer, missing, reason };
  });
  const summary = requireAll(judgements.map(({ answer }) => answer));
  return { judgements, summary };
}

/**
 * For each option with the condition's answer, the parts with that answer; for a condition
 * without options, the condition itself.
 */
export function decisiveParts(
  { condition, answer }: Pick<Judgement, "condition" | "answer">,
  student: Partial<StudentProfile>,
  today: CivilDate,
): ReadonlyArray<ReadonlyArray<Condition>> {
  if (condition.kind !== "anyOf") return [[condition]];
  const judgePart = (part: Condition) => judge(part, student, today);
  return condition.options
    .filter((option) => requireAll(option.map(judgePart)) === answer)
    .map((option) => option.filter((part) => judgePart(part) === answer));
}

/** Parts without the average of a school that the student may never attend. */
function withoutOtherAverage(
  parts: ReadonlyArray<Condition>,
  student: Partial<StudentProfile>,
): ReadonlyArray<Condition> {
  const isLevelOpen = parts.some(
    (part) => part.kind === "level" && missingFact(part, student) === null,
  );
  return isLevelOpen ? parts.filter(({ kind }) => kind !== "grade") : parts;
}

function findOpenReason(
  open: ReadonlyArray<Condition>,
  student: Partial<StudentProfile>,
): OpenReason {
  const decisive = findFirst(open, (part) => {
    const reason = openReason(part, student);
    return reason === "onlyYou" ? null : reason;
  });
  return decisive ?? "onlyYou";
}

function findFirst<Part, Found>(
  parts: ReadonlyArray<Part>,
  find: (part: Part) => Found | null,
): Found | null {
  for (const part of parts) {
    const found = find(part);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Judges one condition against one profile on one day. The profile's single country is
 * used for nationality and residence. An undecided condition is `unknown`, never a
 * guess.
 */
export function judge(
  condition: Condition,
  student: Partial<StudentProfile>,
  today: CivilDate,
): Answer {
  switch (condition.kind) {
    case "level":
      return judgeLevel(condition, student);
    case "studyYear":
      return judgeStudyYear(condition, student);
    case "nationality":
    case "residence":
      return judgeCountry(condition, student.country ?? "");
    case "region":
      return judgeRegion(condition, student);
    case "age":
      return judgeForLevels(condition.levels, student, () =>
        judgeAge(condition, student.birth_date, today),
      );
    case "grade":
      return judgeForLevels(condition.levels, student, () =>
        judgeGrade(condition, student),
      );
    case "language":
      return judgeLanguage(condition, student);
    case "test":
      return judgeTest(condition, student);
    case "status":
      return judgeStatus(condition, student);
    case "circumstance":
      return judgeCircumstance(condition, student);
    case "anyOf":
      return requireSome(
        condition.options.map((option) =>
          requireAll(option.map((part) => judge(part, student, today))),
        ),
        condition.atLeast ?? 1,
      );
    default:
      return "unknown";
  }
}

/** Judges a limit for some study levels; a student of another level meets it. */
function judgeForLevels(
  levels: ReadonlyArray<StudyLevel> | undefined,
  student: Partial<StudentProfile>,
  judgeLimit: () => Answer,
): Answer {
  const applies = levels
    ? judgeLevel({ kind: "level", levels }, student)
    : "met";
  if (applies === "unmet") return "met";
  const answer = judgeLimit();
  return applies === "met" || answer === "met" ? answer : "unknown";
}

/** A minimum named on the student's own scale decides. */
function judgeGrade(
  condition: Extract<Condition, { kind: "grade" }>,
  { grades, grades_system }: Partial<StudentProfile>,
): Answer {
  const grade = parseGrade(grades, grades_system);
  const { equivalent } = condition;
  const { atLeast: value, scale } =
    equivalent && equivalent.scale === grade?.scale ? equivalent : condition;
  return compareGrades(grade, { value, scale });
}

function judgeCountry(condition: Condition, country: string): Answer {
  return /^[A-Z]{2}$/.test(country)
    ? metIf(isOpenTo([condition], country))
    : "unknown";
}
