import type { CivilDate } from "../deadlines/cycle.ts";
import type { DateRange, ScheduledStep, StepState } from "./plan-step.ts";

export type AwardPlan = {
  /** Path of the award: "/becas/chevening". */
  readonly award: string;
  readonly steps: ReadonlyArray<ScheduledStep>;
};

/** A step with the awards that it serves. */
export type MergedStep = ScheduledStep & {
  readonly awards: ReadonlyArray<string>;
};

/** Most urgent first: a merged step has the more urgent state. */
const URGENCY: ReadonlyArray<StepState> = [
  "late",
  "tight",
  "unknown",
  "ahead",
  "undated",
  "done",
];

/**
 * Merges the plans of several awards: a shared step is taken once, at the time of the
 * award that needs it first.
 */
export function mergePlans(
  plans: ReadonlyArray<AwardPlan>,
): ReadonlyArray<MergedStep> {
  const merged = new Map<string, MergedStep>();
  for (const { award, steps } of plans)
    for (const step of steps) {
      const shared = merged.get(step.key);
      merged.set(
        step.key,
        shared
          ? { ...mergeSteps(shared, step), awards: [...shared.awards, award] }
          : { ...step, awards: [award] },
      );
    }
  return [...merged.values()];
}

function mergeSteps(one: ScheduledStep, other: ScheduledStep): ScheduledStep {
  return {
    ...one,
    after: [...new Set([...one.after, ...other.after])],
    isAsked: one.isAsked || other.isAsked,
    start: earlierRange(one.start, other.start),
    finish: earlierRange(one.finish, other.finish),
    state:
      URGENCY.find((state) => [one.state, other.state].includes(state)) ??
      one.state,
  };
}

/** The earlier days of both ranges; `earliest` is null if it would be after `latest`. */
function earlierRange(one: DateRange, other: DateRange): DateRange {
  const earliest = earlierDate(one.earliest, other.earliest);
  const latest = earlierDate(one.latest, other.latest);
  const isReversed = earliest !== null && latest !== null && latest < earliest;
  return { earliest: isReversed ? null : earliest, latest };
}

/** The earlier date; the only one if the other is null. */
function earlierDate(one: CivilDate | null, other: CivilDate | null) {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
