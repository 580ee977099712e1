import {
  type CountryLimits,
  isForCountry,
  listAdmittedCountries,
} from "../eligibility/countries.ts";

/** Data that similarity is computed from. */
export type Comparable = CountryLimits & {
  readonly path: string;
  readonly type: string;
  readonly tags: ReadonlyArray<string>;
  readonly levels: ReadonlyArray<string>;
  readonly fields: ReadonlyArray<string>;
};

const SAME_TYPE = 5;
const SHARED_TAG = 2;
const SHARED_FIELD = 1.5;
const SHARED_LEVEL = 1;

/**
 * At most `count` other items that score above a shared type alone, the most similar
 * first; ties keep the catalogue's order. Each shares a level and a Latin American country
 * with `one`.
 */
export function findSimilar<Item extends Comparable>(
  one: Comparable,
  items: ReadonlyArray<Item>,
  count: number,
): ReadonlyArray<Item> {
  const countries = listAdmittedCountries(one);
  return items
    .filter(
      (item) =>
        item.path !== one.path &&
        sharesLevel(one, item) &&
        countries.some((code) => isForCountry(item, code)),
    )
    .map((item) => ({ item, similarity: computeSimilarity(one, item) }))
    .filter(({ similarity }) => similarity > SAME_TYPE)
    .toSorted((first, second) => second.similarity - first.similarity)
    .slice(0, count)
    .map(({ item }) => item);
}

function sharesLevel(
  { levels }: Comparable,
  { levels: others }: Comparable,
): boolean {
  return (
    acceptsAnyLevel(levels) ||
    acceptsAnyLevel(others) ||
    levels.some((level) => others.includes(level))
  );
}

function acceptsAnyLevel(levels: ReadonlyArray<string>): boolean {
  return levels.length === 0 || levels.includes("any");
}

function computeSimilarity(one: Comparable, other: Comparable): number {
  return (
    (one.type === other.type ? SAME_TYPE : 0) +
    SHARED_TAG * countShared(one.tags, other.tags) +
    SHARED_FIELD * countShared(one.fields, other.fields) +
    SHARED_LEVEL * countShared(one.levels, other.levels)
  );
}

function countShared(
  some: ReadonlyArray<string>,
  others: ReadonlyArray<string>,
): number {
  return some.filter((value) => value !== "any" && others.includes(value))
    .length;
}
