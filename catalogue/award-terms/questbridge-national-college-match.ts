import type { AwardTerms } from "../award-terms.schema.ts";

export const questbridgeNationalCollegeMatch: AwardTerms = {
  path: "/becas/questbridge-national-college-match",
  terms: [
    {
      about: "combining",
      year: null,
      texts: {
        es: "Si ordenas universidades en el Match, no pidas Early Decision ni Early Action en otras. Si te emparejan, retira las demás solicitudes.",
        en: "If you rank colleges in the Match, do not apply Early Decision or Early Action to others. If you are matched, withdraw your other applications.",
      },
      source: {
        url: "https://www.questbridge.org/high-school-students/national-college-match/how-it-works",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
