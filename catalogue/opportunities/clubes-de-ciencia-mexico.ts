import type { Opportunity } from "../opportunity.schema.ts";
import { IN_LOWER_SECONDARY, UNDERGRADUATE } from "../shared-conditions.ts";

export const clubesDeCienciaMexico: Opportunity = {
  id: "clubes-de-ciencia-mexico",
  link: "https://www.clubesdeciencia.mx/",
  tags: ["ciencia", "verano", "talleres", "gratis", "méxico", "preparatoria"],
  sources: [
    {
      url: "https://www.globalgiving.org/projects/clubesdeciencia/reports/?pageNo=2",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://lapera.mx/cumplen-10-anos-de-sembrar-vocaciones-cientificas",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://mexicohabla.mx/tag/2025/?amp=1",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://quiurevista.com/clubes-ciencia-sigue-rompiendo-paradigmas/",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.lajornadamaya.mx/yucatan/124912/mit-presente-en-quinta-edicion-de-clubes-de-ciencia-en-merida",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.yucatan.com.mx/imagen/conocimientos-a-prueba",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  serves: ["MX"],
  name: "Clubes de Ciencia México",
  organization: "Clubes de Ciencia México",
  section: "summer",
  category: "naturalSciences",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.studies", "requirements.answers"],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "preparatoria_1",
              "preparatoria_2",
              "preparatoria_3",
              "otro",
            ],
            // In summer, so between school and university too.
            stages: ["upperSecondary", "schoolFinished"],
          },
        ],
        [
          UNDERGRADUATE,
          { kind: "studyYear", stage: "undergraduate", maxYear: 2 },
        ],
        // "Early in university" excludes the last year; the years between stay unknown.
        [
          UNDERGRADUATE,
          { kind: "studyYear", stage: "undergraduate", minYearsLeft: 2 },
          { kind: "other" },
        ],
        // The organiser's report of 2022 names lower secondary too.
        [IN_LOWER_SECONDARY, { kind: "other" }],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // The edition of 2016 took the last two years of school only.
      kind: "anyOf",
      options: [
        [{ kind: "level", levels: ["preparatoria_2", "preparatoria_3"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.answers",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source: "https://mexicohabla.mx/tag/2025/?amp=1",
    },
  ],
  editions: [
    {
      year: 2019,
      opens: "2019-05-13",
      closes: "2019-06-03",
      source: "https://www.yucatan.com.mx/imagen/conocimientos-a-prueba",
    },
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["naturalSciences", "technology", "mathematics"],
  cost: "free",
  lastSeenCycle: 2025,
  cycle: { basis: "unknown" },
  phrases: [
    "clubes de ciencia mexico",
    "taller de ciencia en verano gratis",
    "campamento cientifico para prepa",
    "semana con cientificos de otros paises",
    "curso de verano de ciencia en mi estado",
    "club de ciencia sin importar el promedio",
    "aprender con investigadores en vacaciones",
    "talleres de programacion y biologia en julio",
    "no se si me gusta la ciencia",
    "actividades de verano para bachillerato",
    "clubes con instructores del mit",
    "science summer workshop mexico",
    "free science camp high school mexico",
    "campamentos de verano",
    "extracurriculares de ciencia",
    "laboratorio para jovenes",
    "jovenes investigadores",
    "quiero ser cientifico",
    "actividades sin pedir calificaciones",
  ],
  texts: {
    es: {
      audience:
        "Jóvenes de prepa o inicio de universidad en México y, en una edición, de secundaria",
      gives:
        "Un taller intensivo con jóvenes que investigan, gratuito en las ediciones vistas",
      when: "Los talleres suelen ser en julio y agosto",
      where: "En sedes de varios estados, que cambian",
      description:
        "Pasa una semana del verano en un club de ciencia: haces experimentos o un proyecto con instructores de México y del extranjero.",
      requirements: {
        studies:
          "Estar en prepa (2016: dos últimos años; 2022: también secundaria) o al inicio de la universidad",
        answers: "Elegir un club y explicar por qué quieres ir",
      },
      figures: {
        y2025: "En 2025 hubo clubes en Aguascalientes, del 21 al 26 de julio.",
      },
      note: "Cada sede abre su propia convocatoria: la de 2019 fue de mediados de mayo a inicios de junio. Revisa en su página qué sedes hay este año y si siguen sin costo.",
    },
    en: {
      audience:
        "Students in high school or early university in Mexico; once, also lower secondary",
      gives:
        "An intensive workshop with young researchers, free in the editions seen",
      when: "The workshops are usually in July and August",
      where: "At venues in several states, which change",
      description:
        "Spend a summer week in a science club: you do experiments or a project with instructors from Mexico and abroad.",
      requirements: {
        studies:
          "Be in high school (2016: last two years; 2022: also lower secondary) or early in university",
        answers: "Choose a club and explain why you want to go",
      },
      figures: {
        y2025:
          "In 2025 there were clubs in Aguascalientes, from 21 to 26 July.",
      },
      note: "Each venue opens its own call: the 2019 one ran from mid-May to early June. Look on its page for this year's venues and whether they are still free.",
    },
  },
};
