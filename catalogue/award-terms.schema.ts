import { z } from "zod";
import { httpsLink, sourceSchema } from "./item.schema.ts";

/** Subjects of a term, in the order of the page. */
export const TERM_SUBJECTS = ["combining", "obligations", "unpaid"] as const;

/** Groups of awards of one giver and one purpose, which exclude each other. */
export const AWARD_GROUPS = ["mexico-federal-study"] as const;

const itemPath = z.string().regex(/^\/[a-z]+\/[a-z0-9-]+$/);
const awardGroup = z.enum(AWARD_GROUPS);
const sentence = z.string().min(15).max(260);

const termSchema = z.strictObject({
  about: z.enum(TERM_SUBJECTS),
  /** Year of the cycle that the source describes; null if it names none. */
  year: z.int().min(2015).nullable(),
  texts: z.strictObject({ es: sentence, en: sentence }),
  /** Awards that cannot be held beside this one. */
  excludes: z
    .strictObject({
      paths: z.array(itemPath).min(1).optional(),
      groups: z.array(awardGroup).min(1).optional(),
    })
    .optional(),
  source: z.strictObject({
    url: httpsLink,
    read: sourceSchema.shape.read,
    isOfficial: sourceSchema.shape.isOfficial,
  }),
});

/** Combinations, obligations and unpaid costs of one item, each with its source. */
export const awardTermsSchema = z.strictObject({
  path: itemPath,
  /** Groups that the item belongs to. */
  groups: z.array(awardGroup).min(1).optional(),
  terms: z.array(termSchema).min(1),
});

export type TermSubject = (typeof TERM_SUBJECTS)[number];
export type AwardTerms = Readonly<z.infer<typeof awardTermsSchema>>;
