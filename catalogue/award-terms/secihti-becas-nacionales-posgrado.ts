import type { AwardTerms } from "../award-terms.schema.ts";

export const secihtiBecasNacionalesPosgrado: AwardTerms = {
  path: "/becas/secihti-becas-nacionales-posgrado",
  terms: [
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "La inscripción y la colegiatura del posgrado.",
        en: "The enrolment fee and tuition of the graduate programme.",
      },
      source: {
        url: "https://indesgua.org.gt/mexico-becas-nacionales-del-conahcyt",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
  ],
};
