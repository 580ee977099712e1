import type { AwardTerms } from "../award-terms.schema.ts";

export const uwcColegiosDelMundoUnido: AwardTerms = {
  path: "/becas/uwc-colegios-del-mundo-unido",
  terms: [
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "La beca depende de la necesidad: cada colegio fija lo que aporta tu familia después de la nominación.",
        en: "The scholarship depends on need: each school sets your family's contribution after the nomination.",
      },
      source: {
        url: "https://www.ro.uwc.org/page/?title=Needs+Based+Scholarships+Explained&pid=8476",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "Según el comité de Ucrania: vuelos, visa, seguro médico y dinero de bolsillo. Si tu familia no puede, el comité lo habla con el colegio y con donantes.",
        en: "According to the committee of Ukraine: flights, visa, health insurance and pocket money. If your family cannot, the committee takes it up with the school and sponsors.",
      },
      source: {
        url: "https://www.ukraine.uwc.org/scholarships?lang=en-gb",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
    {
      about: "unpaid",
      year: null,
      texts: {
        es: "En Colombia, el comité cobra un derecho de inscripción al proceso.",
        en: "In Colombia, the committee charges a fee to enter the process.",
      },
      source: {
        url: "https://www.co.uwc.org/como-aplicar/aplicacion",
        read: { on: "2026-11-22", as: "stored" },
        isOfficial: true,
      },
    },
  ],
};
