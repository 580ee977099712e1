import ical, {
  escape as escapeText,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { daysAfter, firstOfMonth } from "#domain/deadlines/civil-days.ts";
import type { CivilDate, Cycle } from "#domain/deadlines/cycle.ts";
import { type DatedWindow, nextWindows } from "#domain/deadlines/upcoming.ts";
import { LANGUAGE_PARAMETER } from "#locales/languages.ts";

/** Texts in the user's language; the headings contain the item's title. */
export type CalendarFileWords = {
  /** Heading of the opening day. */
  readonly opens: string;
  /** Heading of the closing day. */
  readonly closes: string;
  /** Heading of an estimated window: it must not read like a deadline. */
  readonly usual: string;
  readonly announcedText: string;
  readonly usualText: string;
  /** Precedes the name of the organiser's time zone. */
  readonly timeZone: string;
};

export type CalendarFileParts = {
  /** Path of the item's page: "/becas/chevening". */
  readonly entryPath: string;
  /** Name of the calendar in the user's calendar program. */
  readonly title: string;
  /** The official page. */
  readonly link: string;
  readonly cycle: Cycle;
  /** Months of each country's own gate, in words. */
  readonly gates: ReadonlyArray<string>;
  readonly today: CivilDate;
  readonly language: string;
  /** Address of the site without a trailing slash. */
  readonly publicUrl: string;
  readonly words: CalendarFileWords;
};

/** The days of an event, `last` included. */
type Days = {
  readonly kind: "opens" | "closes" | "usual";
  readonly first: CivilDate;
  readonly last: CivilDate;
  /** Distinguishes the event from other events of the item, of any year. */
  readonly key: string;
};

const MAX_ALTERNATIVES = 3;

/** An estimated window; `isClosing`: its opening is unknown. */
type Span = Days & { readonly isClosing: boolean };

/**
 * Days of an item from today on as an iCalendar file (RFC 5545): a day for each announced
 * opening and closing, or a tentative span for each estimated window. Null without such
 * days. Deterministic per day.
 */
export function calendarFile(parts: CalendarFileParts): string | null {
  return hasCalendarFile(parts.cycle, parts.today)
    ? calendarOfItems(parts, [parts])
    : null;
}

/** One calendar of several items; without events when none has days from today on. */
export function calendarOfItems(
  { title, language }: Pick<CalendarFileParts, "title" | "language">,
  items: ReadonlyArray<CalendarFileParts>,
): string {
  const calendar = ical({
    prodId: { company: "Trampolín", product: "Trampolín", language },
    // The library escapes every text but this one.
    name: escapeText(title, false),
    events: items.flatMap((parts) =>
      daysAhead(parts.cycle, parts.today).map((days) =>
        buildEvent(days, parts),
      ),
    ),
  });
  // The library omits the final line break.
  return `${calendar}\r\n`;
}

/** True when a calendar file would have events. */
export function hasCalendarFile(cycle: Cycle, today: CivilDate): boolean {
  return daysAhead(cycle, today).length > 0;
}

function daysAhead(cycle: Cycle, today: CivilDate): ReadonlyArray<Days> {
  switch (cycle.basis) {
    case "announced":
      return cycle.windows.flatMap((window, index) =>
        nextWindows({ ...cycle, windows: [window] }, today).flatMap((next) =>
          endsAhead(next, today, `${index}-${cycle.year}`),
        ),
      );
    case "usual":
      return joinClosings(
        withoutContained(
          cycle.windows.flatMap((window, index) =>
            nextWindows({ ...cycle, windows: [window] }, today)
              .flatMap((next) => wholeSpan(next, index))
              .map((span) => ({ ...span, isClosing: window.opens === null })),
          ),
        ),
      );
    default:
      return [];
  }
}

/** Spans outside any other: rounds of different years may close in different months. */
function withoutContained(spans: ReadonlyArray<Span>): ReadonlyArray<Span> {
  return spans.filter(
    (span) =>
      !spans.some(
        (other) =>
          other.first <= span.first &&
          other.last >= span.last &&
          (other.first !== span.first || other.last !== span.last),
      ),
  );
}

/**
 * Closings of following months are those of different years: one span. More than three
 * windows are several rounds a year.
 */
function joinClosings(spans: ReadonlyArray<Span>): ReadonlyArray<Span> {
  if (spans.length > MAX_ALTERNATIVES) return spans;
  const inOrder = spans.toSorted((one, other) =>
    one.first.localeCompare(other.first),
  );
  const joined: Array<Span> = [];
  for (const span of inOrder) {
    const before = joined.at(-1);
    const isNext =
      span.isClosing && before && span.first <= firstOfMonth(before.last, 1);
    if (isNext) joined.pop();
    joined.push(isNext ? { ...before, last: span.last } : span);
  }
  return joined;
}

/** The opening and the closing, unless past. */
function endsAhead(
  window: DatedWindow,
  today: CivilDate,
  key: string,
): ReadonlyArray<Days> {
  return (["opens", "closes"] as const).flatMap((kind) => {
    const day = window[kind];
    return day !== null && day >= today
      ? [{ kind, first: day, last: day, key: `${kind}-${key}` }]
      : [];
  });
}

function wholeSpan(
  { opens, closes }: DatedWindow,
  index: number,
): ReadonlyArray<Days> {
  if (opens === null || closes === null) return [];
  const key = `usual-${index}-${opens.slice(0, 4)}`;
  return [{ kind: "usual", first: opens, last: closes, key }];
}

function buildEvent(
  { kind, first, last, key }: Days,
  parts: CalendarFileParts,
): ICalEventData {
  const { entryPath, language, publicUrl, today, words } = parts;
  const page = `${publicUrl}${entryPath}?${LANGUAGE_PARAMETER}=${language}`;
  const isEstimated = kind === "usual";
  return {
    // Independent of the site's address.
    id: `${entryPath.slice(1).replaceAll("/", "-")}-${key}@trampolin`,
    stamp: today,
    start: first,
    // Exclusive (RFC 5545, section 3.6.1).
    end: daysAfter(last, 1),
    allDay: true,
    summary: words[kind],
    description: [...describeEvent(parts, isEstimated), parts.link, page].join(
      "\n",
    ),
    // Our own page: the library would put a backslash before commas of the official
    // address.
    url: page,
    status: isEstimated ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    // Informational dates do not block time.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

function describeEvent(
  { cycle, gates, words }: CalendarFileParts,
  isEstimated: boolean,
): ReadonlyArray<string> {
  if (isEstimated) return [words.usualText, ...gates];
  const zone = cycle.basis === "announced" ? cycle.timeZone : undefined;
  return [words.announcedText, ...(zone ? [`${words.timeZone}: ${zone}`] : [])];
}
