import type { Opportunity } from "../opportunity.schema.ts";

export const oistResearchInternship: Opportunity = {
  id: "oist-research-internship",
  link: "https://admissions.oist.jp/research-internship-faq",
  applicationUrl:
    "https://oist.jp/admissions/research-internship/apply-research-internship",
  tags: ["investigación", "japón", "ciencia", "tecnología", "financiado"],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2025-10-15",
      source: "https://bdtelegraph24.com/bangla/65052",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-04-15",
      source:
        "https://oist.jp/admissions/research-internship/apply-research-internship",
    },
  ],
  sources: [
    {
      url: "https://bdtelegraph24.com/bangla/65052",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://admissions.oist.jp/research-internship-faq",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://admissions.oist.jp/research-internship-enrollment-process",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://oist.jp/admissions/research-internship/apply-research-internship",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "OIST Research Internship",
  organization: "Okinawa Institute of Science and Technology (OIST)",
  section: "research",
  category: "naturalSciences",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.doctorate",
    "requirements.letters",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "licenciatura_terminada", "posgrado"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // The organiser asks for the last two years and also for two years done.
      kind: "anyOf",
      options: [
        [
          {
            kind: "studyYear",
            stage: "undergraduate",
            completedSemesters: 4,
            maxYearsLeft: 2,
          },
        ],
        [
          { kind: "studyYear", stage: "undergraduate", completedSemesters: 4 },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Doctorado en curso",
      textKey: "requirements.doctorate",
      changeable: false,
    },
    {
      kind: "task",
      task: "recommendation",
      textKey: "requirements.letters",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  levels: ["undergraduate", "postgraduate"],
  fields: ["naturalSciences", "technology"],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      { opens: null, closes: 4 },
      { opens: null, closes: 10 },
    ],
  },
  phrases: [
    "oist okinawa pasantia",
    "pasantia de investigacion en japon",
    "oist research intern",
    "practicas en laboratorio en okinawa",
    "investigar en japon unos meses",
    "estancia de investigacion japon pagada",
    "pasantia japon universitarios ultimo año",
    "pasantia de ciencias para recien graduados japon",
    "biologia marina neurociencia laboratorio japon",
    "como aplicar a oist",
    "cuando cierra la pasantia de oist",
    "okinawa science internship",
    "paid research internship japan",
    "ya casi egreso y quiero laboratorio en japon",
    "investigar en okinawa",
    "practica de laboratorio en japon pagada",
    "pasantia cientifica en japon sin japones",
    "internship in japan science",
    "estancia de investigacion en asia",
    "me pagan por investigar en japon",
    "pasantias pagadas",
    "vivir en japon unos meses",
    "recien graduado que hago",
    "quiero ser investigador",
    "stem internship",
    "experiencia para entrar a un phd",
    "conocer asia",
  ],
  texts: {
    es: {
      audience:
        "Universitarios de los dos últimos años, de maestría o ya graduados",
      gives:
        "Asignación por día, pasaje de ida y vuelta, alojamiento y apoyo con la visa",
      when: "Dos convocatorias al año; las últimas vistas cerraron en abril y octubre",
      where: "Okinawa, Japón",
      description:
        "Investiga unos meses en un laboratorio de ciencia o tecnología en Okinawa. Una de las dos convocatorias del año ha cerrado en abril, para ir desde octubre, y la otra en octubre.",
      requirements: {
        studies:
          "Estar en los dos últimos años de licenciatura, en maestría, o ya graduado",
        doctorate: "No ser estudiante de doctorado",
        letters:
          "Enviar la solicitud y una carta de recomendación; si estudias, tener permiso de tu universidad",
        language: "Trabajar en inglés",
      },
      note: "La solicitud cuesta 3,000 JPY desde otoño de 2025, sin devolución ni exención. En licenciatura, llega con dos años hechos. Revisa en la página de OIST cuántos meses dura la estancia y cuándo cierra: ambos han cambiado.",
    },
    en: {
      audience:
        "Undergraduates in their last two years, master's students or graduates of either",
      gives:
        "A daily allowance, a return ticket, housing and help with the visa",
      when: "Two calls a year; the last ones seen closed in April and October",
      where: "Okinawa, Japan",
      description:
        "Do research for some months in a science or technology laboratory in Okinawa. One of the two yearly calls has closed in April, to travel from October, the other in October.",
      requirements: {
        studies:
          "Be in the last two years of a bachelor's, in a master's, or a graduate",
        doctorate: "Not be a doctoral student",
        letters:
          "Send the application and one recommendation letter; if enrolled, have your university's approval",
        language: "Work in English",
      },
      note: "Since autumn 2025 the application costs 3,000 JPY, without refund or waiver. Undergraduates arrive with two years done. Check its page for how long the stay is and when it closes: both have changed.",
    },
  },
};
