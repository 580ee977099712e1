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

/** A mixed list on the screen, from the first item on, while external results arrive. */
export type ShownList<Item extends IndexedItem = IndexedItem> = {
  /** Fixed from the start. */
  readonly own: ReadonlyArray<Recommendation<Item>>;
  /** Fill the reserved places. */
  readonly external: ReadonlyArray<ExternalScholarship>;
  /** Reserved places that are still empty. */
  readonly awaited: number;
  /** Take the places that no external result filled. */
  readonly more: ReadonlyArray<Recommendation<Item>>;
};

/**
 * Chooses like `mixedList` with a first-term result in every external place, and keeps
 * that choice: shown items never move when a result arrives.
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
  const reserved = Math.min(places, size - first.length);
  const known = new Set(first.map(({ item }) => item.path));
  const arrived = notAmong(own, external).slice(0, reserved);
  const left = size - first.length - arrived.length;
  const next = mixedList({ own, external: [], size }).flatMap((one) =>
    isExternal(one) || known.has(one.item.path) ? [] : [one],
  );
  return {
    own: first,
    external: arrived,
    awaited: search === "running" ? reserved - arrived.length : 0,
    more: search === "running" ? [] : next.slice(0, left),
  };
}

/** Placeholder with the points of a first-term result. */
const EXPECTED: ExternalScholarship = {
  type: "external_scholarship",
  id: "",
  title: "",
  link: "",
  source: "",
  searchTerm: "",
  score: EXTERNAL_SCORE.base + EXTERNAL_SCORE.firstTerm,
};
