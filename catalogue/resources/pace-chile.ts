import type { Resource } from "../resource.schema.ts";

export const paceChile: Resource = {
  id: "pace-chile",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://acceso.mineduc.cl/preguntas-frecuentes/programa-de-acceso-a-la-educacion-superior-pace",
  organization: "Ministerio de Educación (Chile)",
  section: "universityAdmission",
  type: "Guía",
  languages: ["es"],
  country: "CL",
  serves: ["CL"],
  icon: "government",
  tags: ["chile", "universidad", "orientación", "gratis", "inclusión"],
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "free",
  cycle: {
    basis: "unknown",
  },
  requirementsKeys: ["requirements.enrolment", "requirements.criteria"],
  eligibility: [
    {
      kind: "level",
      levels: ["preparatoria_2", "preparatoria_3"],
      // A first-year student may still use the place of the year before.
      stages: ["upperSecondary", "schoolFinished", "undergraduate"],
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["preparatoria_2", "preparatoria_3"],
            stages: ["upperSecondary"],
          },
        ],
        // The places are requested in January, when school is over.
        [{ kind: "other" }],
      ],
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 2,
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "enrolment",
      institution: "Liceo PACE",
      textKey: "requirements.enrolment",
      changeable: true,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.criteria",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://puranoticia.pnt.cl/nacional/este-lunes-5-entregan-resultados-de-la-paes-universidades-ofrecen-mas-de",
    },
  ],
  sources: [
    {
      url: "https://acceso.mineduc.cl/preguntas-frecuentes/programa-de-acceso-a-la-educacion-superior-pace",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.ucsh.cl/pace/preguntas-frecuentes",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://puranoticia.pnt.cl/nacional/este-lunes-5-entregan-resultados-de-la-paes-universidades-ofrecen-mas-de",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://wh.ladiscusion.cl/udec-es-la-institucion-chilena-que-recibe-a-mas-estudiantes-a-traves-del-progra",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://econtinua.uct.cl/que-pasa-con-el-pace-uct",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "pace mineduc",
    "liceo pace cupo universidad",
    "entrar a la u por ranking de notas",
    "programa de acceso a la educacion superior",
    "cupo pace requisitos",
    "como saber si mi liceo es pace",
    "entrar a la universidad sin puntaje alto paes",
    "cupos especiales universidad chile",
    "habilitado pace que hago",
    "acompañamiento primer año de universidad",
    "tercero y cuarto medio liceo publico universidad",
    "puntaje ponderado pace",
    "chile pace university access programme",
    "university places for public school students chile",
    "no me va bien en pruebas",
    "universidad con buenas notas del liceo",
    "liceo publico y quiero universidad",
    "apoyo psicologico y academico universidad",
    "alternativa al puntaje",
    "primera generacion universitaria ayuda",
    "ranking de notas",
  ],
  texts: {
    es: {
      name: "PACE: llegar a la universidad desde tu liceo (Chile)",
      organization: "Ministerio de Educación (Chile)",
      audience: "Estudiantes de III y IV medio de los liceos del programa",
      gives:
        "Preparación en el liceo, un cupo universitario aparte y apoyo los dos primeros años",
      when: "Durante III y IV medio; los cupos se piden con la postulación universitaria de enero",
      where: "En los liceos del programa, en Chile",
      description:
        "Si estudias en un liceo PACE ya participas: no hay que postular al programa. Quien cumple los criterios al egresar puede usar uno de los cupos extra en las universidades en convenio, donde sigue el acompañamiento.",
      requirements: {
        enrolment:
          "Cursar III y IV medio en un liceo PACE, o haber egresado de uno hace poco",
        criteria: "Cumplir los criterios de habilitación al egresar",
      },
      figures: {
        y2026: "En la admisión 2026, 29 universidades ofrecieron cupos PACE.",
      },
      note: "Es una vía de entrada, no una beca: para pagar la carrera llena el FUAS. Pregunta en tu liceo si está en el programa y qué notas, asistencia y pruebas te piden para quedar con cupo.",
    },
    en: {
      name: "PACE: reaching university from your school (Chile)",
      organization: "Ministry of Education (Chile)",
      audience:
        "Students in the last two years (III and IV medio) of the schools in the programme",
      gives:
        "Preparation at school, a separate university place and support for the first two years",
      when: "During III and IV medio; places are claimed with the university application in January",
      where: "At the schools in the programme, in Chile",
      description:
        "If you attend a PACE school you already take part: there is no application to the programme. Those who meet the criteria on leaving school can use one of the extra places at the partner universities, where the support goes on.",
      requirements: {
        enrolment:
          "Be in III and IV medio at a PACE school, or have left one recently",
        criteria: "Meet the qualifying criteria on leaving school",
      },
      figures: {
        y2026: "For admission in 2026, 29 universities offered PACE places.",
      },
      note: "It is a way in, not a grant: to pay for the degree fill in the FUAS form. Ask at your school whether it is in the programme and what grades, attendance and tests you need for a place.",
    },
  },
};
