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

/** From the most to the least pressing; one unknown time leaves the step unknown. */
const URGENCY: ReadonlyArray<StepState> = [
  "late",
  "tight",
  "unknown",
  "ahead",
  "undated",
  "done",
];

/**
 * One plan of several awards: a shared step is taken once, at the time of the award that
 * needs it first.
 */
export function mergePlans(
  plans: ReadonlyArray<AwardPlan>,
): ReadonlyArray<MergedStep> {
  const merged = new Map<string, MergedStep>();
  for (const { award, steps } of plans)
    for (const step of steps) {
      const known = merged.get(step.key);
      merged.set(
        step.key,
        known
          ? { ...mergeSteps(known, step), awards: [...known.awards, award] }
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
    start: firstRange(one.start, other.start),
    finish: firstRange(one.finish, other.finish),
    state:
      URGENCY.find((state) => [one.state, other.state].includes(state)) ??
      one.state,
  };
}

/** A careful day of one award after the last day of the other says nothing. */
function firstRange(one: DateRange, other: DateRange): DateRange {
  const earliest = first(one.earliest, other.earliest);
  const latest = first(one.latest, other.latest);
  const isAfter = earliest !== null && latest !== null && latest < earliest;
  return { earliest: isAfter ? null : earliest, latest };
}

/** The award without a date leaves that of the other. */
function first(one: CivilDate | null, other: CivilDate | null) {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
