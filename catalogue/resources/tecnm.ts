import type { Resource } from "../resource.schema.ts";

export const tecnm: Resource = {
  id: "tecnm",
  nameKey: "name",
  organization: "Tecnológico Nacional de México (TecNM)",
  section: "universityAdmission",
  type: "Guía",
  link: "https://www.tecnm.mx/",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  moreLinks: [
    {
      url: "https://itsmotul.edu.mx/convocatorias-de-ingreso/",
      textKey: "links.motul",
    },
  ],
  requirementsKeys: [
    "requirements.school",
    "requirements.registration",
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
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
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
      year: 2025,
      textKey: "figures.y2025",
      source: "https://itsmotul.edu.mx/convocatorias-de-ingreso/",
    },
  ],
  editions: [
    {
      year: 2025,
      opens: "2025-03-05",
      closes: "2025-04-10",
      lineKey: "editions.motul",
      source: "https://itsmotul.edu.mx/convocatorias-de-ingreso/",
    },
  ],
  serves: ["MX"],
  levels: ["undergraduate"],
  fields: ["technology", "business"],
  cost: "paid",
  languages: ["es"],
  country: "MX",
  icon: "university",
  tags: [
    "universidad pública",
    "ingeniería",
    "méxico",
    "admisión",
    "examen de admisión",
  ],
  cycle: { basis: "unknown" },
  sources: [
    {
      url: "https://itsmotul.edu.mx/convocatorias-de-ingreso/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "tecnm admision",
    "como entrar al tecnologico de mi ciudad",
    "instituto tecnologico fichas nuevo ingreso",
    "examen de admision tecnologico nacional",
    "ingenieria en tecnologico publico",
    "tec publico cerca de mi casa",
    "ingenieria industrial en el itt",
    "cuanto cuesta la ficha del tecnologico",
    "curso de reforzamiento para el tec",
    "opciones de ingenieria en los estados",
    "sistemas computacionales en instituto tecnologico",
    "registro de aspirantes tecnm",
    "public engineering college mexico",
    "national institute of technology mexico admission",
    "universidades mexicanas",
    "salgo de la prepa y quiero la uni",
    "me rechazaron de la universidad",
    "ingenieria en sistemas o mecatronica",
    "vivo lejos de la capital y quiero ingenieria",
  ],
  texts: {
    es: {
      name: "Tecnológico Nacional de México (TecNM): cómo se entra",
      audience:
        "Quien termina la prepa y busca una ingeniería pública cerca de casa",
      gives:
        "Los pasos para entrar a un instituto tecnológico; el proceso suele tener costo",
      when: "Cada plantel pone sus fechas; mira pronto la del tuyo",
      where: "En institutos tecnológicos de todo México",
      description:
        "Busca el plantel del TecNM más cercano y entra a su convocatoria: te registras como aspirante, pagas y presentas el examen o tomas el curso que pida. Hay carreras como Sistemas Computacionales, Industrial o Electromecánica.",
      requirements: {
        school: "Haber terminado el bachillerato o estar por terminarlo",
        registration: "Registrarte en línea como aspirante y pagar el proceso",
        exam: "Presentar el examen o tomar el curso que pida tu plantel",
      },
      links: { motul: "Ejemplo: convocatoria del plantel Motul" },
      editions: { motul: "Plantel Motul (Yucatán)" },
      figures: {
        y2025:
          "En 2025 el plantel Motul registró del 5 de marzo al 10 de abril; el examen costaba 543 pesos mexicanos y el curso, otros 543.",
      },
      note: "Los datos son de un plantel: fechas, costos y carreras cambian. Lee la convocatoria del tuyo antes de pagar: quizá no haya devolución.",
    },
    en: {
      name: "Tecnológico Nacional de México (TecNM): how to get in",
      audience:
        "Anyone finishing high school who wants public engineering near home",
      gives:
        "The steps to enter an institute of technology; the process usually has a cost",
      when: "Each campus sets its dates; look early at yours",
      where: "At technology institutes all over Mexico",
      description:
        "Find the nearest TecNM campus and follow its call: you register as an applicant, pay and sit the exam or take the course that it asks for. There are degrees such as computer systems, industrial or electromechanical engineering.",
      requirements: {
        school: "Have finished high school or be about to",
        registration: "Register online as an applicant and pay for the process",
        exam: "Sit the exam or take the course that your campus asks for",
      },
      links: { motul: "Example: call of the Motul campus" },
      editions: { motul: "Motul campus (Yucatán)" },
      figures: {
        y2025:
          "In 2025 the Motul campus registered from 5 March to 10 April; the exam cost 543 Mexican pesos and the course another 543.",
      },
      note: "The data are of one campus: dates, costs and degrees differ at each. Read your campus's call before you pay: fees may not be refunded.",
    },
  },
};
