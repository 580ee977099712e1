import { z } from "zod";
import { conditionSchema } from "./condition.schema.ts";
import { cycleSchema, httpsLink, itemFields, textKey } from "./item.schema.ts";

/** Costs that an award pays. */
export const COVERS = [
  "tuition",
  "living",
  "travel",
  "insurance",
  "materials",
  "language",
  "mentoring",
  "loan",
] as const;

/** Cost of taking part for a student. */
export const COSTS = [
  /** Pays a stipend, the studies, or most of travel and stay. */
  "funded",
  /** The programme or tool itself is free. */
  "free",
  /** Has a fee, and help for those who cannot pay it. */
  "aid",
  /** The basic part is free, more costs money. */
  "freemium",
  "paid",
  /** Depends on the place, the team or the year. */
  "varies",
] as const;

/** Broad levels of the filter. */
export const LEVELS = [
  "highSchool",
  "undergraduate",
  "postgraduate",
  "any",
] as const;

/** Icons of an item's crest. */
export const ICONS = [
  "government",
  "foundation",
  "bank",
  "university",
  "globe",
  "people",
  "ship",
  "heart",
  "search",
  "book",
  "video",
  "tool",
  "science",
  "code",
  "trophy",
  "palette",
  "briefcase",
  "document",
  "exam",
  "microphone",
] as const;

export type Icon = (typeof ICONS)[number];

/** Fields of the specification (§3, Scholarship), then those of further features. */
export const scholarshipSchema = z.strictObject({
  ...itemFields,
  titleKey: textKey,
  /** The organiser's proper name, or its name in Spanish. */
  organization: z.string().min(1),
  /** Set when the name differs between languages; its Spanish text is `organization`. */
  organizationKey: textKey.optional(),
  deadlineKey: textKey,
  amountKey: textKey,
  categoryKey: z.enum([
    "national",
    "international",
    "nationalInternational",
    "nationalUSA",
  ]),
  typeKey: z.enum(["public", "private"]),
  levelKey: textKey,
  descriptionKey: textKey,
  requirementsKeys: z.array(textKey).min(1).max(4),
  icon: z.enum(ICONS),
  /** Audience, in one line. */
  audienceKey: textKey,
  /** Facts to confirm on the official page before applying. */
  noteKey: textKey.optional(),
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
  criteria: z.array(z.enum(["merit", "need"])),
  levels: z.array(z.enum(LEVELS)).min(1),
  /**
   * Empty when the student pays for everything or no source names the parts; for a loan
   * only the loan.
   */
  covers: z.array(z.enum(COVERS)),
  cost: z.enum(COSTS),
  eligibility: z.array(conditionSchema).min(1),
  cycle: cycleSchema,
});

export type Scholarship = Readonly<z.infer<typeof scholarshipSchema>>;
/** Specification §3: an exchange has the fields of a scholarship. */
export type ExchangeProgram = Scholarship;
