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

type Input<Item extends IndexedItem> = {
  /** The best first. */
  readonly own: ReadonlyArray<Recommendation<Item>>;
  /** The best first. */
  readonly external: ReadonlyArray<ExternalScholarship>;
  readonly search: "none" | "running" | "done";
  readonly size: number;
};

/** A mixed list that is shown before its external results have arrived. */
export type ShownList<Item extends IndexedItem = IndexedItem> = {
  /** Chosen before external results arrive, and never replaced. */
  readonly own: ReadonlyArray<Recommendation<Item>>;
  /** Results in the reserved places. */
  readonly external: ReadonlyArray<ExternalScholarship>;
  /** Reserved places without a result yet. */
  readonly awaited: number;
  /** Own items in the places that are without a result when the search is done. */
  readonly more: ReadonlyArray<Recommendation<Item>>;
};

/**
 * Chooses own items like `mixedList` with a placeholder in every external place, so that
 * shown items do not move when a result arrives.
 */
export function shownList<Item extends IndexedItem>({
  own,
  external,
  search,
  size,
}: Input<Item>): ShownList<Item> {
  const places = search === "none" ? 0 : externalPlaces(size);
  const placeholders = Array.from({ length: places }, () => PLACEHOLDER);
  const chosen = mixedList({ own, external: placeholders, size }).flatMap(
    (one) => (isExternal(one) ? [] : [one]),
  );
  const reserved = Math.min(places, size - chosen.length);
  const chosenPaths = new Set(chosen.map(({ item }) => item.path));
  const arrived = notAmong(own, external).slice(0, reserved);
  const free = size - chosen.length - arrived.length;
  const next = mixedList({ own, external: [], size }).flatMap((one) =>
    isExternal(one) || chosenPaths.has(one.item.path) ? [] : [one],
  );
  return {
    own: chosen,
    external: arrived,
    awaited: search === "running" ? reserved - arrived.length : 0,
    more: search === "running" ? [] : next.slice(0, free),
  };
}

/**
 * A list of `size` own items, the same as without a search; external results follow, up to
 * their share of `size`.
 */
export function fullList<Item extends IndexedItem>({
  own,
  external,
  search,
  size,
}: Input<Item>): ShownList<Item> {
  const places = search === "none" ? 0 : externalPlaces(size);
  const arrived = notAmong(own, external).slice(0, places);
  return {
    ...shownList({ own, external: [], search: "none", size }),
    external: arrived,
    awaited: search === "running" ? places - arrived.length : 0,
  };
}

/** Scores like a first-term result. */
const PLACEHOLDER: ExternalScholarship = {
  type: "external_scholarship",
  id: "",
  title: "",
  link: "",
  source: "",
  searchTerm: "",
  score: EXTERNAL_SCORE.base + EXTERNAL_SCORE.firstTerm,
};
