import { parseQueryTerms, type Term } from "#domain/search/terms.ts";
import { stem, words } from "#domain/text/fold.ts";
import type { SourceItem } from "./item.ts";

const DESCRIPTION_WEIGHT = 0.4;

/**
 * 0 to 1: share of the query's terms that the title holds, as words or as synonyms in either
 * language. A term that only the description holds counts less.
 */
export function relevance(
  { title, description }: Pick<SourceItem, "title" | "description">,
  wanted: ReadonlyArray<Term>,
): number {
  if (wanted.length === 0) return 0;
  const isInTitle = createMatcher(title);
  const isInDescription = createMatcher(description);
  const points = wanted.map((term) =>
    isInTitle(term) ? 1 : isInDescription(term) ? DESCRIPTION_WEIGHT : 0,
  );
  return points.reduce<number>((sum, each) => sum + each, 0) / wanted.length;
}

/** Expands synonyms as in a query: in titles "USA" is rarely the Spanish verb "usa". */
function createMatcher(text: string): (term: Term) => boolean {
  const stems = ` ${words(text).map(stem).join(" ")} `;
  const synonymGroups = new Set(
    parseQueryTerms(text).flatMap((term) => term.synonymGroups),
  );
  return (term) =>
    stems.includes(` ${term.stems.join(" ")} `) ||
    term.synonymGroups.some((group) => synonymGroups.has(group));
}
