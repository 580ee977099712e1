import type { Resource } from "../resource.schema.ts";

export const ucas: Resource = {
  id: "ucas",
  name: "UCAS",
  organization: "UCAS",
  section: "internationalStudent",
  type: "Plataforma",
  link: "https://www.ucas.com/",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: [],
  eligibility: [],
  figures: [
    {
      year: 2027,
      textKey: "figures.y2027",
      source:
        "https://www.esher.ac.uk/student-life/careers-progression/applying-to-uni",
    },
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "paid",
  languages: ["en"],
  country: "GB",
  icon: "university",
  tags: ["solicitud", "reino unido", "licenciatura", "universidad"],
  cycle: {
    basis: "usual",
    windows: [
      { opens: 9, closes: 10, closesDay: 15 },
      { opens: 9, closes: 1 },
    ],
  },
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-01-14",
      lineKey: "editions.general",
      source:
        "https://www.ucas.com/advisers/help-and-training/guides-resources-and-training/application-overview/application-deadlines",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-01-29",
      lineKey: "editions.general",
      source: "https://ucas.com/node/436526",
    },
    {
      year: 2023,
      opens: null,
      closes: "2023-01-25",
      lineKey: "editions.general",
      source:
        "https://inews.co.uk/news/education/ucas-deadline-2023-when-date-time-university-application-what-late-2101435",
    },
  ],
  sources: [
    {
      url: "https://www.esher.ac.uk/student-life/careers-progression/applying-to-uni",
      supports: ["dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://ucas.com/node/436526",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.ucas.com/advisers/help-and-training/guides-resources-and-training/application-overview/application-deadlines",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.ucas.com/ucas/undergraduate/apply-track/when-apply",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.mdx.ac.uk/study/undergraduate/how-to-apply-for-undergraduate-courses",
      supports: ["dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://inews.co.uk/news/education/ucas-deadline-2023-when-date-time-university-application-what-late-2101435",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  phrases: [
    "ucas inglaterra",
    "aplicar a universidades de inglaterra",
    "postular a universidad en uk",
    "plataforma de admision universidades britanicas",
    "como entrar a oxford o cambridge",
    "estudiar pregrado en londres como postulo",
    "universidades de escocia solicitud",
    "aplicacion unica universidades inglesas",
    "que piden para estudiar en gran bretaña",
    "carrera en reino unido tramite",
    "donde se solicita universidad inglesa",
    "apply uk university",
    "ucas application undergraduate",
    "quiero hacer la carrera en inglaterra",
    "aplicar a universidades inglesas",
    "solicitud para licenciatura en uk",
    "como entrar a la universidad en inglaterra",
    "apply to uk universities",
    "plataforma de admision britanica",
    "carrera en escocia",
    "universidades de inglaterra para latinos",
    "estudiar en el reino unido",
    "proceso para estudiar afuera",
    "solicitud de ingreso a universidades",
    "carrera en ingles en europa",
    "ayuda con la solicitud a universidades",
    "medicina en inglaterra",
    "uk undergraduate deadline",
  ],
  texts: {
    es: {
      editions: {
        general: "Cierre general",
      },
      figures: {
        y2027:
          "Para ingresar en 2027, el cierre general es el 13 de enero de 2027, según un colegio británico (Esher).",
      },
      audience: "Quien postula a una licenciatura en el Reino Unido",
      gives:
        "Una sola solicitud para universidades británicas; se paga una cuota",
      when: "Se envía desde septiembre y suele cerrar a mediados de octubre o en enero",
      description:
        "Haz aquí tu solicitud a las licenciaturas del Reino Unido: es el sistema común. Eliges hasta cinco carreras y mandas tus estudios, una recomendación y la declaración personal una sola vez.",
      note: "Octubre es el cierre habitual de Oxford, Cambridge y la mayoría de medicina, odontología y veterinaria; enero, el de casi todo lo demás. Hasta el 30 de junio se puede enviar tarde, si quedan lugares. Lee en ucas.com las fechas de tu ciclo.",
    },
    en: {
      editions: {
        general: "General deadline",
      },
      figures: {
        y2027:
          "For entry in 2027, the general deadline is 13 January 2027, according to a British college (Esher).",
      },
      audience: "Anyone applying for a bachelor's degree in the UK",
      gives: "One application for UK universities; there is a fee",
      when: "You can submit from September; it usually closes in mid-October or in January",
      description:
        "Apply here for bachelor's degrees in the UK: it is the shared system. You choose up to five courses and send your studies, a reference and the personal statement just once.",
      note: "October is the usual deadline for Oxford, Cambridge and most medicine, dentistry and veterinary courses; January, for almost everything else. Until 30 June you can apply late, where places are left. Read the dates of your cycle on ucas.com.",
    },
  },
};
