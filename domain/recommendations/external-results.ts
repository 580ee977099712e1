import { urlKey } from "../urls/canonical-url.ts";
import { externalId } from "../urls/external-id.ts";
import { EXTERNAL_SCORE } from "./weights.ts";

/** Fields of an external result that recommendations use. */
export type FoundResult = {
  readonly title: string;
  /** A canonical URL. */
  readonly link: string;
  readonly source: string;
};

/** Results of one search term. */
export type TermResults = {
  readonly term: string;
  /** True for the first, most specific term. */
  readonly isFirst: boolean;
  readonly results: ReadonlyArray<FoundResult>;
};

/** A recommendation from outside the catalogue. Specification §3. */
export type ExternalScholarship = {
  readonly type: "external_scholarship";
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly source: string;
  readonly searchTerm: string;
  readonly score: number;
};

/** Specification §9. */
export const MAX_EXTERNAL = 12;

/**
 * At most `MAX_EXTERNAL` distinct links, the best first; ties stay in order. Leaves out
 * links listed elsewhere: `listed` has their keys (`urlKey`).
 */
export function externalScholarships(
  termResults: ReadonlyArray<TermResults>,
  listed: ReadonlySet<string> = new Set(),
): ReadonlyArray<ExternalScholarship> {
  const byLink = new Map<string, ExternalScholarship>();
  for (const result of termResults.flatMap(toScholarships)) {
    const key = urlKey(result.link);
    if (listed.has(key)) continue;
    const previous = byLink.get(key);
    if (!previous || previous.score < result.score) byLink.set(key, result);
  }
  return [...byLink.values()]
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_EXTERNAL);
}

function toScholarships({
  term,
  isFirst,
  results,
}: TermResults): ReadonlyArray<ExternalScholarship> {
  return results.map((result) => ({
    ...result,
    type: "external_scholarship",
    id: externalId(result.link),
    searchTerm: term,
    score: EXTERNAL_SCORE.base + (isFirst ? EXTERNAL_SCORE.firstTerm : 0),
  }));
}
