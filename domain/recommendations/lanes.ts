import type { IndexedItem } from "../catalogue/indexed-item.ts";
import { daysAfter } from "../deadlines/civil-days.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import { isEntryLimited } from "../eligibility/countries.ts";
import { isTool } from "./suitable.ts";

/**
 * `now`: open, opens soon, or closes soon where the opening is unknown; `later`: all others
 * with an application; `tools`: no application, usable on any day.
 */
export const LANES = ["now", "later", "tools"] as const;

export type Lane = (typeof LANES)[number];

/** An opening within so many days counts as open, so that there is time to prepare. */
export const SOON_DAYS = 60;

/**
 * Undated items are `later`, unless always open or without an application. Never `now` where
 * the destination suspended visas for the student's country.
 */
export function chooseLane(
  item: Pick<
    IndexedItem,
    "type" | "section" | "opens" | "closes" | "isAlwaysOpen" | "entryLimit"
  >,
  today: CivilDate,
  country: string | null,
): Lane {
  const { opens, closes, isAlwaysOpen } = item;
  const isDated = opens !== null || closes !== null;
  if (!isDated && needsNoApplication(item)) return "tools";
  if (isEntryLimited(item.entryLimit, country)) return "later";
  if (isAlwaysOpen) return "now";
  const next = opens ?? closes;
  return next !== null && next <= daysAfter(today, SOON_DAYS) ? "now" : "later";
}

/** True for aggregators, which have no dates, and for tools that are always open; not for admissions. */
function needsNoApplication(
  item: Pick<IndexedItem, "type" | "section" | "isAlwaysOpen">,
): boolean {
  return (
    isTool(item) &&
    item.section !== "universityAdmission" &&
    (item.isAlwaysOpen || item.type === "scholarship_aggregator")
  );
}
