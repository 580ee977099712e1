import { z } from "zod";
import type { Cycle } from "#domain/deadlines/cycle.ts";
import { countries, month } from "./condition.schema.ts";
import { TAGS } from "./tags.ts";

/** Item ids never change once published: favourites point at them. */
export const itemId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** An address that can be opened: old sources may lack https. */
export const webAddress = z.url({ protocol: /^https?$/ });
export const httpsLink = z.url({
  protocol: /^https$/,
  error: "is no https address",
});
export const civilDate = z.iso.date();
export const tag = z.enum(TAGS, {
  error: ({ input }) =>
    `unknown tag "${input}": take one of catalogue/tags.ts, or add it there`,
});

const narrowCountries = z
  .array(z.string().regex(/^([A-Z]{2}|LATAM)$/, { error: "is no country" }))
  .min(1);
const monthWindow = z.strictObject({
  opens: month.nullable(),
  closes: month.nullable(),
});

export const cycleSchema = z.discriminatedUnion("basis", [
  z.strictObject({
    basis: z.literal("announced"),
    year: z.int().min(2024),
    windows: z
      .array(
        z.strictObject({
          opens: civilDate.nullable(),
          closes: civilDate.nullable(),
        }),
      )
      .min(1),
    timeZone: z.string().optional(),
    source: webAddress,
  }),
  z.strictObject({
    basis: z.literal("usual"),
    windows: z.array(monthWindow).min(1),
    gates: z
      .array(
        z.strictObject({ nameKey: z.string(), countries, window: monthWindow }),
      )
      .optional(),
  }),
  z.strictObject({ basis: z.literal("always") }),
  z.strictObject({ basis: z.literal("unknown") }),
]) satisfies z.ZodType<Cycle>;

export const sourceSchema = z.strictObject({
  url: webAddress,
  /** What the page was read for. */
  supports: z
    .array(z.enum(["programme", "eligibility", "amount", "dates"]))
    .min(1),
  read: civilDate,
});

/** Key of one of the item's own texts: "title", "requirements.age". */
export const textKey = z
  .string()
  .regex(/^\w[\w-]*(\.\w[\w-]*)*$/, { error: "is no key of a text" });

const texts = z.record(
  z.string(),
  z.union([z.string(), z.record(z.string(), z.string())]),
);

/** What every catalogue item needs so that a student can decide and a curator can maintain it. */
export const maintained = {
  id: itemId,
  link: httpsLink,
  tags: z.array(tag).min(1).max(8),
  sources: z.array(sourceSchema).min(1),
  /** The day on which the item was last compared with its sources. */
  reviewed: civilDate,
  /**
   * The only countries whose students can use it, where none of its conditions
   * on nationality or residence says so. Filter and recommendations read it; no
   * requirement is judged by it.
   */
  serves: narrowCountries.optional(),
  /**
   * What students type when this item is a good answer, beyond its own text. Searched,
   * never shown; names no country, cost or level that the text does not.
   */
  phrases: z.array(z.string()).min(10),
  /** The same keys in both languages. */
  texts: z.strictObject({ es: texts, en: texts }),
  /** Why another item may have the same link; both say it. */
  sharedLinkReason: z.string().min(10).optional(),
};
