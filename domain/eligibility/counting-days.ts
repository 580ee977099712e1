import {
  firstOfMonth,
  lastOfMonth,
  yearsAfter,
} from "../deadlines/civil-days.ts";
import type { CivilDate, Cycle } from "../deadlines/cycle.ts";
import { monthFromDate, monthsUntil } from "../deadlines/months.ts";
import { countingWindow } from "../deadlines/upcoming.ts";
import type { AgeDay, Condition, SimpleCondition } from "./condition.ts";

type AgeCondition = Extract<SimpleCondition, { kind: "age" }>;

/**
 * Adds to each age limit the first and the last date on which its day can fall, if the
 * programme names a day whose dates are known.
 */
export function withCountingDays<One extends Condition>(
  conditions: ReadonlyArray<One>,
  cycle: Cycle | null,
  today: CivilDate,
): ReadonlyArray<One> {
  const addDays = <Any extends Condition>(condition: Any): Any => {
    if (condition.kind === "anyOf")
      return {
        ...condition,
        options: condition.options.map((option) => option.map(addDays)),
      };
    if (condition.kind !== "age" || !condition.on) return condition;
    const between = ageDays(condition.on, cycle, today);
    return between ? { ...condition, between } : condition;
  };
  return conditions.map(addDays);
}

/** Without a known day an age may count on any day of the coming year. */
export function countingDays(
  { between }: AgeCondition,
  today: CivilDate,
): readonly [CivilDate, CivilDate] {
  return between ?? [today, yearsAfter(today, 1)];
}

function ageDays(
  on: AgeDay,
  cycle: Cycle | null,
  today: CivilDate,
): readonly [CivilDate, CivilDate] | null {
  if ("month" in on && !on.isBeforeClosing) return fixedDates(on, today);
  const window = cycle && countingWindow(cycle, today);
  if (!window) return null;
  const { opens, closes } = window;
  if (!closes) return null;
  if ("month" in on) return fixedDates(on, yearsAfter(closes, -1));
  switch (on.moment) {
    case "application":
      return [opens && opens > today ? opens : today, closes];
    case "deadline":
      // The day of a usual closing varies.
      return [window.isAnnounced ? closes : firstOfMonth(closes, 0), closes];
    case "start":
      // Programmes start after the closing, few of them more than a year after it.
      return [closes, yearsAfter(closes, 1)];
  }
}

function fixedDates(
  { month, day, yearsAhead = 0 }: Extract<AgeDay, { month: number }>,
  today: CivilDate,
): readonly [CivilDate, CivilDate] {
  const monthsAway = monthsUntil(monthFromDate(today), month) + yearsAhead * 12;
  const firstDay = firstOfMonth(today, monthsAway);
  if (day === undefined) return [firstDay, lastOfMonth(today, monthsAway)];
  const date = `${firstDay.slice(0, 8)}${String(day).padStart(2, "0")}`;
  if (date >= today) return [date, date];
  const dateNextYear = yearsAfter(date, 1);
  return [dateNextYear, dateNextYear];
}
