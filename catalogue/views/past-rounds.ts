import { type Edition, summarizeClosings } from "#domain/deadlines/edition.ts";
import { monthFromDate } from "#domain/deadlines/months.ts";
import { formatLocale } from "#domain/text/format-locale.ts";
import { hostFromUrl } from "#domain/text/host.ts";
import type { Entry } from "../index.ts";
import type { PastRoundsView } from "./item-view.ts";
import type { Words } from "./words.ts";

/**
 * Days of an item's past application rounds, the newest first, and one sentence for
 * each group of rounds with similar closings. Null without past rounds.
 */
export function buildPastRounds(
  entry: Entry,
  words: Words,
): PastRoundsView | null {
  const { editions } = entry.item;
  if (editions.length === 0) return null;
  const scope = scopeNamer(entry, words);
  return {
    summaries: summarizeClosings(editions).map((closings) =>
      [scope(closings), describeClosings(closings, words)].join(""),
    ),
    rounds: [...editions]
      .sort((one, other) => lastDay(other).localeCompare(lastDay(one)))
      .map((edition) => ({
        text: [scope(edition), describeRound(edition, words)].join(""),
        url: edition.source,
        host: hostFromUrl(edition.source),
      })),
  };
}

function describeClosings(
  { years, earliest, latest }: ReturnType<typeof summarizeClosings>[number],
  { t, calendar, language }: Words,
): string {
  const list = new Intl.ListFormat(formatLocale(language)).format(
    years.map(String),
  );
  if (earliest.slice(5) === latest.slice(5))
    return t("pastRounds.closedOn", {
      years: list,
      day: calendar.dayAndMonth(latest),
    });
  if (monthFromDate(earliest) === monthFromDate(latest))
    return t("pastRounds.closedWithin", {
      years: list,
      from: Number(earliest.slice(8)),
      to: Number(latest.slice(8)),
      month: calendar.month(latest),
    });
  return t("pastRounds.closedBetween", {
    years: list,
    from: calendar.dayAndMonth(earliest),
    to: calendar.dayAndMonth(latest),
  });
}

function describeRound(
  { opens, closes }: Edition,
  { t, calendar }: Words,
): string {
  if (opens && closes)
    return t("pastRounds.round", {
      opens: calendar.day(opens),
      closes: calendar.day(closes),
    });
  return closes
    ? t("pastRounds.closed", { date: calendar.day(closes) })
    : t("pastRounds.opened", { date: calendar.day(opens ?? "") });
}

/** Names the line and the countries of a round: "Paraguay: "; empty without either. */
function scopeNamer(entry: Entry, { language, say }: Words) {
  const regions = new Intl.DisplayNames(language, { type: "region" });
  const list = new Intl.ListFormat(formatLocale(language));
  return ({ lineKey, countries }: ScopeOfRound): string => {
    const names = [
      ...(lineKey ? [say(entry, lineKey)] : []),
      ...(countries
        ? [list.format(countries.map((code) => regions.of(code) ?? code))]
        : []),
    ];
    return names.length > 0 ? `${names.join(", ")}: ` : "";
  };
}

type ScopeOfRound = {
  readonly lineKey?: string | null | undefined;
  readonly countries?: ReadonlyArray<string> | null | undefined;
};

function lastDay({ opens, closes }: Edition): string {
  return closes ?? opens ?? "";
}
