import type { MetaSearchResult } from "#domain/search/meta-search-result.ts";

/**
 * Searches the import only, in one language of the interface. Never rejects, and answers
 * within the meta-searcher's timeout: 1.5 s by default.
 */
export type SearchImport = (
  query: string,
  locale: "es" | "en",
) => Promise<{
  readonly results: ReadonlyArray<MetaSearchResult>;
  /** False when the import did not answer. */
  readonly isComplete: boolean;
}>;
