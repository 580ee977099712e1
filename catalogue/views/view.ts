import type { Facets } from "#domain/catalogue/facets.ts";
import type { MonthState } from "#domain/deadlines/strip.ts";
import type { Found } from "#domain/search/search.ts";
import type { CatalogueScreen, ItemType } from "../item-types.ts";
import type { Icon } from "../scholarship.schema.ts";

/** Rows of a card; their names are in the browser's wording. */
export const ROW_NAMES = [
  "covers",
  "gives",
  "audience",
  "when",
  "ranking",
  "admissionRate",
] as const;

export type CardRow = {
  readonly name: (typeof ROW_NAMES)[number];
  readonly text: string;
};

export type BadgeView = {
  readonly text: string;
  readonly tone: "warning" | "success" | "secondary" | "outline";
};

/** January to December, with a text alternative. */
export type YearView = {
  readonly months: ReadonlyArray<MonthState>;
  readonly label: string;
};

/** An item in the user's language on one day: content of a card and values of filters. */
export type CardView = {
  readonly type: ItemType;
  readonly id: string;
  /** Path of its page: "/becas/chevening". */
  readonly path: string;
  readonly icon: Icon;
  readonly organization: string;
  readonly title: string;
  readonly link: string;
  /** Host name of the official site, without "www.". */
  readonly host: string;
  readonly badges: ReadonlyArray<BadgeView>;
  /** Its description, for cards without rows. */
  readonly text: string | null;
  readonly rows: ReadonlyArray<CardRow>;
  readonly year: YearView | null;
  /** The decisive requirements, and the number of others. */
  readonly requirements: ReadonlyArray<string>;
  readonly moreRequirements: number;
  /** Degrees of a university; `moreChips` marks others. */
  readonly chips: ReadonlyArray<string>;
  readonly moreChips: boolean;
  /** Seed of the generated banner, if the card has one. */
  readonly banner: string | null;
  /** Days of the item's last comparison with its sources and of its last link check. */
  readonly checked: string;
  readonly facets: Facets;
};

export type FieldView = {
  /** Parameter of the address. */
  readonly name: string;
  readonly label: string;
  readonly choices: ReadonlyArray<readonly [value: string, text: string]>;
  /** Paths of the countries' pages by choice, in the filter by country; else null. */
  readonly pages: Readonly<Record<string, string>> | null;
};

/** Tabs, or a choice of lists; they set a parameter of the address like any filter. */
export type TabsView = {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly choices: ReadonlyArray<readonly [value: string, text: string]>;
};

export type SectionView = {
  /** Anchor in the address. */
  readonly id: string;
  readonly heading: string;
  readonly text: string | null;
  readonly tabs: TabsView | null;
  readonly items: ReadonlyArray<CardView>;
  /** In a list by country: the countries with items of their own; else null. */
  readonly countries: ReadonlyArray<CountryLink> | null;
  /**
   * In a list by country: items for one country only that match the query words and the
   * filters; empty without either.
   */
  readonly countryItems: ReadonlyArray<CardView>;
};

/** A country with the number of items for it only. */
export type CountryLink = {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  readonly count: number;
};

export type CategoryView = {
  readonly key: string;
  readonly name: string;
  /** Query and anchor of its link. */
  readonly to: string;
};

/** The server's result for the search in the address. */
export type Ranking = Found & { readonly query: string };

/** Letters of the months, and the current index (0 to 11). */
export type MonthsView = {
  readonly letters: ReadonlyArray<string>;
  readonly now: number;
};

/** A catalogue screen in one language on one day. */
export type ScreenView = {
  readonly path: CatalogueScreen;
  readonly title: string;
  readonly lead: string;
  readonly pageTitle: string;
  readonly description: string;
  readonly searchLabel: string;
  readonly categoriesHeading: string | null;
  readonly categories: ReadonlyArray<CategoryView>;
  readonly fields: ReadonlyArray<FieldView>;
  /** Picks one of the lists, if the screen has this control. */
  readonly chooser: TabsView | null;
  /** Tabs over all lists, if any. */
  readonly tabs: TabsView | null;
  readonly sections: ReadonlyArray<SectionView>;
  readonly months: MonthsView;
  readonly ranking: Ranking | null;
};
