import type { FactView, ReportView } from "./country-facts.ts";
import type { CountryItemGroup } from "./country-items.ts";
import type { CountryNotesView } from "./country-notes.ts";
import type { LinkView } from "./link-view.ts";
import type { CardView, MonthsView } from "./view.ts";

/** Items made for a country: the first as cards, the others by name. */
export type MadeGroupView = {
  readonly id: CountryItemGroup;
  readonly heading: string;
  readonly cards: ReadonlyArray<CardView>;
  readonly more: {
    readonly text: string;
    readonly items: ReadonlyArray<LinkView>;
  } | null;
  /** Text of a group without items. */
  readonly none: string;
  /** Link to a catalogue list, filtered by the country. */
  readonly all: LinkView;
};

/** A section of the page: its anchor, its heading and the text of the link to it. */
type PartView = {
  readonly id: string;
  readonly heading: string;
  readonly jump: string;
};

/** A country's page in one language on one day. */
export type CountryPageView = {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly pageTitle: string;
  readonly description: string;
  /** Label of the chip that stores or clears the country on the device. */
  readonly remember: string;
  readonly breadcrumb: {
    readonly label: string;
    readonly items: ReadonlyArray<LinkView>;
  };
  readonly jumpLabel: string;
  /** Items made for the country's students. */
  readonly made: PartView & {
    readonly text: string;
    readonly groups: ReadonlyArray<MadeGroupView>;
  };
  /** Items open to the country's students, among others. */
  readonly open: PartView & {
    readonly text: string;
    /** Entry limits of other countries for this one's nationals. */
    readonly limits: CountryNotesView["notes"];
    readonly counts: ReadonlyArray<LinkView & { readonly count: string }>;
    readonly awards: {
      readonly heading: string;
      readonly text: string;
      readonly cards: ReadonlyArray<CardView>;
      readonly all: LinkView;
    };
  };
  readonly grades: PartView & {
    readonly facts: ReadonlyArray<FactView>;
    /** Text when the country has grade notes but no scale; else null. */
    readonly noScale: string | null;
    readonly advice: string;
    readonly translator: LinkView;
  };
  readonly legalisation: PartView & { readonly facts: ReadonlyArray<FactView> };
  readonly fraud: PartView & {
    readonly reports: ReadonlyArray<ReportView>;
    readonly none: string;
    readonly recognise: LinkView;
  };
  /** Text of a section without facts. */
  readonly noFacts: string;
  /** Earliest reading day of the facts, in words; null without facts. */
  readonly read: string | null;
  readonly months: MonthsView;
  readonly jsonLd: object;
};

/** The list of countries in one language. */
export type CountryListView = {
  readonly title: string;
  readonly lead: string;
  readonly pageTitle: string;
  readonly description: string;
  readonly countries: ReadonlyArray<{
    readonly path: string;
    readonly name: string;
    /** Counts of items made for the country and open to it, in words. */
    readonly counts: string;
  }>;
  readonly jsonLd: object;
};
