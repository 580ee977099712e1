import { daysAfter, daysBetween } from "../deadlines/civil-days.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import type { CountryCode } from "../eligibility/condition.ts";
import type { PastEdition } from "./past-edition.ts";

/** Closings further apart belong to different yearly rounds. */
const MAX_SPREAD_DAYS = 45;
const DAYS_IN_YEAR = 365;
/** Any year of 365 days: only month and day count. */
const BASE_YEAR = 2001;

/** The span of the year in which past rounds closed, as "MM-DD". */
export type PastClosingSpan = {
  readonly earliest: string;
  readonly latest: string;
};

/**
 * The earliest and latest day of an item's past closings. Null where they cannot be
 * read as one yearly closing: fewer than two, several lines, rounds of different
 * countries, or days too far apart.
 */
export function findPastClosingSpan(
  editions: ReadonlyArray<PastEdition>,
  country: CountryCode | null,
): PastClosingSpan | null {
  if (editions.some(({ lineKey }) => lineKey !== undefined)) return null;
  const ofCountry = editions.filter(
    ({ countries }) =>
      countries === undefined ||
      (country !== null && countries.includes(country)),
  );
  const groups = new Set(
    ofCountry.map(({ countries }) => countries?.join() ?? ""),
  );
  const days = ofCountry.flatMap(({ closes }) =>
    closes ? [inBaseYear(closes)] : [],
  );
  return groups.size > 1 || days.length < 2 ? null : shortestSpan(days);
}

function inBaseYear(date: CivilDate): CivilDate {
  const day = date.slice(5) === "02-29" ? "02-28" : date.slice(5);
  return `${BASE_YEAR}-${day}`;
}

/** The shortest span that holds all days, also across New Year. */
function shortestSpan(days: ReadonlyArray<CivilDate>): PastClosingSpan | null {
  const spreads = days.map((first) => ({
    first,
    length: Math.max(...days.map((day) => daysFrom(first, day))),
  }));
  const [shortest] = spreads.toSorted(
    (one, other) => one.length - other.length,
  );
  if (!shortest || shortest.length > MAX_SPREAD_DAYS) return null;
  const { first, length } = shortest;
  return {
    earliest: first.slice(5),
    latest: daysAfter(first, length).slice(5),
  };
}

function daysFrom(first: CivilDate, day: CivilDate): number {
  return (daysBetween(first, day) + DAYS_IN_YEAR) % DAYS_IN_YEAR;
}
