import type { Resource } from "../resource.schema.ts";

export const inatecNicaragua: Resource = {
  id: "inatec-nicaragua",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Tecnológico Nacional INATEC (Nicaragua)",
  link: "https://www.tecnacional.edu.ni/",
  requirementsKeys: ["requirements.documents"],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.diariobarricada.com/2026/01/30/inatec-inicia-el-ano-lectivo-2026-con-mas-de-49-mil-estudiantes-y-una-oferta-de-79-carreras-tecnicas",
    },
  ],
  eligibility: [
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
  ],
  sharedLinkReason:
    "INATEC has one site for its free courses and for the contest it organises.",
  section: "featured",
  type: "Curso",
  languages: ["es"],
  country: "NI",
  serves: ["NI"],
  icon: "tool",
  levels: ["any"],
  fields: ["any"],
  cost: "free",
  cycle: { basis: "unknown" },
  tags: ["nicaragua", "formación técnica", "curso", "gratis"],
  sources: [
    {
      url: "https://tecnacional.edu.ni/noticias/aulas-abiertas-al-futuro-nicaragua-inicia-ciclo-academico-de-educacion-tecnica-2026-en-turnos-especiales",
      supports: ["programme", "amount", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://tecnacional.edu.ni/noticias/el-valor-de-un-sueno-cumplido-desde-la-educacion-tecnica",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.diariobarricada.com/2026/01/30/inatec-inicia-el-ano-lectivo-2026-con-mas-de-49-mil-estudiantes-y-una-oferta-de-79-carreras-tecnicas",
      supports: ["programme", "amount", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://eldiarionica.com/2024/10/22/las-bondades-de-estudiar-una-carrera-tecnica-en-nicaragua-un-futuro-prometedor",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "inatec carreras tecnicas",
    "estudiar en el tecnologico nacional",
    "carrera tecnica gratis nicaragua",
    "inatec virtual cursos",
    "tecnico en ingles inatec",
    "estudiar los sabados una carrera tecnica",
    "aprender un oficio en nicaragua",
    "matricula inatec requisitos",
    "tecnico en gastronomia o computacion nica",
    "turno nocturno y dominical inatec",
    "trabajo de dia y quiero estudiar tecnico",
    "free technical education nicaragua",
    "vocational courses nicaragua",
    "carrera corta que deje dinero",
    "estudiar de noche o sabados",
    "carreras tecnicas",
    "cursos online",
    "no entre a la universidad que hago",
    "cursos para trabajar",
    "mecanica cocina o computacion",
    "estudiar y trabajar a la vez",
  ],
  texts: {
    es: {
      name: "INATEC: carreras técnicas gratuitas",
      audience:
        "Jóvenes y adultos de Nicaragua que quieren una carrera técnica",
      gives: "Carreras técnicas y cursos cortos, gratis y con mucha práctica",
      when: "La última vez, las clases empezaron a inicios de febrero; matricúlate antes",
      where: "Centros en todo el país, y modalidad virtual",
      description:
        "Estudia una carrera técnica gratis en turno de mañana, tarde, noche, sábado o domingo, o en línea. Hay desde computación, cocina y banca hasta agricultura, mecánica e inglés. Aprendes también en talleres y laboratorios.",
      requirements: {
        documents:
          "Llevar tu certificado de notas; cada nivel pide su escolaridad",
      },
      note: "La escolaridad que piden cambia con cada nivel y carrera. Pregunta en el centro más cercano qué requisitos y papeles hay este año y cuándo se matricula.",
      figures: {
        y2026:
          "En 2026 las clases empezaron el 3 de febrero (7 y 8 los fines de semana).",
      },
    },
    en: {
      name: "INATEC: free technical programmes",
      audience:
        "Young people and adults in Nicaragua who want a technical career",
      gives:
        "Technical programmes and short courses, free and with much practice",
      when: "Last time, classes began in early February; enrol before",
      where: "Centres across the country, and online",
      description:
        "Study a technical programme free of charge in the morning, afternoon, evening, on Saturday or Sunday, or online. They range from computing, cooking and banking to farming, mechanics and English. You also learn in workshops and laboratories.",
      requirements: {
        documents:
          "Bring your school certificate; each level asks for its own schooling",
      },
      note: "The schooling they ask for changes with each level and programme. Ask at the nearest centre which requirements and papers apply this year and when you can enrol.",
      figures: {
        y2026: "In 2026 classes began on 3 February (7 and 8 at weekends).",
      },
    },
  },
};
