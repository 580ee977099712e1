import { z } from "zod";
import type { Cycle } from "#domain/deadlines/cycle.ts";
import {
  CEFR_LEVELS,
  type Condition,
  GRADE_SCALES,
  STUDY_LEVELS,
} from "#domain/eligibility/condition.ts";
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

const country = z.string().regex(/^([A-Z]{2}|LATAM|\*)$/);
const countries = z.array(country).min(1);
const narrowCountries = z
  .array(z.string().regex(/^([A-Z]{2}|LATAM)$/, { error: "is no country" }))
  .min(1);
const month = z.int().min(1).max(12);

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

/** Shared by every condition: its wording, and whether the student can change it. */
const worded = { textKey: z.string(), changeable: z.boolean() };

export const conditionSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    ...worded,
    kind: z.literal("level"),
    levels: z.array(z.enum(STUDY_LEVELS)).min(1),
  }),
  z.strictObject({ ...worded, kind: z.literal("nationality"), countries }),
  z.strictObject({ ...worded, kind: z.literal("residence"), countries }),
  z
    .strictObject({
      ...worded,
      kind: z.literal("age"),
      min: z.int().min(5).max(99).optional(),
      max: z.int().min(5).max(99).optional(),
    })
    .refine(({ min, max }) => min !== undefined || max !== undefined, {
      message: "an age condition needs min or max",
    }),
  z.strictObject({
    ...worded,
    kind: z.literal("grade"),
    atLeast: z.number(),
    scale: z.enum(GRADE_SCALES),
  }),
  z.strictObject({
    ...worded,
    kind: z.literal("language"),
    language: z.string().length(2),
    cefr: z.enum(CEFR_LEVELS).optional(),
    certificate: z.string().optional(),
  }),
  z.strictObject({
    ...worded,
    kind: z.literal("test"),
    name: z.string().min(1),
    score: z.number().optional(),
  }),
  z.strictObject({
    ...worded,
    kind: z.literal("enrolment"),
    institution: z.string().min(1),
  }),
  z.strictObject({
    ...worded,
    kind: z.literal("status"),
    notHolding: z.string().min(1),
  }),
  z.strictObject({ ...worded, kind: z.literal("other") }),
]) satisfies z.ZodType<Condition>;

export const sourceSchema = z.strictObject({
  url: webAddress,
  /** What the page was read for. */
  supports: z
    .array(z.enum(["programme", "eligibility", "amount", "dates"]))
    .min(1),
  read: civilDate,
});

/** What every catalogue item needs so that a student can decide and a curator can maintain it. */
export const maintained = {
  id: itemId,
  link: httpsLink,
  tags: z.array(tag).min(1).max(8),
  sources: z.array(sourceSchema).min(1),
  /** The day a person last checked the item against its sources. */
  reviewed: civilDate,
  /**
   * The only countries whose students can use it, where none of its conditions
   * on nationality or residence says so. Filter and recommendations read it; no
   * requirement is judged by it.
   */
  serves: narrowCountries.optional(),
  /** Why another item may have the same link; both say it. */
  sharedLinkReason: z.string().min(10).optional(),
};
