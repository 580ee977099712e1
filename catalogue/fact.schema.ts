import { z } from "zod";
import { httpsLink, readSchema } from "./item.schema.ts";

/**
 * The source of a fact: `confirmed` for a page of the body that makes the rule, `secondary`
 * for any other page. A fact without a source is null or left out.
 */
export const sourcedFact = {
  source: httpsLink,
  status: z.enum(["confirmed", "secondary"]),
  /** The year of the fact, if the page states one. */
  year: z.int().min(2020).optional(),
  read: readSchema,
};

/** Calendar days; a limit that no source names is null. */
const days = {
  min: z.int().min(0).nullable(),
  max: z.int().min(0).nullable(),
};

/** The year is required, because durations change. */
export const datedDuration = z.strictObject({
  ...days,
  ...sourcedFact,
  year: z.int().min(2020),
});

/**
 * A duration from a page without a year. Only a page of the body that makes the rule counts.
 * Shown as undated, with the year of reading.
 */
export const undatedDuration = z.strictObject({
  ...days,
  ...sourcedFact,
  status: z.literal("confirmed"),
  year: z.undefined().optional(),
});
