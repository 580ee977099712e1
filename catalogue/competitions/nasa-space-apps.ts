import type { Competition } from "../competition.schema.ts";

export const nasaSpaceApps: Competition = {
  id: "nasa-space-apps",
  link: "https://www.spaceappschallenge.org/",
  tags: ["hackatón", "espacio", "datos", "programación", "gratis"],
  sources: [
    {
      url: "https://spaceappschallenge.org/resources/judging-awards-guide",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://github.com/nasa/spaceapps/discussions/1827",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://github.com/nasa/spaceapps/discussions/1947",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://github.com/nasa/spaceapps/discussions/1973",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://diariocorreo.pe/edicion/ica/ica-sera-sede-del-nasa-space-apps-challenge-2025-la-hackaton-mas-grande-del-mundo-noticia/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.diarioextra.com/noticia/le-gusta-la-tecnologia-y-el-espacio-tome-nota/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://github.com/nasa/spaceapps",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "NASA International Space Apps Challenge",
  organization: "NASA",
  section: "innovation",
  category: "multidisciplinary",
  icon: "code",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.guardian", "requirements.english"],
  eligibility: [
    {
      kind: "task",
      task: "guardian",
      textKey: "requirements.guardian",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "language", language: "en" }],
        // Others may write the subtitles.
        [{ kind: "task", task: "project" }],
      ],
      textKey: "requirements.english",
      changeable: true,
    },
  ],

  levels: ["any"],
  fields: ["technology", "naturalSciences"],
  cost: "free",
  cycle: { basis: "unknown" },
  phrases: [
    "nasa space apps",
    "hackaton de la nasa",
    "hackathon del espacio gratis",
    "reto nasa fin de semana",
    "concurso de astronomia y tecnologia",
    "participar en la nasa sin experiencia",
    "competencia espacial con datos de satelites",
    "como inscribirme al hackaton nasa",
    "reto espacial para disenadores y programadores",
    "concurso del espacio para principiantes",
    "maraton de innovacion espacial uni y prepa",
    "nasa hackathon",
    "space challenge open to anyone",
    "quiero ser astronauta o trabajar en la nasa",
    "hackaton de la nasa en mi ciudad",
    "concurso de datos del espacio",
    "reto de fin de semana de programacion",
    "space hackathon",
    "competir en equipo con satelites y planetas",
    "evento gratis de tecnologia y ciencia",
    "astronautas cohetes y apps",
    "hackathon para estudiantes y profesionales",
    "hackaton",
    "competir programando",
    "concursos en equipo",
    "concursos internacionales gratis",
    "eventos de tecnologia",
    "trabajar en la nasa",
    "me apasiona el universo",
    "innovacion para jovenes",
  ],
  texts: {
    es: {
      audience: "Cualquier persona con curiosidad; no pide experiencia",
      gives:
        "Un fin de semana de proyecto con datos abiertos de la NASA, gratis",
      when: "Una vez al año; suele ser en octubre o en noviembre",
      where: "En una sede local o en línea",
      description:
        "Por tu cuenta o en un equipo de hasta seis, resuelve en dos días un reto con datos de la NASA: una app, un juego, un video o una idea bien contada. Sirve tanto si programas como si diseñas, escribes o investigas.",
      requirements: {
        guardian: "Contar con el permiso de un tutor si eres menor de edad",
        english:
          "Saber inglés para el proyecto (el video, al menos subtitulado)",
      },
      note: "Confirma la fecha: en 2026 pasó de octubre a noviembre. Ese año, en línea, el jurado global pedía ser dos o más. No empieces antes del inicio oficial.",
    },
    en: {
      audience: "Anyone who is curious; no experience needed",
      gives: "A free weekend project with NASA's open data",
      when: "Once a year, usually in October or in November",
      where: "At a local venue or online",
      description:
        "Alone or in a team of up to six, tackle a challenge with NASA data in two days: an app, a game, a video or a well-told idea. It works whether you code, design, write or do research.",
      requirements: {
        guardian: "Have a guardian's permission if you are a minor",
        english: "Know English for the project (the video at least subtitled)",
      },
      note: "Confirm the date: in 2026 it moved from October to November. That year, online, global judging asked for two or more. Do not begin before the start.",
    },
  },
};
