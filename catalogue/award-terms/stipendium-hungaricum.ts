import type { AwardTerms } from "../award-terms.schema.ts";

export const stipendiumHungaricum: AwardTerms = {
  path: "/becas/stipendium-hungaricum",
  terms: [
    {
      about: "obligations",
      year: null,
      texts: {
        es: "Reside en Hungría: más de 30 días fuera por motivos privados suspenden la beca y el apoyo de vivienda.",
        en: "Live in Hungary: more than 30 days away for private reasons suspend the stipend and the housing support.",
      },
      source: {
        url: "https://en.uni-miskolc.hu/news/2516/information_about_residential_obligation_of_scholarship_holders",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
  ],
};
