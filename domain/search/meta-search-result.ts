/** A result of the function `meta-searcher`. Specification §3. */
export type MetaSearchResult = {
  /** Equal for the same page in every response. */
  readonly id: string;
  /** Key of the site or API that the result comes from. */
  readonly source: string;
  readonly sourceName: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly host: string;
  /** Civil day of the deadline. */
  readonly closes?: string;
  /** Civil day. */
  readonly publishedAt?: string;
  /** ISO timestamp of the last import that contained it; only for imported results. */
  readonly copiedAt?: string;
};
