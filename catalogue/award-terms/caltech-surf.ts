import type { AwardTerms } from "../award-terms.schema.ts";

export const caltechSurf: AwardTerms = {
  path: "/oportunidades/caltech-surf",
  terms: [
    {
      about: "obligations",
      year: null,
      texts: {
        es: "Dedícale las diez semanas completas, sin cursos ni otro trabajo.",
        en: "Give it the full ten weeks, without courses or another job.",
      },
      source: {
        url: "https://ccrf.uchicago.edu/content/summer-undergraduate-research-fellowships-caltech",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "Vuelo, alojamiento y comida salen de la propia beca.",
        en: "Flight, housing and food come out of the award itself.",
      },
      source: {
        url: "https://uniplusglobal.com/scholarship_detail/339/caltech-university-summer-research-program",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
  ],
};
