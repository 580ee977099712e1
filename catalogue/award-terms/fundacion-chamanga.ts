import type { AwardTerms } from "../award-terms.schema.ts";

export const fundacionChamanga: AwardTerms = {
  path: "/becas/fundacion-chamanga",
  terms: [
    {
      about: "obligations",
      year: 2018,
      texts: {
        es: "Hacer trabajo social voluntario, ligado a lo que estudias, de dos a cuatro horas por semana.",
        en: "Do voluntary social work, linked to what you study, for two to four hours a week.",
      },
      source: {
        url: "https://ladiaria.com.uy/educacion/articulo/2018/7/la-fundacion-chamanga-ofrece-becas-a-jovenes-para-que-desarrollen-su-vocacion/",
        read: { on: "2026-11-26", as: "stored" },
      },
    },
  ],
};
