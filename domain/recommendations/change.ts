import type {
  ExamTimes,
  IndexedItem,
  WordedCondition,
} from "../catalogue/indexed-item.ts";
import { daysBetween } from "../deadlines/civil-days.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import { judgeLanguage, speaks } from "../eligibility/judge-language.ts";
import { fitRounds, type RoundFit } from "../planning/fit-rounds.ts";
import type { Days, PlanStep } from "../planning/plan-step.ts";
import type { StudentProfile } from "../profile/student-profile.ts";

/** Kinds of change, by what is known of their time. */
export type ChangeKind =
  /** An exam shows what the student has. */
  | "exam"
  /** A language to learn, or to learn better, without a known time. */
  | "language"
  | "languageLevel"
  | "grade"
  /** Comes on a known birthday. */
  | "age"
  /** Comes with years of study, on no known day. */
  | "studies"
  | "other";

/** The one change that a near miss needs, with its time. */
export type Change = {
  readonly kind: ChangeKind;
  /** The birthday, and the age that it brings; null for other changes. */
  readonly birthday: { readonly on: CivilDate; readonly age: number } | null;
  /** Null where no exam is required. */
  readonly exam: ExamTimes | null;
  /** Days from the end of registration to the results; null where a source is missing. */
  readonly examDays: Days;
  /** The change's time compared with the next closing. */
  readonly fit: RoundFit;
};

// `plan-step.ts` belongs to the plan's screen: importing values would join the bundles.
const NO_DAYS: Days = { min: null, max: null };

export type StudentToday = {
  readonly profile: Partial<StudentProfile>;
  readonly today: CivilDate;
};

/** Describes the change that meets an item's one missing requirement. */
export function describeChange(
  item: IndexedItem,
  missing: WordedCondition,
  { profile, today }: StudentToday,
): Change {
  const exam = missing.exam ?? null;
  const kind = chooseKind(missing, profile);
  const birthday = findBirthday(missing, profile);
  const fit = fitRounds(exam ? examSteps(exam) : [], item.upcoming, today);
  return {
    kind,
    birthday,
    exam,
    examDays: exam ? addDays(exam.signUp, exam.results) : NO_DAYS,
    fit: birthday
      ? fitBirthday(birthday.on, missing, item)
      : kind === "exam"
        ? fit
        : leaveOpen(fit),
  };
}

function chooseKind(
  missing: WordedCondition,
  profile: Partial<StudentProfile>,
): ChangeKind {
  switch (missing.kind) {
    case "language":
      return chooseLanguageKind(missing, profile);
    case "test":
      return "exam";
    case "age":
    case "grade":
      return missing.kind;
    case "level":
    case "studyYear":
      return "studies";
    case "anyOf":
      return missing.options.flat().every(({ kind }) => kind === "language")
        ? "language"
        : "other";
    default:
      return "other";
  }
}

/** An exam is enough where only its certificate is missing. */
function chooseLanguageKind(
  missing: Extract<WordedCondition, { kind: "language" }>,
  profile: Partial<StudentProfile>,
): ChangeKind {
  const isSpoken = speaks(missing.language, profile) === true;
  const { certificate, ...level } = missing;
  const hasLevel =
    judgeLanguage(level, profile) === "met" ||
    (missing.cefr === undefined && isSpoken);
  if (certificate !== undefined && hasLevel) return "exam";
  return isSpoken ? "languageLevel" : "language";
}

function findBirthday(
  missing: WordedCondition,
  { birth_date: birth }: Partial<StudentProfile>,
): Change["birthday"] {
  if (missing.kind !== "age" || missing.min === undefined || !birth)
    return null;
  const year = Number(birth.slice(0, 4)) + missing.min;
  const day = birth.slice(5);
  // In common years, birthdays on 29 February count on 1 March.
  const isShort =
    day === "02-29" && daysBetween(`${year}-02-28`, `${year}-03-01`) === 1;
  return { on: `${year}-${isShort ? "03-01" : day}`, age: missing.min };
}

/** `late` only when the age counts by the closing and the birthday is after it. */
function fitBirthday(
  on: CivilDate,
  missing: WordedCondition,
  { upcoming }: IndexedItem,
): RoundFit {
  const [closing] = upcoming.closings;
  if (!closing) return { kind: "undated" };
  const countsLater =
    missing.kind === "age" &&
    missing.on !== undefined &&
    ("month" in missing.on || missing.on.moment === "start");
  if (countsLater || on <= closing.date) return { kind: "unknown", closing };
  const next = upcoming.closings.find(({ date }) => date >= on) ?? null;
  return { kind: "late", closing, next };
}

/** More than the exam is missing, so the exam's time can only show that it is too late. */
function leaveOpen(fit: RoundFit): RoundFit {
  return fit.kind === "fits" || fit.kind === "tight"
    ? { kind: "unknown", closing: fit.closing }
    : fit;
}

function examSteps({
  signUp,
  results,
  sittings,
}: ExamTimes): ReadonlyArray<PlanStep> {
  const shared = { subject: null, isAsked: true };
  return [
    {
      ...shared,
      key: "signUp",
      kind: "admissionSignUp",
      days: signUp,
      after: [],
    },
    {
      ...shared,
      key: "exam",
      kind: "admissionTest",
      days: results,
      after: ["signUp"],
      sittings,
    },
  ];
}

function addDays(one: Days, other: Days): Days {
  const add = (first: number | null, second: number | null) =>
    first === null || second === null ? null : first + second;
  return { min: add(one.min, other.min), max: add(one.max, other.max) };
}
