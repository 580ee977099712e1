import { z } from "zod";
import { civilDate, httpsLink } from "./item.schema.ts";

/**
 * The page that a fact was read in. Confirmed: a page of the body that makes the rule.
 * A fact without any source is not in the data.
 */
export const sourcedFact = {
  source: httpsLink,
  status: z.enum(["confirmed", "secondary"]),
  /** The year of the fact, if the page states one. */
  year: z.int().min(2020).optional(),
  read: z.strictObject({ on: civilDate, as: z.enum(["live", "stored"]) }),
};

/** Calendar days. Null at an end: no source names it. */
const days = {
  min: z.int().min(0).nullable(),
  max: z.int().min(0).nullable(),
};

/** Times change: they carry their year. */
export const datedDuration = z.strictObject({
  ...days,
  ...sourcedFact,
  year: z.int().min(2020),
});

/**
 * From a page that states no year: only if the body that makes the rule wrote it, and
 * shown as undated with the year of reading.
 */
export const undatedDuration = z.strictObject({
  ...days,
  ...sourcedFact,
  status: z.literal("confirmed"),
  year: z.undefined().optional(),
});
