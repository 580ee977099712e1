import type { Competition } from "../competition.schema.ts";

export const technovationGirls: Competition = {
  id: "technovation-girls",
  link: "https://technovationchallenge.org/",
  tags: ["tecnología", "mujeres", "app", "inteligencia artificial", "mentoría"],
  editions: [
    {
      year: 2022,
      opens: null,
      closes: "2022-04-26",
      source: "https://technovationchallenge.org/submission-guidelines/",
    },
  ],
  sources: [
    {
      url: "https://iridescentsupport.zendesk.com/hc/en-us/articles/115002714613-Eligibility-for-participation",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://iridescentsupport.zendesk.com/hc/en-us/articles/115002717413-Submission-rules-for-girls-and-mentors",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://technovation.org/blogs/girls-are-ready-to-change-the-world-technovation-girls-2020",
      supports: ["dates"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://technovationchallenge.org/submission-guidelines/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.notimerica.com/comunicados/noticia-comunicado-casi-900-ninas-218-proyectos-toda-espana-citan-mayor-competicion-tecnologia-20250529162238.html",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  name: "Technovation Girls",
  organization: "Technovation",
  section: "innovation",
  category: "computerScience",
  icon: "code",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.identity",
    "requirements.age",
    "requirements.consent",
    "requirements.english",
  ],
  eligibility: [
    {
      kind: "circumstance",
      is: "girlsProgramme",
      textKey: "requirements.identity",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 8, max: 18 }],
        [{ kind: "age", min: 8, max: 19 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "guardian",
      textKey: "requirements.consent",
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

  levels: ["highSchool"],
  fields: ["technology", "business"],
  cost: "free",
  lastSeenCycle: 2025,
  cycle: { basis: "usual", windows: [{ opens: 10, closes: 4 }] },
  alsoListedAs: ["mentorship_program"],
  phrases: [
    "technovation chicas tecnologia",
    "concurso de apps para mujeres",
    "programa para ninas que quieren programar",
    "chavas en stem competencia gratis",
    "hacer una aplicacion para mi barrio",
    "mujeres en tecnologia prepa secundaria",
    "reto de emprendimiento tecnologico para chicas",
    "aprender a crear apps sin experiencia",
    "concurso de ia para muchachas",
    "mentoria para mujeres jovenes en tecnologia",
    "como inscribo a mi equipo de amigas",
    "girls coding competition",
    "app contest for girls free",
    "soy mujer y quiero aprender programacion",
    "crear una app siendo chica",
    "concurso de programacion para ninas",
    "mujeres jovenes en tecnologia",
    "aprender a programar con mentoras",
    "reto para chicas emprendedoras",
    "hacer una aplicacion para mi comunidad",
    "niñas en ciencia y tecnologia",
    "inteligencia artificial para mujeres jovenes",
    "programa gratis para muchachas",
    "concursos para mujeres",
    "chicas stem",
    "emprendimiento",
    "girls in stem",
    "impacto social y tecnologia",
    "mujeres lideres jovenes",
    "crear aplicaciones moviles",
  ],
  texts: {
    es: {
      audience:
        "Niñas, jóvenes trans y no binarias de 8 a 18 años, en equipos de una a cinco",
      gives:
        "Curso para crear una app o prototipo de IA, con mentoras y mentores, gratis",
      when: "La temporada suele ir de octubre a abril",
      where: "En línea, con tu equipo",
      description:
        "Elige un problema de tu comunidad y crea con tu equipo una app o un prototipo de IA para resolverlo. No hace falta saber programar al empezar. Entras sin selección.",
      requirements: {
        identity: "Ser niña o mujer joven, o persona trans o no binaria",
        age: "Tener de 8 a 18 años al 1 de agosto que fija la temporada",
        consent: "Tener el permiso firmado de madre, padre o tutor",
        english:
          "Saber inglés para el material, o ponerle subtítulos en inglés",
      },
      note: "La división depende de la persona de mayor edad del equipo: Beginner de 8 a 12, Junior de 13 a 15, Senior de 16 a 18. Confirma las fechas de la temporada.",
    },
    en: {
      audience:
        "Girls, trans and non-binary young people aged 8 to 18, in teams of one to five",
      gives: "A free course to build an app or AI prototype, with mentors",
      when: "The season usually runs from October to April",
      where: "Online, with your team",
      description:
        "Choose a problem in your community and build an app or AI prototype with your team to solve it. You need no coding to start. No selection to join.",
      requirements: {
        identity: "Be a girl or young woman, or a trans or non-binary person",
        age: "Be 8 to 18 on the 1 August that the season sets",
        consent: "Have a consent form signed by a parent or guardian",
        english: "Know English for the material, or add English subtitles",
      },
      note: "The division depends on the oldest person on the team: Beginner 8 to 12, Junior 13 to 15, Senior 16 to 18. Confirm the dates of the season.",
    },
  },
};
