import type { AwardTerms } from "../award-terms.schema.ts";

export const epflExcellenceInEngineeringE3: AwardTerms = {
  path: "/oportunidades/epfl-excellence-in-engineering-e3",
  terms: [
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "La visa quizá se paga en parte, el viaje se reembolsa si el laboratorio lo aprueba y el alojamiento lo buscas tú.",
        en: "The visa may be paid in part, travel is refunded if the laboratory approves it, and you look for housing yourself.",
      },
      source: {
        url: "https://eee.epfl.ch/faq/",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
