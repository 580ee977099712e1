import type { Opportunity } from "../opportunity.schema.ts";
import {
  AT_SCHOOL,
  HIGH_SCHOOL,
  IN_LOWER_SECONDARY,
} from "../shared-conditions.ts";

export const parlamentoJuvenilMercosur: Opportunity = {
  id: "parlamento-juvenil-mercosur",
  link: "https://www.mercosur.int/",
  tags: ["américa latina", "política", "debate", "liderazgo", "gobierno"],
  sources: [
    {
      url: "https://parlamentomercosur.org/innovaportal/v/17182/1/parlasur/parlamento-juvenil-del-mercosur.html",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.mercosur.int/parlamento-juvenil-del-mercosur-se-celebro-esta-semana-en-foz-de-iguazu/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.gov.br/mec/pt-br/pjm/como-funciona",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://anep.edu.uy/representantes-nacionales-del-parlamento-juvenil-del-mercosur-entregaron-declaracion-autoridades",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://cafecomleitenoticias.com.br/prorrogadas-inscricoes-para-o-parlamento-juvenil-do-mercosul",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://diarionorte.com.uy/ensenanza/abren-inscripciones-para-la-edicion-nacional-2024-del-parlamento-juvenil-del-mercosur-71119.html",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.gub.uy/ministerio-defensa-nacional/comunicacion/noticias/parlamento-juvenil-del-mercosur-pjm",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://agenciasertao.com/2024/10/08/abertas-as-inscricoes-para-o-parlamento-juvenil-do-mercosul",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.primeraedicion.com.ar/nota/101035228/cinco-estudiantes-misioneros-en-el-parlamento-juvenil-del-mercosur",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.eqsnotas.com/actualidad/estudiante-de-el-maiten-represento-al-pais-en-el-parlamento-juvenil-del-mercosur_a6540f5f4439257aa3fca6da7",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://parlamentomercosur.org/innovaportal/v/9168/1/parlasur/parlamentarios-juveniles-del-mercosur-visitaron-el-parlasur.html",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.radiosanjorge.com.ar/?p=5996",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.canal13sanjuan.com/politica/2019/10/9/alumnos-sanjuaninos-sesionaron-en-la-legislatura-con-propuestas-solidarias-126439.html",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.abc.com.py/nacionales/2025/08/09/viaje-cancelado-de-estudiantes-a-brasil-esta-es-la-alternativa-que-plantea-el-mec/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "Sector Educativo del MERCOSUR y ministerios de educación",
  organizationKey: "organization",
  section: "seminars",
  category: "socialSciences",
  icon: "microphone",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  moreLinks: [
    { url: "https://www.gov.br/mec/pt-br/pjm", textKey: "links.brazil" },
  ],
  requirementsKeys: [
    "requirements.school",
    "requirements.country",
    "requirements.proposal",
    "requirements.guardian",
  ],
  eligibility: [
    {
      ...AT_SCHOOL,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "studyYear", stage: "upperSecondary", minYearsLeft: 3 }],
        // The next call may come in their last year.
        [
          { kind: "studyYear", stage: "upperSecondary", minYearsLeft: 2 },
          { kind: "studyYear", stage: "upperSecondary", maxYearsLeft: 1 },
        ],
        [
          IN_LOWER_SECONDARY,
          { kind: "residence", countries: ["AR", "BO", "PY"] },
        ],
        // The next call may come in their first year.
        [{ kind: "level", levels: HIGH_SCHOOL }, IN_LOWER_SECONDARY],
        // Argentina has sent students of the last year.
        [{ kind: "residence", countries: ["AR", "CO"] }, { kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 14, max: 17 }],
        [
          { kind: "age", min: 14, max: 18 },
          { kind: "residence", countries: ["UY"] },
        ],
        // Brazil has asked for 17 at most, and a note of Uruguay speaks of 19.
        [{ kind: "age", min: 14, max: 19 }, { kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "circumstance", is: "publicSchool" }],
        [{ kind: "residence", countries: ["AR"] }],
        [
          { kind: "residence", countries: ["BO", "CO", "PY"] },
          { kind: "other" },
        ],
        // Their upper secondary school may be a public one.
        [IN_LOWER_SECONDARY, { kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["AR", "BO", "BR", "CO", "PY", "UY"],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "residence", countries: ["AR", "BR", "PY", "UY"] }],
        // Both have taken part, and no source names them in the edition of 2025.
        [{ kind: "residence", countries: ["BO", "CO"] }, { kind: "other" }],
      ],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.proposal",
      changeable: true,
    },
    {
      kind: "task",
      task: "guardian",
      textKey: "requirements.guardian",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.mercosur.int/parlamento-juvenil-del-mercosur-se-celebro-esta-semana-en-foz-de-iguazu/",
    },
  ],
  editions: [
    {
      year: 2024,
      opens: "2024-10-08",
      closes: "2024-11-21",
      countries: ["BR"],
      source:
        "https://cafecomleitenoticias.com.br/prorrogadas-inscricoes-para-o-parlamento-juvenil-do-mercosul",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-05-31",
      countries: ["UY"],
      source:
        "https://diarionorte.com.uy/ensenanza/abren-inscripciones-para-la-edicion-nacional-2024-del-parlamento-juvenil-del-mercosur-71119.html",
    },
  ],
  levels: ["highSchool"],
  fields: ["socialSciences", "leadership"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "parlamento juvenil del mercosur",
    "parlamento juvenil do mercosul",
    "debate de estudiantes secundarios de la region",
    "ser parlamentario juvenil",
    "encuentro internacional para secundaria publica",
    "participar en politica desde el liceo",
    "jovenes que proponen leyes de educacion",
    "derechos humanos y participacion estudiantil",
    "representar a mi escuela publica en otro pais",
    "viaje de estudiantes a un parlamento",
    "quiero hablar por los estudiantes",
    "mercosur youth parliament",
    "student parliament south america",
    "politica para jovenes",
    "liderazgo juvenil",
    "club de debate",
    "centro de estudiantes",
    "viajar representando a mi pais",
    "activismo",
    "estudiante de escuela publica y lider",
  ],
  texts: {
    es: {
      name: "Parlamento Juvenil del MERCOSUR",
      organization: "Sector Educativo del MERCOSUR y ministerios de educación",
      audience: "Secundaria de los países del MERCOSUR que lo convocan",
      gives:
        "Representar a tu país en un encuentro regional y escribir una declaración para el Parlasur",
      when: "Cada país decide si convoca y cuándo",
      where: "En tu país y en una sede regional que cambia",
      description:
        "Debate con jóvenes de otros países sobre educación, derechos humanos, trabajo e integración. Cada país elige a sus representantes, que llevan propuestas y firman una declaración para el Parlamento del MERCOSUR.",
      requirements: {
        school:
          "En general, 14 a 18 y no en el último año de secundaria (Brasil, Uruguay: 1.º o 2.º de media superior pública)",
        country:
          "Vivir en Argentina, Brasil, Paraguay, Uruguay o quizá Bolivia o Colombia",
        proposal: "Presentar una propuesta propia con el apoyo de un docente",
        guardian: "Tener autorización de tu madre, padre o tutor para viajar",
      },
      links: { brazil: "Página del programa en Brasil" },
      figures: {
        y2025:
          "En 2025 el encuentro empezó el 11 de agosto en Foz de Iguazú, con Brasil, Uruguay y observadores de Argentina.",
      },
      note: "Cada ministerio fija edad, fechas y forma de elegir: en 2024 Brasil pidió 75 % de asistencia y no deber materias. Pregunta si hay convocatoria y quién paga. En 2025 Argentina no designó representantes y Paraguay no viajó: faltaron permisos de menores.",
    },
    en: {
      name: "MERCOSUR Youth Parliament",
      organization: "MERCOSUR education sector and education ministries",
      audience: "Secondary students of the MERCOSUR countries that hold it",
      gives:
        "Represent your country at a regional meeting and write a declaration for Parlasur",
      when: "Each country decides if and when to call",
      where: "In your country and at a regional venue that changes",
      description:
        "Debate education, human rights, work and integration with young people from other countries. Each country picks its representatives, who bring proposals and sign a declaration for the MERCOSUR Parliament.",
      requirements: {
        school:
          "Usually 14 to 18, in secondary but not its last year (Brazil, Uruguay: 1st or 2nd of public upper secondary)",
        country:
          "Live in Argentina, Brazil, Paraguay, Uruguay or perhaps Bolivia or Colombia",
        proposal: "Present your own proposal with a teacher's support",
        guardian: "Have your parent's or guardian's permission to travel",
      },
      links: { brazil: "Page of the programme in Brazil" },
      figures: {
        y2025:
          "In 2025 the meeting began on 11 August in Foz do Iguaçu, with Brazil, Uruguay and observers from Argentina.",
      },
      note: "Each ministry sets age, dates and how it chooses: in 2024 Brazil asked for 75% attendance and no failed subjects. Ask whether there is a call and who pays. In 2025 Argentina named no representatives and Paraguay did not travel: minors' permits were missing.",
    },
  },
};
