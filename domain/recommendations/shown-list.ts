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
  const places = countPlaces({ search, size });
  const placeholders = Array.from({ length: places }, () => PLACEHOLDER);
  const chosen = mixedList({ own, external: placeholders, size }).flatMap(
    (one) => (isExternal(one) ? [] : [one]),
  );
  const reserved = Math.min(places, size - chosen.length);
  const chosenPaths = new Set(chosen.map(({ item }) => item.path));
  const placed = placeExternal({ own, external, search }, reserved);
  const free = size - chosen.length - placed.external.length;
  const next = mixedList({ own, external: [], size }).flatMap((one) =>
    isExternal(one) || chosenPaths.has(one.item.path) ? [] : [one],
  );
  return {
    own: chosen,
    ...placed,
    more: search === "running" ? [] : next.slice(0, free),
  };
}

/**
 * A list of `size` own items, the same as without a search; external results follow, up to
 * their share of `size`.
 */
export function fullList<Item extends IndexedItem>(
  input: Input<Item>,
): ShownList<Item> {
  return {
    ...shownList({ ...input, external: [], search: "none" }),
    ...placeExternal(input, countPlaces(input)),
  };
}

/** Places for external results: none without a search. */
function countPlaces({ search, size }: Pick<Input<never>, "search" | "size">) {
  return search === "none" ? 0 : externalPlaces(size);
}

/** The results in these places, and the number of places that wait for one. */
function placeExternal(
  { own, external, search }: Omit<Input<IndexedItem>, "size">,
  places: number,
): Pick<ShownList, "external" | "awaited"> {
  const arrived = notAmong(own, external).slice(0, places);
  return {
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
