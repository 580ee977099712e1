import { daysAfter } from "../deadlines/civil-days.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import {
  type DateRange,
  isSignUp,
  type PlanStep,
  type ScheduledStep,
  type StepState,
} from "./plan-step.ts";
import { carefulSittingDay, lastSittingDay } from "./sittings.ts";

export type Schedule = {
  /** Each after the steps that it needs. */
  readonly steps: ReadonlyArray<PlanStep>;
  /** The closing day; null when unknown. */
  readonly target: CivilDate | null;
  /** Keys of finished steps. */
  readonly done: ReadonlySet<string>;
  readonly today: CivilDate;
};

/**
 * Counts back from the closing. A step that only finished steps need is finished too. A
 * step of unknown length has no start, and no length in the `latest` days of the steps
 * before it. A registration ends on the day it closes, not on the day of its test.
 */
export function scheduleSteps({
  steps,
  target,
  done,
  today,
}: Schedule): ReadonlyArray<ScheduledStep> {
  const scheduled = new Map<string, ScheduledStep>();
  for (const step of steps.toReversed()) {
    const followers = steps
      .filter(({ after }) => after.includes(step.key))
      .flatMap(({ key }) => scheduled.get(key) ?? []);
    const open = followers.filter(({ state }) => state !== "done");
    const isDone =
      done.has(step.key) || (followers.length > 0 && open.length === 0);
    const due = finishBefore(open, target);
    const start = startFor(step, due);
    const state = isDone ? "done" : chooseState(start, due, today);
    scheduled.set(step.key, {
      ...step,
      start,
      finish: isSignUp(step) ? start : due,
      state:
        state === "ahead" && needsUndatedSignUp(step, { steps, done })
          ? "unknown"
          : state,
    });
  }
  return steps.flatMap(({ key }) => scheduled.get(key) ?? []);
}

/** True for a test whose registration is open and closes on an unknown day. */
function needsUndatedSignUp(
  { after }: PlanStep,
  { steps, done }: Pick<Schedule, "steps" | "done">,
): boolean {
  return steps.some(
    (step) =>
      isSignUp(step) &&
      after.includes(step.key) &&
      !done.has(step.key) &&
      (step.days.min === null || step.days.max === null),
  );
}

function finishBefore(
  followers: ReadonlyArray<ScheduledStep>,
  target: CivilDate | null,
): DateRange {
  if (followers.length === 0) return { earliest: target, latest: target };
  return {
    earliest: findEarliest(followers.map(({ start }) => start.earliest)),
    latest: findEarliest(
      followers.map(({ start, finish }) => start.latest ?? finish.latest),
    ),
  };
}

/** The earliest date; null when any is unknown. */
function findEarliest(
  dates: ReadonlyArray<CivilDate | null>,
): CivilDate | null {
  const knownDates = dates.flatMap((date) => date ?? []);
  return knownDates.length < dates.length
    ? null
    : (knownDates.toSorted()[0] ?? null);
}

function startFor(
  { days, sittings = [] }: PlanStep,
  finish: DateRange,
): DateRange {
  const earliest = daysBefore(finish.earliest, days.max);
  const latest = daysBefore(finish.latest, days.min);
  return {
    earliest: earliest && carefulSittingDay(sittings, earliest),
    latest: latest && lastSittingDay(sittings, latest),
  };
}

function daysBefore(
  date: CivilDate | null,
  days: number | null,
): CivilDate | null {
  return date === null || days === null ? null : daysAfter(date, -days);
}

function chooseState(
  start: DateRange,
  finish: DateRange,
  today: CivilDate,
): StepState {
  const latest = start.latest ?? finish.latest;
  if (latest === null) return "undated";
  if (latest < today) return "late";
  if (start.earliest !== null && start.earliest < today) return "tight";
  return start.earliest === null || start.latest === null ? "unknown" : "ahead";
}
