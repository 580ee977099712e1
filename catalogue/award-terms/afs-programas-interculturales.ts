import type { AwardTerms } from "../award-terms.schema.ts";

export const afsProgramasInterculturales: AwardTerms = {
  path: "/becas/afs-programas-interculturales",
  terms: [
    {
      about: "obligations",
      year: null,
      texts: {
        es: "Si paga el Departamento de Estado de Estados Unidos (visa J-1), pasas dos años en tu país antes de pedir allá visas H, L o K, o la residencia.",
        en: "If the U.S. Department of State pays (J-1 visa), you spend two years in your country before asking there for H, L or K visas, or residence.",
      },
      source: {
        url: "https://myafshelp-hosts.afsusa.org/hc/en-us/articles/14771939834391-Two-Year-Home-Residency-Requirement",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
