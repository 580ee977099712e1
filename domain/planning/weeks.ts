import { daysAfter, daysBetween } from "../deadlines/civil-days.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import type { MergedStep } from "./merge-plans.ts";

/** The steps to start in the week from `monday`. */
export type PlanWeek = {
  readonly monday: CivilDate;
  readonly steps: ReadonlyArray<MergedStep>;
};

export type PlanByWeek = {
  /** To start this week, or overdue. */
  readonly now: ReadonlyArray<MergedStep>;
  readonly weeks: ReadonlyArray<PlanWeek>;
  /** Without an earliest day to start. */
  readonly undated: ReadonlyArray<MergedStep>;
};

const DAYS_IN_WEEK = 7;
/** A known Monday. */
const MONDAY = "2001-01-01";

/** Open steps by the week of their earliest day to start. */
export function groupByWeek(
  steps: ReadonlyArray<MergedStep>,
  today: CivilDate,
): PlanByWeek {
  const open = steps.filter(({ state }) => state !== "done");
  const nextMonday = daysAfter(mondayBefore(today), DAYS_IN_WEEK);
  const isNow = ({ start, state }: MergedStep) =>
    state === "late" ||
    (start.earliest !== null && start.earliest < nextMonday);
  const dated = open
    .filter((step) => !isNow(step))
    .flatMap((step) => {
      const { earliest } = step.start;
      return earliest === null
        ? []
        : [{ step, monday: mondayBefore(earliest) }];
    });
  const mondays = [...new Set(dated.map(({ monday }) => monday))].toSorted();
  return {
    now: open.filter(isNow),
    weeks: mondays.map((monday) => ({
      monday,
      steps: dated.flatMap((one) => (one.monday === monday ? [one.step] : [])),
    })),
    undated: open.filter(
      (step) => !isNow(step) && step.start.earliest === null,
    ),
  };
}

function mondayBefore(date: CivilDate): CivilDate {
  return daysAfter(date, -(daysBetween(MONDAY, date) % DAYS_IN_WEEK));
}
