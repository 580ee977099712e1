import type { Entry } from "#catalogue/index.ts";
import {
  isInProfile,
  type Requirement,
} from "#domain/eligibility/requirement.ts";
import type { Words } from "./words.ts";

/** Every requirement, the decisive ones first and none twice. */
export function requirementsOf(
  entry: Entry,
  { say }: Words,
): ReadonlyArray<Requirement> {
  const { item } = entry;
  if (!("eligibility" in item)) return [];
  const keys = new Set<string>([
    ...item.requirementsKeys,
    ...item.eligibility.map(({ textKey }) => textKey),
  ]);
  return [...keys].map((key) => {
    const conditions = item.eligibility
      .filter(({ textKey }) => textKey === key)
      .map(({ textKey, ...condition }) => condition);
    return {
      text: say(entry, key),
      conditions: conditions.some(isInProfile) ? conditions : [],
    };
  });
}
