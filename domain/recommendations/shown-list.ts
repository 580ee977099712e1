import type { IndexedItem } from "../catalogue/indexed-item.ts";
import type { ExternalScholarship } from "./external-results.ts";
import {
  externalPlaces,
  isExternal,
  mixedList,
  notAmong,
} from "./mixed-list.ts";
import type { Recommendation } from "./recommend.ts";
import { EXTERNAL_SCORE } from "./weights.ts";

/** A mixed list as it stands on the screen, from the first item on, while external results still come in. */
export type ShownList<Item extends IndexedItem = IndexedItem> = {
  /** Stand where they stand from the beginning. */
  readonly own: ReadonlyArray<Recommendation<Item>>;
  /** Follow in places that were kept for them. */
  readonly external: ReadonlyArray<ExternalScholarship>;
  /** Kept places that are still empty. */
  readonly awaited: number;
  /** Take the places that no external result came for. */
  readonly more: ReadonlyArray<Recommendation<Item>>;
};

/**
 * Chooses as `mixedList` does if every external place is taken by a result of the first
 * term, and keeps to it: what is on the screen never moves when a result arrives.
 */
export function shownList<Item extends IndexedItem>({
  own,
  external,
  search,
  size,
}: {
  own: ReadonlyArray<Recommendation<Item>>;
  external: ReadonlyArray<ExternalScholarship>;
  search: "none" | "running" | "done";
  size: number;
}): ShownList<Item> {
  const places = search === "none" ? 0 : externalPlaces(size);
  const expected = Array.from({ length: places }, () => EXPECTED);
  const first = mixedList({ own, external: expected, size }).flatMap((one) =>
    isExternal(one) ? [] : [one],
  );
  const kept = Math.min(places, size - first.length);
  const known = new Set(first.map(({ item }) => item.path));
  const arrived = notAmong(own, external).slice(0, kept);
  const left = size - first.length - arrived.length;
  const next = mixedList({ own, external: [], size }).flatMap((one) =>
    isExternal(one) || known.has(one.item.path) ? [] : [one],
  );
  return {
    own: first,
    external: arrived,
    awaited: search === "running" ? kept - arrived.length : 0,
    more: search === "running" ? [] : next.slice(0, left),
  };
}

/** Holds a place with the points of a first term's result. */
const EXPECTED: ExternalScholarship = {
  type: "external_scholarship",
  id: "",
  title: "",
  link: "",
  source: "",
  searchTerm: "",
  score: EXTERNAL_SCORE.base + EXTERNAL_SCORE.firstTerm,
};
