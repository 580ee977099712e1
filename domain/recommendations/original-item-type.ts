import type { IndexedItem } from "../catalogue/indexed-item.ts";

/** Specification §3, Recommendation: `original_item_type`. */
export const ORIGINAL_ITEM_TYPES = [
  "scholarships",
  "external_scholarships",
  "universities_national",
  "universities_international",
  "resources_general",
  "resources_templates",
  "resources_productivity",
  "other",
] as const;

export type OriginalItemType = (typeof ORIGINAL_ITEM_TYPES)[number];

const OF_TYPE: Readonly<Record<string, OriginalItemType>> = {
  scholarship: "scholarships",
  cultural_exchange: "scholarships",
  scholarship_aggregator: "scholarships",
  external_scholarship: "external_scholarships",
  university: "universities_national",
  university_international: "universities_international",
  resource: "resources_general",
  resource_general: "resources_general",
};

const OF_SECTION: Readonly<Record<string, OriginalItemType>> = {
  templatesAndGuides: "resources_templates",
  productivityTools: "resources_productivity",
};

export function originalItemType({
  type,
  section = "",
}: Pick<IndexedItem, "type" | "section">): OriginalItemType {
  return OF_SECTION[section] ?? OF_TYPE[type] ?? "other";
}
