import type { ScholarshipAggregator } from "../scholarship-aggregator.schema.ts";

export const daadBaseDeDatos: ScholarshipAggregator = {
  id: "daad-base-de-datos",
  link: "https://www2.daad.de/deutschland/stipendium/datenbank/en/21148-scholarship-database/",
  languages: ["en", "de"],
  tags: ["alemania", "buscador", "posgrado", "investigación"],
  sources: [
    {
      url: "https://www2.daad.de/deutschland/stipendium/datenbank/en/15075-information-on-the-programmes-offered-by-other-funding-organisations-in-germany-that-are-presented-in-the-daad-scholarship-database/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www2.daad.de/deutschland/stipendium/datenbank/en/21148-scholarship-database/?status=&origin=&subjectGrps=&daad=&intention=&q=&page=1&detail=57742130",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  icon: "university",
  nameKey: "name",
  descriptionKey: "description",
  noteKey: "note",
  phrases: [
    "daad base de datos becas",
    "buscador de becas alemania",
    "daad scholarship database",
    "becas para alemania por pais",
    "becas de fundaciones alemanas",
    "buscar becas para investigar en alemania",
    "beca alemania segun mi carrera",
    "donde encuentro todas las becas de alemania",
    "becas konrad adenauer heinrich boll alemania",
    "filtrar becas alemania maestria doctorado",
    "estancia de investigacion alemania lista",
    "find scholarships in germany",
    "germany funding by country and level",
    "quiero saber que becas alemanas me tocan",
    "buscador de becas para alemania",
    "licenciatura en alemania con beca",
    "beca para bachelor aleman",
    "lista de becas alemanas por area",
    "filtrar becas alemania por pais",
    "fundaciones alemanas que dan becas",
    "scholarships in germany database",
    "buscador de becas",
    "becas para doctorado",
    "lista de becas",
    "que becas puedo pedir",
    "estudiar en berlin",
  ],
  texts: {
    es: {
      name: "Base de datos de becas del DAAD",
      description:
        "Busca becas del DAAD y de otras organizaciones para estudiar o investigar en Alemania. Filtra por país, nivel y área.",
      note: "En inglés y alemán. Consultar no pide registro; postular en el portal del DAAD, sí, y mejor desde una computadora.",
    },
    en: {
      name: "DAAD Scholarship Database",
      description:
        "Search scholarships from DAAD and other organisations to study or do research in Germany. Filter by country, level and field.",
      note: "In English and German. No account to browse; you need one to apply on the DAAD portal, best done on a computer.",
    },
  },
};
