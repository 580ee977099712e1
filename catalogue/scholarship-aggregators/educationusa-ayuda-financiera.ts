import type { ScholarshipAggregator } from "../scholarship-aggregator.schema.ts";

export const educationusaAyudaFinanciera: ScholarshipAggregator = {
  id: "educationusa-ayuda-financiera",
  link: "https://educationusa.state.gov/find-financial-aid",
  destination: "US",
  languages: ["en"],
  tags: ["estados unidos", "licenciatura", "posgrado", "orientación"],
  sources: [
    {
      url: "https://educationusa.state.gov/us-higher-education-professionals/educationusa-network/policies-services-promote-us-higher",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://wtop.com/news/2018/07/10-places-international-students-can-search-for-u-s-college-scholarships",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  icon: "government",
  nameKey: "name",
  descriptionKey: "description",
  noteKey: "note",
  phrases: [
    "educationusa centro de asesoria",
    "education usa becas",
    "ayuda financiera universidades de estados unidos",
    "becas para internacionales en eeuu",
    "como pagar el college siendo extranjero",
    "orientacion gratuita para estudiar en usa",
    "asesor de la embajada americana universidades",
    "universidades gringas que dan becas a latinos",
    "estudiar pregrado en estados unidos con ayuda",
    "becas maestria en estados unidos extranjeros",
    "donde me orientan para aplicar a usa",
    "financial aid for international students usa",
    "educationusa advising center",
    "quiero ir a una uni gringa sin dolares",
    "lista de becas en universidades americanas",
    "ayuda economica para extranjeros en estados unidos",
    "universidades gringas que dan beca a latinos",
    "como pagar la universidad en estados unidos",
    "becas por merito en usa",
    "buscar universidades que ayudan a extranjeros",
    "licenciatura en estados unidos con beca",
    "universidades de usa para latinos",
    "asesoria para aplicar a usa",
    "visa f1 y universidad",
    "college en usa siendo internacional",
    "orientacion para becas",
    "lista de becas",
  ],
  texts: {
    es: {
      name: "EducationUSA – Ayuda financiera",
      description:
        "Encuentra ayudas de universidades de Estados Unidos para estudiantes de otros países y centros con charlas gratuitas.",
      note: "En inglés. Otros servicios pueden cobrarse.",
    },
    en: {
      name: "EducationUSA – Find Financial Aid",
      description:
        "Find aid for international students at US universities, and centres with free talks.",
      note: "In English. Other services may have a fee.",
    },
  },
};
