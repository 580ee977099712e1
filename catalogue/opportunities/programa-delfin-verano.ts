import type { Opportunity } from "../opportunity.schema.ts";

export const programaDelfinVerano: Opportunity = {
  id: "programa-delfin-verano",
  link: "https://programadelfin.org.mx/",
  tags: ["investigación", "verano", "licenciatura", "méxico"],
  editions: [
    {
      year: 2026,
      opens: "2026-02-09",
      closes: "2026-03-13",
      source: "https://www.blogdovestibular.com/?p=111123",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-03-14",
      source: "https://elineanoticias.com/?p=957681",
    },
  ],
  sources: [
    {
      url: "https://www.blogdovestibular.com/?p=111123",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://programadelfin.org.mx/sitio/programa.php",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.noventagrados.com.mx/educacion/umsnh-incentiva-a-las-y-los-futuros-cientificos-invita-a-participar-en-el-programa-delfin.htm",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://boletin.buap.mx/node/2853",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://elineanoticias.com/?p=957681",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  serves: ["MX", "CO", "CR", "PE", "NI", "EC", "US"],
  nameKey: "name",
  organization: "Programa Delfín",
  section: "research",
  category: "any",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.enrolment",
    "requirements.studies",
    "requirements.grade",
  ],
  eligibility: [
    {
      kind: "enrolment",
      institution: "Institución afiliada al Programa Delfín",
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["licenciatura_cursando", "posgrado"],
      textKey: "requirements.studies",
      changeable: false,
    },
    // Postgraduates only in a master's.
    {
      kind: "anyOf",
      options: [
        [{ kind: "level", levels: ["licenciatura_cursando"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "undergraduate",
      completedSemesters: 3,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          { kind: "level", levels: ["licenciatura_cursando", "posgrado"] },
          { kind: "grade", atLeast: 8.5, scale: "0-10" },
        ],
        // A school's average is not the one that counts.
        [
          {
            kind: "level",
            levels: ["licenciatura_terminada", "otro"],
            stages: [
              "lowerSecondary",
              "upperSecondary",
              "schoolFinished",
              "technical",
              "undergraduateFinished",
            ],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.noventagrados.com.mx/educacion/umsnh-incentiva-a-las-y-los-futuros-cientificos-invita-a-participar-en-el-programa-delfin.htm",
    },
  ],
  levels: ["undergraduate", "postgraduate"],
  fields: ["any"],
  cost: "varies",
  cycle: { basis: "usual", windows: [{ opens: 2, closes: 3 }] },
  phrases: [
    "programa delfin",
    "verano delfin de investigacion",
    "verano de la investigacion cientifica delfin",
    "delfin estancia siete semanas",
    "verano cientifico universitarios mexico",
    "como inscribirse al delfin",
    "requisitos programa delfin promedio",
    "estancia de investigacion en otra universidad mexico",
    "verano de investigacion humanidades sociales",
    "intercambio de investigacion mexico colombia peru",
    "donde investigar en verano cuarto semestre",
    "undergraduate summer research mexico",
    "delfin program research stay",
    "quiero saber si me gusta investigar",
    "verano cientifico en universidades de mexico",
    "estancia de verano con investigador",
    "verano de investigacion para latinoamericanos en mexico",
    "hacer ciencia en vacaciones de la uni",
    "veranos academicos sin ingles",
    "estancia de investigacion de cualquier carrera",
    "movilidad de verano nacional",
    "quiero ser investigador",
    "intercambio corto",
    "iniciacion cientifica",
    "movilidad academica",
    "experiencia para mi maestria",
    "cartas de recomendacion de un investigador",
    "practicas para universitarios",
  ],
  texts: {
    es: {
      name: "Programa Delfín: Verano de la Investigación",
      audience:
        "Universitarios desde 4.º semestre y de maestría de instituciones afiliadas",
      gives:
        "Siete semanas de investigación con tutoría; el apoyo económico depende de tu universidad",
      when: "El registro suele ser en febrero y marzo; la estancia, en junio y julio",
      where: "México y otros países, como Colombia, Perú o Costa Rica",
      description:
        "Pasa siete semanas del verano en un proyecto de investigación, con alguien que investiga y te guía, en otra universidad o centro. Hay lugar para todas las áreas, también humanidades y ciencias sociales.",
      requirements: {
        enrolment: "Estudiar en una institución afiliada al programa",
        studies: "Cursar la licenciatura desde 4.º semestre o una maestría",
        grade: "Llevar promedio de 8.5 o más, según convocatorias recientes",
      },
      figures: {
        y2026:
          "En 2026 la estancia fue del 8 de junio al 24 de julio (31.ª edición).",
      },
      note: "Busca en tu universidad a quien coordina el Programa Delfín: te dirá la fecha interna, el promedio que piden y qué gastos cubren.",
    },
    en: {
      name: "Delfín Program: Summer of Research",
      audience:
        "Undergraduates from the 4th semester and master's students of member institutions",
      gives:
        "Seven weeks of guided research; financial support depends on your university",
      when: "Registration is usually in February and March; the stay, in June and July",
      where: "Mexico and other countries, such as Colombia, Peru or Costa Rica",
      description:
        "Spend seven weeks of the summer on a research project, guided by a researcher, at another university or centre. Every field has a place, including humanities and social sciences.",
      requirements: {
        enrolment: "Study at an institution that belongs to the programme",
        studies:
          "Be an undergraduate from the 4th semester on or a master's student",
        grade:
          "Have an average of 8.5 out of 10 or more, according to recent calls",
      },
      figures: {
        y2026: "In 2026 the stay ran from 8 June to 24 July (31st edition).",
      },
      note: "Look for the Delfín coordinator at your university: they will tell you the internal deadline, the average required and which costs are covered.",
    },
  },
};
