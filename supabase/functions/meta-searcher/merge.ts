import type { MetaSearchResult } from "#domain/search/meta-search-result.ts";
import { hostFromUrl } from "#domain/text/host.ts";
import { urlKey } from "#domain/urls/canonical-url.ts";
import { compareText } from "./compare-text.ts";
import { dedupe, type Group } from "./dedupe.ts";
import type { SourceItem } from "./item.ts";
import type { Query } from "./query.ts";
import { targetsOtherRegions } from "./region-filter.ts";
import { relevance } from "./relevance.ts";

const FIRST_RESULTS = 20;
/** Limit for one source among the first results, where others have enough. */
const MAX_AMONG_FIRST = 5;

/** Reciprocal rank fusion: a large constant makes the scores of the first ranks similar. */
const RANK_CONSTANT = 60;
const RELEVANCE_WEIGHT = 0.8;
const RECENCY_WEIGHT = 0.15;
const OTHER_REGION_WEIGHT = -0.6;
const YEAR_MS = 365 * 86_400_000;

/**
 * Merges the ranked lists of all sources into one, without duplicates: exact items of
 * the catalogue in their own order, then by score, closed calls last. The order of the
 * lists does not matter. `today` is a civil day.
 */
export function merge(
  lists: ReadonlyArray<ReadonlyArray<SourceItem>>,
  query: Query,
  today: string,
): ReadonlyArray<MetaSearchResult> {
  const ranked = dedupe(lists)
    .map((group) => ({ group, score: scoreGroup(group, query, today) }))
    .toSorted(compareScored)
    .map(({ group }) => group);
  const exact = ranked
    .filter(isExact)
    .toSorted((a, b) => a.first.rank - b.first.rank);
  const others = ranked.filter((group) => !isExact(group));
  return [
    ...exact,
    ...spreadSources(others.filter((group) => !isOver(group, today))),
    ...others.filter((group) => isOver(group, today)),
  ].map(toResult);
}

type Scored = { readonly group: Group; readonly score: number };

function compareScored(a: Scored, b: Scored): number {
  const [one, other] = [a.group.first.item, b.group.first.item];
  return (
    b.score - a.score ||
    other.origin.weight - one.origin.weight ||
    compareText(one.title, other.title) ||
    compareText(urlKey(one.link), urlKey(other.link)) ||
    compareText(one.origin.key, other.origin.key)
  );
}

function scoreGroup(
  { first: { item }, all }: Group,
  { wanted }: Query,
  today: string,
): number {
  // Each source adds only its best rank.
  const best = new Map(
    all.toReversed().map((ranked) => [ranked.item.origin.key, ranked]),
  );
  const fused = [...best.values()].reduce(
    (sum, { item: { origin }, rank }) =>
      sum + (origin.weight * RANK_CONSTANT) / (RANK_CONSTANT + rank),
    0,
  );
  return (
    fused +
    RELEVANCE_WEIGHT * relevance(item, wanted) +
    RECENCY_WEIGHT * recency(item, today) +
    (targetsOtherRegions(item.title) ? OTHER_REGION_WEIGHT : 0)
  );
}

/** 1 for today, 0 for a year ago or an unknown date. */
function recency({ publishedAt }: SourceItem, today: string): number {
  if (!publishedAt) return 0;
  const age = Date.parse(today) - Date.parse(publishedAt);
  return Math.min(1, Math.max(0, 1 - age / YEAR_MS));
}

function isExact({ first }: Group): boolean {
  return first.item.isExact;
}

/** True after the deadline; without a deadline, after the last year in the title. */
function isOver(group: Group, today: string): boolean {
  const closes = firstValue(group, "closes");
  if (closes) return closes < today;
  const years = group.first.item.title.match(/\b20\d\d\b/g) ?? [];
  const last = years.toSorted().at(-1);
  return last !== undefined && last < today.slice(0, 4);
}

/** The first non-empty value among the duplicates. */
function firstValue({ all }: Group, field: "closes" | "description") {
  return all.find(({ item }) => item[field])?.item[field] ?? null;
}

/** Moves results over the limit of their source behind the first results. */
function spreadSources(groups: ReadonlyArray<Group>): ReadonlyArray<Group> {
  const counts = new Map<string, number>();
  const top: Array<Group> = [];
  const rest: Array<Group> = [];
  for (const group of groups) {
    const { key } = group.first.item.origin;
    const count = counts.get(key) ?? 0;
    const isTop = top.length < FIRST_RESULTS && count < MAX_AMONG_FIRST;
    (isTop ? top : rest).push(group);
    if (isTop) counts.set(key, count + 1);
  }
  return [...top, ...rest];
}

function toResult(group: Group): MetaSearchResult {
  const { item } = group.first;
  const { origin, title, link, publishedAt, copiedAt } = item;
  const closes = firstValue(group, "closes");
  return {
    id: urlKey(link),
    source: origin.key,
    sourceName: origin.name,
    title,
    description: firstValue(group, "description") ?? "",
    link,
    host: hostFromUrl(link),
    ...(closes ? { closes } : {}),
    ...(publishedAt ? { publishedAt } : {}),
    ...(copiedAt ? { copiedAt } : {}),
  };
}
