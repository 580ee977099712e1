import type { CivilDate } from "../deadlines/cycle.ts";
import type { Sitting } from "./sittings.ts";

/** Calendar days; null where neither a source nor the student names a number. */
export type Days = { readonly min: number | null; readonly max: number | null };

export const UNKNOWN_DAYS: Days = { min: null, max: null };

/** Steps before the closing, in the order in which a student meets them. */
export const STEP_KINDS = [
  "transcript",
  "priorLegalisation",
  "apostille",
  "legalisation",
  "consulate",
  /** Apostille or legalisation: not known which. */
  "authentication",
  "translation",
  "languageSignUp",
  "languageTest",
  "admissionSignUp",
  "admissionTest",
  "letters",
  "project",
  "sponsor",
  "guardian",
  "team",
  "passport",
] as const;

export type StepKind = (typeof STEP_KINDS)[number];

/** True for a registration, whose days are those between its closing and the test. */
export function isSignUp({ kind }: { readonly kind: StepKind }): boolean {
  return kind === "languageSignUp" || kind === "admissionSignUp";
}

/** Steps on a day that the award sets, or after its answer. */
export const LATER_KINDS = [
  "admission",
  "ownTest",
  "exam",
  "interview",
  "selection",
  "visa",
] as const;

export type LaterKind = (typeof LATER_KINDS)[number];

/** One step of an application. */
export type PlanStep = {
  /** Equal for steps that several awards share. */
  readonly key: string;
  readonly kind: StepKind;
  /** ISO 639-1 code of a language test, or names of admission tests. */
  readonly subject: string | null;
  readonly days: Days;
  /** Keys of the steps that must be finished first. */
  readonly after: ReadonlyArray<string>;
  /** False: the award may require it, which the student has to look up. */
  readonly isAsked: boolean;
  /** A test starts on one of these, or on any day if none is listed. */
  readonly sittings?: ReadonlyArray<Sitting>;
};

/** From the earliest to the latest day; null where no source allows a date. */
export type DateRange = {
  readonly earliest: CivilDate | null;
  readonly latest: CivilDate | null;
};

export const STEP_STATES = [
  "done",
  /** Even the shortest time ends after the closing. */
  "late",
  /** In time only with the shortest time. */
  "tight",
  "ahead",
  /** The shortest or longest time, or the closing of a test's registration, is not known. */
  "unknown",
  /** The closing is not known. */
  "undated",
] as const;

export type StepState = (typeof STEP_STATES)[number];

export type ScheduledStep = PlanStep & {
  /** Days by which to start: `earliest` for the longest time, `latest` for the shortest. */
  readonly start: DateRange;
  /** The days by which it must be finished. */
  readonly finish: DateRange;
  readonly state: StepState;
};
