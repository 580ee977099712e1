import { daysBetween } from "../deadlines/civil-days.ts";
import type {
  CivilDate,
  Cycle,
  Gate,
  Month,
  UsualWindow,
} from "../deadlines/cycle.ts";
import { monthFromDate } from "../deadlines/months.ts";

/** Days before an announced closing from which the first reminder is due. */
export const FIRST_DAYS = 30;
/** Days before an announced closing from which the last reminder is due. */
export const LAST_DAYS = 7;
/**
 * Days by which the last reminder may come early, in a mail that is sent anyway: with a
 * mail a week it would otherwise come as late as the day before the closing.
 */
export const EARLY_DAYS = 3;

/** An estimated opening or closing of a stage in the student's country. */
export type GateOccasion = {
  readonly nameKey: string;
  readonly opens: boolean;
  readonly closes: boolean;
};

/** A reason to remind of an item on a day. Only `announced` ones carry a date. */
export type Occasion = {
  /** Unique for the item: "closes-7:2026-12-31", "usual:2027-01". */
  readonly key: string;
} & (
  | {
      readonly basis: "announced";
      readonly closes: CivilDate;
      /** IANA name, if the organiser gives an hour. */
      readonly timeZone: string | null;
      /** True before it is due: only added to a mail that is sent anyway. */
      readonly isEarly: boolean;
    }
  | {
      readonly basis: "usual";
      /** The current month, in which past rounds opened or closed. */
      readonly month: Month;
      readonly opens: boolean;
      readonly closes: boolean;
      readonly gates: ReadonlyArray<GateOccasion>;
      readonly isEarly: false;
    }
);

/**
 * Occasions of an item on a day, also those that an earlier run missed: an announced
 * closing from 30 and from 7 days before it, and once in each month in which the item
 * usually opens or closes. `country` selects the stages of the student's country.
 */
export function occasionsOn(
  cycle: Cycle,
  today: CivilDate,
  country: string | null,
): ReadonlyArray<Occasion> {
  switch (cycle.basis) {
    case "announced":
      return announcedOccasions(cycle, today);
    case "usual":
      return usualOccasions(cycle, today, country);
    default:
      return [];
  }
}

function announcedOccasions(
  { windows, timeZone }: Extract<Cycle, { basis: "announced" }>,
  today: CivilDate,
): ReadonlyArray<Occasion> {
  const closings = windows
    .map(({ closes }) => closes)
    .filter((closes) => closes !== null);
  return [...new Set(closings)].toSorted().flatMap((closes) => {
    const days = daysBetween(today, closes);
    if (days < 1 || days > FIRST_DAYS) return [];
    const isLast = days <= LAST_DAYS + EARLY_DAYS;
    return [
      {
        key: `closes-${isLast ? LAST_DAYS : FIRST_DAYS}:${closes}`,
        basis: "announced" as const,
        closes,
        timeZone: timeZone ?? null,
        isEarly: isLast && days > LAST_DAYS,
      },
    ];
  });
}

function usualOccasions(
  { windows, gates = [] }: Extract<Cycle, { basis: "usual" }>,
  today: CivilDate,
  country: string | null,
): ReadonlyArray<Occasion> {
  const opens = windows.some((window) => usuallyOpens(window, today));
  const closes = windows.some((window) => usuallyCloses(window, today));
  const countryGates = gatesOn(gates, today, country);
  if (!opens && !closes && countryGates.length === 0) return [];
  return [
    {
      key: `usual:${today.slice(0, 7)}`,
      basis: "usual",
      month: monthFromDate(today),
      opens,
      closes,
      gates: countryGates,
      isEarly: false,
    },
  ];
}

function gatesOn(
  gates: ReadonlyArray<Gate>,
  today: CivilDate,
  country: string | null,
): ReadonlyArray<GateOccasion> {
  return gates
    .filter(({ countries }) => country !== null && countries.includes(country))
    .map(({ nameKey, window }) => ({
      nameKey,
      opens: usuallyOpens(window, today),
      closes: usuallyCloses(window, today),
    }))
    .filter(({ opens, closes }) => opens || closes);
}

/** False once the usual day has passed: the next opening is in another round. */
function usuallyOpens({ opens, opensDay }: UsualWindow, today: CivilDate) {
  return opens === monthFromDate(today) && !isPast(opensDay, today);
}

function usuallyCloses({ closes, closesDay }: UsualWindow, today: CivilDate) {
  return closes === monthFromDate(today) && !isPast(closesDay, today);
}

function isPast(day: number | undefined, today: CivilDate): boolean {
  return day !== undefined && day < Number(today.slice(8));
}
