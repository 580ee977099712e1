import {
  daysAfter,
  daysBetween,
  lastOfMonth,
} from "../deadlines/civil-days.ts";
import type {
  CivilDate,
  Cycle,
  Gate,
  UsualWindow,
} from "../deadlines/cycle.ts";
import { monthFromDate } from "../deadlines/months.ts";
import type { CountryCode } from "../eligibility/condition.ts";
import {
  findPastClosingSpan,
  type PastClosingSpan,
} from "./past-closing-span.ts";
import type { PastEdition } from "./past-edition.ts";

/** Only an announced day is a deadline; the others are estimates. */
export type ClosingBasis =
  | "announced"
  | "pastClosings"
  | "usualDay"
  | "usualMonth";

export type ClosingDay = {
  readonly date: CivilDate;
  readonly basis: ClosingBasis;
};

/** The days that an application can be planned for. */
export type PlannedClosing = {
  /** Null without a known closing. */
  readonly first: ClosingDay | null;
  /** Closings after `first`, as far as known or estimated. */
  readonly later: ReadonlyArray<ClosingDay>;
  /** The stage for the student's country whose closings these are; null without one. */
  readonly gate: Gate | null;
  /** Today lies in the span of an estimated closing: the round may still be open. */
  readonly mayCloseNow: boolean;
};

/** Closings that a preparation is planned for, as far as known or estimated. */
export type UpcomingClosings = {
  /** By date, at most three. Only an announced one is a deadline. */
  readonly closings: ReadonlyArray<ClosingDay>;
  /** Today lies in the span of an estimated closing. */
  readonly mayCloseNow: boolean;
};

export type ClosingFacts = {
  readonly cycle: Cycle;
  readonly editions: ReadonlyArray<PastEdition>;
  readonly country: CountryCode | null;
};

const HALF_A_YEAR_DAYS = 183;
const YEARS_AHEAD = [0, 1, 2, 3];
/** A past closing further from the usual month belongs to another round. */
const MAX_DAYS_FROM_USUAL = 31;

/**
 * The announced days, then estimates: of the first stage for the student's country, else
 * of past closings near the only usual window, else the usual day or, where none is known,
 * the first day of the usual month.
 */
export function planClosing(
  { cycle, editions, country }: ClosingFacts,
  today: CivilDate,
): PlannedClosing {
  const gate = firstGate(cycle, country, today);
  const past = findPastClosingSpan(editions, country);
  const announced = announcedDays(cycle, today);
  const estimates = gate
    ? usualDays([gate.window], null, today)
    : usualDays(usualWindows(cycle), past, today);
  const days = [...announced, ...afterAnnounced(estimates, cycle)];
  return {
    first: days[0] ?? null,
    later: days.slice(1),
    gate,
    mayCloseNow:
      announced.length === 0 &&
      isClosingNow(
        gate ? [gate.window] : usualWindows(cycle),
        gate ? null : past,
        today,
      ),
  };
}

function announcedDays(
  cycle: Cycle,
  today: CivilDate,
): ReadonlyArray<ClosingDay> {
  if (cycle.basis !== "announced") return [];
  return cycle.windows
    .flatMap(({ closes }) =>
      closes !== null && closes >= today ? [closes] : [],
    )
    .toSorted()
    .map((date) => ({ date, basis: "announced" }) as const);
}

/** Drops estimates up to half a year after the last announced closing: their round is the same. */
function afterAnnounced(
  estimates: ReadonlyArray<ClosingDay>,
  cycle: Cycle,
): ReadonlyArray<ClosingDay> {
  if (cycle.basis !== "announced") return estimates;
  const last = cycle.windows
    .flatMap(({ closes }) => closes ?? [])
    .toSorted()
    .at(-1);
  return estimates.filter(
    ({ date }) =>
      last === undefined || daysBetween(last, date) > HALF_A_YEAR_DAYS,
  );
}

function usualWindows(cycle: Cycle): ReadonlyArray<UsualWindow> {
  return cycle.basis === "usual" ? cycle.windows : [];
}

/** Estimates for this year and the next three, by date. */
function usualDays(
  windows: ReadonlyArray<UsualWindow>,
  past: PastClosingSpan | null,
  today: CivilDate,
): ReadonlyArray<ClosingDay> {
  const [window, ...others] = windows;
  const isOnlyWindow = others.length === 0;
  const days =
    past && isOnlyWindow && isNearUsual(past, window)
      ? [{ day: past.earliest, basis: "pastClosings" as const }]
      : windows.flatMap(usualDay);
  return days
    .flatMap(({ day, basis }) =>
      YEARS_AHEAD.map((ahead) => ({
        date: dateIn(Number(today.slice(0, 4)) + ahead, day),
        basis,
      })),
    )
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

function usualDay({ closes, closesDay }: UsualWindow) {
  if (closes === null) return [];
  return [
    {
      day: `${twoDigits(closes)}-${twoDigits(closesDay ?? 1)}`,
      basis: closesDay ? ("usualDay" as const) : ("usualMonth" as const),
    },
  ];
}

function isNearUsual(
  { earliest }: PastClosingSpan,
  window: UsualWindow | undefined,
): boolean {
  const month = window?.closes;
  if (!month) return true;
  // The months of the years before and after find closings near New Year.
  const closing = dateIn(2002, earliest);
  return YEARS_AHEAD.some((ahead) => {
    const first = dateIn(2001 + ahead, `${twoDigits(month)}-01`);
    return (
      closing >= daysAfter(first, -MAX_DAYS_FROM_USUAL) &&
      closing <= daysAfter(lastOfMonth(first, 0), MAX_DAYS_FROM_USUAL)
    );
  });
}

function isClosingNow(
  windows: ReadonlyArray<UsualWindow>,
  past: PastClosingSpan | null,
  today: CivilDate,
): boolean {
  const isUsualMonth = windows.some(
    ({ closes, closesDay }) =>
      closes === monthFromDate(today) &&
      (closesDay === undefined || closesDay >= Number(today.slice(8))),
  );
  const day = today.slice(5);
  const isPastSpan =
    past !== null &&
    (past.earliest <= past.latest
      ? past.earliest <= day && day <= past.latest
      : past.earliest <= day || day <= past.latest);
  return isUsualMonth || isPastSpan;
}

/** The stage that closes first for the country. */
function firstGate(
  cycle: Cycle,
  country: CountryCode | null,
  today: CivilDate,
): Gate | null {
  if (cycle.basis !== "usual" || country === null) return null;
  const gates = (cycle.gates ?? []).filter(({ countries }) =>
    countries.includes(country),
  );
  const closingDate = (gate: Gate) =>
    usualDays([gate.window], null, today)[0]?.date ?? "9999";
  return (
    gates.toSorted((one, other) =>
      closingDate(one).localeCompare(closingDate(other)),
    )[0] ?? null
  );
}

/** A date of "MM-DD"; the month's last day where the month is shorter. */
function dateIn(year: number, day: string): CivilDate {
  const date = `${year}-${day}`;
  const last = lastOfMonth(`${year}-${day.slice(0, 2)}-01`, 0);
  return date < last ? date : last;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
