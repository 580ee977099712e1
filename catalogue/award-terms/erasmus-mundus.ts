import type { AwardTerms } from "../award-terms.schema.ts";

export const erasmusMundus: AwardTerms = {
  path: "/becas/erasmus-mundus",
  terms: [
    {
      about: "combining",
      year: null,
      texts: {
        es: "No se puede tener otra beca pagada por la Unión Europea para el mismo máster, ni una segunda beca Erasmus Mundus de máster.",
        en: "You cannot hold another scholarship paid by the European Union for the same master's, or a second Erasmus Mundus master's scholarship.",
      },
      source: {
        url: "https://www.master-cde.eu/admission/e-scholarship-criteria/",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
    {
      about: "combining",
      year: null,
      texts: {
        es: "Como máximo tres solicitudes Erasmus Mundus por año académico. La regla es de los másteres anteriores (EMJMD): confírmala en el tuyo.",
        en: "At most three Erasmus Mundus applications per academic year. The rule is of the earlier master's programmes (EMJMD): check it for yours.",
      },
      source: {
        url: "https://www.master-cde.eu/admission/e-scholarship-criteria/",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "La beca no se paga mientras estudias en el país donde resides.",
        en: "The scholarship is not paid while you study in the country where you live.",
      },
      source: {
        url: "https://www.master-cde.eu/admission/e-scholarship-criteria/",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
  ],
};
