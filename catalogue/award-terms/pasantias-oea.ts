import type { AwardTerms } from "../award-terms.schema.ts";

export const pasantiasOea: AwardTerms = {
  path: "/oportunidades/pasantias-oea",
  terms: [
    {
      about: "combining",
      year: null,
      texts: {
        es: "Se hace una sola vez, y no se puede aceptar otro trabajo en la OEA durante la pasantía.",
        en: "You can do it only once, and you cannot take another job at the OAS during the internship.",
      },
      source: {
        url: "https://www.oas.org/en/saf/dhr/internships/things_you_should_know.asp",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "No es pagada: viaje, alojamiento, seguro de salud y manutención corren por tu cuenta.",
        en: "It is unpaid: travel, housing, health insurance and living costs are yours.",
      },
      source: {
        url: "https://www.oas.org/en/saf/dhr/internships/things_you_should_know.asp",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
