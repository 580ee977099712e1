import type { AwardTerms } from "../award-terms.schema.ts";

export const harvard: AwardTerms = {
  path: "/universidades/harvard",
  terms: [
    {
      about: "combining",
      year: null,
      texts: {
        es: "Una beca externa primero reemplaza lo que se espera que ganes trabajando. Si sobra, baja la beca de Harvard en la misma cantidad.",
        en: "An outside award first replaces what you are expected to earn by working. If any is left, it lowers Harvard's scholarship by the same amount.",
      },
      source: {
        url: "https://college.harvard.edu/resources/faq/what-your-outside-award-policy",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
    {
      about: "combining",
      year: null,
      texts: {
        es: "Una beca externa no reemplaza lo que aportan tus padres.",
        en: "An outside award does not replace what your parents contribute.",
      },
      source: {
        url: "https://college.harvard.edu/resources/faq/what-considered-outside-award",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
    {
      about: "obligations",
      year: null,
      texts: {
        es: "Declara las becas externas que recibas.",
        en: "Report the outside awards that you receive.",
      },
      source: {
        url: "https://college.harvard.edu/resources/faq/what-your-outside-award-policy",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
