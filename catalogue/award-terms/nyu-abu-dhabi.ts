import type { AwardTerms } from "../award-terms.schema.ts";

export const nyuAbuDhabi: AwardTerms = {
  path: "/universidades/nyu-abu-dhabi",
  terms: [
    {
      about: "combining",
      year: null,
      texts: {
        es: "Si te admiten por Early Decision, retira las demás solicitudes. Te liberan si la ayuda no te alcanza.",
        en: "If you are admitted through Early Decision, withdraw your other applications. You are released if the aid is not enough.",
      },
      source: {
        url: "https://nyuad.nyu.edu/en/admissions/undergraduate/apply/early-decision.html",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
