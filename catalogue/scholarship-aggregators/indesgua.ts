import type { ScholarshipAggregator } from "../scholarship-aggregator.schema.ts";

export const indesgua: ScholarshipAggregator = {
  id: "indesgua",
  link: "https://indesgua.org.gt/",
  tags: ["américa latina", "guatemala", "licenciatura", "posgrado"],
  sources: [
    {
      url: "https://indesgua.org.gt/daad-stem-scholarships",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://lahora.gt/nacionales/analucia/2021/11/21/experto-luis-edgar-arenas-explica-los-requisitos-y-desafios-para-obtener-una-beca/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  icon: "people",
  nameKey: "name",
  descriptionKey: "description",
  noteKey: "note",
  phrases: [
    "indesgua becas guatemala",
    "catalogo de becas para guatemaltecos",
    "becas en guate",
    "becas para chapines en el extranjero",
    "buscador de becas guatemala",
    "becas universitarias guatemala usac landivar",
    "becas por nivel de estudios guatemala",
    "donde buscar becas en guatemala",
    "fechas de cierre becas guatemaltecas",
    "listado de becas nacionales guatemala",
    "comparar becas internacionales desde guatemala",
    "scholarship directory guatemala",
    "scholarships for guatemalan students",
    "soy de guatemala y busco beca",
    "buscar becas siendo de guatemala",
    "lista de becas para chapines",
    "fundacion guatemalteca de becas",
    "orientacion sobre becas en guatemala",
    "becas para estudiar en el extranjero desde guatemala",
    "que becas hay para guatemaltecos",
    "becas universitarias guatemala nivel y fecha",
    "directorio de becas centroamerica",
  ],
  texts: {
    es: {
      name: "INDESGUA – Catálogo de becas",
      description:
        "Compara fichas de becas guatemaltecas e internacionales: nivel, beneficios y fechas de cierre anteriores.",
      note: "En español y sin registro. Está pensado para Guatemala, pero muchas becas sirven a otros países de la región.",
    },
    en: {
      name: "INDESGUA – scholarship catalogue",
      description:
        "Compare sheets of Guatemalan and international scholarships: level, benefits and past closing dates.",
      note: "In Spanish, no sign-up. Made for Guatemala, but many of the scholarships are open to other countries in the region.",
    },
  },
};
