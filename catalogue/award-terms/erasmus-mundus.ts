import type { AwardTerms } from "../award-terms.schema.ts";

export const erasmusMundus: AwardTerms = {
  path: "/becas/erasmus-mundus",
  terms: [
    {
      about: "combining",
      year: null,
      texts: {
        es: "Mientras estudias, no se puede tener otra beca pagada por la Unión Europea para este máster ni para otro Erasmus Mundus.",
        en: "While you study, you cannot hold another scholarship paid by the European Union for this master's or for another Erasmus Mundus one.",
      },
      source: {
        url: "https://mespom.eu/erasmus-mundus-scholarships-emjm",
        read: { on: "2026-11-26", as: "stored" },
      },
    },
    {
      about: "combining",
      year: null,
      texts: {
        es: "Quien ya tuvo una beca Erasmus Mundus de máster no puede pedir otra.",
        en: "People who already held an Erasmus Mundus master's scholarship cannot ask for another.",
      },
      source: {
        url: "https://mesd.edu.umontpellier.fr/scholarships-and-funding/scholarship",
        read: { on: "2026-11-26", as: "stored" },
      },
    },
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "El viaje, la visa y la instalación no se pagan aparte: salen del pago mensual.",
        en: "Travel, visa and settling in are not paid apart: they come out of the monthly payment.",
      },
      source: {
        url: "https://mespom.eu/erasmus-mundus-scholarships-emjm",
        read: { on: "2026-11-26", as: "stored" },
      },
    },
  ],
};
