import type { IndexedItem } from "../catalogue/indexed-item.ts";
import { urlKey } from "../urls/canonical-url.ts";
import { type ExternalScholarship, MAX_EXTERNAL } from "./external-results.ts";
import { isRarelyMet } from "./fit.ts";
import { LIST_GROUPS } from "./list-group.ts";
import type { Recommendation } from "./recommend.ts";

/** Specification §9. */
export const MIXED_LIST_SIZE = 6;
export const PER_TYPE = 5;
export const EXTERNAL_SHARE = 0.6;

export type Mixed<Item extends IndexedItem = IndexedItem> =
  | Recommendation<Item>
  | ExternalScholarship;

type Sources<Item extends IndexedItem> = {
  /** The best first. */
  readonly own: ReadonlyArray<Recommendation<Item>>;
  /** The best first. */
  readonly external: ReadonlyArray<ExternalScholarship>;
  readonly size?: number;
};

/**
 * Specification §9: external results take up to their share and the other groups divide
 * the rest evenly (a group of tools has one place). Free places go to the next best, one to
 * a group at a time. The list is deduplicated, sorted by points and trimmed.
 */
export function mixedList<Item extends IndexedItem>({
  own,
  external,
  size = MIXED_LIST_SIZE,
}: Sources<Item>): ReadonlyArray<Mixed<Item>> {
  const byScore = byScoreAmong(own);
  const groups = groupRecommendations(own);
  const outside = notAmong(own, external).slice(0, externalPlaces(size));
  const rest = size - outside.length;
  const countPlaces = evenShare(groups, rest);
  const chosen = groups.flatMap((group) => group.slice(0, countPlaces(group)));
  const remaining = roundRobin(
    groups.map((group) => group.slice(countPlaces(group))),
    (one, other) => own.indexOf(one) - own.indexOf(other),
  );
  const missing = Math.max(0, rest - chosen.length);
  return [...chosen, ...remaining.slice(0, missing), ...outside]
    .sort(byScore)
    .slice(0, size);
}

/** Places of a group: one for tools, an equal share for groups with applications. */
function evenShare(
  groups: ReadonlyArray<ReadonlyArray<Recommendation>>,
  places: number,
): (group: ReadonlyArray<Recommendation>) => number {
  const tools = groups.filter(hasTools).length;
  const others = Math.max(1, groups.length - tools);
  const each = Math.max(1, Math.floor((places - tools) / others));
  return (group) => (hasTools(group) ? 1 : each);
}

function hasTools([first]: ReadonlyArray<Recommendation>): boolean {
  return first?.listGroup.startsWith("resources") ?? false;
}

/**
 * The best that each group has left, then their second bests: no group gets two more
 * before all have one.
 */
function roundRobin<One>(
  groups: ReadonlyArray<ReadonlyArray<One>>,
  compare: (one: One, other: One) => number,
): ReadonlyArray<One> {
  return Array.from({ length: PER_TYPE }, (_, round) =>
    groups.flatMap((group) => group[round] ?? []).sort(compare),
  ).flat();
}

/** No more than external results can take. */
export function externalPlaces(size: number): number {
  return Math.min(Math.ceil(size * EXTERNAL_SHARE), MAX_EXTERNAL);
}

export function isExternal(one: Mixed): one is ExternalScholarship {
  return !("item" in one);
}

/**
 * The best of each group, at most five; each link once, except home pages, which several
 * programmes of a ministry share.
 */
function groupRecommendations<Item extends IndexedItem>(
  own: ReadonlyArray<Recommendation<Item>>,
): ReadonlyArray<ReadonlyArray<Recommendation<Item>>> {
  const seen = new Set<string>();
  const distinct = own.filter(({ item: { link, path } }) => {
    const key = isHomePage(link) ? path : urlKey(link);
    return !seen.has(key) && seen.add(key);
  });
  const byListGroup = Map.groupBy(distinct, ({ listGroup }) => listGroup);
  return LIST_GROUPS.flatMap((listGroup) => {
    const group = byListGroup.get(listGroup);
    return group ? [chooseBest(group)] : [];
  });
}

function isHomePage(link: string): boolean {
  const { pathname, search, hash } = new URL(link);
  return pathname === "/" && search === "" && hash === "";
}

/**
 * The best first, and at each length of the list at least half of it for the student's
 * own country, if there are enough. Tools serve every country equally well.
 */
function chooseBest<One extends Recommendation>(
  group: ReadonlyArray<One>,
): ReadonlyArray<One> {
  if (hasTools(group)) return group.slice(0, PER_TYPE);
  const candidates = [...group];
  const chosen: Array<One> = [];
  while (candidates.length > 0 && chosen.length < PER_TYPE) {
    const wanted = Math.ceil((chosen.length + 1) / 2);
    const isDue = chosen.filter(isNational).length < wanted;
    const at = isDue ? Math.max(0, candidates.findIndex(isNational)) : 0;
    chosen.push(...candidates.splice(at, 1));
  }
  return chosen;
}

/** True for items of the student's country without a condition that is rarely met. */
function isNational({ item, reasons }: Recommendation): boolean {
  return (
    reasons.some(({ kind }) => kind === "national") &&
    !item.conditions.some(isRarelyMet)
  );
}

/** External results whose page no item of `own` has. */
export function notAmong(
  own: ReadonlyArray<Recommendation>,
  external: ReadonlyArray<ExternalScholarship>,
): ReadonlyArray<ExternalScholarship> {
  const listed = new Set(own.map(({ item }) => urlKey(item.link)));
  return external.filter(({ link }) => !listed.has(urlKey(link)));
}

/** With equal points, own items keep their order, before external ones. */
function byScoreAmong(own: ReadonlyArray<Mixed>) {
  const places = new Map(own.map((one, place) => [one, place]));
  const findPlace = (one: Mixed) => places.get(one) ?? own.length;
  return (one: Mixed, other: Mixed) =>
    other.score - one.score || findPlace(one) - findPlace(other);
}
