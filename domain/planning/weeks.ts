import { daysAfter, daysBetween } from "../deadlines/civil-days.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import type { MergedStep } from "./merge-plans.ts";

/** The steps to start in the week of a Monday. */
export type PlanWeek = {
  readonly monday: CivilDate;
  readonly steps: ReadonlyArray<MergedStep>;
};

export type PlanByWeek = {
  /** To start now: the cautious day is over. */
  readonly now: ReadonlyArray<MergedStep>;
  readonly weeks: ReadonlyArray<PlanWeek>;
  /** Without a start that a source allows. */
  readonly undated: ReadonlyArray<MergedStep>;
};

/** A known Monday. */
const MONDAY = "2001-01-01";

/** Open steps by the week in which a careful student starts them. */
export function groupByWeek(
  steps: ReadonlyArray<MergedStep>,
  today: CivilDate,
): PlanByWeek {
  const open = steps.filter(({ state }) => state !== "done");
  const isNow = (step: MergedStep) => {
    const start = careful(step);
    return step.state === "late" || (start !== null && start <= today);
  };
  const dated = open
    .filter((step) => !isNow(step))
    .flatMap((step) => {
      const start = careful(step);
      return start === null ? [] : [{ step, monday: mondayBefore(start) }];
    });
  const mondays = [...new Set(dated.map(({ monday }) => monday))].toSorted();
  return {
    now: open.filter(isNow),
    weeks: mondays.map((monday) => ({
      monday,
      steps: dated.flatMap((one) => (one.monday === monday ? [one.step] : [])),
    })),
    undated: open.filter((step) => !isNow(step) && careful(step) === null),
  };
}

/** The longest time counts; where only the shortest is known, that one. */
function careful({ start }: MergedStep): CivilDate | null {
  return start.earliest ?? start.latest;
}

function mondayBefore(date: CivilDate): CivilDate {
  return daysAfter(date, -(((daysBetween(MONDAY, date) % 7) + 7) % 7));
}
