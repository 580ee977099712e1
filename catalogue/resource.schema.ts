import { z } from "zod";
import { isNamedOnce, programmeFields } from "./programme.schema.ts";

/**
 * Entries of the section dropdown (specification §2, Resources) except `all`, then
 * admission to public universities.
 */
export const RESOURCE_SECTIONS = [
  "featured",
  "templatesAndGuides",
  "onlineLibraries",
  "internationalStudent",
  "languageLearning",
  "productivityTools",
  "researchPlatforms",
  "olympiadResources",
  "examPreparation",
  "standardizedTests",
  "languageCertifications",
  "universityAdmission",
] as const;

/** Types of resources; the tabs show the first six (specification §2, Resources). */
export const RESOURCE_TYPES = [
  "Guía",
  "PDF",
  "Documento",
  "Video",
  "Webinar",
  "Curso",
  "Plataforma",
  "Herramienta",
  "Biblioteca",
  "Examen",
] as const;

/** Specification §3, Resource. Without downloads and rating, which have no source. */
export const resourceSchema = z
  .strictObject({
    ...programmeFields,
    section: z.enum(RESOURCE_SECTIONS),
    type: z.enum(RESOURCE_TYPES),
    /** Languages of the material: ISO 639-1. */
    languages: z.array(z.string().length(2)).min(1),
    /** ISO 3166-1 alpha-2 of the country whose studies it covers. */
    country: z.string().length(2).optional(),
  })
  .refine(isNamedOnce, { message: "needs either name or nameKey" });

export type Resource = Readonly<z.infer<typeof resourceSchema>>;
