import type { AwardTerms } from "../award-terms.schema.ts";

export const becasGobiernoRumania: AwardTerms = {
  path: "/becas/becas-gobierno-rumania",
  terms: [
    {
      about: "unpaid",
      year: 2023,
      texts: {
        es: "La comida, el viaje hasta Rumania y el transporte allá.",
        en: "Food, travel to Romania and transport there.",
      },
      source: {
        url: "https://scholarshipsandaid.org/2023/01/16/romania-government-scholarships-2023-for-international-students/",
        read: { on: "2026-11-28", as: "stored" },
      },
    },
  ],
};
