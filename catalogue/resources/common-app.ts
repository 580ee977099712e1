import type { Resource } from "../resource.schema.ts";

export const commonApp: Resource = {
  id: "common-app",
  name: "Common App",
  organization: "Common App",
  section: "internationalStudent",
  type: "Plataforma",
  link: "https://www.commonapp.org/",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  descriptionKey: "description",
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://bigfuture.collegeboard.org/plan-for-college/apply-to-college/whats-the-common-app",
    },
  ],
  requirementsKeys: [],
  eligibility: [],
  levels: ["highSchool"],
  fields: ["any"],
  cost: "varies",
  languages: ["en"],
  country: "US",
  icon: "university",
  tags: ["solicitud", "estados unidos", "licenciatura", "universidad"],
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 8,
        closes: null,
      },
    ],
  },
  sources: [
    {
      url: "https://bigfuture.collegeboard.org/plan-for-college/apply-to-college/whats-the-common-app",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://graysonus.com/deadline-for-common-app-free-application-7911",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://admissionisms.com/common-app-day-marks-the-start-of-a-brand-new-admissions-cycle",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "common app comonap",
    "common application universidades",
    "aplicar a varias universidades de usa",
    "plataforma para postular a universidades gringas",
    "solicitud unica universidades americanas",
    "como aplicar a harvard yale princeton",
    "donde se aplica al college",
    "postular a pregrado en eeuu",
    "aplicacion para universidad en estados unidos",
    "llenar actividades y ensayo para college",
    "portal de admision universidades usa",
    "apply to us colleges",
    "common app application",
    "estoy en ultimo año y quiero irme",
    "aplicar a muchas universidades americanas con una solicitud",
    "plataforma para aplicar a college",
    "llenar solicitud universidades usa",
    "application portal us universities",
    "cuenta para aplicar a universidades gringas",
    "solicitud comun de admision",
    "mandar ensayo y cartas a usa",
    "ayuda con la solicitud a universidades",
    "proceso para estudiar afuera",
    "universidades de usa para latinos",
    "application para college",
    "solicitud de ingreso a universidades",
    "deadline universidades usa",
    "admision a universidades de estados unidos",
  ],
  texts: {
    es: {
      audience: "Quien va a postular a una licenciatura, sobre todo en EE. UU.",
      gives:
        "Una sola solicitud para muchas universidades; la cuenta es gratis",
      when: "El ciclo nuevo abre hacia el 1 de agosto; cada universidad pone su cierre",
      description:
        "Llena tus datos, actividades y ensayo una vez y mándalos a varias universidades. Cada una puede pedir además preguntas propias, cartas o exámenes, así que revisa su lista con tiempo.",
      note: "Cada universidad fija su cuota de solicitud. Pregúntale antes de pagar si te la perdona por necesidad.",
      figures: {
        y2026:
          "En 2026 BigFuture contaba más de 900 universidades, la mayoría de Estados Unidos; otra página, más de 1,000 ya en 2023.",
      },
    },
    en: {
      audience: "Anyone applying for a bachelor's degree, mostly in the US",
      gives: "One application for many universities; the account is free",
      when: "The new cycle opens around 1 August; each university sets its deadline",
      description:
        "Fill in your details, activities and essay once and send them to several universities. Each may also ask its own questions, letters or tests, so check its list early.",
      note: "Each university sets its application fee. Before you pay, ask whether it waives it for need.",
      figures: {
        y2026:
          "In 2026 BigFuture counted more than 900 universities, most of them in the United States; another page, over 1,000 in 2023 already.",
      },
    },
  },
};
