import type { Resource } from "../resource.schema.ts";
import { AT_SCHOOL } from "../shared-conditions.ts";

export const colegioUniversitarioCuba: Resource = {
  id: "colegio-universitario-cuba",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Universidades y Ministerio de Educación Superior (Cuba)",
  link: "https://www.mes.gob.cu/",
  requirementsKeys: ["requirements.school", "requirements.route"],
  noteKey: "note",
  eligibility: [
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 2,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [AT_SCHOOL],
        // Those who have left school have other ways in.
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.route",
      changeable: true,
    },
  ],
  sharedLinkReason:
    "The Ministry of Higher Education has one site for all the ways into university.",
  section: "universityAdmission",
  type: "Guía",
  languages: ["es"],
  country: "CU",
  serves: ["CU"],
  icon: "book",
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "free",
  cycle: {
    basis: "unknown",
  },
  tags: ["cuba", "universidad pública", "admisión", "sin examen", "docencia"],
  sources: [
    {
      url: "https://www.tvavila.icrt.cu/acceso-a-la-educacion-superior-un-abanico-de-oportunidades-para-todos-video/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://juventudtecnica.cu/articulos/anuncian-cambios-en-el-ingreso-universitario-para-el-curso-2025-2026",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.acn.cu/cuba/universidades-inician-matriculas-para-curso-2025-2026",
      supports: ["amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "colegio universitario cuba",
    "entrar a la universidad sin pruebas de ingreso",
    "carreras pedagogicas en duodecimo",
    "preotorgamiento de carreras cuba",
    "curso por encuentros cuba",
    "estudiar a distancia en cuba universidad",
    "concurso institucional universidad cubana",
    "quiero ser maestra en cuba",
    "carreras agropecuarias y de salud en duodecimo",
    "otras vias para la universidad cubana",
    "acceso directo por concursos cuba",
    "cuban university without exam",
    "university college route cuba",
    "entrar a la universidad sin examen",
    "universidades de cuba",
    "carreras en cuba",
    "quiero ser maestro",
    "no aprobe las pruebas que hago",
    "estudiar a distancia",
    "enfermeria o agronomia cuba",
    "volver a estudiar de adulto",
    "estudiar y trabajar a la vez",
  ],
  texts: {
    es: {
      name: "Colegio universitario y otras vías de ingreso en Cuba",
      organization: "Universidades y Ministerio de Educación Superior (Cuba)",
      audience:
        "Estudiantes de duodécimo y personas que quieren volver a estudiar en Cuba",
      gives: "Caminos a la universidad además de las pruebas de ingreso",
      when: "Se elige en el centro, antes o durante el duodécimo grado",
      where: "Universidades de tu provincia",
      description:
        "Pide antes tu carrera: el colegio universitario adelanta plazas en algunas, como las pedagógicas, con cursos de profesores universitarios. También hay concursos propios de universidades y cursos por encuentros o a distancia sin pruebas.",
      requirements: {
        school:
          "Cursar duodécimo o estar por empezarlo; hay otras vías si ya terminaste",
        route: "Elegir la vía en tu propio centro",
      },
      note: "Las vías se describen como las explicó la Universidad de Ciego de Ávila en diciembre de 2025; otras provincias pueden variar. Allí se dijo que para las pruebas de ingreso hay que tener menos de 28 años.",
    },
    en: {
      name: "University college and other ways into university in Cuba",
      organization: "Universities and Ministry of Higher Education (Cuba)",
      audience:
        "Twelfth-grade students and people in Cuba who want to study again",
      gives: "Ways into university beside the entrance tests",
      when: "You choose at school, before or during twelfth grade",
      where: "Universities of your province",
      description:
        "Ask early for your degree: the university college gives out places in some, such as teaching, ahead of time, with courses by university teachers. There are also contests of universities, and part-time or distance courses without tests.",
      requirements: {
        school:
          "Be in twelfth grade or about to start it; other routes if you have finished",
        route: "Choose the route at your own school",
      },
      note: "The routes are as the University of Ciego de Ávila explained them in December 2025; other provinces may differ. There it was said that one must be under 28 for the entrance tests.",
    },
  },
};
