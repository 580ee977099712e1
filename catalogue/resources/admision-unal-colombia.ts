import type { Resource } from "../resource.schema.ts";
import { BEFORE_HIGHER_STUDIES } from "../shared-conditions.ts";

export const admisionUnalColombia: Resource = {
  id: "admision-unal-colombia",
  link: "https://admisiones.unal.edu.co/",
  applicationUrl: "https://admisiones.unal.edu.co/pregrado/",
  tags: ["colombia", "universidad pública", "examen de admisión", "admisión"],
  sources: [
    {
      url: "https://caracol.com.co/2025/10/14/universidades-publicas-que-no-piden-icfes-en-bogota-medellin-y-cali-carreras-que-puede-estudiar/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://diracad.bogota.unal.edu.co/unaspirante/admisiones",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://admisiones.unal.edu.co/pregrado/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.noticiascaracol.com/estilo-de-vida/quiere-estudiar-en-la-universidad-nacional-abren-proceso-de-admision-para-2026-2-so35",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.elespectador.com/educacion/resultados-u-nacional-2026-1-como-consultar-puntaje-y-cuanto-necesita-como-minimo/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.noticiascaracol.com/colombia/universidad-nacional-publica-resultados-de-prueba-de-admision-para-2026-1-conozca-como-consultarlo-rg10",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  organization: "Universidad Nacional de Colombia (UNAL)",
  serves: ["CO"],
  icon: "university",
  section: "universityAdmission",
  type: "Examen",
  languages: ["es"],
  country: "CO",
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "paid",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.school",
    "requirements.register",
    "requirements.exam",
  ],
  eligibility: [
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // Students of this university would lose the place; the others ask first.
      kind: "anyOf",
      options: [[BEFORE_HIGHER_STUDIES], [{ kind: "other" }]],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.register",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.noticiascaracol.com/estilo-de-vida/quiere-estudiar-en-la-universidad-nacional-abren-proceso-de-admision-para-2026-2-so35",
    },
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.elespectador.com/educacion/resultados-u-nacional-2026-1-como-consultar-puntaje-y-cuanto-necesita-como-minimo/",
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      { opens: 2, closes: 3 },
      { opens: 7, closes: 8 },
    ],
  },
  editions: [
    {
      year: 2026,
      opens: "2026-02-16",
      closes: "2026-03-18",
      source:
        "https://www.noticiascaracol.com/estilo-de-vida/quiere-estudiar-en-la-universidad-nacional-abren-proceso-de-admision-para-2026-2-so35",
    },
    {
      year: 2025,
      opens: "2025-07-07",
      closes: "2025-08-13",
      source: "https://admisiones.unal.edu.co/pregrado/",
    },
  ],
  phrases: [
    "examen de admision universidad nacional",
    "unal inscripciones pregrado",
    "como entrar a la nacional",
    "puntaje para pasar a la unal",
    "peama y paet unal",
    "cuando es el examen de la nacional",
    "universidad publica bogota medellin examen",
    "120 preguntas unal admision",
    "prueba de artes y musica universidad nacional",
    "inscribirme a la nacional de colombia",
    "cupos unal por puntaje",
    "national university of colombia admission exam",
    "unal entrance test",
    "examen para entrar a la u",
    "universidades publicas colombia",
    "universidades en bogota",
    "medicina ingenieria o artes nacional",
    "universidades en medellin o manizales",
    "la nacho bogota",
  ],
  texts: {
    es: {
      name: "Admisión a la Universidad Nacional de Colombia (UNAL)",
      audience:
        "Quien termina o terminó el bachillerato y quiere un pregrado en la UNAL",
      gives:
        "Una plaza en una de las nueve sedes de la universidad pública nacional, por examen",
      when: "Dos al año; las últimas inscripciones, febrero a marzo y julio a agosto",
      where: "Inscripción en línea; el examen, en Bogotá y otros municipios",
      description:
        "Paga la inscripción, regístrate y presenta la prueba de 120 preguntas: matemáticas, ciencias naturales y sociales, análisis textual y de imagen. Con 450 puntos o más eliges programa, y los cupos van a los puntajes más altos. Artes, música y cine piden pruebas propias.",
      requirements: {
        school:
          "Estar terminando el bachillerato o tenerlo; si ya tienes estudios superiores, pregunta",
        register:
          "Pagar los derechos de inscripción y formalizar el registro en línea",
        exam: "Presentar la prueba el día citado: no se puede en otra fecha",
      },
      note: "Llegar a 450 puntos no asegura cupo. Mira también PEAMA y PAET. Confirma si se pide haber presentado Saber 11, si ese año se entra por examen y cuánto cuesta.",
      figures: {
        y2026:
          "Proceso 2026-2: inscripción del 16 de febrero al 18 de marzo y examen el 26 de abril de 2026.",
        y2025:
          "Proceso 2026-1: inscripción del 7 de julio al 13 de agosto de 2025. El examen fue el 21 de septiembre y la elección de programa del 1 al 6 de octubre.",
      },
    },
    en: {
      name: "Admission to the Universidad Nacional de Colombia (UNAL)",
      audience:
        "Those finishing or done with school who want a first degree at UNAL",
      gives:
        "A place at one of nine campuses of the national public university, by exam",
      when: "Two a year; the latest registrations, February to March and July to August",
      where: "Online registration; the exam, in Bogotá and other towns",
      description:
        "Pay the fee, register and take the test of 120 questions: maths, natural and social sciences, text and image analysis. With 450 points or more you choose a programme, and places go to the highest scores. Arts, music and film have tests of their own.",
      requirements: {
        school:
          "Be finishing school or have finished it; if you have higher studies, ask first",
        register: "Pay the registration fee and complete registration online",
        exam: "Take the test on the day you are given: no other date is possible",
      },
      note: "Reaching 450 points does not secure a place. Look also at PEAMA and PAET. Check whether you must have sat Saber 11, if entry is by exam that year and what it costs.",
      figures: {
        y2026:
          "2026-2 round: registration from 16 February to 18 March and exam on 26 April 2026.",
        y2025:
          "2026-1 round: registration from 7 July to 13 August 2025. The exam was on 21 September and the choice of programme from 1 to 6 October.",
      },
    },
  },
};
