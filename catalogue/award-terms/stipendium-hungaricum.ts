import type { AwardTerms } from "../award-terms.schema.ts";

export const stipendiumHungaricum: AwardTerms = {
  path: "/becas/stipendium-hungaricum",
  terms: [
    {
      about: "obligations",
      year: 2020,
      texts: {
        es: "Vive en Hungría y avisa si sales más de 10 días hábiles seguidos: una ausencia sin permiso puede quitarte la beca.",
        en: "Live in Hungary and give notice if you leave for more than 10 working days in a row: an absence without permission can end the scholarship.",
      },
      source: {
        url: "https://stipendiumhungaricum.hu/faq/do-i-have-to-reside-in-hungary/",
        read: { on: "2026-11-26", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
