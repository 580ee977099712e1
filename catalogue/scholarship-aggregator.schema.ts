import { z } from "zod";
import { itemFields, textKey } from "./item.schema.ts";
import { ICONS } from "./scholarship.schema.ts";

/** Specification §3, Scholarship aggregator. */
export const scholarshipAggregatorSchema = z.strictObject({
  ...itemFields,
  icon: z.enum(ICONS),
  nameKey: textKey,
  descriptionKey: textKey,
  /** Facts to know before using the site: language, registration, fees. */
  noteKey: textKey.optional(),
});

export type ScholarshipAggregator = Readonly<
  z.infer<typeof scholarshipAggregatorSchema>
>;
