import type { PageContext } from "#app/platform/request-context.ts";
import { readResults } from "#app/platform/search-answer.ts";
import { ENTRIES } from "#catalogue/index.ts";
import { urlKey } from "#domain/urls/canonical-url.ts";
import { type OutsideResult, withAge } from "./outside-result.ts";

/** Results of the import, as the server renders them. */
export type Imported = {
  readonly results: ReadonlyArray<OutsideResult>;
  /** False when the import timed out. */
  readonly isComplete: boolean;
};

const CATALOGUE_PAGES = new Set(ENTRIES.map(({ item }) => urlKey(item.link)));

/**
 * Searches the import, without pages of the catalogue; null for a query without letters
 * and digits. Server only.
 */
export async function searchImported(
  { searchImport, language, now }: PageContext,
  query: string,
): Promise<Imported | null> {
  if (!/[\p{L}\p{N}]/u.test(query)) return null;
  const { results, isComplete } = await searchImport(query, language);
  return {
    isComplete,
    results: readResults(results)
      .filter(({ link }) => !CATALOGUE_PAGES.has(urlKey(link)))
      .map((result) => withAge(result, now(), language)),
  };
}
