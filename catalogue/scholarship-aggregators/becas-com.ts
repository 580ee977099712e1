import type { ScholarshipAggregator } from "../scholarship-aggregator.schema.ts";

export const becasCom: ScholarshipAggregator = {
  id: "becas-com",
  link: "https://www.becas.com/",
  tags: ["buscador", "españa", "américa latina"],
  sources: [
    {
      url: "https://www.becas.com/santander-mexico/becas-legacy-santander",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://becas.com/anid/becas-magister-nacional-profesionales-educacion-anid",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  icon: "search",
  nameKey: "name",
  descriptionKey: "description",
  noteKey: "note",
  phrases: [
    "becas punto com",
    "becas.com buscador",
    "becas en españa y latinoamerica",
    "pagina para buscar becas españa",
    "becas de movilidad e investigacion",
    "requisitos y plazos de becas españa",
    "becas de estudio para irse a españa",
    "donde ver convocatorias de becas abiertas",
    "buscador de becas en español",
    "portal con lista de becas por fechas",
    "becas de posgrado en universidades españolas",
    "scholarship search engine in spanish",
    "scholarships spain latin america finder",
    "busco becas y no se por donde empezar",
    "pagina con becas de muchos paises",
    "sitio para buscar becas en espana",
    "lista actualizada de becas",
    "convocatorias de becas para latinos",
    "donde ver becas disponibles",
    "becas de investigacion y movilidad",
    "buscar becas por pais y area",
    "portal de becas confiable",
  ],
  texts: {
    es: {
      name: "becas.com",
      description:
        "Busca becas de estudio, movilidad e investigación en España y América Latina, con requisitos y fechas de inscripción.",
      note: "En español. Es un sitio comercial: consultar es gratis y el registro para recibir avisos es opcional.",
    },
    en: {
      name: "becas.com",
      description:
        "Search scholarships for study, mobility and research in Spain and Latin America, with requirements and application dates.",
      note: "In Spanish. A commercial site: browsing is free and signing up for alerts is optional.",
    },
  },
};
