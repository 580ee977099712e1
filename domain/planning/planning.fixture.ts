import fc from "fast-check";
import { daysAfter } from "../deadlines/civil-days.ts";
import type { StepTimes } from "./award-steps.ts";
import { type Days, type PlanStep, UNKNOWN_DAYS } from "./plan-step.ts";
import type { Sitting } from "./sittings.ts";

export const PLAN_TODAY = "2026-11-24";

export const days: fc.Arbitrary<Days> = fc
  .record({
    min: fc.option(fc.nat(90)),
    more: fc.option(fc.nat(90)),
  })
  .map(({ min, more }) => ({
    min,
    max: more === null ? null : (min ?? 0) + more,
  }));

export const someDay: fc.Arbitrary<string> = fc
  .integer({ min: -30, max: 700 })
  .map((ahead) => daysAfter(PLAN_TODAY, ahead));

/** Months in which a test is held, most often none. */
export const sittings: fc.Arbitrary<ReadonlyArray<Sitting>> = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  fc.array(
    fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.constantFrom("firstSunday" as const, null),
    }),
    { maxLength: 4 },
  ),
);

/** Steps that each need some of those before them. */
export const stepLists: fc.Arbitrary<ReadonlyArray<PlanStep>> = fc
  .array(
    fc.record({
      key: fc.constantFrom("a", "b", "c", "d", "e", "f", "g"),
      days,
      sittings,
      isAsked: fc.boolean(),
      needs: fc.array(fc.nat(6), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((drafts) => {
    const keys = [...new Set(drafts.map(({ key }) => key))].toSorted();
    return keys.map((key, at) => {
      const { needs = [], ...draft } =
        drafts.find((one) => one.key === key) ?? {};
      const after = needs.flatMap((index) => keys.slice(0, at)[index] ?? []);
      return aPlanStep({ ...draft, key, after: [...new Set(after)] });
    });
  });

export function aPlanStep(part: Partial<PlanStep> = {}): PlanStep {
  return {
    key: "transcript",
    kind: "transcript",
    subject: null,
    days: UNKNOWN_DAYS,
    after: [],
    isAsked: true,
    ...part,
  };
}

/** Times without a source, for a student whose country is unknown. */
export function unknownStepTimes(part: Partial<StepTimes> = {}): StepTimes {
  return {
    passport: UNKNOWN_DAYS,
    priorLegalisation: null,
    proof: "authentication",
    proofDays: UNKNOWN_DAYS,
    letters: UNKNOWN_DAYS,
    test: () => ({
      isKnown: true,
      signUp: UNKNOWN_DAYS,
      results: UNKNOWN_DAYS,
      sittings: [],
    }),
    own: () => null,
    ...part,
  };
}
