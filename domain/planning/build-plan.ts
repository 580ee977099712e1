import type { CivilDate } from "../deadlines/cycle.ts";
import type { CountryCode } from "../eligibility/condition.ts";
import {
  type AwardNeeds,
  type AwardSteps,
  listAwardSteps,
  type StepTimes,
} from "./award-steps.ts";
import {
  type ClosingFacts,
  type PlannedClosing,
  planClosing,
} from "./closing.ts";
import { type MergedStep, mergePlans } from "./merge-plans.ts";
import type { PlanStep } from "./plan-step.ts";
import { type PlannedCycle, planCycle } from "./too-late.ts";

export type AwardToPlan = AwardNeeds & Omit<ClosingFacts, "country">;

export type PlanningStudent = {
  readonly country: CountryCode | null;
  /** Keys of finished steps. */
  readonly done: ReadonlySet<string>;
  readonly times: StepTimes;
  readonly today: CivilDate;
};

export type PlannedAward = PlannedCycle &
  Pick<AwardSteps, "later"> & {
    readonly award: string;
    readonly closingOptions: PlannedClosing;
  };

export type Plan = {
  readonly awards: ReadonlyArray<PlannedAward>;
  /** Each shared step is listed once. */
  readonly steps: ReadonlyArray<MergedStep>;
};

/** Builds one plan of several awards for a student on a day. */
export function buildPlan(
  awards: ReadonlyArray<AwardToPlan>,
  student: PlanningStudent,
): Plan {
  const { country, times, today } = student;
  const listed = awards.map((award) => ({
    award,
    ...listAwardSteps(award, country, times),
  }));
  const done = withEarlierSteps(
    listed.flatMap(({ before }) => before),
    student.done,
  );
  const planned = listed.map(({ award, before, later }) => {
    const closingOptions = planClosing({ ...award, country }, today);
    const cycle = planCycle(before, closingOptions, { done, today });
    return { award: award.award, closingOptions, later, ...cycle };
  });
  return { awards: planned, steps: mergePlans(planned) };
}

/** Adds the steps that must precede a finished one, in any of the awards. */
function withEarlierSteps(
  steps: ReadonlyArray<PlanStep>,
  done: ReadonlySet<string>,
): ReadonlySet<string> {
  const all = new Set(done);
  // The loop over a set also visits keys added meanwhile.
  for (const key of all)
    for (const step of steps)
      if (step.key === key) for (const earlier of step.after) all.add(earlier);
  return all;
}
