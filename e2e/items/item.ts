type Words = {
  readonly title: string;
  /** What kind of thing it is. */
  readonly kind: string;
  /** One line of what is told of it; null where a sentence says all. */
  readonly fact: readonly [name: string, text: string] | null;
  /** One of the things that are asked for. */
  readonly requirement: string | null;
  /** When, in words. */
  readonly when: string | null;
  /** The months of its yearly window in words. */
  readonly months: string | null;
};

/** An item as its page tells it. */
export type Item = {
  readonly type: string;
  readonly path: string;
  readonly link: string;
  readonly host: string;
  /** Host of one of its sources. */
  readonly source: string;
  readonly basis: "usual" | "always" | "unknown" | null;
  /** How many months are drawn as its window. */
  readonly drawn?: number;
  readonly es: Words;
  readonly en: Words;
};
