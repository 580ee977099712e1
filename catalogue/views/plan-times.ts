import type { CountryCode } from "#domain/eligibility/condition.ts";
import type { StepTimes } from "#domain/planning/award-steps.ts";
import { type Days, UNKNOWN_DAYS } from "#domain/planning/plan-step.ts";
import { LETTERS } from "../application-steps.ts";
import { COUNTRIES } from "../countries/index.ts";
import type { CountryFacts } from "../country.schema.ts";
import type { Exam } from "../exam.schema.ts";
import { EXAMS } from "../exams/index.ts";
import type { PlanRequest } from "./plan-address.ts";

/** Tests to be taken before a call opens, with times that no source names. */
const HELD_BEFORE_CALLS = ["Enem", "Saber 11", "CSCA"];

type Choices = Pick<PlanRequest, "exams" | "ownDays">;

/** Times of the steps for a student of a country: from sources, or given by the student. */
export function stepTimes(
  country: CountryCode | null,
  { exams, ownDays }: Choices,
): StepTimes {
  const facts = COUNTRIES.find(({ code }) => code === country);
  const legalisation = facts?.legalisation;
  return {
    // The wait for the appointment is in no source, so the longest time is unknown.
    passport: { min: facts?.passport?.days?.from ?? null, max: null },
    priorLegalisation: legalisation?.schoolPapers
      ? toDays(legalisation.schoolPapersDays)
      : null,
    proof: findProof(facts),
    proofDays: toDays(legalisation?.days ?? null),
    letters: LETTERS.lead,
    test(subject) {
      const possible = examsFor(subject, exams);
      return {
        isKnown:
          isLanguage(subject) ||
          possible.length > 0 ||
          HELD_BEFORE_CALLS.includes(subject),
        ...widestTimes(possible),
      };
    },
    own(key) {
      const [kind = ""] = key.split(":");
      const daysByKind: ReadonlyMap<string, number> = ownDays;
      return daysByKind.get(kind) ?? null;
    },
  };
}

/** The test that the student chose, else all tests that `subject` may mean. */
export function examsFor(
  subject: string,
  chosen: PlanRequest["exams"],
): ReadonlyArray<Exam> {
  const possible = EXAMS.filter(({ language, called }) =>
    isLanguage(subject)
      ? language === subject
      : language === null && called.some((name) => isNamed(name, subject)),
  );
  const code = chosen.get(isLanguage(subject) ? subject : "admision");
  const ofCode = possible.filter((exam) => exam.code === code);
  return ofCode.length > 0 ? ofCode : possible;
}

/** An ISO 639-1 code; names of admission tests are longer. */
export function isLanguage(subject: string): boolean {
  return /^[a-z]{2}$/.test(subject);
}

function isNamed(name: string, subject: string): boolean {
  return subject.split(/[^\p{L}\d]+/u).includes(name);
}

function findProof(facts: CountryFacts | undefined): StepTimes["proof"] {
  const convention = facts?.legalisation?.convention;
  if (!convention) return "authentication";
  return convention.isMember ? "apostille" : "legalisation";
}

function toDays(
  fact: { readonly from: number; readonly to: number } | null,
): Days {
  return fact ? { min: fact.from, max: fact.to } : UNKNOWN_DAYS;
}

/** Times that include those of each exam, as the student may take any of them. */
export function widestTimes(
  exams: ReadonlyArray<Exam>,
): Pick<ReturnType<StepTimes["test"]>, "signUp" | "results" | "sittings"> {
  const sittings = exams.map(({ frequency }) => frequency?.sittings ?? []);
  return {
    // One exam without known sittings leaves every day possible.
    sittings: sittings.every((each) => each.length > 0) ? sittings.flat() : [],
    signUp: widest(exams.map(({ registration }) => registration)),
    results: widest(exams.map(({ results }) => results)),
  };
}

/** An end is known only if every test has a source for it. */
function widest(times: ReadonlyArray<Days | null>): Days {
  const mins = times.map((days) => days?.min ?? null);
  const maxs = times.map((days) => days?.max ?? null);
  return { min: bound(mins, Math.min), max: bound(maxs, Math.max) };
}

function bound(
  ends: ReadonlyArray<number | null>,
  choose: (...known: ReadonlyArray<number>) => number,
): number | null {
  const known = ends.flatMap((end) => end ?? []);
  return known.length === 0 || known.length < ends.length
    ? null
    : choose(...known);
}
