import type { Opportunity } from "../opportunity.schema.ts";

export const becasVeranoBalseiro: Opportunity = {
  id: "becas-verano-balseiro",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.ib.edu.ar/",
  sharedLinkReason:
    "One institute, two programmes: the degree with its grant, and the summer stay in its laboratories.",
  organization: "Instituto Balseiro (CNEA y Universidad Nacional de Cuyo)",
  section: "research",
  category: "naturalSciences",
  icon: "science",
  tags: ["argentina", "física", "ingeniería", "investigación", "verano"],
  levels: ["undergraduate"],
  fields: ["naturalSciences", "technology"],
  cost: "funded",
  cycle: {
    basis: "unknown",
  },
  requirementsKeys: ["requirements.studies", "requirements.progress"],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "licenciatura_terminada", "posgrado"],
      textKey: "requirements.studies",
      changeable: false,
    },
    { kind: "other", textKey: "requirements.studies", changeable: false },
    {
      // Three quarters of a degree of four years; many take longer.
      kind: "studyYear",
      stage: "undergraduate",
      completedSemesters: 6,
      textKey: "requirements.progress",
      changeable: true,
    },
    {
      kind: "other",
      textKey: "requirements.progress",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.rionegro.com.ar/sociedad/un-mes-entre-laseres-reactores-y-experimentos-en-bariloche-la-experiencia-de-investigar-en-el-instituto-balseiro-4498214/",
    },
  ],
  sources: [
    {
      url: "https://www.rionegro.com.ar/sociedad/un-mes-entre-laseres-reactores-y-experimentos-en-bariloche-la-experiencia-de-investigar-en-el-instituto-balseiro-4498214/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://uncuyo.edu.ar/prensa/estudiantes-de-argentina-chile-y-ecuador-experimentaron-e-investigaron-en-el-balseiro",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
  ],
  phrases: [
    "becas de verano balseiro",
    "investigar un mes en bariloche",
    "pasantia en el centro atomico bariloche",
    "verano de investigacion argentina",
    "practica en laboratorio de fisica",
    "estancia de investigacion para ingenieria",
    "estudiantes avanzados de quimica y fisica",
    "beca de verano para ciencias",
    "experiencia en reactores y laseres",
    "primer trabajo en un laboratorio",
    "investigacion en febrero bariloche",
    "programa de verano cnea",
    "summer research grant bariloche",
    "physics summer internship argentina",
    "practicas de ingenieria",
    "pasantias en argentina",
    "quiero ser investigador",
    "iniciacion cientifica",
    "energia nuclear",
    "recien graduado que hago",
    "laburo en ciencia",
  ],
  texts: {
    es: {
      name: "Becas de Verano del Instituto Balseiro",
      organization: "Instituto Balseiro (CNEA y Universidad Nacional de Cuyo)",
      audience:
        "Estudiantes avanzados y personas recién graduadas de ciencias o ingeniería",
      gives:
        "Una beca de la CNEA para investigar un mes en el Centro Atómico Bariloche",
      when: "La estancia es en febrero; la convocatoria se publica antes",
      where: "Centro Atómico Bariloche, Argentina",
      description:
        "Pasa febrero en un laboratorio de verdad: en equipo haces un proyecto experimental de física, ingeniería o materiales, con docentes del instituto.",
      requirements: {
        studies:
          "Estudiar o haber terminado hace poco Física, Química, otra ciencia afín o una ingeniería",
        progress: "Llevar aprobado al menos el 75 % de la carrera",
      },
      figures: {
        y2026: "En 2026 participaron diez personas.",
      },
      note: "Confirma en su página cuándo abre y qué gastos paga la beca. Pregunta si admite a quien estudia fuera de Argentina: en una edición anterior hubo participantes de Chile y Ecuador.",
    },
    en: {
      name: "Balseiro Institute summer grants",
      organization:
        "Instituto Balseiro (CNEA and Universidad Nacional de Cuyo)",
      audience:
        "Advanced students and recent graduates of science or engineering",
      gives:
        "A grant of the CNEA for a month of research at the Bariloche Atomic Centre",
      when: "The stay is in February; the call is published earlier",
      where: "Bariloche Atomic Centre, Argentina",
      description:
        "Spend February in a real laboratory: you join a team and do an experimental project in physics, engineering or materials, with teachers of the institute.",
      requirements: {
        studies:
          "Study, or have recently finished, Physics, Chemistry, another related science or engineering",
        progress: "Have passed at least 75% of the degree",
      },
      figures: {
        y2026: "In 2026 ten people took part.",
      },
      note: "Check on its page when it opens and what costs the grant pays. Ask whether it takes those who study outside Argentina: an earlier edition had participants from Chile and Ecuador.",
    },
  },
};
