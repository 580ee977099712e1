import { COMPETITION_ITEMS } from "./competition-items.ts";
import type { ExpectedItem } from "./item.ts";
import { MENTORSHIP_ITEMS } from "./mentorship-items.ts";
import { OPPORTUNITY_ITEMS } from "./opportunity-items.ts";
import { RESOURCE_ITEMS } from "./resource-items.ts";
import { SCHOLARSHIP_ITEMS } from "./scholarship-items.ts";
import { UNIVERSITY_ITEMS } from "./university-items.ts";

export type { ExpectedItem };

/** One item of each type of the specification (§3), as on its page. */
export const EXPECTED_ITEMS: ReadonlyArray<ExpectedItem> = [
  ...SCHOLARSHIP_ITEMS,
  ...OPPORTUNITY_ITEMS,
  ...MENTORSHIP_ITEMS,
  ...UNIVERSITY_ITEMS,
  ...COMPETITION_ITEMS,
  ...RESOURCE_ITEMS,
];
