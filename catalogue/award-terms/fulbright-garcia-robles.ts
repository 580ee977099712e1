import type { AwardTerms } from "../award-terms.schema.ts";

export const fulbrightGarciaRobles: AwardTerms = {
  path: "/becas/fulbright-garcia-robles",
  terms: [
    {
      about: "combining",
      year: null,
      texts: {
        es: "No la puede pedir quien ya tuvo esta beca para maestría o doctorado, ni quien busca un complemento para estudios que ya empezó en Estados Unidos.",
        en: "People who already held this grant for a master's or doctorate cannot apply, nor can those who want a top-up for studies already begun in the United States.",
      },
      source: {
        url: "https://www.comexus.org.mx/posgrado_eua.php",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
    {
      about: "obligations",
      year: null,
      texts: {
        es: "Por la regla 212(e), pasas dos años en tu país antes de pedir visas H, L o K, o la residencia en Estados Unidos.",
        en: "Under rule 212(e), you spend two years in your country before you ask for H, L or K visas, or for residence in the United States.",
      },
      source: {
        url: "https://ic.uci.edu/2-year-requirement",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "La colegiatura que la universidad no te exente: la exención puede ser parcial.",
        en: "The tuition that the university does not waive: the waiver can be partial.",
      },
      source: {
        url: "https://www.comexus.org.mx/posgrado_eua.php",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
