import { z } from "zod";
import type { competitionItems } from "#locales/es/content/competition-items.ts";
import type { KeyOf } from "#locales/translation.ts";
import { isNamedOnce, programmeFields } from "./programme.schema.ts";

/** Sections of `/competencias` (specification §2). */
export const COMPETITION_SECTIONS = [
  "academic",
  "nationalMx",
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
    ...programmeFields<KeyOf<typeof competitionItems>>(),
    section: z.enum(COMPETITION_SECTIONS),
    category: z.enum(COMPETITION_CATEGORIES),
  })
  .refine(isNamedOnce, { message: "needs either name or nameKey" });

export type Competition = Readonly<z.infer<typeof competitionSchema>>;
