import type { AwardTerms } from "../award-terms.schema.ts";

export const becaBenitoJuarezMediaSuperior: AwardTerms = {
  path: "/becas/beca-benito-juarez-media-superior",
  groups: ["mexico-federal-study"],
  terms: [
    {
      about: "combining",
      year: 2025,
      excludes: { groups: ["mexico-federal-study"] },
      texts: {
        es: "No se puede recibir junto con otra beca o apoyo federal con el mismo fin.",
        en: "You cannot receive it together with another federal scholarship or support for the same purpose.",
      },
      source: {
        url: "https://www.record.com.mx/contra/beca-benito-juarez-2025-requisitos-y-registro-en-linea-para-estudiantes-de-bachillerato",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
  ],
};
