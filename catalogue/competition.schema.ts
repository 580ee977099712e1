import { z } from "zod";
import { isNamedOnce, programmeFields } from "./programme.schema.ts";

/** Sections of `/competencias` (specification §2), and the national ones of other countries. */
export const COMPETITION_SECTIONS = [
  "academic",
  "nationalMx",
  "national",
  "innovation",
  "artistic",
] as const;

/** The eight category cards (specification §2), then the arts. */
export const COMPETITION_CATEGORIES = [
  "mathematics",
  "physics",
  "chemistry",
  "biology",
  "computerScience",
  "humanities",
  "debate",
  "multidisciplinary",
  "arts",
] as const;

/** Specification §3, Competition. */
export const competitionSchema = z
  .strictObject({
    ...programmeFields,
    section: z.enum(COMPETITION_SECTIONS),
    category: z.enum(COMPETITION_CATEGORIES),
  })
  .refine(isNamedOnce, { message: "needs either name or nameKey" });

export type Competition = Readonly<z.infer<typeof competitionSchema>>;
