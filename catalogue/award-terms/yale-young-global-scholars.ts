import type { AwardTerms } from "../award-terms.schema.ts";

export const yaleYoungGlobalScholars: AwardTerms = {
  path: "/oportunidades/yale-young-global-scholars",
  terms: [
    {
      about: "unpaid",
      year: 2024,
      texts: {
        es: "La cuota de solicitud, de 70 u 85 dólares en 2024. Se puede pedir que te la exenten.",
        en: "The application fee, 70 or 85 US dollars in 2024. You can ask for a waiver.",
      },
      source: {
        url: "https://globalscholars.yale.edu/application-deadlines",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
