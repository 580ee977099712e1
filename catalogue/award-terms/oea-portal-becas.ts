import type { AwardTerms } from "../award-terms.schema.ts";

export const oeaPortalBecas: AwardTerms = {
  path: "/becas/oea-portal-becas",
  terms: [
    {
      about: "obligations",
      year: 2026,
      texts: {
        es: "En las becas académicas de posgrado: vuelve al país que te patrocina y quédate al menos 24 meses.",
        en: "In the academic postgraduate awards: return to your sponsoring country and stay at least 24 months.",
      },
      source: {
        url: "https://www.enter.co/cultura-digital/el-popurri/una-oportunidad-para-estudiar-fuera-del-pais-asi-funcionan-las-becas-de-la-oea-para-posgrados-en-2026/",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
    {
      about: "unpaid",
      year: 2026,
      texts: {
        es: "En las becas académicas de posgrado: lo que pase del tope, que es de 10,000 USD por año. No es una beca total.",
        en: "In the academic postgraduate awards: what goes beyond the cap, which is 10,000 USD a year. It is not a full scholarship.",
      },
      source: {
        url: "https://www.enter.co/cultura-digital/el-popurri/una-oportunidad-para-estudiar-fuera-del-pais-asi-funcionan-las-becas-de-la-oea-para-posgrados-en-2026/",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
    {
      about: "unpaid",
      year: 2026,
      texts: {
        es: "En las becas en línea con VIU: el 40 % del programa, y la admisión, las traducciones o legalizaciones, los materiales y la titulación.",
        en: "In the online scholarships with VIU: 40% of the programme, and admission, translations or legalisations, materials and the degree certificate.",
      },
      source: {
        url: "https://www.noticiascaracol.com/estilo-de-vida/oea-lanzo-becas-para-comenzar-2026-estudiando-una-maestria-link-para-postularse-so35",
        read: { on: "2026-11-22", as: "stored" },
      },
    },
  ],
};
