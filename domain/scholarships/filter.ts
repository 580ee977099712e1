import type { Cycle } from "../deadlines/cycle.ts";
import { type Closing, hasClosing } from "../deadlines/nearness.ts";
import type { Condition } from "../eligibility/condition.ts";
import { isOpenTo } from "../eligibility/countries.ts";
import { matchesQuery } from "../text/fold.ts";

/** The six tabs of the screen (specification §2, Scholarships). */
export const LISTS = [
  "all",
  "public",
  "private",
  "national",
  "international",
  "postgraduate",
] as const;

export type List = (typeof LISTS)[number];

/** What the reader asked for. Null where a filter is not set. */
export type ScholarshipFilter = {
  readonly query: string;
  readonly list: List;
  readonly level: string | null;
  readonly country: string | null;
  readonly criterion: string | null;
  readonly covers: string | null;
  readonly closing: Closing | null;
};

/** What a scholarship must tell to be filtered. `text` is everything a search looks through. */
export type FilterableScholarship = {
  readonly text: string;
  readonly typeKey: string;
  readonly categoryKey: string;
  readonly criteria: ReadonlyArray<string>;
  readonly levels: ReadonlyArray<string>;
  readonly covers: ReadonlyArray<string>;
  readonly eligibility: ReadonlyArray<Condition>;
  readonly cycle: Cycle;
};

/** The scholarships that meet every filter, in their own order. `today` is a civil day. */
export function filterScholarships<Item extends FilterableScholarship>(
  items: ReadonlyArray<Item>,
  filter: ScholarshipFilter,
  today: string,
): ReadonlyArray<Item> {
  return items.filter(
    (item) =>
      isOnList(item, filter.list) &&
      allows(filter.level, hasLevel(item)) &&
      allows(filter.country, (country) =>
        isOpenTo(item.eligibility, country),
      ) &&
      allows(filter.criterion, (criterion) =>
        item.criteria.includes(criterion),
      ) &&
      allows(filter.covers, (covers) => item.covers.includes(covers)) &&
      allows(filter.closing, (closing) =>
        hasClosing(item.cycle, closing, today),
      ) &&
      matchesQuery(item.text, filter.query),
  );
}

function allows<Value>(
  wanted: Value | null,
  test: (value: Value) => boolean,
): boolean {
  return wanted === null || test(wanted);
}

function hasLevel(item: FilterableScholarship) {
  return (level: string) =>
    item.levels.includes(level) || item.levels.includes("any");
}

function isOnList(item: FilterableScholarship, list: List): boolean {
  switch (list) {
    case "all":
      return true;
    case "public":
    case "private":
      return item.typeKey === list;
    case "national":
      return ["national", "nationalInternational", "nationalUSA"].includes(
        item.categoryKey,
      );
    case "international":
      return ["international", "nationalInternational"].includes(
        item.categoryKey,
      );
    case "postgraduate":
      return hasLevel(item)("postgraduate");
  }
}
