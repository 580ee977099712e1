import type { QrView } from "./qr-code.ts";

/** An item of a list, in the user's language. */
export type ListItemView = {
  readonly type: string;
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** Kind and organisation. */
  readonly about: string;
  readonly when: string | null;
  /** Text of the list's author; empty without one. */
  readonly note: string;
  /** The item's page without "https://" and "www.", as written on paper. */
  readonly address: string;
  readonly qr: QrView;
};

/** A typed name or address that was not added, with the reason and similar items. */
export type FoundView = {
  /** As typed. */
  readonly typedName: string;
  readonly reason: string;
  /** Items with a similar name that are not in the list. */
  readonly choices: ReadonlyArray<{
    readonly to: string;
    readonly text: string;
    readonly about: string;
  }>;
};

export type ListRowView = {
  readonly title: string;
  readonly note: string;
  readonly noteLabel: string;
  readonly placeLabel: string;
  readonly removeLabel: string;
};

/** A list that its address holds, and its form. */
export type ListView = {
  /** Path and query of the list: "/lista?i=becas/chevening". */
  readonly path: string;
  readonly heading: string;
  readonly lead: string;
  readonly pageTitle: string;
  readonly description: string;
  /**
   * Omitted items and cut texts; then a caution and the day of the dates. An empty list
   * instead explains that the link holds the list.
   */
  readonly lines: ReadonlyArray<string>;
  readonly noteLabel: string;
  readonly items: ReadonlyArray<ListItemView>;
  /** Null without items. */
  readonly share: ShareView | null;
  readonly form: ListFormView;
};

export type ShareView = {
  readonly address: string;
  readonly title: string;
  readonly words: Readonly<
    Record<
      | "heading"
      | "text"
      | "label"
      | "button"
      | "copied"
      | "notCopied"
      | "print",
      string
    >
  >;
};

export type ListFormView = {
  readonly isOpen: boolean;
  readonly title: string;
  /** Paths of the items as in the address: "becas/chevening,recursos/anki". */
  readonly paths: string;
  readonly rows: ReadonlyArray<ListRowView>;
  /** Null when the list is full. */
  readonly add: string | null;
  readonly found: FoundView | null;
  readonly words: Readonly<
    Record<
      | "summary"
      | "heading"
      | "title"
      | "titleHint"
      | "place"
      | "remove"
      | "add"
      | "addHint"
      | "full"
      | "tooLong"
      | "submit",
      string
    >
  >;
};
