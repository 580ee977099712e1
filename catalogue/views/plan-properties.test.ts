import fc from "fast-check";
import { expect, test } from "vitest";
import { daysAfter } from "#domain/deadlines/civil-days.ts";
import type { CivilDate, Cycle } from "#domain/deadlines/cycle.ts";
import { LATIN_AMERICA } from "#domain/eligibility/countries.ts";
import {
  type AwardToPlan,
  buildPlan,
  type Plan,
} from "#domain/planning/build-plan.ts";
import { STEP_KINDS, type StepKind } from "#domain/planning/plan-step.ts";
import { ENTRIES } from "../index.ts";
import { stepTimes } from "./plan-times.ts";
import { isPlannable, toAwardToPlan } from "./plannable.ts";

const AWARDS = ENTRIES.filter(isPlannable).map(toAwardToPlan);

const someAwards = fc.uniqueArray(fc.constantFrom(...AWARDS), {
  minLength: 1,
  maxLength: 5,
  selector: ({ award }) => award,
});
/** The catalogue may have no announced calendar: the first award gets one. */
const someDatedAwards = fc
  .tuple(someAwards, fc.integer({ min: 400, max: 1200 }))
  .map(([awards, days]) =>
    awards.map((award, index) =>
      index === 0
        ? { ...award, cycle: closingOn(daysAfter("2026-01-01", days)) }
        : award,
    ),
  );
const someStudent = fc.record({
  country: fc.constantFrom(...LATIN_AMERICA, null),
  today: fc.nat(800).map((days) => daysAfter("2026-01-01", days)),
  ownDays: fc
    .array(fc.tuple(fc.constantFrom(...STEP_KINDS), fc.nat(90)))
    .map((days) => new Map<StepKind, number>(days)),
});

test("no plan starts a step after the step's end, or ends a step after the closing", () => {
  fc.assert(
    fc.property(someAwards, someStudent, (chosen, student) => {
      const { awards, steps } = planFor(chosen, student);
      for (const { start, finish } of steps) {
        expectInOrder(start.earliest, finish.earliest);
        expectInOrder(start.latest, finish.latest);
        expectInOrder(start.earliest, start.latest);
      }
      for (const { closing, steps: awardSteps } of awards)
        for (const { finish } of awardSteps)
          expectInOrder(finish.latest, closing?.date ?? null);
    }),
    { numRuns: 300 },
  );
});

test("a plan of several awards has each step once, as long and no later than in single plans", () => {
  fc.assert(
    fc.property(someAwards, someStudent, (awards, student) => {
      const merged = planFor(awards, student);
      const single = awards.flatMap((award) => planFor([award], student).steps);
      expect(merged.steps.map(({ key }) => key).toSorted()).toEqual(
        [...new Set(single.map(({ key }) => key))].toSorted(),
      );
      for (const step of merged.steps) {
        const same = single.filter(({ key }) => key === step.key);
        expect(same.map(({ days }) => days)).toEqual(same.map(() => step.days));
        for (const { start, finish } of same) {
          expectInOrder(step.start.earliest, start.earliest);
          expectInOrder(step.start.latest, start.latest);
          expectInOrder(step.finish.latest, finish.latest);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test("only an announced calendar gives a plan an announced closing", () => {
  let announced = 0;
  fc.assert(
    fc.property(someDatedAwards, someStudent, (awards, student) => {
      for (const { award, closing } of planFor(awards, student).awards) {
        if (closing?.basis !== "announced") continue;
        announced += 1;
        const planned = awards.find((each) => each.award === award);
        expect(planned?.cycle.basis).toBe("announced");
      }
    }),
    { numRuns: 300 },
  );
  expect(announced).toBeGreaterThan(0);
});

function planFor(
  awards: ReadonlyArray<AwardToPlan>,
  {
    country,
    today,
    ownDays,
  }: {
    country: string | null;
    today: string;
    ownDays: ReadonlyMap<StepKind, number>;
  },
): Plan {
  return buildPlan(awards, {
    country,
    today,
    done: new Set(),
    times: stepTimes(country, { exams: new Map(), ownDays }),
  });
}

function closingOn(closes: CivilDate): Cycle {
  return {
    basis: "announced",
    year: Number(closes.slice(0, 4)),
    windows: [{ opens: null, closes }],
    source: "https://example.org/",
  };
}

function expectInOrder(one: string | null, other: string | null) {
  if (one !== null && other !== null) expect(one <= other).toBe(true);
}
