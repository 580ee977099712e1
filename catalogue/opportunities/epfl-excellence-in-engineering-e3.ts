import type { Opportunity } from "../opportunity.schema.ts";
import { IN_POSTGRADUATE_STUDIES } from "../shared-conditions.ts";

export const epflExcellenceInEngineeringE3: Opportunity = {
  id: "epfl-excellence-in-engineering-e3",
  link: "https://eee.epfl.ch/",
  tags: ["ingeniería", "investigación", "suiza", "verano", "financiado"],
  sources: [
    {
      url: "https://eee.epfl.ch/faq/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://eee.epfl.ch/selection-criteria/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "EPFL Excellence in Engineering (E3)",
  organization: "École Polytechnique Fédérale de Lausanne (EPFL)",
  section: "research",
  category: "technology",
  icon: "university",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.years",
    "requirements.rank",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "posgrado"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          { kind: "level", levels: ["licenciatura_cursando"] },
          { kind: "studyYear", stage: "undergraduate", minYearsLeft: 2 },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "undergraduate",
      completedSemesters: 4,
      textKey: "requirements.years",
      changeable: false,
    },
    {
      // The field of study is for the student to judge.
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "licenciatura_terminada"],
          },
          { kind: "other" },
        ],
        IN_POSTGRADUATE_STUDIES,
      ],
      textKey: "requirements.years",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.rank",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  levels: ["undergraduate", "postgraduate"],
  fields: ["technology", "naturalSciences"],
  cost: "funded",
  lastSeenCycle: 2024,
  cycle: { basis: "unknown" },
  phrases: [
    "epfl e3 verano",
    "excellence in engineering epfl",
    "pasantia en suiza ingenieria",
    "verano de investigacion en lausana",
    "practicas en laboratorio suizo",
    "epfl para estudiantes latinos de ingenieria",
    "pasantia de verano robotica materiales suiza",
    "estancia de investigacion suiza pagada",
    "politecnica de lausana practicas",
    "como entrar a un laboratorio de epfl",
    "investigacion para los mejores promedios de ingenieria",
    "epfl summer research internship",
    "switzerland engineering internship undergraduates",
    "estudio ingenieria y soy de los mejores promedios",
    "practica de ingenieria en suiza",
    "verano en laboratorio de lausana",
    "estancia pagada en europa para ingenieros",
    "internship switzerland engineering",
    "verano tecnologico en europa con sueldo",
    "universitarios de ingenieria a suiza",
    "pasantias pagadas",
    "practicas en europa",
    "practicas de ingenieria",
    "stem internship",
    "los mejores promedios de la facultad",
    "experiencia para entrar a un phd",
    "practicas de verano pagadas",
  ],
  texts: {
    es: {
      audience:
        "Universitarios con dos años terminados y de maestría, entre los mejores de su grupo",
      gives:
        "Asignación mensual para vivir; el viaje se reembolsa si lo aprueba el laboratorio",
      when: "Cierra hacia noviembre, antes de la selección; estancia desde mayo",
      where: "EPFL, Lausana, Suiza",
      description:
        "Trabaja de dos a tres meses en un laboratorio de ingeniería, ciencia o tecnología de la EPFL. No eliges un proyecto de una lista: dices qué laboratorios te interesan y, si te escogen, te entrevistan.",
      requirements: {
        studies:
          "Estar inscrito toda la estancia en licenciatura o maestría, no en doctorado",
        years: "Tener dos años de ciencia o ingeniería terminados al postular",
        rank: "Estar entre los mejores de tu generación (buscan el 10 % más alto)",
        language: "Trabajar en inglés",
      },
      note: "Si estudias en una universidad socia de la EPFL en otros países, usa su otro programa. Las reglas que leímos son de 2024. Mira desde septiembre cuándo cierra este año: puede ser a inicios de noviembre.",
    },
    en: {
      audience:
        "Undergraduates with two years done and master's students, among the best of their class",
      gives:
        "A monthly living allowance; travel is refunded if the laboratory approves it",
      when: "Closes around November, before the selection; stays start from May",
      where: "EPFL, Lausanne, Switzerland",
      description:
        "Work for two to three months in an engineering, science or technology laboratory at EPFL. You do not pick a project from a list: you name the laboratories that interest you and, if they choose you, they interview you.",
      requirements: {
        studies:
          "Be enrolled for the whole stay in a bachelor's or master's programme, not in a doctorate",
        years:
          "Have finished two years of science or engineering when you apply",
        rank: "Be among the best of your class (they look for the top 10%)",
        language: "Work in English",
      },
      note: "If you study at a partner university of EPFL abroad, use its other programme. The rules we read are of 2024. Check from September when it closes this year: it may be in early November.",
    },
  },
};
