import type { CivilDate, Month } from "./cycle.ts";
import { monthFromDate, monthsUntil } from "./months.ts";

const DAY_MS = 86_400_000;

/** Whole days from one civil date to another. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Adds days to a civil date, or subtracts them if negative. */
export function daysAfter(date: CivilDate, days: number): CivilDate {
  return civilDate(Date.parse(date) + days * DAY_MS);
}

/** The same day in a later year, or an earlier one if negative; 28 February for the 29th. */
export function yearsAfter(date: CivilDate, years: number): CivilDate {
  const day = date.slice(5);
  return `${Number(date.slice(0, 4)) + years}-${day === "02-29" ? "02-28" : day}`;
}

/** Whole days to the last day of the month's current or next occurrence. */
export function daysUntilMonthEnd(month: Month, today: CivilDate): number {
  const away = monthsUntil(monthFromDate(today), month);
  return daysBetween(today, lastOfMonth(today, away));
}

/** First day of the month `monthsAway` months after the date's month; before, if negative. */
export function firstOfMonth(date: CivilDate, monthsAway: number): CivilDate {
  const year = Number(date.slice(0, 4));
  return civilDate(Date.UTC(year, monthFromDate(date) - 1 + monthsAway, 1));
}

/** Last day of the month `monthsAway` months after the date's month; before, if negative. */
export function lastOfMonth(date: CivilDate, monthsAway: number): CivilDate {
  return daysAfter(firstOfMonth(date, monthsAway + 1), -1);
}

function civilDate(timeMs: number): CivilDate {
  return new Date(timeMs).toISOString().slice(0, 10);
}
