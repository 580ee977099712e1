import type { AwardTerms } from "../award-terms.schema.ts";

export const torontoPearsonScholarship: AwardTerms = {
  path: "/becas/toronto-pearson-scholarship",
  terms: [
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "La lista de lo que paga no nombra el vuelo, el permiso de estudios, las comidas fuera de la residencia ni los gastos personales.",
        en: "The list of what it pays does not name the flight, the study permit, meals outside the residence or personal expenses.",
      },
      source: {
        url: "https://future.utoronto.ca/scholarships/lester-b-pearson-international-scholarship-program/",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
