import type { AwardTerms } from "../award-terms.schema.ts";

export const fundacionCarolina: AwardTerms = {
  path: "/becas/fundacion-carolina",
  terms: [
    {
      about: "unpaid",
      year: 2026,
      texts: {
        es: "Toda la matrícula o una parte, en la mayoría de las becas.",
        en: "All or part of the tuition, in most of the scholarships.",
      },
      source: {
        url: "https://www.expreso.ec/actualidad/economia/becas-fundacion-carolina-2026-guia-paso-paso-para-aplicar-desde-ecuador-270921.html",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
  ],
};
