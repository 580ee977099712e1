import type { Cycle } from "#domain/deadlines/cycle.ts";
import type { Requirement } from "#domain/eligibility/requirement.ts";
import type { CatalogueScreen } from "../item-types.ts";
import type { CountryNotesView } from "./country-notes.ts";
import type { CardView, MonthsView, YearView } from "./view.ts";

type PageLink = {
  readonly url: string;
  readonly host: string;
  readonly text: string;
};

/** The yearly window of an item, and how sure it is. */
export type WindowView = {
  readonly basis: Cycle["basis"];
  readonly text: string;
  readonly year: YearView | null;
  /** How sure it is, in words. */
  readonly label: string;
  /** Address of the calendar file, where a month is known. */
  readonly calendar: string | null;
  /** Its several doors. */
  readonly gates: ReadonlyArray<string>;
};

/** An item's own page in the reader's words on one day. */
export type ItemView = {
  readonly card: CardView;
  /** What kind of thing it is: "Olimpiada o concurso académico". */
  readonly kind: string;
  readonly screen: { readonly path: CatalogueScreen; readonly title: string };
  readonly pageTitle: string;
  readonly metaDescription: string;
  readonly description: string;
  readonly facts: ReadonlyArray<{
    readonly name: string;
    readonly text: string;
  }>;
  /** Null where nothing is asked of anybody by its nature: a site, a list. */
  readonly requirements: ReadonlyArray<Requirement> | null;
  readonly window: WindowView | null;
  readonly chips: ReadonlyArray<string>;
  readonly note: string | null;
  /** Entry limits of the country where it takes place; null where none are known. */
  readonly countryNotes: CountryNotesView | null;
  readonly figures: ReadonlyArray<PageLink>;
  readonly moreLinks: ReadonlyArray<PageLink>;
  readonly sources: ReadonlyArray<{
    readonly url: string;
    readonly host: string;
    /** Whether it is official, what it was read for, when, and as live page or stored copy. */
    readonly read: string;
  }>;
  /** When its facts were compared with its sources. */
  readonly compared: string;
  /** The last automatic check of its official link. */
  readonly linkCheck: {
    readonly text: string;
    readonly isWarning: boolean;
  } | null;
  readonly alsoOn: ReadonlyArray<{
    readonly path: CatalogueScreen;
    readonly title: string;
  }>;
  readonly months: MonthsView;
  readonly similar: ReadonlyArray<CardView>;
  readonly jsonLd: object;
};
