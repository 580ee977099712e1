import type { AwardTerms } from "../award-terms.schema.ts";

export const promysBostonUniversity: AwardTerms = {
  path: "/oportunidades/promys-boston-university",
  terms: [
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "No es gratis de forma automática: para quienes vienen de otro país, la ayuda se decide caso por caso.",
        en: "It is not free by default: for students from abroad, aid is decided case by case.",
      },
      source: {
        url: "https://promys.org/programs/promys/for-students",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
