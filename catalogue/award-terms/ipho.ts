import type { AwardTerms } from "../award-terms.schema.ts";

export const ipho: AwardTerms = {
  path: "/competencias/ipho",
  terms: [
    {
      about: "unpaid",
      year: 2024,
      texts: {
        es: "En 2024 la delegación de México pidió donativos para el vuelo y la estancia.",
        en: "In 2024 Mexico's delegation asked for donations for the flight and the stay.",
      },
      source: {
        url: "https://sociedad-noticias.com/2024/07/11/estudiantes-mexicanos-requieren-apoyo-para-representar-al-pais-en-la-olimpiada-de-fisica",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
  ],
};
