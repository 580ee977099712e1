import type { AwardTerms } from "../award-terms.schema.ts";

export const questbridgeNationalCollegeMatch: AwardTerms = {
  path: "/becas/questbridge-national-college-match",
  terms: [
    {
      about: "combining",
      year: null,
      texts: {
        es: "Si ordenas universidades en el Match, no pidas Early Decision ni Early Action en otras.",
        en: "If you rank colleges in the Match, do not apply Early Decision or Early Action to others.",
      },
      source: {
        url: "https://www.questbridge.org/high-school-students/national-college-match/how-it-works",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
    {
      about: "obligations",
      year: null,
      texts: {
        es: "Si te emparejan con una universidad que ordenaste, te comprometes a estudiar ahí, salvo en MIT.",
        en: "If you are matched with a college that you ranked, you commit to study there, except at MIT.",
      },
      source: {
        url: "https://www.questbridge.org/apply-to-college/programs/national-college-match/apply/ranking-colleges",
        read: { on: "2026-11-26", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
