type Words = {
  readonly title: string;
  /** Wording of its type. */
  readonly kind: string;
  /** One of its facts; null without a section of facts. */
  readonly fact: readonly [name: string, text: string] | null;
  /** One of its requirements, or the sentence that it has none; null without the section. */
  readonly requirement: string | null;
  /** Text on when it opens or closes; null without the section. */
  readonly when: string | null;
  /** Text with the months of its yearly window; null without months. */
  readonly months: string | null;
};

/** An item's facts, as on its page. */
export type ExpectedItem = {
  readonly type: string;
  readonly path: string;
  readonly link: string;
  readonly host: string;
  /** Host of one of its sources. */
  readonly source: string;
  readonly basis: "usual" | "always" | "unknown" | null;
  /** Number of months in its window. */
  readonly windowMonths?: number;
  readonly es: Words;
  readonly en: Words;
};
