import type { CivilDate } from "#domain/deadlines/cycle.ts";
import type { Plan } from "#domain/planning/build-plan.ts";
import type { MergedStep } from "#domain/planning/merge-plans.ts";

/** True when a plan has something for a calendar: days to start a step, or an announced closing. */
export function hasPlanEvents(plan: Plan, today: CivilDate): boolean {
  return (
    plan.steps.some((step) => startSpan(step, today).length > 0) ||
    plan.awards.some(({ closing }) => closing?.basis === "announced")
  );
}

/** First and last day to start a step, from today on; empty if done, over or one is unknown. */
export function startSpan(
  { start, state }: MergedStep,
  today: CivilDate,
): ReadonlyArray<{ first: CivilDate; last: CivilDate }> {
  const { earliest, latest } = start;
  if (state === "done" || earliest === null || latest === null) return [];
  if (latest < today) return [];
  return [{ first: earliest < today ? today : earliest, last: latest }];
}
