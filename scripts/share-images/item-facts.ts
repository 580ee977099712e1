import type { TFunction } from "i18next";
import type { Entry } from "#catalogue/index.ts";
import { itemText } from "#catalogue/item-text.ts";
import { timeKey } from "#catalogue/names.ts";
import type { Cycle } from "#domain/deadlines/cycle.ts";
import { monthStrip } from "#domain/deadlines/strip.ts";
import { formatLocale } from "#domain/text/format-locale.ts";
import type { Language } from "#locales/languages.ts";

type Words = {
  readonly t: TFunction<"catalogueWords">;
  readonly language: Language;
};

/** "Para: estudiantes de …"; "" for an aggregator. */
export function audienceText(entry: Entry, { t, language }: Words): string {
  const { audienceKey } = entry.item;
  if (audienceKey === null) return "";
  const audience = itemText(entry, language, audienceKey);
  return t("shareImage.audience", { audience });
}

/**
 * Announced dates with their year or the usual months of past cycles, and the year of the
 * last seen cycle; without any of these, the item's own wording. Nothing is relative to
 * today, since images stay in chats. "" for an aggregator.
 */
export function whenText(entry: Entry, { t, language }: Words): string {
  const { item } = entry;
  const key = timeKey(entry);
  if (item.cycle === null || key === null) return "";
  const lastSeen = item.lastSeenCycle
    ? t("shareImage.lastSeen", { year: item.lastSeenCycle })
    : null;
  const times = timesText(item.cycle, { t, language });
  if (times) return [times, lastSeen].filter(Boolean).join(". ");
  return lastSeen ?? itemText(entry, language, key);
}

function timesText(cycle: Cycle, words: Words): string | null {
  switch (cycle.basis) {
    case "announced":
      return announcedDates(cycle, words);
    case "usual":
      return usualMonths(cycle, words);
    default:
      return null;
  }
}

/** Closings; openings where no closing is announced. */
function announcedDates(
  { windows }: Extract<Cycle, { basis: "announced" }>,
  { t, language }: Words,
): string | null {
  const list = (end: "opens" | "closes") =>
    windows.flatMap((window) => window[end] ?? []);
  const end = list("closes").length > 0 ? "closes" : "opens";
  const dates = list(end);
  if (dates.length === 0) return null;
  const format = new Intl.DateTimeFormat(formatLocale(language), {
    dateStyle: dates.length === 1 ? "long" : "medium",
    timeZone: "UTC",
  });
  return t(`shareImage.announced.${end}`, {
    dates: joinList(
      dates.map((date) => format.format(new Date(date))),
      language,
    ),
  });
}

function usualMonths(
  cycle: Extract<Cycle, { basis: "usual" }>,
  { t, language }: Words,
): string | null {
  const isOpenByMonth =
    monthStrip(cycle)?.map((state) => state !== "none") ?? [];
  if (!isOpenByMonth.includes(true)) return null;
  const monthName = (index: number) =>
    new Intl.DateTimeFormat(formatLocale(language), {
      month: "long",
      timeZone: "UTC",
    }).format(new Date(Date.UTC(2026, index)));
  const end = sharedEnd(cycle);
  if (end === null) return null;
  const spans =
    end === "both"
      ? listSpans(isOpenByMonth)
      : listMonths(isOpenByMonth).map((month): Span => [month, month]);
  const months = spans.map(([first, last]) =>
    first === last
      ? t("shareImage.inMonth", { month: monthName(first) })
      : t("shareImage.months", {
          first: monthName(first),
          last: monthName(last),
        }),
  );
  const text = t(`shareImage.usual.${end}`, {
    months: joinList(months, language),
  });
  return cycle.gates ? `${text}; ${t("shareImage.gates")}` : text;
}

/** The ends that every window names; null where the windows differ. */
function sharedEnd({ windows }: Extract<Cycle, { basis: "usual" }>) {
  if (windows.every(({ opens }) => opens === null)) return "closes";
  if (windows.every(({ closes }) => closes === null)) return "opens";
  const haveBoth = windows.every(
    ({ opens, closes }) => opens !== null && closes !== null,
  );
  return haveBoth ? "both" : null;
}

type Span = readonly [first: number, last: number];

/** Each run of open months, 0 to 11, across New Year if needed. */
function listSpans(isOpenByMonth: ReadonlyArray<boolean>): ReadonlyArray<Span> {
  const next = (month: number) => (month + 1) % 12;
  const starts = listMonths(isOpenByMonth).filter(
    (month) => !isOpenByMonth[(month + 11) % 12],
  );
  if (starts.length === 0) return [[0, 11]];
  return starts.map((first) => {
    let last = first;
    while (isOpenByMonth[next(last)]) last = next(last);
    return [first, last];
  });
}

function listMonths(
  isOpenByMonth: ReadonlyArray<boolean>,
): ReadonlyArray<number> {
  return isOpenByMonth.flatMap((isOpen, month) => (isOpen ? [month] : []));
}

function joinList(parts: ReadonlyArray<string>, language: Language): string {
  return new Intl.ListFormat(formatLocale(language)).format(parts);
}
