import type {
  ExchangeProgram,
  Scholarship,
} from "#catalogue/scholarship.schema.ts";
import { closingsOf } from "#domain/deadlines/nearness.ts";
import type { MonthState } from "#domain/deadlines/strip.ts";
import { isOpenTo } from "#domain/eligibility/countries.ts";
import type { FilterableScholarship } from "#domain/scholarships/filter.ts";
import type { CalendarWords, Say } from "./calendar-words.ts";

/** A scholarship or exchange programme in the reader's words on one day: what a card shows and a filter asks. */
export type AwardView = FilterableScholarship & {
  readonly id: string;
  readonly organization: string;
  readonly icon: Scholarship["icon"];
  readonly link: string;
  /** Host name of the official site, without "www.". */
  readonly host: string;
  readonly title: string;
  readonly audience: string;
  readonly amount: string;
  readonly level: string;
  readonly description: string;
  /** When it closes, as surely as it is known. */
  readonly deadline: string;
  /** The most pressing thing to say of today, if there is one. */
  readonly badge: string | null;
  /** January to December, and the same in words; null where no month is known. */
  readonly year: {
    readonly months: ReadonlyArray<MonthState>;
    readonly label: string;
  } | null;
  /** The decisive ones first; the card shows a few. */
  readonly requirements: ReadonlyArray<string>;
  readonly note: string | null;
  readonly figures: ReadonlyArray<string>;
  readonly sources: ReadonlyArray<{ url: string; host: string }>;
  /** The day a person last checked it, in words. */
  readonly reviewed: string;
  readonly typeKey: Scholarship["typeKey"];
  readonly categoryKey: Scholarship["categoryKey"];
};

export type ViewParts = {
  /** Gives the wording of an item's key. */
  readonly say: Say;
  readonly calendar: CalendarWords;
  /** The civil day: "2026-11-21". */
  readonly today: string;
  /** The countries that a reader can choose. */
  readonly countries: ReadonlyArray<string>;
};

export function awardView(
  award: Scholarship | ExchangeProgram,
  { say, calendar, today, countries }: ViewParts,
): AwardView {
  const requirements = new Set<string>([
    ...award.requirementsKeys,
    ...award.eligibility.map(({ textKey }) => textKey),
  ]);
  const openTo = countries.filter((code) => isOpenTo(award.eligibility, code));
  const title = say(award.titleKey);
  const audience = say(award.audienceKey);
  const level = say(award.levelKey);
  const description = say(award.descriptionKey);
  return {
    id: award.id,
    organization: award.organization,
    icon: award.icon,
    link: award.link,
    host: hostOf(award.link),
    title,
    audience,
    amount: say(award.amountKey),
    level,
    description,
    deadline: calendar.deadline(award.cycle, say(award.deadlineKey)),
    badge: calendar.badge(award.cycle),
    year: calendar.year(award.cycle),
    requirements: [...requirements].map(say),
    note: award.noteKey ? say(award.noteKey) : null,
    figures: (award.figures ?? []).map(({ textKey }) => say(textKey)),
    sources: award.sources.map(({ url }) => ({ url, host: hostOf(url) })),
    reviewed: calendar.day(award.reviewed),
    typeKey: award.typeKey,
    categoryKey: award.categoryKey,
    criteria: award.criteria,
    levels: award.levels,
    covers: award.covers,
    openTo: openTo.length === countries.length ? null : openTo,
    closings: closingsOf(award.cycle, today),
    text: [
      title,
      award.organization,
      audience,
      level,
      description,
      say(award.amountKey),
      ...[...requirements].map(say),
      ...award.tags,
    ].join(" "),
  };
}

export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, "");
}
