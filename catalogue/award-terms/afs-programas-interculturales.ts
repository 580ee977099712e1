import type { AwardTerms } from "../award-terms.schema.ts";

export const afsProgramasInterculturales: AwardTerms = {
  path: "/becas/afs-programas-interculturales",
  terms: [
    {
      about: "obligations",
      year: null,
      texts: {
        es: "Si paga el Departamento de Estado de Estados Unidos (visa J-1), debes pasar dos años en tu país. Antes no puedes pedir allá visas H, L o K, ni la residencia.",
        en: "If the U.S. Department of State pays (J-1 visa), you must spend two years in your country. Before that you cannot get U.S. H, L or K visas, or residence.",
      },
      source: {
        url: "https://myafshelp-hosts.afsusa.org/hc/en-us/articles/14771939834391-Two-Year-Home-Residency-Requirement",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
