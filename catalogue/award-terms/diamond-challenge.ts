import type { AwardTerms } from "../award-terms.schema.ts";

export const diamondChallenge: AwardTerms = {
  path: "/competencias/diamond-challenge",
  terms: [
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "El viaje al Summit en Delaware, Estados Unidos.",
        en: "The trip to the Summit in Delaware, United States.",
      },
      source: {
        url: "https://diamondchallenge.org/competition/",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
