import type { Opportunity } from "../opportunity.schema.ts";
import { BEFORE_HIGHER_STUDIES } from "../shared-conditions.ts";

export const caltechSurf: Opportunity = {
  id: "caltech-surf",
  link: "https://sfp.caltech.edu/undergraduate-research/programs/surf",
  destination: "US",
  tags: ["investigación", "ingeniería", "ciencia", "verano", "estados unidos"],
  sources: [
    {
      url: "https://sfp.caltech.edu/undergraduate-research/programs/surf/eligibility_requirements",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://sfp.caltech.edu/programs/surf/application_information",
      supports: ["programme", "dates"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "Caltech SURF (Summer Undergraduate Research Fellowships)",
  organization: "California Institute of Technology (Caltech)",
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
    "requirements.mentor",
    "requirements.grade",
    "requirements.letters",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "undergraduate",
      completedSemesters: 2,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "studyYear", stage: "undergraduate", minYearsLeft: 2 }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.mentor",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "licenciatura_cursando",
              "licenciatura_terminada",
              "posgrado",
            ],
            stages: ["undergraduate", "undergraduateFinished", "postgraduate"],
          },
          { kind: "grade", atLeast: 2.5, scale: "4.0" },
        ],
        // A school average is no university average.
        [BEFORE_HIGHER_STUDIES, { kind: "other" }],
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "task",
      task: "recommendation",
      textKey: "requirements.letters",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  levels: ["undergraduate"],
  fields: ["naturalSciences", "technology", "mathematics"],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [{ opens: null, closes: 2, closesDay: 22 }],
  },
  phrases: [
    "caltech surf verano",
    "surf caltech investigacion",
    "verano de investigacion en california",
    "pasantia en caltech para extranjeros",
    "investigacion de verano en estados unidos pregrado",
    "estancia en laboratorio de pasadena",
    "beca de investigacion verano fisica ingenieria",
    "como conseguir mentor en caltech",
    "proyecto de verano caltech universitarios latinos",
    "investigacion pagada de verano usa",
    "verano en caltech matematicas biologia quimica",
    "summer undergraduate research fellowship caltech",
    "paid research caltech international students",
    "estudio fisica y quiero investigar en usa",
    "investigar en california en verano",
    "beca de verano en caltech",
    "estancia con profesor de caltech",
    "undergraduate summer research usa",
    "me pagan por investigar en estados unidos",
    "verano cientifico en universidad americana",
    "pasantias pagadas",
    "quiero ser investigador",
    "laboratorio fisica o biologia usa",
    "iniciacion cientifica",
    "stem internship",
    "experiencia para entrar a un phd",
    "practicas de verano pagadas",
  ],
  texts: {
    es: {
      audience: "Universitarios de cualquier país, desde el fin del primer año",
      gives:
        "Una beca de verano para diez semanas de investigación; el monto cambia cada año",
      when: "Suele cerrar el 22 de febrero; el mentor se busca antes",
      where: "Caltech, Pasadena (California), Estados Unidos",
      description:
        "Propón un proyecto junto con un mentor de Caltech y dedícale diez semanas entre junio y agosto. También pueden postular estudiantes de otras universidades y de otros países, para proyectos en el campus.",
      requirements: {
        studies:
          "Terminar dos semestres antes del verano y seguir en la licenciatura después",
        mentor:
          "Acordar un proyecto con un mentor de Caltech antes de postular",
        grade: "Tener promedio de al menos 2.5 de 4.0",
        letters:
          "Enviar propuesta, historial académico y tres cartas de docentes (al menos dos de tu área)",
        language: "Trabajar en inglés",
      },
      note: "Si vienes de otro país, solo puedes ir al campus, no al laboratorio JPL, y necesitas visa F-1 o J-1. Pregunta a tu mentor si tiene fondos para pagarte la beca y si alcanza para el viaje y la vivienda.",
    },
    en: {
      audience: "Undergraduates from any country, from the end of year one",
      gives:
        "A summer fellowship for ten weeks of research; the amount changes each year",
      when: "It usually closes on 22 February; look for a mentor before that",
      where: "Caltech, Pasadena (California), United States",
      description:
        "Propose a project together with a Caltech mentor and work on it for ten weeks between June and August. Students from other universities and countries may apply too, for projects on campus.",
      requirements: {
        studies:
          "Finish two semesters before the summer and still be an undergraduate after it",
        mentor: "Agree on a project with a Caltech mentor before applying",
        grade: "Have an average of at least 2.5 out of 4.0",
        letters:
          "Send a proposal, a transcript and three letters from faculty (at least two in your field)",
        language: "Work in English",
      },
      note: "If you come from another country you may only work on campus, not at the JPL laboratory, with an F-1 or J-1 visa. Ask your mentor whether they have funds to pay your fellowship and whether it is enough for travel and housing.",
    },
  },
};
