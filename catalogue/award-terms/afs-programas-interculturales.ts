import type { AwardTerms } from "../award-terms.schema.ts";

export const afsProgramasInterculturales: AwardTerms = {
  path: "/becas/afs-programas-interculturales",
  terms: [
    {
      about: "obligations",
      year: null,
      texts: {
        es: "Si paga el Departamento de Estado de Estados Unidos (visa J-1), después pasas dos años en tu país.",
        en: "If the U.S. Department of State pays (J-1 visa), you spend two years in your country afterwards.",
      },
      source: {
        url: "https://myafshelp-hosts.afsusa.org/hc/en-us/articles/14771939834391-Two-Year-Home-Residency-Requirement",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
