import { withCountingDays } from "#domain/eligibility/counting-days.ts";
import {
  isAboutStudent,
  type Requirement,
} from "#domain/eligibility/requirement.ts";
import type { Entry } from "../index.ts";
import type { Words } from "./words.ts";

/** Keys of an item's requirements: those with a text of their own, then further conditions. */
export function requirementKeys({
  requirementsKeys,
  eligibility,
}: Entry["item"]): ReadonlySet<string> {
  return new Set<string>([
    ...requirementsKeys,
    ...eligibility.map(({ textKey }) => textKey),
  ]);
}

/** All requirements, the decisive ones first, without duplicates. */
export function buildRequirements(
  entry: Entry,
  { say, today }: Words,
): ReadonlyArray<Requirement> {
  const { item } = entry;
  const eligibility = withCountingDays(item.eligibility, item.cycle, today);
  return [...requirementKeys(item)].map((key) => {
    const conditions = eligibility
      .filter(({ textKey }) => textKey === key)
      .map(({ textKey, ...condition }) => condition);
    return {
      text: say(entry, key),
      conditions: conditions.some(isAboutStudent) ? conditions : [],
    };
  });
}
