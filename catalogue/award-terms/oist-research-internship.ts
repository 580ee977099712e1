import type { AwardTerms } from "../award-terms.schema.ts";

export const oistResearchInternship: AwardTerms = {
  path: "/oportunidades/oist-research-internship",
  terms: [
    {
      about: "unpaid",
      year: 2025,
      texts: {
        es: "La cuota de solicitud, de 3,000 yenes desde otoño de 2025: no se devuelve ni se exenta.",
        en: "The application fee, 3,000 yen since autumn 2025: it is neither refunded nor waived.",
      },
      source: {
        url: "https://oist.jp/admissions/research-internship/apply-research-internship",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
