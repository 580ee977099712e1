import type { Opportunity } from "../opportunity.schema.ts";

export const googleSummerOfCode: Opportunity = {
  id: "google-summer-of-code",
  link: "https://summerofcode.withgoogle.com/",
  tags: [
    "programación",
    "código abierto",
    "en línea",
    "remunerado",
    "tecnología",
  ],
  editions: [
    {
      year: 2026,
      opens: "2026-03-16",
      closes: "2026-03-31",
      source:
        "https://github.com/LinuxFoundationGSoC/ProjectIdeas/wiki/Home/33b55d86234cec09a29ff2f5b3588e77813cafe8",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-04-08",
      source:
        "https://www2.fundsforngos.org/events/applications-open-google-summer-of-code-program/",
    },
    {
      year: 2024,
      opens: "2024-03-18",
      closes: "2024-04-02",
      source: "https://github.com/rubygsoc/rubygsoc/wiki",
    },
  ],
  sources: [
    {
      url: "https://github.com/rubygsoc/rubygsoc/wiki",
      supports: ["dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www2.fundsforngos.org/events/applications-open-google-summer-of-code-program/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://gitlab.com/sat-mtl/collaborations/google-summer-of-code/-/issues/104",
      supports: ["eligibility"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://github.com/LinuxFoundationGSoC/ProjectIdeas/wiki/Home/33b55d86234cec09a29ff2f5b3588e77813cafe8",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.googblogs.com/tag/student-programs/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://opensource.googleblog.com/2013_04_01_archive.html",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.phoronix.com/scan.php?page=news_item&px=GSoC-2022-Changes",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://www.bharathorizon.com/education/higher-education/gsoc-2026-applications-open-for-open-source-development.html",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  name: "Google Summer of Code",
  organization: "Google",
  section: "internships",
  category: "technology",
  icon: "code",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  requirementsKeys: [
    "requirements.age",
    "requirements.profile",
    "requirements.country",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "age",
      min: 18,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.profile",
      changeable: true,
    },
    {
      kind: "residence",
      countries: ["*"],
      except: ["CU", "IR", "KP"],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
    {
      kind: "other",
      textKey: "requirements.work",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://github.com/LinuxFoundationGSoC/ProjectIdeas/wiki/Home/33b55d86234cec09a29ff2f5b3588e77813cafe8",
    },
  ],
  levels: ["any"],
  fields: ["technology"],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      { opens: 3, closes: 3 },
      { opens: 3, closes: 4 },
    ],
  },
  phrases: [
    "google summer of code",
    "gsoc google programadores",
    "programar para google en verano",
    "codigo abierto pasantia pagada",
    "open source con mentor",
    "contribuir a software libre y cobrar",
    "practicas remotas de programacion",
    "pasantia online para programadores",
    "chamba remota de verano programando",
    "como entrar a gsoc",
    "conseguir experiencia como desarrollador",
    "paid open source internship remote",
    "gsoc beginners proposal",
    "estudio sistemas y no tengo experiencia",
    "trabajar programando a distancia con google",
    "practica remota de software pagada",
    "aprender codigo abierto con mentor",
    "empleo de verano para programadores",
    "me pagan por programar desde casa",
    "internship remoto para sistemas",
    "primer trabajo de desarrollador",
    "remote coding program students",
    "proyecto de software en vacaciones",
    "trabajo remoto",
    "pasantias pagadas",
    "primer empleo programador",
    "ganar dinero por internet",
    "github y proyectos reales",
    "practicas de sistemas",
    "ingreso extra siendo estudiante",
    "developer junior",
    "portafolio de programador",
    "teletrabajo",
    "empleo o practicas para universitarios",
    "practicas de verano pagadas",
  ],
  texts: {
    es: {
      audience:
        "Personas de 18 años o más que estudian o empiezan en el software libre",
      gives:
        "Un pago de Google al aprobar cada etapa; mira en su página cuánto es para tu país",
      when: "Suele abrir en marzo y cerrar a fines de marzo o comienzos de abril",
      where: "En línea, desde tu casa",
      description:
        "Programa unas doce semanas, o las que acuerdes, para un proyecto de código abierto, con mentores que te acompañan. Las organizaciones participantes se anuncian hacia febrero: acércate a la que te guste antes de postular.",
      requirements: {
        age: "Tener 18 años o más",
        profile: "Ser estudiante o estar empezando en el software libre",
        country:
          "No vivir en un país bajo embargo de Estados Unidos, como Cuba",
        language: "Comunicarte en inglés",
        work: "Poder trabajar legalmente en tu país durante el programa",
      },
      figures: {
        y2026: "En 2026 las solicitudes fueron del 16 al 31 de marzo.",
      },
    },
    en: {
      audience:
        "People aged 18 or over who study or are starting out in open source",
      gives:
        "A payment from Google as you pass each stage; see on its page how much for your country",
      when: "It usually opens in March and closes in late March or early April",
      where: "Online, from home",
      description:
        "Code for about twelve weeks, or as many as you agree, for an open-source project, with mentors at your side. Participating organisations are announced around February: get in touch with the one you like before you apply.",
      requirements: {
        age: "Be 18 or over",
        profile: "Be a student or be starting out in open source",
        country:
          "Not live in a country under a United States embargo, such as Cuba",
        language: "Communicate in English",
        work: "Be allowed to work in your country during the programme",
      },
      figures: {
        y2026: "In 2026 applications ran from 16 to 31 March.",
      },
    },
  },
};
