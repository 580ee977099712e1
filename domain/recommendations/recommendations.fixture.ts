import type {
  IndexedItem,
  WordedCondition,
} from "../catalogue/indexed-item.ts";
import type { Condition } from "../eligibility/condition.ts";
import type { ExternalScholarship } from "./external-results.ts";
import { chooseListGroup } from "./list-group.ts";
import type { Recommendation } from "./recommend.ts";

/** An item that matches no profile, except through the given parts. */
export function anItem(parts: Partial<IndexedItem> = {}): IndexedItem {
  const id = parts.id ?? "item";
  return {
    type: "opportunities_summer",
    id,
    path: `/oportunidades/${id}`,
    link: `https://example.org/${id}`,
    title: id,
    organization: "",
    kind: "",
    when: null,
    badge: null,
    isAlwaysOpen: false,
    opens: null,
    closes: null,
    isAnnounced: false,
    upcoming: { closings: [], mayCloseNow: false },
    stages: [],
    hasPlan: false,
    cost: null,
    languages: [],
    names: [],
    descriptions: [],
    tags: [],
    categories: [],
    locations: [],
    programs: [],
    country: null,
    levels: [],
    conditions: [],
    ...parts,
  };
}

/** An item for high school. */
export function anOption(
  id: string,
  parts: Partial<IndexedItem> = {},
): IndexedItem {
  return anItem({ id, levels: ["highSchool"], ...parts });
}

/** A condition without a text. */
export function aCondition(
  condition: Condition,
  changeable = false,
): WordedCondition {
  return { ...condition, text: "", changeable };
}

/** A recommendation for a student in Mexico. */
export function aRecommendation(
  id: string,
  score: number,
  parts: Partial<IndexedItem> = {},
): Recommendation {
  const item = anItem({ id, ...parts });
  const listGroup = chooseListGroup(item, "MX");
  return { item, score, reasons: [], listGroup, lane: "later" };
}

export function anExternal(id: string, score = 4): ExternalScholarship {
  return {
    type: "external_scholarship",
    id,
    title: id,
    link: `https://elsewhere.example/${id}`,
    source: "Una fuente",
    searchTerm: "beca",
    score,
  };
}
