import { daysAfter } from "#domain/deadlines/civil-days.ts";
import { NEAR_DAYS } from "#domain/deadlines/nearness.ts";
import {
  daysUntilClosing,
  daysUntilOpening,
} from "#domain/deadlines/upcoming.ts";
import {
  isOnlyForCountry,
  LATIN_AMERICA,
} from "#domain/eligibility/countries.ts";
import { formatLocale } from "#domain/text/format-locale.ts";
import { ENTRIES, type Entry } from "../index.ts";
import { itemName } from "../names.ts";
import { comparedOn } from "../sources.ts";
import { CLOSING_VALUES } from "./address-values.ts";
import { monthLetters } from "./calendar-words.ts";
import { buildCard, formatWhen } from "./cards.ts";
import { toCountryLimits } from "./facets.ts";
import { countryField } from "./fields.ts";
import type { CardView } from "./view.ts";
import type { ViewContext } from "./view-context.ts";
import { wordsFor } from "./words.ts";

/** An item in one line, with its day or month. */
export type Highlight = Pick<CardView, "id" | "path" | "icon" | "title"> & {
  readonly when: string;
  /** True for the organiser's own date. */
  readonly isAnnounced: boolean;
};

/** The nearest items, and a link to all near ones. */
export type NearestItems = {
  readonly items: ReadonlyArray<Highlight>;
  /** Number of near items beyond `items`. */
  readonly more: number;
  /** Address of the search that lists them all. */
  readonly to: string;
};

const MOST_LISTED = 5;

/** Values of the closing filter that find all near items. */
const CLOSING = { closes: "soon", opens: "next" } as const;

/** Highlights of the catalogue for the home page. Server only. */
export function highlights(context: ViewContext) {
  const words = wordsFor(context);
  const month = new Intl.DateTimeFormat(words.language, {
    month: "long",
    timeZone: "UTC",
  });
  const nearest = (
    end: "closes" | "opens",
    daysUntil: typeof daysUntilClosing,
  ): NearestItems => {
    const near = ENTRIES.flatMap((entry) => {
      const { cycle } = entry.item;
      const countdown = cycle && daysUntil(cycle, words.today);
      return countdown && countdown.days <= NEAR_DAYS
        ? [{ entry, ...countdown }]
        : [];
    }).toSorted((one, other) => one.days - other.days);
    const items = near
      .slice(0, MOST_LISTED)
      .map(({ entry, isAnnounced, days }) => ({
        id: entry.item.id,
        path: entry.path,
        icon: entry.item.icon ?? "university",
        title: itemName(entry, (key) => words.say(entry, key)),
        // An estimate shows the month that it is sorted by.
        when: isAnnounced
          ? (formatWhen(entry, words) ?? "")
          : words.t(`soon.${end}`, {
              month: month.format(new Date(daysAfter(words.today, days))),
            }),
        isAnnounced,
      }));
    return {
      items,
      more: near.length - items.length,
      to: `/buscar?cierre=${CLOSING_VALUES[CLOSING[end]]}`,
    };
  };
  return {
    closing: nearest("closes", daysUntilClosing),
    opening: nearest("opens", daysUntilOpening),
    featured: ENTRIES.filter(isFeatured).map((entry) =>
      buildCard(entry, words),
    ),
    countryField: countryField(words.t, words.language),
    months: monthLetters(words.language, words.today),
    facts: {
      items: ENTRIES.length,
      countries: LATIN_AMERICA.filter((country) =>
        ENTRIES.some((entry) =>
          isOnlyForCountry(toCountryLimits(entry), country),
        ),
      ).length,
      lastCompared: monthOfYear(
        ENTRIES.map(({ item }) => comparedOn(item.sources))
          .toSorted()
          .at(-1) ?? "",
        words.language,
      ),
    },
  };
}

function isFeatured({ item }: Entry): boolean {
  return item.section === "featured";
}

/** "nov 2026" */
function monthOfYear(date: string, language: string): string {
  return new Intl.DateTimeFormat(formatLocale(language), {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(date));
}
