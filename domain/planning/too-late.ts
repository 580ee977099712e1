import type { CivilDate } from "../deadlines/cycle.ts";
import type { ClosingDay, PlannedClosing } from "./closing.ts";
import type { PlanStep, ScheduledStep } from "./plan-step.ts";
import { scheduleSteps } from "./schedule.ts";

/** The round that an award is planned for. */
export type PlannedCycle = {
  readonly closing: ClosingDay | null;
  readonly steps: ReadonlyArray<ScheduledStep>;
  /** The round that it is too late for, with the required steps that do not fit. */
  readonly missed: {
    readonly closing: ClosingDay;
    readonly steps: ReadonlyArray<ScheduledStep>;
  } | null;
};

/**
 * Plans for the first closing that every required step fits. `closing` is null when there
 * is none.
 */
export function planCycle(
  steps: ReadonlyArray<PlanStep>,
  { first, later }: PlannedClosing,
  student: { readonly done: ReadonlySet<string>; readonly today: CivilDate },
): PlannedCycle {
  const forDay = (closing: ClosingDay | null) =>
    scheduleSteps({ steps, target: closing?.date ?? null, ...student });
  const planned = forDay(first);
  const late = lateSteps(planned);
  if (first === null || late.length === 0)
    return { closing: first, steps: planned, missed: null };
  const next = later.find((day) => lateSteps(forDay(day)).length === 0) ?? null;
  return {
    closing: next,
    steps: forDay(next),
    missed: { closing: first, steps: late },
  };
}

/** The required steps that no longer fit. */
export function lateSteps(
  steps: ReadonlyArray<ScheduledStep>,
): ReadonlyArray<ScheduledStep> {
  return steps.filter(({ isAsked, state }) => isAsked && state === "late");
}
