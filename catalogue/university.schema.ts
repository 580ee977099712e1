import { z } from "zod";
import { conditionSchema } from "./condition.schema.ts";
import { cycleSchema, httpsLink, itemFields, textKey } from "./item.schema.ts";
import { FIELDS } from "./programme.schema.ts";
import { COSTS } from "./scholarship.schema.ts";

/** Not the name of an image file: `imageSlug` is the seed of the generated banner. */
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Regions of Mexico in the tabs (specification §2, Universities). */
export const REGIONS = ["CDMX", "states"] as const;

const universityFields = {
  ...itemFields,
  /** Its name in each language; `link` is the specification's `website`. */
  nameKey: textKey,
  /** City and state or country. */
  locationKey: textKey,
  country: z.string().length(2),
  descriptionKey: textKey,
  /** Eligible applicants, in one line. */
  audienceKey: textKey,
  /** Admission process: examination, school record, dossier. */
  admissionKey: textKey,
  /** Application time, in careful wording. */
  whenKey: textKey,
  /** Scholarships and aid for students like the user. */
  aidKey: textKey,
  noteKey: textKey.optional(),
  /** Place in a ranking, with edition and year. */
  rankingKey: textKey,
  /** Share of applicants admitted, with its year. */
  admissionRateKey: textKey.optional(),
  /** Degrees to study, the best known first. */
  programsKeys: z.array(textKey).min(3).max(10),
  /** Fields of its degrees and its description. */
  fields: z.array(z.enum(FIELDS).exclude(["any"])).min(1),
  /** Cost for students of Latin America; missing when the text of `aidKey` does not state it. */
  cost: z.enum(COSTS).optional(),
  requirementsKeys: z.array(textKey).max(4),
  eligibility: z.array(conditionSchema),
  /** Page of the admissions office. */
  admissionsLink: httpsLink,
  /** True for a university of mainly one branch: technology, economics. */
  isSpecialized: z.boolean(),
  logoSlug: slug,
  imageSlug: slug,
  cycle: cycleSchema,
};

/** Specification §3, National university. */
export const universitySchema = z.strictObject({
  ...universityFields,
  type: z.enum(["Pública", "Privada"]),
  regions: z.array(z.enum(REGIONS)).min(1),
  /** Number of students, with its year. */
  studentsKey: textKey,
  facultiesKey: textKey,
});

/** Specification §3, International university. */
export const internationalUniversitySchema = z.strictObject(universityFields);

export type University = Readonly<z.infer<typeof universitySchema>>;
export type InternationalUniversity = Readonly<
  z.infer<typeof internationalUniversitySchema>
>;
