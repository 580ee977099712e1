import { z } from "zod";
import { cycleSchema, httpsLink, itemFields, textKey } from "./item.schema.ts";

/**
 * A reference page: a world ranking, a university's Common Data Set. `link` is null when
 * the page is not published.
 */
export const referenceSchema = z.strictObject({
  id: itemFields.id,
  name: z.string().min(1).max(80),
  descriptionKey: textKey,
  link: httpsLink.nullable(),
  sources: itemFields.sources,
});

/** A claim with its source: a study or an official page. */
export const claimSchema = z.strictObject({
  id: itemFields.id,
  titleKey: textKey,
  textKey: textKey,
  source: httpsLink,
});

/** Specification §3, Event. Its date is computed from `cycle`. */
export const eventSchema = z.strictObject({
  id: itemFields.id,
  titleKey: textKey,
  descriptionKey: textKey,
  /** Time in careful wording, shown unless an announced window ahead has both days. */
  whenKey: textKey,
  organization: z.string().min(1),
  type: z.enum(["Virtual", "Presencial", "Híbrido"]),
  link: httpsLink,
  cycle: cycleSchema,
  sources: itemFields.sources,
});

export type Reference = Readonly<z.infer<typeof referenceSchema>>;
export type Claim = Readonly<z.infer<typeof claimSchema>>;
export type CatalogueEvent = Readonly<z.infer<typeof eventSchema>>;
