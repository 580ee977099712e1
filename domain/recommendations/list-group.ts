import type { IndexedItem } from "../catalogue/indexed-item.ts";
import {
  type OriginalItemType,
  originalItemType,
} from "./original-item-type.ts";

/**
 * Groups that share the places of a mixed list evenly (specification §9): the
 * specification's types, with `other` split: competitions would take all its places.
 * Mentorship programmes are opportunities, other mentorship items resources; examinations
 * and admissions are one group, as both lead to a country's universities.
 */
export const LIST_GROUPS = [
  "scholarships",
  "universities_national",
  "universities_international",
  "opportunities",
  "competitions",
  "exams",
  "resources_general",
  "resources_templates",
  "resources_productivity",
  "other",
] as const;

export type ListGroup = (typeof LIST_GROUPS)[number];

/** Group of an item for a student of that country: a university is national at home only. */
export function chooseListGroup(
  item: Pick<IndexedItem, "type" | "section" | "country">,
  country: string | null,
): ListGroup {
  const type = originalItemType(item);
  if (UNIVERSITIES.includes(type) && country)
    return item.country === country
      ? "universities_national"
      : "universities_international";
  if (type === "external_scholarships") return "scholarships";
  if (EXAMS.has(item.section ?? "")) return "exams";
  return type === "other" ? chooseOtherGroup(item.type) : type;
}

const EXAMS = new Set([
  "examPreparation",
  "standardizedTests",
  "universityAdmission",
]);

const UNIVERSITIES: ReadonlyArray<OriginalItemType> = [
  "universities_national",
  "universities_international",
];

function chooseOtherGroup(type: string): ListGroup {
  if (type.startsWith("competitions")) return "competitions";
  if (/^(opportunities|mentorship_program)/.test(type)) return "opportunities";
  return type.startsWith("mentorship") ? "resources_general" : "other";
}
