import { z } from "zod";
import type { Cycle } from "#domain/deadlines/cycle.ts";
import { countries, month } from "./condition.schema.ts";
import { TAGS } from "./tags.ts";

/** Item ids never change once published: favourites refer to them. */
export const itemId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const httpsLink = z.url({
  protocol: /^https$/,
  error: "is no https address",
});
export const civilDate = z.iso.date();
const bodyName = z.string().min(2);
/** A body's own name; in both languages where it has common words or a country. */
export const properName = z.union([
  bodyName,
  z.strictObject({ es: bodyName, en: bodyName }),
]);
export const tag = z.enum(TAGS, {
  error: ({ input }) =>
    `unknown tag "${input}": take one of catalogue/tags.ts, or add it there`,
});

/** Like `countries`, without `*` (any country), which would limit nothing. */
const narrowCountries = z
  .array(z.string().regex(/^([A-Z]{2}|LATAM)$/, { error: "is no country" }))
  .min(1);
const dayOfMonth = z.int().min(1).max(31);
const monthWindow = z.strictObject({
  opens: month.nullable(),
  closes: month.nullable(),
  /** Set, like `closesDay`, only if two editions agree or the organiser's rule names it. */
  opensDay: dayOfMonth.optional(),
  closesDay: dayOfMonth.optional(),
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
    source: httpsLink,
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

/** Day of reading a source, and if the page was live or a stored copy. */
export const readSchema = z.strictObject({
  on: civilDate,
  as: z.enum(["live", "stored"]),
});

export const sourceSchema = z.strictObject({
  url: httpsLink,
  /** Facts that the page states. */
  supports: z
    .array(z.enum(["programme", "eligibility", "amount", "dates"]))
    .min(1),
  read: readSchema,
  /** The organiser's own site, or that of the granting government or embassy. */
  isOfficial: z.literal(true).optional(),
});

/** A past application round; a day that no source names is null. */
export const editionSchema = z.strictObject({
  year: z.int().min(2015),
  opens: civilDate.nullable(),
  closes: civilDate.nullable(),
  source: httpsLink,
  /** Set when the round was for these countries only. */
  countries: countries.optional(),
  /** Key of the name of the round's programme line or calendar, if the item has several. */
  lineKey: z.string().optional(),
});

/** Key of one of the item's own texts: "title", "requirements.age". */
export const textKey = z
  .string()
  .regex(/^\w[\w-]*(\.\w[\w-]*)*$/, { error: "is no key of a text" });

const texts = z.record(
  z.string(),
  z.union([z.string(), z.record(z.string(), z.string())]),
);

/** Fields of every catalogue item. */
export const itemFields = {
  id: itemId,
  link: httpsLink,
  tags: z.array(tag).min(1).max(8),
  sources: z.array(sourceSchema).min(1),
  /** Set only by an editor who opened the sources and compared the item with them. */
  checkedBy: z
    .strictObject({ role: z.literal("editor"), on: civilDate })
    .optional(),
  /**
   * Country that participants enter, or study in afterwards; a university has `country`
   * instead.
   */
  destination: z.string().length(2).optional(),
  /** Application or registration page, if it differs from `link`. */
  applicationUrl: httpsLink.optional(),
  /** Year of the newest application round in a source, if it is long ago. */
  lastSeenCycle: z.int().min(2010).optional(),
  /** Past application rounds; each source is also in `sources`. */
  editions: z.array(editionSchema).min(1).optional(),
  /**
   * The only countries whose students can use the item, when no nationality or residence
   * condition says so. Filters, country pages and recommendations read the list;
   * the verdict for other students names only unmet requirements.
   */
  serves: narrowCountries.optional(),
  /**
   * Queries that this item is a good result for, beyond its own text. Searched, never
   * shown; they name no country, cost or level that the text lacks.
   */
  phrases: z.array(z.string()).min(10),
  /**
   * Languages of instruction, ISO 639-1, where a source names them; one is enough to take
   * part. Material has `languages` instead.
   */
  taughtIn: z.array(z.string().length(2)).min(1).optional(),
  /** Languages of the material or site, ISO 639-1. */
  languages: z.array(z.string().length(2)).min(1).optional(),
  /** The same keys in both languages. */
  texts: z.strictObject({ es: texts, en: texts }),
  /** Reason why another item has the same link; required on both items. */
  sharedLinkReason: z.string().min(10).optional(),
};
