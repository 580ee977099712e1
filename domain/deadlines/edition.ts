import { daysBetween } from "./civil-days.ts";
import type { CivilDate, Cycle, UsualWindow } from "./cycle.ts";
import { monthFromDate } from "./months.ts";

/** A past application round, by its days; null for an unknown end. */
export type Edition = {
  readonly year: number;
  readonly opens: CivilDate | null;
  readonly closes: CivilDate | null;
  /** Page that names the days. */
  readonly source: string;
  /** Set when the round was for these countries only. */
  readonly countries?: ReadonlyArray<string> | undefined;
  /** Key of the name of the round's line, for an item with several lines. */
  readonly lineKey?: string | undefined;
};

/** Closings of several rounds of one line that fell in the same season. */
export type PastClosings = {
  readonly lineKey: string | null;
  /** Countries of these rounds; null for all. */
  readonly countries: ReadonlyArray<string> | null;
  /** Years of the closings, oldest first. */
  readonly years: ReadonlyArray<number>;
  /** Earliest and latest day of the season, in the years in which they fell. */
  readonly earliest: CivilDate;
  readonly latest: CivilDate;
};

/** Closings further apart in the year belong to different windows. */
const SAME_SEASON_DAYS = 31;

/** A wider spread says nothing about the next round. */
const MAX_SPREAD_DAYS = 45;

/**
 * Seasons in which at least two rounds of one line and the same countries closed, in
 * different years and within 45 days. Rounds without a closing day do not count.
 */
export function summarizeClosings(
  editions: ReadonlyArray<Edition>,
): ReadonlyArray<PastClosings> {
  return groupByScope(editions).flatMap((group) =>
    splitBySeason(group).flatMap((season) => summarizeSeason(season)),
  );
}

/**
 * The cycle with the earliest past closing day of each usual closing month, where the
 * window names no day itself. Rounds for some countries only do not count.
 */
export function withPastClosingDays(
  cycle: Cycle,
  editions: ReadonlyArray<Edition>,
): Cycle {
  if (cycle.basis !== "usual") return cycle;
  return {
    ...cycle,
    windows: cycle.windows.map((window) => withClosingDay(window, editions)),
  };
}

function withClosingDay(
  window: UsualWindow,
  editions: ReadonlyArray<Edition>,
): UsualWindow {
  if (window.closesDay !== undefined || window.closes === null) return window;
  const days = editions
    .filter(({ countries }) => countries === undefined)
    .flatMap(({ closes }) =>
      closes !== null && monthFromDate(closes) === window.closes
        ? [Number(closes.slice(8))]
        : [],
    );
  return days.length === 0
    ? window
    : { ...window, pastClosesDay: Math.min(...days) };
}

type Closing = Edition & { readonly closes: CivilDate };

function groupByScope(
  editions: ReadonlyArray<Edition>,
): ReadonlyArray<ReadonlyArray<Closing>> {
  const groups = new Map<string, Array<Closing>>();
  for (const { closes, ...edition } of editions) {
    if (closes === null) continue;
    const scope = JSON.stringify([edition.lineKey, edition.countries]);
    groups.set(scope, [...(groups.get(scope) ?? []), { ...edition, closes }]);
  }
  return [...groups.values()];
}

/** Splits closings at gaps of more than `SAME_SEASON_DAYS`; a season may cross New Year. */
function splitBySeason(
  closings: ReadonlyArray<Closing>,
): ReadonlyArray<ReadonlyArray<Closing>> {
  const byDay = [...closings].sort(
    (one, other) => dayOfYear(one.closes) - dayOfYear(other.closes),
  );
  const seasons: Array<Array<Closing>> = [];
  for (const closing of byDay) {
    const season = seasons[seasons.length - 1];
    const previous = season?.[season.length - 1];
    if (
      season &&
      previous &&
      dayOfYear(closing.closes) - dayOfYear(previous.closes) <= SAME_SEASON_DAYS
    )
      season.push(closing);
    else seasons.push([closing]);
  }
  return joinAcrossNewYear(seasons);
}

function joinAcrossNewYear(
  seasons: ReadonlyArray<ReadonlyArray<Closing>>,
): ReadonlyArray<ReadonlyArray<Closing>> {
  const [first, ...rest] = seasons;
  const last = rest[rest.length - 1];
  const begins = first?.[0];
  const ends = last?.[last.length - 1];
  if (!first || !last || !begins || !ends) return seasons;
  const gap = DAYS_IN_YEAR - dayOfYear(ends.closes) + dayOfYear(begins.closes);
  return gap <= SAME_SEASON_DAYS
    ? [[...last, ...first], ...rest.slice(0, -1)]
    : seasons;
}

/** Expects closings in the order of the season; empty for one year or too wide a spread. */
function summarizeSeason(
  season: ReadonlyArray<Closing>,
): ReadonlyArray<PastClosings> {
  const [first] = season;
  const last = season[season.length - 1];
  const years = [
    ...new Set(season.map(({ closes }) => calendarYear(closes))),
  ].sort();
  if (!first || !last || years.length < 2) return [];
  const spread =
    (dayOfYear(last.closes) - dayOfYear(first.closes) + DAYS_IN_YEAR) %
    DAYS_IN_YEAR;
  if (spread > MAX_SPREAD_DAYS) return [];
  return [
    {
      lineKey: first.lineKey ?? null,
      countries: first.countries ?? null,
      years,
      earliest: first.closes,
      latest: last.closes,
    },
  ];
}

const DAYS_IN_YEAR = 366;

/** Position in a leap year, so that one calendar day has one number: 0 to 365. */
function dayOfYear(date: CivilDate): number {
  return daysBetween("2024-01-01", `2024${date.slice(4)}`);
}

function calendarYear(date: CivilDate): number {
  return Number(date.slice(0, 4));
}
