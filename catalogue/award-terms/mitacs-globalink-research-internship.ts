import type { AwardTerms } from "../award-terms.schema.ts";

export const mitacsGlobalinkResearchInternship: AwardTerms = {
  path: "/oportunidades/mitacs-globalink-research-internship",
  terms: [
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "La parte del vuelo que pase del aporte, y las traducciones notariadas de tus calificaciones.",
        en: "The part of the flight beyond the contribution, and notarised translations of your transcript.",
      },
      source: {
        url: "https://brandonu.ca/research/scholarships-awards/bu-mitacs-gri",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
  ],
};
