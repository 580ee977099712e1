import type { CountryCode } from "#domain/eligibility/condition.ts";
import type { Requirement } from "#domain/eligibility/requirement.ts";
import type { TermView } from "./award-terms.ts";
import type { LinkView } from "./link-view.ts";

/** A compared item, as a column. */
export type ComparedItem = {
  readonly path: string;
  readonly title: string;
  /** Kind and organisation. */
  readonly kind: string;
  readonly link: { readonly url: string; readonly host: string };
  /** Link to the comparison without this item. */
  readonly without: LinkView;
  /** Null for kinds without requirements. */
  readonly requirements: ReadonlyArray<Requirement> | null;
  /** The only countries whose students can use the item; null for all. */
  readonly serves: ReadonlyArray<CountryCode> | null;
};

/** Content of one item in one row; both lists are empty when nothing is known. */
export type CompareCell = {
  readonly lines: ReadonlyArray<string>;
  readonly terms: ReadonlyArray<TermView>;
};

export type CompareRow = {
  readonly name: string;
  /** One for each column. */
  readonly cells: ReadonlyArray<CompareCell>;
  /** Text of an empty cell. */
  readonly unknown: string;
};

/** Two compared awards that exclude each other. */
export type ConflictView = {
  readonly text: string;
  readonly rules: ReadonlyArray<TermView>;
};

/** Ways to add an item. */
export type AdditionsView = {
  readonly heading: string;
  readonly text: string;
  /** Null when the comparison is full. */
  readonly form: {
    /** Value of the parameter `items`. */
    readonly paths: string;
    readonly label: string;
    readonly hint: string;
    readonly submit: string;
    /** The typed name, as one line. */
    readonly typedName: string;
    /** Reason why the name was not added; null when none was sent. */
    readonly error: string | null;
    /** Items with a similar name. */
    readonly choices: ReadonlyArray<LinkView>;
  } | null;
  /** Heading of the links; null without links. */
  readonly similar: string | null;
  /** Items like the compared ones. */
  readonly links: ReadonlyArray<LinkView>;
};

/** A comparison in one language. */
export type CompareView = {
  readonly title: string;
  readonly lead: string;
  readonly pageTitle: string;
  readonly description: string;
  /** Messages: unknown items, too many, only one, or no room for the named item. */
  readonly problems: ReadonlyArray<string>;
  readonly caption: string;
  /** Header of the column of row names. */
  readonly rowsName: string;
  readonly items: ReadonlyArray<ComparedItem>;
  readonly requirements: { readonly name: string; readonly none: string };
  readonly rows: ReadonlyArray<CompareRow>;
  /** Name of the row with the official pages. */
  readonly site: string;
  readonly conflicts: ReadonlyArray<ConflictView>;
  readonly caution: string;
  /** Text for print: the address of the page with the source links. */
  readonly printed: string;
  readonly additions: AdditionsView;
  /** Link text for a student without a profile. */
  readonly toProfile: string;
  /** Text for a student with a profile. */
  readonly judged: string;
};
