import type { AwardTerms } from "../award-terms.schema.ts";

export const jovenesEscribiendoElFuturo: AwardTerms = {
  path: "/becas/jovenes-escribiendo-el-futuro",
  groups: ["mexico-federal-study"],
  terms: [
    {
      about: "combining",
      year: null,
      excludes: { groups: ["mexico-federal-study"] },
      texts: {
        es: "No se puede recibir junto con otra beca federal con el mismo fin.",
        en: "You cannot receive it together with another federal scholarship for the same purpose.",
      },
      source: {
        url: "https://www.cronista.com/mexico/actualidad-mx/adios-plan-social-para-jovenes-el-gobierno-de-claudia-sheinbaum-confirmo-ultima-fecha-de-febrero-para-anotarse-y-cobrar-5800-pesos/",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
  ],
};
