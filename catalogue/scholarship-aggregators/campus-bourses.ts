import type { ScholarshipAggregator } from "../scholarship-aggregator.schema.ts";

export const campusBourses: ScholarshipAggregator = {
  id: "campus-bourses",
  link: "https://campusbourses.campusfrance.org/",
  languages: ["fr", "en"],
  tags: ["francia", "gobierno", "buscador", "posgrado"],
  sources: [
    {
      url: "https://uk.campusfrance.org/fund-your-studies-research",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.ghana.campusfrance.org/scholarship-programs",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  icon: "government",
  nameKey: "name",
  descriptionKey: "description",
  noteKey: "note",
  phrases: [
    "campus bourses francia",
    "campus france becas",
    "becas para estudiar en francia",
    "buscador de becas francesas",
    "maestria francesa con beca",
    "becas en paris por nacionalidad",
    "licenciatura en francia con beca",
    "doctorado en francia financiamiento",
    "como encontrar beca en francia",
    "becas francesas para mexicanos colombianos peruanos",
    "catalogo de becas campus france",
    "scholarships to study in france",
    "campus france scholarship search",
    "aprendo frances y quiero ir a paris",
    "directorio de becas para francia",
    "buscador becas universidades francesas",
    "maestria en francia becas",
    "beca para estudiar en paris",
    "filtrar becas por nacionalidad francia",
    "buscador de becas",
    "estudiar en frances",
    "lista de becas",
    "posgrado en paris",
    "que becas puedo pedir",
  ],
  texts: {
    es: {
      name: "Campus Bourses",
      description:
        "Filtra por nacionalidad, área y nivel las becas para estudiar en Francia. Lo lleva Campus France.",
      note: "En francés e inglés.",
    },
    en: {
      name: "Campus Bourses",
      description:
        "Filter scholarships to study in France by nationality, field and level. Run by Campus France.",
      note: "In French and English.",
    },
  },
};
