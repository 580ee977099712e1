import type { Scholarship } from "../scholarship.schema.ts";
import {
  BEFORE_HIGHER_STUDIES,
  LEFT_SCHOOL,
  MEASURED_NEED,
  STUDYING_WITHOUT_DEGREE,
} from "../shared-conditions.ts";

export const ifarhuBecaSocioeconomica: Scholarship = {
  id: "ifarhu-beca-socioeconomica",
  link: "https://www.ifarhu.gob.pa/",
  sharedLinkReason:
    "Both awards of the institute are announced on its home page.",
  tags: [
    "panamá",
    "gobierno",
    "necesidad económica",
    "licenciatura",
    "preparatoria",
  ],
  sources: [
    {
      url: "https://www.telemetro.com/nacionales/becas-socioeconomicas-2026-del-ifarhu-como-y-cuando-postular-estudiantes-colegios-y-universidades-n6066760",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.telemetro.com/nacionales/ifarhu-beca-socioeconomica-2026-requisitos-y-quienes-aplican-n6067669",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.telemetro.com/nacionales/becas-socioeconomicas-ifarhu-esta-es-la-calificacion-minima-no-perderla-n6066253",
      supports: ["eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.telemetro.com/nacionales/becas-socioeconomicas-2026-todo-lo-que-debes-saber-los-nuevos-criterios-del-ifarhu-n6051828",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need", "merit"],
  levels: ["highSchool", "undergraduate"],
  covers: [],
  cost: "funded",
  cycle: {
    basis: "unknown",
  },
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  organization: "IFARHU, Gobierno de Panamá",
  requirementsKeys: [
    "requirements.need",
    "requirements.residence",
    "requirements.grade",
    "requirements.school",
  ],
  eligibility: [
    {
      // A study of the household decides it.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["PA"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [STUDYING_WITHOUT_DEGREE],
        // That of higher studies is asked for in the year after school.
        LEFT_SCHOOL,
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [BEFORE_HIGHER_STUDIES, { kind: "grade", atLeast: 4, scale: "0-5" }],
        // At university the index counts.
        [
          { kind: "level", levels: ["otro"], stages: ["technical"] },
          { kind: "other" },
        ],
        // The year keeps out pupils, who enter this level next year.
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "otro"],
            stages: ["undergraduate", "undergraduateFinished", "postgraduate"],
          },
          { kind: "studyYear", stage: "undergraduate" },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "circumstance",
            is: "publicSchool",
          },
        ],
        [
          {
            kind: "other",
          },
        ],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.index",
      changeable: true,
    },
  ],
  phrases: [
    "beca socioeconomica ifarhu",
    "auxilios economicos ifarhu",
    "beca por bajos recursos panama",
    "beca para egresados de colegio oficial",
    "ifarhu beca por necesidad",
    "beca para estudiar afuera panama",
    "ayuda economica universidad panama",
    "termine la media y no tengo plata",
    "requisitos beca socioeconomica 4.0",
    "trabajo social beca panama",
    "beca para tecnico superior panama",
    "segunda opcion si no llego a 4.5",
    "need based scholarship panama",
    "panama low income student grant",
    "becas en panama",
    "becas para escasos recursos",
    "no me alcanza para la universidad",
    "estudiar fuera siendo panameño",
    "subsidio para universitarios",
    "apoyo economico para el cole",
    "carrera tecnica panama ayuda",
    "becas por bajos recursos",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Beca socioeconómica (IFARHU)",
      organization: "IFARHU, Gobierno de Panamá",
      audience:
        "Estudiantes de Panamá con pocos recursos, en la escuela o en la universidad",
      amount:
        "Estudios en Panamá o en el extranjero, según el presupuesto de cada año",
      level: "Escuela, técnico superior y licenciatura",
      deadline:
        "Se anunció para después del concurso general, que la última vez fue en enero",
      description:
        "Pide esta beca si necesitas apoyo y no llegas al promedio del concurso general. Sustituye a los antiguos auxilios económicos y se solicita en línea. Se estudia tu situación.",
      note: "La convocatoria pública en línea se anunció para 2026: pregunta al IFARHU si la hubo y si habrá otra. La de estudios superiores se pide al año siguiente de terminar la media.",
      requirements: {
        need: "Vivir en una condición socioeconómica vulnerable",
        residence: "Estudiar o haber terminado la media en Panamá",
        level:
          "Estar en la escuela, un técnico superior o una licenciatura, o a punto de empezar al salir de la media",
        grade:
          "Promedio de 4.0 sobre 5.0 en la escuela o al salir de la media (2026)",
        school:
          "Para estudios superiores: escuela oficial o dos años en un centro del IFARHU",
        index: "Índice de 1.8 si ya estás en la universidad (2026)",
      },
    },
    en: {
      title: "Socioeconomic scholarship (IFARHU)",
      organization: "IFARHU, Government of Panama",
      audience: "Students in Panama with little money, at school or university",
      amount: "Studies in Panama or abroad, within the budget of each year",
      level: "School, higher technical and undergraduate",
      deadline:
        "It was announced for after the general contest, last held in January",
      description:
        "Ask for this grant if you need support and fall short of the average of the general contest. It replaces the former auxilios económicos and you apply online. Your situation is assessed.",
      note: "The public online call was announced for 2026: ask IFARHU whether it opened and if there will be another. The one for higher education is requested the year after finishing secondary school.",
      requirements: {
        need: "Live in a vulnerable socioeconomic situation",
        residence: "Study or have finished secondary school in Panama",
        level:
          "Be in school, a higher technical course or a bachelor's degree, or about to start after school",
        grade:
          "An average of 4.0 out of 5.0 at school or on finishing it (2026)",
        school:
          "For higher education: a state school or two years in an IFARHU centre",
        index: "An index of 1.8 if you are already at university (2026)",
      },
    },
  },
};
