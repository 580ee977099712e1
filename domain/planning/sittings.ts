import {
  daysAfter,
  firstOfMonth,
  lastOfMonth,
} from "../deadlines/civil-days.ts";
import type { CivilDate, Month } from "../deadlines/cycle.ts";

/** A month in which a test is held each year, with the day if a source names one. */
export type Sitting = {
  readonly month: Month;
  readonly day: "firstSunday" | null;
};

/** Days of one sitting; both are the same where its day is known. */
type Span = { readonly from: CivilDate; readonly to: CivilDate };

/** The last day up to `date` on which the test may be held; `date` without sittings. */
export function lastSittingDay(
  sittings: ReadonlyArray<Sitting>,
  date: CivilDate,
): CivilDate {
  const days = spansAround(sittings, date)
    .filter(({ from }) => from <= date)
    .map(({ to }) => (to < date ? to : date));
  return days.toSorted().at(-1) ?? date;
}

/** The first day of the last sitting that is over by `date`; `date` without sittings. */
export function carefulSittingDay(
  sittings: ReadonlyArray<Sitting>,
  date: CivilDate,
): CivilDate {
  const days = spansAround(sittings, date)
    .filter(({ to }) => to <= date)
    .map(({ from }) => from);
  return days.toSorted().at(-1) ?? date;
}

/** The sittings of a date's year and of the one before. */
function spansAround(
  sittings: ReadonlyArray<Sitting>,
  date: CivilDate,
): ReadonlyArray<Span> {
  const january = `${date.slice(0, 4)}-01-01`;
  return sittings.flatMap(({ month, day }) =>
    [month - 1, month - 13].map((monthsAway) =>
      day === "firstSunday"
        ? wholeDay(firstSundayFrom(firstOfMonth(january, monthsAway)))
        : {
            from: firstOfMonth(january, monthsAway),
            to: lastOfMonth(january, monthsAway),
          },
    ),
  );
}

function wholeDay(day: CivilDate): Span {
  return { from: day, to: day };
}

function firstSundayFrom(firstOfItsMonth: CivilDate): CivilDate {
  const weekday = new Date(`${firstOfItsMonth}T00:00:00Z`).getUTCDay();
  return daysAfter(firstOfItsMonth, (7 - weekday) % 7);
}
