import type { AwardTerms } from "../award-terms.schema.ts";

export const icho: AwardTerms = {
  path: "/competencias/icho",
  terms: [
    {
      about: "unpaid",
      year: 2024,
      texts: {
        es: "En 2024 la delegación de Argentina viajó sin aporte del Estado.",
        en: "In 2024 Argentina's delegation travelled without money from the state.",
      },
      source: {
        url: "https://adnpositivo.com/argentina-gano-medallas-en-la-olimpiada-internacional-de-quimica/",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
  ],
};
