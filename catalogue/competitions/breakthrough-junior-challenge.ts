import type { Competition } from "../competition.schema.ts";

export const breakthroughJuniorChallenge: Competition = {
  id: "breakthrough-junior-challenge",
  link: "https://breakthroughjuniorchallenge.org/",
  tags: ["ciencia", "video", "divulgación", "inglés"],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-09-15",
      source:
        "https://breakthrough.counselorjay.com/dataset/breakthrough_competition_dataset.json",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-09-15",
      source:
        "https://sites.google.com/royalsd.org/rhscounseling/scholarships/junior",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-06-25",
      source: "https://breakthroughjuniorchallenge.org/faq",
    },
  ],
  sources: [
    {
      url: "https://breakthrough.counselorjay.com/dataset/breakthrough_competition_dataset.json",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://breakthroughjuniorchallenge.org/rules",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://sites.google.com/royalsd.org/rhscounseling/scholarships/junior",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://scholarshipbuddyutah.com/scholarships/35422/breakthrough-junior-challenge",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://vantagenetworkafrica.org/breakthrough-junior-challenge-2020-global-competition-for-students-2",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://breakthroughjuniorchallenge.org/faq",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "Breakthrough Junior Challenge",
  organization: "Breakthrough Prize Foundation",
  section: "innovation",
  category: "multidisciplinary",
  icon: "video",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.english",
    "requirements.guardian",
    "requirements.country",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 13, on: { month: 4, day: 1 } }],
        // The day has moved from 1 April to 1 May.
        [{ kind: "age", min: 13, on: { month: 5, day: 1 } }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "age",
      max: 18,
      on: { month: 10, day: 1 },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
    {
      kind: "task",
      task: "guardian",
      textKey: "requirements.guardian",
      changeable: true,
    },
    {
      kind: "residence",
      countries: ["*"],
      except: ["CU", "IR", "KP"],
      textKey: "requirements.country",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://sites.google.com/royalsd.org/rhscounseling/scholarships/junior",
    },
  ],
  levels: ["highSchool"],
  fields: ["naturalSciences", "mathematics"],
  cost: "free",
  cycle: { basis: "usual", windows: [{ opens: null, closes: 9 }] },
  phrases: [
    "breakthrough junior challenge video",
    "concurso de videos de ciencia",
    "explicar fisica en un video corto",
    "concurso para divulgadores cientificos adolescentes",
    "premio por video de matematicas",
    "competencia gratis de ciencia prepa secundaria",
    "video educativo de biologia concurso",
    "concurso tipo tiktok de ciencia",
    "como ganar breakthrough junior",
    "explicar ciencia en ingles concurso",
    "reto creativo de fisica cole liceo",
    "science video contest teens",
    "explain science video competition",
    "me gusta explicar ciencia en videos",
    "concurso de video cientifico con premio",
    "explicar ciencia en un video",
    "premio en dinero para jovenes",
    "science video contest",
    "divulgacion cientifica concurso",
    "concursos en linea",
    "becas por ganar un concurso",
    "youtuber de ciencia",
    "concursos individuales",
    "concursos internacionales gratis",
    "creador de contenido cientifico",
    "extracurriculares de ciencia",
    "concursos con premio en dinero",
    "concursos en ingles",
  ],
  texts: {
    es: {
      audience: "Jóvenes de 13 a 18 años de casi cualquier país",
      gives:
        "Beca universitaria para quien gana, y premios para su docente y su escuela",
      when: "Suele abrir en primavera del norte y cerrar en septiembre; antes cerraba en junio",
      where: "En línea",
      description:
        "Explica en un video de hasta dos minutos una idea de física, matemáticas o ciencias de la vida. Es individual y cuenta tanto la claridad como la creatividad. También te toca calificar videos de otros.",
      requirements: {
        age: "Tener de 13 a 18 años en las fechas que fija la convocatoria",
        english: "Hacer el video en inglés",
        guardian: "Tener permiso de madre, padre o tutor si eres menor de edad",
        country:
          "No vivir en un país bajo sanciones generales de EE. UU., como Cuba (reglas de 2024)",
      },
      note: "En 2025 había que tener 13 años al 1 de mayo y no cumplir 19 antes del 2 de octubre.",
      figures: {
        y2025:
          "En 2025 el premio era una beca de 250,000 USD, 50,000 para el docente y un laboratorio de 100,000 para la escuela.",
      },
    },
    en: {
      audience: "Young people aged 13 to 18 from nearly any country",
      gives:
        "A university scholarship for the winner, and prizes for their teacher and school",
      when: "Usually opens in the northern spring and closes in September; it used to close in June",
      where: "Online",
      description:
        "Explain an idea from physics, mathematics or the life sciences in a video of up to two minutes. You enter alone, and clarity counts as much as creativity. You also score videos by others.",
      requirements: {
        age: "Be 13 to 18 on the dates set in the call",
        english: "Make the video in English",
        guardian: "Have a parent's or guardian's permission if you are a minor",
        country:
          "Not live in a country under comprehensive US sanctions, such as Cuba (2024 rules)",
      },
      note: "In 2025 you had to be 13 by 1 May and not turn 19 before 2 October.",
      figures: {
        y2025:
          "In 2025 the prize was a 250,000-dollar scholarship, 50,000 for the teacher and a 100,000-dollar lab for the school.",
      },
    },
  },
};
