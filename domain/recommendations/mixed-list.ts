import type { IndexedItem } from "../catalogue/indexed-item.ts";
import { type ExternalScholarship, linkIdentity } from "./external-results.ts";
import { ORIGINAL_ITEM_TYPES, originalItemType } from "./original-item-type.ts";
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
 * Specification §9: external ones take up to their share, the other types divide the
 * rest evenly; then sorted by points, each link once, and trimmed. Places that are
 * left over go to the next best.
 */
export function mixedList<Item extends IndexedItem>({
  own,
  external,
  size = MIXED_LIST_SIZE,
}: Sources<Item>): ReadonlyArray<Mixed<Item>> {
  const groups = groupsOf(own);
  const outside = notAmong(own, external).slice(0, externalPlaces(size));
  const rest = size - outside.length;
  const each = Math.max(1, Math.floor(rest / Math.max(1, groups.length)));
  const chosen = groups.flatMap((group) => group.slice(0, each));
  const left = groups.flatMap((group) => group.slice(each)).sort(byScore);
  const missing = Math.max(0, rest - chosen.length);
  return [...chosen, ...left.slice(0, missing), ...outside]
    .sort(byScore)
    .slice(0, size);
}

export function externalPlaces(size: number): number {
  return Math.ceil(size * EXTERNAL_SHARE);
}

export function isExternal(one: Mixed): one is ExternalScholarship {
  return !("item" in one);
}

/** The best of each type, at most five, in the order of the types; each link once. */
function groupsOf<Item extends IndexedItem>(
  own: ReadonlyArray<Recommendation<Item>>,
): ReadonlyArray<ReadonlyArray<Recommendation<Item>>> {
  const seen = new Set<string>();
  const once = own.filter(({ item: { link } }) => {
    const identity = linkIdentity(link);
    return !seen.has(identity) && seen.add(identity);
  });
  const byType = Map.groupBy(once, ({ item }) => originalItemType(item));
  return ORIGINAL_ITEM_TYPES.flatMap((type) => {
    const group = byType.get(type);
    return group ? [group.slice(0, PER_TYPE)] : [];
  });
}

/** Results whose page the list does not hold already. */
export function notAmong(
  own: ReadonlyArray<Recommendation>,
  external: ReadonlyArray<ExternalScholarship>,
): ReadonlyArray<ExternalScholarship> {
  const known = new Set(own.map(({ item }) => linkIdentity(item.link)));
  return external.filter(({ link }) => !known.has(linkIdentity(link)));
}

/** Array sort is stable: where points are equal, what the catalogue vouches for stays first. */
function byScore(one: Mixed, other: Mixed): number {
  return other.score - one.score;
}
