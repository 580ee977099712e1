import type { Resource } from "../resource.schema.ts";

export const utpPanama: Resource = {
  id: "utp-panama",
  link: "https://utp.ac.pa/",
  tags: [
    "panamá",
    "universidad pública",
    "ingeniería",
    "paa",
    "examen de admisión",
    "tecnología",
  ],
  sources: [
    {
      url: "https://utp.ac.pa/xiv-encuentro-nacional-de-coordinadores-de-siu",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.tvn-2.com/nacionales/universidad-panama-utp-esperan-cerca_1_2230670.html",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://co.utp.ac.pa/ver-noticias/estudiantes-de-bachillerato-hacen-prueba-de-admision-la-utp",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.tvn-2.com/nacionales/universidades-anuncian-avances-procesos-admision-convocatorias_1_2204583.html",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  serves: ["PA"],
  section: "universityAdmission",
  type: "Guía",
  languages: ["es"],
  country: "PA",
  icon: "university",
  levels: ["highSchool", "undergraduate"],
  fields: ["technology"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Universidad Tecnológica de Panamá (UTP)",
  requirementsKeys: ["requirements.school", "requirements.exam"],
  eligibility: [
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
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
        "https://www.tvn-2.com/nacionales/universidad-panama-utp-esperan-cerca_1_2230670.html",
    },
  ],
  phrases: [
    "universidad tecnologica de panama admision",
    "como entrar a la utp",
    "sistema de ingreso universitario utp",
    "prueba paa utp panama",
    "estudiar ingenieria en panama",
    "ciberseguridad utp",
    "universidad publica de ingenieria panama",
    "prueba de admision utp",
    "ingenieria industrial en panama",
    "carreras tecnicas de la utp",
    "centros regionales utp",
    "college board paa panama",
    "engineering university panama",
    "utp entrance test",
    "examen para entrar a la u",
    "universidades de panama",
    "ingenieria civil o sistemas panama",
    "soy bueno en mate y quiero ingenieria",
    "carreras tecnicas",
    "estudiar tecnologia",
    "redes y software carrera",
  ],
  texts: {
    es: {
      name: "Universidad Tecnológica de Panamá: ingreso",
      audience:
        "Quien termina la media en Panamá y quiere una carrera de ingeniería o tecnología",
      gives:
        "La vía de ingreso a ingenierías, licenciaturas y carreras técnicas públicas",
      when: "La última vez, el año antes de entrar hubo una prueba y otra convocatoria en octubre",
      where: "Campus central y centros regionales de Panamá",
      description:
        "Entra a la universidad pública de ingeniería y tecnología de Panamá por su Sistema de Ingreso Universitario (SIU). Como examen ha usado la Prueba de Aptitud Académica (PAA) del College Board, que mide matemáticas, español e inglés.",
      note: "El dato de la PAA no lleva año y es antiguo. Confirma en su página qué prueba aplica ahora, cuándo y cuánto cuesta.",
      requirements: {
        school: "Estar en el último año de media o tener ya el diploma",
        exam: "Presentar la prueba de la UTP; ha pedido puntaje",
      },
      figures: {
        y2026:
          "En 2026 el primer semestre se fijó del 23 de marzo al 11 de julio.",
      },
    },
    en: {
      name: "Technological University of Panama: entry",
      audience:
        "School leavers in Panama who want an engineering or technology degree",
      gives:
        "The way into public engineering, undergraduate and technical programmes",
      when: "Last time, the year before entry had one test, then another call in October",
      where: "Central campus and regional centres of Panama",
      description:
        "Enter Panama's public university of engineering and technology through its University Entry System (SIU). As a test it has used the College Board's Academic Aptitude Test (PAA), which measures maths, Spanish and English.",
      note: "The fact on the PAA carries no year and is old. Confirm on its page which test it holds now, when, and what it costs.",
      requirements: {
        school: "Be in the last year of secondary school or hold the diploma",
        exam: "Sit UTP's test; it has asked for a score",
      },
      figures: {
        y2026: "In 2026 the first semester was set for 23 March to 11 July.",
      },
    },
  },
};
