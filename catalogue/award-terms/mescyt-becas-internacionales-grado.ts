import type { AwardTerms } from "../award-terms.schema.ts";

export const mescytBecasInternacionalesGrado: AwardTerms = {
  path: "/becas/mescyt-becas-internacionales-grado",
  terms: [
    {
      about: "obligations",
      year: 2024,
      texts: {
        es: "Vuelve al país en los dos meses siguientes al fin de los estudios y vive ahí al menos dos años, o devuelve el dinero. No aplica a lo virtual ni a quien ya vivía fuera.",
        en: "Return to the country within two months of finishing and live there at least two years, or pay the money back. It does not apply to virtual studies or to those who already lived abroad.",
      },
      source: {
        url: "https://www.antena7.com.do/2024/08/12/advierten-sanciones-a-becarios-que-no-regresan-al-pais-tras-estudiar-en-el-extranjero/",
        read: { on: "2026-11-26", as: "stored" },
      },
    },
  ],
};
