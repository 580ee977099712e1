import type { AwardToPlan } from "#domain/planning/build-plan.ts";
import type { Entry } from "../index.ts";
import { findDestination } from "./country-notes.ts";

/** An entry that students apply to, with requirements and a calendar. */
export type PlannableEntry = Extract<Entry, { family: "award" | "university" }>;

/** Awards, and universities abroad. */
export function isPlannable(entry: Entry): entry is PlannableEntry {
  return entry.family === "award" || entry.type === "university_international";
}

/** Facts of an item that a plan reads. */
export function toAwardToPlan(entry: PlannableEntry): AwardToPlan {
  const { item, path } = entry;
  return {
    award: path,
    conditions: item.eligibility,
    destination: findDestination(entry),
    isInternational:
      item.categoryKey === "international" ||
      item.categoryKey === "nationalInternational",
    cycle: item.cycle,
    editions: item.editions,
  };
}
