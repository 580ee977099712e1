import type { Cycle } from "#domain/deadlines/cycle.ts";
import type { CountryCode } from "#domain/eligibility/condition.ts";
import type { Requirement } from "#domain/eligibility/requirement.ts";
import type { CatalogueScreen } from "../item-types.ts";
import type { AwardTermsView } from "./award-terms.ts";
import type { CountryNotesView } from "./country-notes.ts";
import type { ItemPlanView } from "./plan-view.ts";
import type { CardView, MonthsView, YearView } from "./view.ts";

type PageLink = {
  readonly url: string;
  readonly host: string;
  readonly text: string;
};

/** Yearly window of an item, and its certainty. */
export type WindowView = {
  readonly basis: Cycle["basis"];
  readonly text: string;
  readonly year: YearView | null;
  /** Certainty, as text. */
  readonly label: string;
  /** Path of the calendar file; null without future days. */
  readonly calendar: string | null;
  /** Stages of the item, in the catalogue's order. */
  readonly gates: ReadonlyArray<GateView>;
};

/** A stage before the programme's own closing, for applicants of some countries. */
export type GateView = {
  /** "Comité de Colombia. Suele estar abierta en: mayo…" */
  readonly text: string;
  /** Latin American countries that the stage applies to; codes are ISO 3166-1 alpha-2. */
  readonly countries: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
};

/** Past application rounds of an item; they say nothing sure about the next one. */
export type PastRoundsView = {
  /** "En 2025 y 2026 cerró entre el 5 y el 20 de marzo." */
  readonly summaries: ReadonlyArray<string>;
  /** One line for each round, with its source. */
  readonly rounds: ReadonlyArray<PageLink>;
};

/** An item's own page in the user's language on one day. */
export type ItemView = {
  readonly card: CardView;
  /** "Olimpiada o concurso académico" */
  readonly kind: string;
  readonly screen: { readonly path: CatalogueScreen; readonly title: string };
  readonly pageTitle: string;
  readonly metaDescription: string;
  readonly description: string;
  readonly facts: ReadonlyArray<{
    readonly name: string;
    readonly text: string;
  }>;
  /** True for money or a place, for which scammers may charge. */
  readonly isAward: boolean;
  /** Path of a comparison that begins with this item. */
  readonly comparePath: string;
  /** Null for a list of scholarships. */
  readonly requirements: ReadonlyArray<Requirement> | null;
  /** The only countries whose students can use the item; null for all. */
  readonly serves: ReadonlyArray<CountryCode> | null;
  /** Address of the grade translator for this item; null without a minimum average. */
  readonly gradesPath: string | null;
  readonly window: WindowView | null;
  readonly pastRounds: PastRoundsView | null;
  /** Null for items that cannot be planned. */
  readonly plan: ItemPlanView | null;
  readonly chips: ReadonlyArray<string>;
  readonly note: string | null;
  readonly noteTitle: string;
  /** Entry limits of the item's destination for admitted nationalities; null without any. */
  readonly countryNotes: CountryNotesView | null;
  /** Combinations, obligations and unpaid costs; null without any. */
  readonly terms: AwardTermsView | null;
  readonly figures: ReadonlyArray<PageLink>;
  readonly moreLinks: ReadonlyArray<PageLink>;
  readonly sources: ReadonlyArray<{
    readonly url: string;
    readonly host: string;
    /** Official or not, purpose, date, and live page or stored copy. */
    readonly read: string;
  }>;
  /** Day of the last comparison with the sources, and doubts about them. */
  readonly compared: string;
  /** The last automatic check of the official link; null before the first one. */
  readonly linkCheck: {
    readonly text: string;
    readonly isWarning: boolean;
  } | null;
  /** Other screens that list the item, and the page of its only country. */
  readonly alsoOn: ReadonlyArray<{
    readonly path: string;
    readonly title: string;
  }>;
  readonly months: MonthsView;
  readonly similar: ReadonlyArray<CardView>;
  readonly jsonLd: object;
};
