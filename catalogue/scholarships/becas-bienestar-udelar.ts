import type { Scholarship } from "../scholarship.schema.ts";
import {
  MEASURED_NEED,
  SCHOOL_OR_TECHNICAL_FINISHED,
} from "../shared-conditions.ts";

export const becasBienestarUdelar: Scholarship = {
  id: "becas-bienestar-udelar",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://bienestar.udelar.edu.uy/",
  applicationUrl: "https://becas.udelar.edu.uy/",
  organization: "Servicio Central de Inclusión y Bienestar (SCIBU), Udelar",
  tags: [
    "uruguay",
    "becas",
    "universidad pública",
    "necesidad económica",
    "licenciatura",
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "university",
  criteria: ["need"],
  levels: ["undergraduate"],
  covers: ["living", "travel", "materials"],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 2,
        closes: 3,
      },
      {
        opens: 10,
        closes: 10,
      },
    ],
  },
  requirementsKeys: [
    "requirements.enrolment",
    "requirements.need",
    "requirements.interview",
    "requirements.account",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["UY"],
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "enrolment",
      institution: "Universidad de la República",
      textKey: "requirements.enrolment",
      changeable: true,
    },
    {
      ...SCHOOL_OR_TECHNICAL_FINISHED,
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      // No source says whether holders of a degree may ask for a new one.
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "preparatoria_1",
              "preparatoria_2",
              "preparatoria_3",
              "licenciatura_cursando",
              "otro",
            ],
            stages: ["schoolFinished", "technical", "undergraduate"],
            later: ["lowerSecondary", "upperSecondary"],
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      // The form measures income and housing: they decide, not what a family thinks.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "task",
      task: "interview",
      textKey: "requirements.interview",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.account",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.carmeloportal.com/116061-abren-las-solicitudes-para-las-becas-2026-de-bienestar-universitario",
    },
  ],
  sources: [
    {
      url: "https://ladiaria.com.uy/politica/articulo/2018/10/udelar-lanza-becas-de-accesibilidad-educativa/",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.carmeloportal.com/116061-abren-las-solicitudes-para-las-becas-2026-de-bienestar-universitario",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://idm.fing.edu.uy/index.php/es/node/45634",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://bienestar.udelar.edu.uy/2021/07/21/scibu-el-programa-becas-en-un-contexto-de-demanda-creciente/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
  ],
  editions: [
    {
      year: 2026,
      opens: "2025-10-13",
      closes: "2025-10-27",
      source:
        "https://www.carmeloportal.com/116061-abren-las-solicitudes-para-las-becas-2026-de-bienestar-universitario",
    },
    {
      year: 2022,
      opens: "2022-02-21",
      closes: "2022-03-31",
      source: "https://idm.fing.edu.uy/index.php/es/node/45634",
    },
  ],
  phrases: [
    "becas bienestar universitario",
    "beca scibu udelar",
    "beca de alojamiento udelar",
    "comedor universitario beca",
    "beca para estudiantes del interior",
    "beca laptop udelar",
    "beca de transporte para la facultad",
    "beca guarderia estudiantes con hijos",
    "beca materiales de estudio udelar",
    "ayuda para pagar pension en montevideo",
    "cuando se piden las becas de bienestar",
    "primera vez cursando beca",
    "udelar student welfare grants",
    "housing grant for students uruguay",
    "becas en uruguay",
    "no me alcanza para la universidad",
    "residencias estudiantiles",
    "comida y alojamiento para estudiantes",
    "becas para mamas jovenes",
    "guarderia mientras estudio",
    "computadora para estudiar",
    "ayuda para pasajes",
    "vivo lejos y entre a la facu",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Becas de Bienestar Universitario (Udelar)",
      audience: "Estudiantes de la Udelar con pocos recursos, de todo el país",
      amount:
        "Dinero, alojamiento, comedor, descuento en pasajes, transporte, guardería, materiales o laptop",
      level: "Carreras de la Udelar",
      deadline:
        "La última vez: si ingresas, hacia febrero o marzo; si ya cursas, hacia octubre",
      description:
        "Con una sola solicitud pides varias becas de la universidad pública de Uruguay. Sirven, por ejemplo, a quien deja su pueblo para estudiar. Hay un período para quienes ingresan y otros para quienes ya cursan o renuevan.",
      requirements: {
        enrolment:
          "Ingresar a la Udelar o estudiar en ella, en cualquier sede de Uruguay",
        need: "Presentar los ingresos y la vivienda de tu hogar en el formulario en línea",
        interview: "Ir a la entrevista con Trabajo Social",
        account: "Tener una cuenta bancaria a tu nombre",
      },
      figures: {
        y2025:
          "En 2025, quienes ya cursaban y la pedían por primera vez solicitaron las becas de 2026 del 13 al 27 de octubre.",
      },
      note: "El período de ingreso cambia cada año: en 2022 fue del 21 de febrero al 31 de marzo. Lee la guía de solicitud del año y elige bien tu categoría. En 2018 había topes de edad: confirma los de hoy.",
    },
    en: {
      title: "University Welfare grants (Udelar)",
      audience: "Udelar students with few resources, from the whole country",
      amount:
        "Money, lodging, meals, cheaper bus fares, transport, childcare, materials or a laptop",
      level: "Degrees at Udelar",
      deadline:
        "Last time: if entering, around February or March; if already studying, around October",
      description:
        "One application asks for several grants of Uruguay's public university. They serve, for example, those who leave their town to study. There is one period for those entering and others for those who already study or renew.",
      requirements: {
        enrolment: "Enter Udelar or study there, at any site in Uruguay",
        need: "Give your household's income and housing in the online form",
        interview: "Go to the interview with Social Work",
        account: "Have a bank account in your name",
      },
      figures: {
        y2025:
          "In 2025, those already studying who asked for the first time applied for the 2026 grants from 13 to 27 October.",
      },
      note: "The period for those entering changes each year: in 2022 it ran from 21 February to 31 March. Read the guide of the year and choose your category with care. In 2018 there were age limits: check those of today.",
    },
  },
};
