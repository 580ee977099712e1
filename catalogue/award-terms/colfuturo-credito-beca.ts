import type { AwardTerms } from "../award-terms.schema.ts";

export const colfuturoCreditoBeca: AwardTerms = {
  path: "/becas/colfuturo-credito-beca",
  terms: [
    {
      about: "combining",
      year: 2022,
      texts: {
        es: "Se suma a las becas de universidades con convenio, que pueden llegar al 100 % de la matrícula.",
        en: "It adds to scholarships of partner universities, which can reach 100% of tuition.",
      },
      source: {
        url: "https://www.eltiempo.com/vida/educacion/becas-para-colombianos-colfuturo-cierra-convocatoria-el-28-de-febrero-644176",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
    {
      about: "obligations",
      year: 2026,
      texts: {
        es: "Para que te condonen parte del crédito, vuelve a Colombia y quédate 36 meses. Desde 2026 se condona como máximo el 25 %.",
        en: "To have part of the loan written off, return to Colombia and stay 36 months. Since 2026 at most 25% is written off.",
      },
      source: {
        url: "https://caracol.com.co/2026/02/06/colfuturo-lanza-convocatoria-sin-apoyo-del-gobierno-y-redefine-las-condiciones-del-credito-beca/",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
  ],
};
