import type { Closing } from "../deadlines/nearness.ts";
import type { CountryCode } from "../eligibility/condition.ts";
import { matchesQuery } from "../text/fold.ts";

/** The six tabs of the screen (specification §2, Scholarships). */
export type List =
  | "all"
  | "public"
  | "private"
  | "national"
  | "international"
  | "postgraduate";

/** What the reader asked for. Null where a filter is not set. */
export type ScholarshipFilter = {
  readonly query: string;
  readonly list: List;
  readonly level: string | null;
  readonly country: CountryCode | null;
  readonly criterion: string | null;
  readonly covers: string | null;
  readonly closing: Closing | null;
};

/** What a scholarship must tell to be filtered. */
export type FilterableScholarship = {
  /** Everything that a search looks through. */
  readonly text: string;
  readonly typeKey: string;
  readonly categoryKey: string;
  readonly criteria: ReadonlyArray<string>;
  readonly levels: ReadonlyArray<string>;
  readonly covers: ReadonlyArray<string>;
  /** Countries whose people may apply; null means any. */
  readonly openTo: ReadonlyArray<CountryCode> | null;
  /** What holds of its calendar today. */
  readonly closings: ReadonlyArray<Closing>;
};

/** The scholarships that meet every filter, in their own order. */
export function filterScholarships<Item extends FilterableScholarship>(
  items: ReadonlyArray<Item>,
  filter: ScholarshipFilter,
): ReadonlyArray<Item> {
  return items.filter(
    (item) =>
      isOnList(item, filter.list) &&
      (filter.level === null || hasLevel(item, filter.level)) &&
      isAmong(filter.country, item.openTo) &&
      isAmong(filter.criterion, item.criteria) &&
      isAmong(filter.covers, item.covers) &&
      isAmong(filter.closing, item.closings) &&
      matchesQuery(item.text, filter.query),
  );
}

/** Nothing asked for, or no bounds set, always fits. */
function isAmong<Value>(
  wanted: Value | null,
  values: ReadonlyArray<Value> | null,
): boolean {
  return wanted === null || values === null || values.includes(wanted);
}

function hasLevel({ levels }: FilterableScholarship, level: string): boolean {
  return levels.includes(level) || levels.includes("any");
}

function isOnList(item: FilterableScholarship, list: List): boolean {
  switch (list) {
    case "all":
      return true;
    case "public":
    case "private":
      return item.typeKey === list;
    case "national":
      return item.categoryKey !== "international";
    case "international":
      return ["international", "nationalInternational"].includes(
        item.categoryKey,
      );
    case "postgraduate":
      return hasLevel(item, "postgraduate");
  }
}
