import type { ScholarshipAggregator } from "../scholarship-aggregator.schema.ts";

export const iefa: ScholarshipAggregator = {
  id: "iefa",
  link: "https://www.iefa.org/scholarships",
  languages: ["en"],
  tags: ["internacional", "buscador", "licenciatura", "posgrado"],
  sources: [
    {
      url: "https://www.studyabroad.wiki/posts/scholarship-portals-comparison-2026",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  icon: "search",
  nameKey: "name",
  descriptionKey: "description",
  noteKey: "note",
  phrases: [
    "iefa becas internacionales",
    "iefa scholarship search",
    "buscador de becas para estudiar fuera",
    "international education financial aid",
    "becas por pais de destino",
    "becas por area para el extranjero",
    "base de datos de becas en el exterior",
    "pagina para buscar becas en otros paises",
    "ayudas para estudiantes internacionales",
    "donde buscar becas para irme afuera",
    "becas en el extranjero segun carrera",
    "study abroad scholarship database",
    "international student grants search",
    "quiero irme a estudiar fuera de mi pais",
    "buscar ayuda financiera para estudiar fuera",
    "base de datos de becas internacionales",
    "becas por destino y carrera",
    "financiar estudios en otro pais",
    "international scholarship search",
    "becas para cualquier nacionalidad",
    "buscador de becas",
    "becas internacionales",
    "lista de becas",
    "que becas puedo pedir",
    "becas en ingles lista",
    "no se que becas existen",
    "becas por pais",
    "estudiar afuera como pagarlo",
  ],
  texts: {
    es: {
      name: "IEFA – International Education Financial Aid",
      description:
        "Explora becas y ayudas para estudiar fuera de tu país, por destino y por área.",
      note: "En inglés.",
    },
    en: {
      name: "IEFA – International Education Financial Aid",
      description:
        "Explore scholarships and aid to study outside your country, by destination and field.",
      note: "In English.",
    },
  },
};
