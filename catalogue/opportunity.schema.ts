import { z } from "zod";
import { FIELDS, isNamedOnce, programmeFields } from "./programme.schema.ts";

/** Sections of `/oportunidades` (specification §2). */
export const OPPORTUNITY_SECTIONS = [
  "summer",
  "research",
  "internships",
  "seminars",
  "searchPlatforms",
] as const;

/** Specification §3, Opportunity. */
export const opportunitySchema = z
  .strictObject({
    ...programmeFields,
    section: z.enum(OPPORTUNITY_SECTIONS),
    /** Its main field. */
    category: z.enum(FIELDS),
  })
  .refine(isNamedOnce, { message: "needs either name or nameKey" });

export type Opportunity = Readonly<z.infer<typeof opportunitySchema>>;
