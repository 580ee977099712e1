import type { TFunction } from "i18next";
import type { Entry } from "#catalogue/index.ts";
import { itemText } from "#catalogue/item-text.ts";
import { timeKey } from "#catalogue/names.ts";
import type { Cycle } from "#domain/deadlines/cycle.ts";
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
 * Announced dates with their year, else the item's own wording, as on its page, and the
 * year of the last seen cycle. Nothing is relative to today, since images stay in chats. ""
 * for an aggregator.
 */
export function whenText(entry: Entry, { t, language }: Words): string {
  const { cycle, lastSeenCycle } = entry.item;
  const key = timeKey(entry);
  if (cycle === null || key === null) return "";
  const dates =
    cycle.basis === "announced" ? announcedDates(cycle, { t, language }) : null;
  const times = dates ?? itemText(entry, language, key);
  return lastSeenCycle
    ? `${times}. ${t("shareImage.lastSeen", { year: lastSeenCycle })}`
    : times;
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

function joinList(parts: ReadonlyArray<string>, language: Language): string {
  return new Intl.ListFormat(formatLocale(language)).format(parts);
}
