import type { ExchangeProgram } from "../scholarship.schema.ts";

export const shipForWorldYouth: ExchangeProgram = {
  id: "ship-for-world-youth",
  link: "https://swy.international/faq",
  tags: ["intercambio", "japón", "liderazgo"],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2025-08-17",
      countries: ["DO"],
      source:
        "https://cachichanews.com/ministerio-de-la-juventud-lanza-convocatoria-para-representar-a-rd-en-el-barco-mundial-de-la-juventud-2026",
    },
  ],
  sources: [
    {
      url: "https://swy.international/faq",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.swy.international/F1-whats-swyaa.php",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://cachichanews.com/ministerio-de-la-juventud-lanza-convocatoria-para-representar-a-rd-en-el-barco-mundial-de-la-juventud-2026",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.abc.com.py/internacionales/2026/02/10/chilenos-y-dominicanos-se-subiran-en-el-barco-de-la-juventud-mundial-rumbo-a-tokio/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.globed.eu/the-ship-for-world-youth",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  titleKey: "title",
  organization: "Oficina del Gabinete de Japón",
  organizationKey: "organization",
  deadlineKey: "deadline",
  amountKey: "amount",
  categoryKey: "international",
  typeKey: "public",
  levelKey: "level",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.age",
    "requirements.citizenship",
    "requirements.english",
    "requirements.wholeProgramme",
  ],
  icon: "ship",
  audienceKey: "audience",
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.abc.com.py/internacionales/2026/02/10/chilenos-y-dominicanos-se-subiran-en-el-barco-de-la-juventud-mundial-rumbo-a-tokio/",
    },
  ],
  criteria: ["merit"],
  levels: ["any"],
  covers: ["travel", "living"],
  cost: "funded",
  eligibility: [
    {
      kind: "age",
      min: 18,
      max: 30,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "invitedCountry",
      textKey: "requirements.citizenship",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
    {
      kind: "other",
      textKey: "requirements.wholeProgramme",
      changeable: true,
    },
  ],
  // Calls close in June (Spain) or August (Dominican Republic): each country sets its own date.
  cycle: {
    basis: "usual",
    windows: [
      { opens: null, closes: 6 },
      { opens: null, closes: 8 },
    ],
  },
  phrases: [
    "barco de la juventud mundial japon",
    "ship for world youth swy",
    "barco japones para jovenes",
    "viaje a japon en barco pagado",
    "intercambio cultural a japon sin ser estudiante",
    "programa juventud gobierno de japon",
    "crucero de jovenes de varios paises",
    "ir un mes a japon con vuelo pagado",
    "como participar en el barco de la juventud",
    "intercambio para mayores de 18 a 30",
    "liderazgo joven y seminarios en japon",
    "swy japan cabinet office program",
    "youth cruise exchange japan",
    "quiero conocer japon y gente del mundo",
    "viaje gratis a japon para jovenes",
    "intercambio en un barco con jovenes",
    "programa del gobierno japones de liderazgo",
    "viajar por el mundo con todo pagado",
    "encuentro internacional para jovenes adultos",
    "experiencia cultural en japon corta",
    "viaje de liderazgo para mayores de dieciocho",
    "youth leadership cruise japan",
    "intercambio corto",
    "viajar gratis para jovenes",
    "programas de liderazgo juvenil",
    "conocer asia",
    "viaje pagado por un gobierno",
    "no estudio pero quiero viajar",
    "intercambio para trabajadores jovenes",
    "amo japon y la cultura",
    "programas de juventud 18 a 30",
  ],
  texts: {
    es: {
      title: "Barco de la Juventud Mundial (Ship for World Youth)",
      organization: "Oficina del Gabinete de Japón",
      audience: "Jóvenes de 18 a 30 años de los países invitados cada año",
      amount:
        "Viaje internacional, alojamiento, comidas y actividades; el seguro y tus gastos los pagas tú",
      level: "Cualquier nivel de estudios",
      deadline:
        "Si tu país está invitado: en años pasados cerró en junio o agosto, según el país",
      description:
        "Convive varias semanas, en tierra y a bordo de un barco, con jóvenes de Japón y de otros países. Hay seminarios, talleres e intercambio cultural sobre temas globales.",
      requirements: {
        age: "Tener entre 18 y 30 años",
        citizenship: "Tener ciudadanía de un país invitado ese año",
        english: "Comunicarte bien en inglés",
        wholeProgramme: "Participar en el programa completo",
      },
      note: "El enlace es de exparticipantes. Cada año se invita a pocos países: pregunta a la embajada de Japón o al instituto de la juventud del tuyo si hay convocatoria. Solo puedes postular por tu país.",
      figures: {
        y2026:
          "A la edición de 2026 fueron invitados, entre otros, Chile, Jamaica y República Dominicana.",
      },
    },
    en: {
      title: "Ship for World Youth",
      organization: "Cabinet Office of Japan",
      audience:
        "Young people aged 18 to 30 from the countries invited each year",
      amount:
        "International travel, lodging, meals and activities; you pay insurance and extras",
      level: "Any level of study",
      deadline:
        "If your country is invited: in past years it closed in June or August, by country",
      description:
        "Live for several weeks, on land and aboard a ship, with young people from Japan and other countries. There are seminars, workshops and cultural exchange on global issues.",
      requirements: {
        age: "Be between 18 and 30",
        citizenship: "Be a citizen of a country invited that year",
        english: "Communicate well in English",
        wholeProgramme: "Take part in the whole programme",
      },
      note: "The link is of former participants. Few countries are invited each year: ask the Japanese embassy or your youth institute if there is a call. You can apply for your own country only.",
      figures: {
        y2026:
          "Chile, the Dominican Republic and Jamaica were among the countries invited to the 2026 edition.",
      },
    },
  },
};
