import { z } from "zod";
import type { scholarshipAggregatorItems } from "#locales/es/content/scholarship-aggregator-items.ts";
import type { KeyOf } from "#locales/translation.ts";
import { maintained } from "./item.schema.ts";
import { ICONS } from "./scholarship.schema.ts";

const textKey = z.custom<KeyOf<typeof scholarshipAggregatorItems>>(
  (value) => typeof value === "string" && value.includes("."),
);

/** Specification §3, Scholarship aggregator. */
export const scholarshipAggregatorSchema = z.strictObject({
  ...maintained,
  icon: z.enum(ICONS),
  nameKey: textKey,
  descriptionKey: textKey,
  /** What must be known before using the site: language, registration, fees. */
  noteKey: textKey.optional(),
});

export type ScholarshipAggregator = Readonly<
  z.infer<typeof scholarshipAggregatorSchema>
>;
