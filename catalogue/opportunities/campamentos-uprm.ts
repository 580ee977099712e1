import type { Opportunity } from "../opportunity.schema.ts";
import {
  AT_SCHOOL,
  IN_LOWER_SECONDARY,
  OUT_OF_SCHOOL,
} from "../shared-conditions.ts";

export const campamentosUprm: Opportunity = {
  id: "campamentos-uprm",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Universidad de Puerto Rico, Recinto Universitario de Mayagüez",
  link: "https://www.uprm.edu/",
  requirementsKeys: [
    "requirements.residence",
    "requirements.level",
    "requirements.registration",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source: "https://www.uprm.edu/portada/2025/07/11/campartes-y-ciencias",
    },
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "residence", countries: ["PR"] }],
        [{ kind: "nationality", countries: ["PR"] }],
        [{ kind: "residence", countries: ["US"] }, { kind: "other" }],
      ],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [IN_LOWER_SECONDARY],
        [{ kind: "studyYear", stage: "upperSecondary", minYearsLeft: 2 }],
        // Last-year pupils will have left school by summer.
        [OUT_OF_SCHOOL],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
  ],
  serves: ["PR", "US"],
  section: "summer",
  category: "any",
  icon: "university",
  levels: ["highSchool"],
  fields: ["naturalSciences", "technology", "humanities"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  tags: [
    "puerto rico",
    "verano",
    "ciencia",
    "ingeniería",
    "orientación vocacional",
  ],
  sources: [
    {
      url: "https://www.uprm.edu/portada/2025/07/11/campartes-y-ciencias",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.uprm.edu/portada/2024/07/19/tercercampamentoartesyciencias/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.uprm.edu/portada/2024/08/02/pbox/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.uprm.edu/portada/2019/06/28/realizan-vigesimaquinta-edicion-del-campamento-de-preingenieria/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
  ],
  phrases: [
    "campamento de verano rum",
    "campamento upr mayaguez",
    "explora tu vocacion artes y ciencias",
    "p-box ingenieria campamento",
    "campamento de preingenieria puerto rico",
    "que estudiar en la universidad campamento pr",
    "verano en el colegio de mayaguez",
    "campamento universitario para escuela superior",
    "conocer carreras de ciencias en verano",
    "campamento de ingenieria para undecimo",
    "actividades de verano para estudiantes boricuas",
    "college summer camp puerto rico",
    "pre engineering camp mayaguez",
    "campamentos de verano",
    "ingenieria para prepa",
    "probar carreras antes de elegir",
    "summer camp",
    "actividades para jovenes puerto rico",
  ],
  texts: {
    es: {
      name: "Campamentos de verano de la UPR Mayagüez",
      organization:
        "Universidad de Puerto Rico, Recinto Universitario de Mayagüez",
      audience: "Estudiantes de escuela superior de Puerto Rico y su diáspora",
      gives:
        "Talleres, laboratorios y charlas para elegir carrera dentro de la universidad",
      when: "La última vez, el de artes y ciencias fue en junio; la solicitud llega antes a escuelas",
      where: "Mayagüez, Puerto Rico",
      description:
        "Vive el recinto antes de elegir. «Explora tu vocación en las artes y las ciencias» es una semana de talleres para quienes van a duodécimo. P-BOX, de ingeniería, ha sido un día de módulos para escuela intermedia y superior.",
      requirements: {
        residence: "Vivir en Puerto Rico o ser de su diáspora",
        level: "Estar en escuela superior; para P-BOX, también intermedia",
        registration:
          "Llenar el formulario que llega a las escuelas; los espacios son limitados",
      },
      note: "Pregunta a tu consejera o consejero escolar desde marzo, y si hay costo. El campamento residencial de preingeniería que leímos es de 2019: confirma si sigue.",
      figures: {
        y2025:
          "En 2025 el campamento de artes y ciencias fue del 23 al 27 de junio.",
      },
    },
    en: {
      name: "Summer camps at UPR Mayagüez",
      organization: "University of Puerto Rico at Mayagüez",
      audience: "High school students of Puerto Rico and its diaspora",
      gives:
        "Workshops, laboratories and talks inside the university to choose a degree",
      when: "Last time, the arts and sciences camp was in June; the form reaches schools before",
      where: "Mayagüez, Puerto Rico",
      description:
        'Live the campus before you choose. "Explora tu vocación en las artes y las ciencias" is a week of workshops for those going into twelfth grade. P-BOX, on engineering, has been a day of modules for middle and high school.',
      requirements: {
        residence: "Live in Puerto Rico or belong to its diaspora",
        level: "Be in high school; for P-BOX, middle school too",
        registration: "Fill in the form sent to schools; places are limited",
      },
      note: "Ask your school counsellor from March on, also about any cost. The residential pre-engineering camp we read about is of 2019: check whether it goes on.",
      figures: {
        y2025: "In 2025 the arts and sciences camp was from 23 to 27 June.",
      },
    },
  },
};
