import type { AwardTerms } from "../award-terms.schema.ts";

export const uwcShortCourses: AwardTerms = {
  path: "/oportunidades/uwc-short-courses",
  terms: [
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "Según el comité de Líbano: viaje, visa y dinero de bolsillo. A veces hay ayuda por necesidad.",
        en: "According to the committee of Lebanon: travel, visa and pocket money. Sometimes there is aid for those in need.",
      },
      source: {
        url: "https://www.lb.uwc.org/short-courses/faqs",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
