import { z } from "zod";
import { conditionSchema } from "./condition.schema.ts";
import { cycleSchema, httpsLink, itemFields, textKey } from "./item.schema.ts";
import { ITEM_TYPES } from "./item-types.ts";
import { COSTS, ICONS, LEVELS } from "./scholarship.schema.ts";

/** Fields of study for the filter; `any`: open to every field. */
export const FIELDS = [
  "any",
  "mathematics",
  "naturalSciences",
  "technology",
  "health",
  "environment",
  "socialSciences",
  "business",
  "humanities",
  "languages",
  "arts",
  "leadership",
] as const;

/** Fields shared by opportunities, mentorship, competitions and resources. */
export const programmeFields = {
  ...itemFields,
  /** A proper name that is the same in every language; else `nameKey`. */
  name: z.string().min(1).max(80).optional(),
  nameKey: textKey.optional(),
  /** The organiser's proper name, or its name in Spanish. */
  organization: z.string().min(1),
  /** Set when the name differs between languages; its Spanish text is `organization`. */
  organizationKey: textKey.optional(),
  icon: z.enum(ICONS),
  /** One to three sentences. */
  descriptionKey: textKey,
  /** Audience, in one line. */
  audienceKey: textKey,
  /** Benefits, in one line. */
  givesKey: textKey,
  /** Time, in the item's own careful wording. */
  whenKey: textKey,
  /** Place; missing when it does not help the student. */
  whereKey: textKey.optional(),
  /** Facts to confirm on the official page. */
  noteKey: textKey.optional(),
  /** The decisive requirements first; each is also a condition of `eligibility`. */
  requirementsKeys: z.array(textKey).max(4),
  eligibility: z.array(conditionSchema),
  /** Figures, each with its year. */
  figures: z
    .array(
      z.strictObject({
        year: z.int().min(2020),
        textKey,
        source: httpsLink,
      }),
    )
    .optional(),
  /** Official pages beside `link`: the call, the registration, the video channel. */
  moreLinks: z.array(z.strictObject({ url: httpsLink, textKey })).optional(),
  levels: z.array(z.enum(LEVELS)).min(1),
  fields: z.array(z.enum(FIELDS)).min(1),
  cost: z.enum(COSTS),
  cycle: cycleSchema,
  /** Lists of other screens that show this programme and link to its page. */
  alsoListedAs: z.array(z.enum(ITEM_TYPES)).optional(),
};

/** True with exactly one of `name` and `nameKey`. */
export function isNamedOnce(item: {
  name?: string | undefined;
  nameKey?: string | undefined;
}): boolean {
  return (item.name === undefined) !== (item.nameKey === undefined);
}
