import type { AwardTerms } from "../award-terms.schema.ts";

export const hultPrize: AwardTerms = {
  path: "/competencias/hult-prize",
  terms: [
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "Transporte, comida y alojamiento en las etapas.",
        en: "Transport, food and housing at its stages.",
      },
      source: {
        url: "https://www.hultprize.org/terms-and-conditions/",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
