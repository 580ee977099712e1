import type { Resource } from "../resource.schema.ts";

export const toeflIbt: Resource = {
  id: "toefl-ibt",
  name: "TOEFL iBT",
  organization: "ETS",
  link: "https://www.ets.org/toefl.html",
  tags: ["inglés", "toefl", "certificación", "idiomas"],
  sources: [
    {
      url: "https://intercom.help/toeflaccess/en/articles/11758550-toefl-ibt-enhancements-coming-january-2026",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.fulbright.or.kr/en/toefl-enhancement-2026-jan",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://assist.applyboard.com/hc/en-us/articles/42516862433805",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.ets.org/toefl/institutions/about/research_design/",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  icon: "exam",
  section: "languageCertifications",
  type: "Examen",
  languages: ["en"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [],
  eligibility: [],
  figures: [
    {
      year: 2026,
      textKey: "figures.scale",
      source: "https://www.fulbright.or.kr/en/toefl-enhancement-2026-jan",
    },
  ],
  moreLinks: [
    {
      url: "https://www.ets.org/toefl/test-takers/ibt/prepare.html",
      textKey: "links.practice",
    },
  ],
  levels: ["any"],
  fields: ["languages"],
  cost: "paid",
  cycle: { basis: "always" },
  phrases: [
    "toefl ingles",
    "examen toefl ibt",
    "tofel ingles",
    "certificado de ingles para universidad",
    "prueba de ingles academico ets",
    "toefl cuanto dura",
    "practica toefl gratis",
    "demostrar mi ingles para una beca",
    "toefl o ielts",
    "examen de ingles para estudiar en el extranjero",
    "que es el toefl",
    "toefl ibt test format",
    "english proficiency exam for university",
    "la beca me pide certificado de ingles",
    "examen de ingles para estudiar fuera",
    "cuanto cuesta el toefl",
    "practica gratis del toefl",
    "certificado de ingles para usa",
    "english test for university",
    "puntaje toefl para beca",
    "presentar toefl en casa",
    "fechas y costo del toefl",
    "certificado de ingles",
    "examenes de ingles",
    "que examen de ingles conviene",
    "examenes en ingles",
    "ingles para usa o canada",
    "ets",
  ],
  texts: {
    es: {
      audience:
        "Quien debe demostrar su inglés académico a una universidad o una beca",
      gives: "Un resultado en 72 horas o menos, válido 2 años. Tiene costo",
      when: "Muchas fechas al año. Resérvala con tiempo",
      where: "En un centro de examen o en casa",
      description:
        "Mide tu inglés académico en unos 90 minutos. Las partes de lectura y de escucha se adaptan a tus respuestas. Lo piden universidades y becas de muchos países. En el sitio oficial puedes practicar gratis.",
      note: "Pregunta si tu universidad acepta la escala nueva y la versión en casa, y practica con material desde enero de 2026. Entra desde ets.org y confirma que aún es el sitio oficial.",
      links: {
        practice: "Preparación oficial, con práctica gratuita",
      },
      figures: {
        scale:
          "Desde el 21 de enero de 2026 la escala va de 1 a 6 y sigue los niveles europeos (MCER). Durante dos años el reporte muestra también el puntaje equivalente de 0 a 120.",
      },
    },
    en: {
      audience:
        "Anyone who must prove academic English to a university or a scholarship",
      gives: "A result within 72 hours, valid for 2 years. It has a fee",
      when: "Many dates a year. Book well ahead",
      where: "At a test centre or at home",
      description:
        "It measures your academic English in about 90 minutes. The reading and listening parts adapt to your answers. Universities and scholarships in many countries ask for it. You can practise free on the official site.",
      note: "Ask if your university accepts the new scale and the home version, and practise with material from January 2026 on. Start from ets.org and check that it is still the official site.",
      links: {
        practice: "Official preparation, with free practice",
      },
      figures: {
        scale:
          "Since 21 January 2026 the scale runs from 1 to 6 and follows the European levels (CEFR). For two years the report also shows the equivalent score from 0 to 120.",
      },
    },
  },
};
