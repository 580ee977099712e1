import type { AwardTerms } from "../award-terms.schema.ts";

export const questbridgeNationalCollegeMatch: AwardTerms = {
  path: "/becas/questbridge-national-college-match",
  terms: [
    {
      about: "combining",
      year: null,
      texts: {
        es: "Mientras participas en el Match no pidas Early Decision ni Early Action en otras universidades. Si te emparejan, retira las demás solicitudes.",
        en: "While you take part in the Match, do not apply Early Decision or Early Action to other universities. If you are matched, withdraw your other applications.",
      },
      source: {
        url: "https://www.questbridge.org/high-school-students/national-college-match/how-it-works",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
