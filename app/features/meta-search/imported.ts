import { markText } from "#app/platform/official-check/mark-text.ts";
import type { PageContext } from "#app/platform/request-context.ts";
import { readResults } from "#app/platform/search-answer.ts";
import { ENTRIES } from "#catalogue/index.ts";
import { officialIndex } from "#catalogue/views/official-facts.ts";
import { checkLink } from "#domain/official-check/check-message.ts";
import { urlKey } from "#domain/urls/canonical-url.ts";
import { type OutsideResult, withAge, withMark } from "./outside-result.ts";

/** Results of the import, as the server renders them. */
export type Imported = {
  readonly results: ReadonlyArray<OutsideResult>;
  /** False when the import timed out or failed. */
  readonly isComplete: boolean;
};

const CATALOGUE_PAGES = new Set(ENTRIES.map(({ item }) => urlKey(item.link)));

/**
 * Searches the import, without pages of the catalogue; null for a query without a
 * letter or digit. Server only.
 */
export async function searchImported(
  context: PageContext,
  query: string,
): Promise<Imported | null> {
  const { searchImport, language, now } = context;
  if (!/[\p{L}\p{N}]/u.test(query)) return null;
  const { results, isComplete } = await searchImport(query, language);
  const markLink = linkMarker(context);
  return {
    isComplete,
    results: readResults(results)
      .filter(({ link }) => !CATALOGUE_PAGES.has(urlKey(link)))
      .map((result) => withAge(result, now(), language))
      .map((result) => withMark(result, markLink)),
  };
}

function linkMarker(context: PageContext) {
  const index = officialIndex(context);
  const t = context.i18n.getFixedT(null, "officialCheck");
  return (link: string) => {
    const judged = checkLink(link, index);
    return judged && markText(judged, t);
  };
}
