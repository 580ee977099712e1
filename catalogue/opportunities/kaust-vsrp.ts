import type { Opportunity } from "../opportunity.schema.ts";

export const kaustVsrp: Opportunity = {
  id: "kaust-vsrp",
  link: "https://vsrp.kaust.edu.sa/",
  applicationUrl: "https://admissions.kaust.edu.sa/study/internships",
  tags: ["investigación", "ingeniería", "ciencia", "arabia saudita"],
  sources: [
    {
      url: "https://vsrp.kaust.edu.sa/faq.html",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "KAUST Visiting Student Research Program (VSRP)",
  organization: "King Abdullah University of Science and Technology (KAUST)",
  section: "research",
  category: "naturalSciences",
  icon: "university",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.language",
    "requirements.selection",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "licenciatura_terminada", "posgrado"],
      textKey: "requirements.studies",
      changeable: false,
    },
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
      completedSemesters: 4,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "studyYear", stage: "undergraduate", completedSemesters: 6 }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.selection",
      changeable: true,
    },
  ],
  levels: ["undergraduate", "postgraduate"],
  fields: ["naturalSciences", "technology"],
  cost: "varies",
  cycle: { basis: "always" },
  phrases: [
    "kaust vsrp",
    "kaust pasantia arabia saudita",
    "investigacion en arabia saudi",
    "visiting student research program kaust",
    "practicas de ingenieria en medio oriente",
    "estancia de investigacion varios meses kaust",
    "pasantia ciencia de datos energia agua kaust",
    "universidad rey abdullah practicas",
    "como aplicar a un proyecto en kaust",
    "pasantia para maestria ciencia e ingenieria",
    "cuantos proyectos puedo pedir en kaust",
    "saudi arabia research internship students",
    "kaust internship engineering",
    "quiero investigar con un profesor en otro continente",
    "estancia de investigacion en arabia",
    "practicas en universidad arabe",
    "internship saudi arabia research",
    "pasantia de energia agua y computacion",
    "investigar varios meses fuera",
    "ingenieros a arabia saudita",
    "quiero ser investigador",
    "practicas de ingenieria",
    "stem internship",
    "experiencia internacional universitaria",
    "experiencia para entrar a un phd",
    "medio oriente estudiar",
    "semestre de investigacion fuera",
  ],
  texts: {
    es: {
      audience:
        "Universitarios con el tercer año terminado y estudiantes de maestría",
      gives: "Una estancia de investigación en un grupo de KAUST",
      when: "Recibe solicitudes todo el año",
      where: "Thuwal, Arabia Saudita",
      description:
        "Elige un proyecto de ciencia o ingeniería y trabaja en él varios meses. Se postula a uno a la vez; si el profesor no puede por razones no académicas, ayudan a buscar otro.",
      requirements: {
        studies:
          "Tener tres años de licenciatura (en segundo, pregunta al profesor), o maestría en curso o terminada",
        language: "Trabajar en inglés",
        selection: "Que te acepte el profesor; confirma qué promedio piden",
      },
      note: "Antes de aceptar, pide por escrito qué paga KAUST y qué pagas tú: pasaje, vivienda, seguro y visa.",
    },
    en: {
      audience:
        "Undergraduates with their third year completed and master's students",
      gives: "A research stay in a KAUST group",
      when: "It takes applications all year round",
      where: "Thuwal, Saudi Arabia",
      description:
        "Choose a science or engineering project and work on it for several months. You apply to one at a time; if that professor cannot take you for non-academic reasons, they help you find another.",
      requirements: {
        studies:
          "Have three years of a bachelor's (in year two, ask the professor), or a master's, current or finished",
        language: "Work in English",
        selection:
          "Be accepted by the professor; check which average they ask for",
      },
      note: "Before you accept, ask in writing what KAUST pays and what you pay: fare, housing, insurance and visa.",
    },
  },
};
