import type { TFunction } from "i18next";
import type {
  ExchangeProgram,
  Scholarship,
} from "#catalogue/scholarship.schema.ts";
import type { FilterableScholarship } from "#domain/scholarships/filter.ts";

/** A scholarship or exchange programme in the reader's words: what a card shows and a filter asks. */
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
  readonly deadline: string;
  readonly level: string;
  readonly description: string;
  /** The decisive ones, for the card. */
  readonly requirements: ReadonlyArray<string>;
  /** Every requirement, the decisive ones first. */
  readonly allRequirements: ReadonlyArray<string>;
  readonly note: string | null;
  readonly figures: ReadonlyArray<{ text: string; source: string }>;
  readonly sources: ReadonlyArray<{ url: string; host: string }>;
  /** The day a person last checked it: "2026-11-21". */
  readonly reviewed: string;
  readonly typeKey: Scholarship["typeKey"];
  readonly categoryKey: Scholarship["categoryKey"];
};

/** `say` gives the wording of an item's key in one language. */
export function awardView(
  award: Scholarship | ExchangeProgram,
  say: (key: string) => string,
): AwardView {
  const shown: ReadonlyArray<string> = award.requirementsKeys;
  const all = new Set([...shown, ...award.eligibility.map((c) => c.textKey)]);
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
    deadline: say(award.deadlineKey),
    level,
    description,
    requirements: shown.map(say),
    allRequirements: [...all].map(say),
    note: award.noteKey ? say(award.noteKey) : null,
    figures: (award.figures ?? []).map(({ textKey, source }) => ({
      text: say(textKey),
      source,
    })),
    sources: award.sources.map(({ url }) => ({ url, host: hostOf(url) })),
    reviewed: award.reviewed,
    typeKey: award.typeKey,
    categoryKey: award.categoryKey,
    criteria: award.criteria,
    levels: award.levels,
    covers: award.covers,
    // The wording of the conditions is in `allRequirements`.
    eligibility: award.eligibility.map(
      ({ textKey: _, ...condition }) => condition,
    ),
    cycle: award.cycle,
    text: [
      title,
      award.organization,
      audience,
      level,
      description,
      ...award.tags,
    ].join(" "),
  };
}

export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, "");
}

export type Say = (key: string) => string;

/** Reads keys of one namespace that the catalogue's tests have checked. */
export function sayIn(t: TFunction): Say {
  return (key) => t(key as never) as unknown as string;
}
