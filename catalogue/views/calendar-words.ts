import type { i18n, TFunction } from "i18next";
import type { Cycle } from "#domain/deadlines/cycle.ts";
import { monthFromDate } from "#domain/deadlines/months.ts";
import { listClosings } from "#domain/deadlines/nearness.ts";
import { cycleStatus } from "#domain/deadlines/status.ts";
import { type MonthState, monthStrip } from "#domain/deadlines/strip.ts";
import { formatLocale } from "#domain/text/format-locale.ts";

/** Calendar texts in one language on one day. */
export type CalendarWords = {
  /** The announced dates in words; without them the item's own wording. */
  readonly deadline: (cycle: Cycle, ownWords: string) => string;
  readonly badge: (cycle: Cycle) => string | null;
  readonly year: (cycle: Cycle) => {
    readonly months: ReadonlyArray<MonthState>;
    readonly label: string;
  } | null;
  /** "21 nov 2026" */
  readonly day: (date: string) => string;
  /** "5 de marzo" */
  readonly dayAndMonth: (date: string) => string;
  /** "marzo" */
  readonly month: (date: string) => string;
};

export function calendarWords(
  { language }: i18n,
  t: TFunction<"catalogueWords">,
  today: string,
): CalendarWords {
  const long = dateFormat(language, { dateStyle: "long" });
  const medium = dateFormat(language, { dateStyle: "medium" });
  const list = new Intl.ListFormat(formatLocale(language));
  return {
    deadline: (cycle, ownWords) =>
      deadlineText(t, long, cycleStatus(cycle, today)) ?? ownWords,
    badge(cycle) {
      const [closing] = listClosings(cycle, today);
      const certainty = cycle.basis === "usual" ? "usual" : "sure";
      return closing ? t(`badge.${certainty}.${closing}`) : null;
    },
    month: dateFormat(language, { month: "long" }),
    year(cycle) {
      const months = monthStrip(cycle);
      if (!months) return null;
      const names = monthNames(language, "long");
      const open = names.filter((_, month) => months[month] !== "none");
      return {
        months,
        label: t(`strip.${stripKey(cycle)}`, { months: list.format(open) }),
      };
    },
    day: medium,
    dayAndMonth: dateFormat(language, { day: "numeric", month: "long" }),
  };
}

/** January to December as one letter each, and the index of the current month (0 to 11). */
export function monthLetters(language: string, today: string) {
  return {
    letters: monthNames(language, "narrow"),
    now: monthFromDate(today) - 1,
  };
}

/** A usual cycle without openings shows only its closings, and vice versa. */
function stripKey(cycle: Cycle) {
  if (cycle.basis !== "usual") return "announced";
  if (cycle.windows.every(({ opens }) => opens === null)) return "usualCloses";
  if (cycle.windows.every(({ closes }) => closes === null)) return "usualOpens";
  return "usual";
}

function deadlineText(
  t: TFunction<"catalogueWords">,
  formatDate: (date: string) => string,
  status: ReturnType<typeof cycleStatus>,
): string | null {
  switch (status.kind) {
    case "announcedOpen":
      return status.closes === null
        ? null
        : t("deadline.announcedOpenUntil", { date: formatDate(status.closes) });
    case "announcedOpens":
      return t("deadline.announcedOpens", { date: formatDate(status.opens) });
    case "announcedClosed":
      return t("deadline.announcedClosed", { date: formatDate(status.closes) });
    default:
      return null;
  }
}

function monthNames(
  language: string,
  month: "long" | "narrow",
): ReadonlyArray<string> {
  const formatDate = dateFormat(language, { month });
  return Array.from({ length: 12 }, (_, index) =>
    formatDate(`2026-${String(index + 1).padStart(2, "0")}-01`),
  );
}

/** Building a format takes longer than formatting all dates of a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Civil dates have no time zone: they are parsed and formatted in UTC. */
function dateFormat(language: string, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([language, options]);
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(formatLocale(language), {
      ...options,
      timeZone: "UTC",
    });
  formats.set(key, format);
  return (date: string) => format.format(new Date(date));
}
