import type { Resource } from "../resource.schema.ts";
import { BEFORE_HIGHER_STUDIES } from "../shared-conditions.ts";

export const unahAdmisionPhuma: Resource = {
  id: "unah-admision-phuma",
  link: "https://admisiones.unah.edu.hn/",
  tags: [
    "honduras",
    "universidad pública",
    "examen de admisión",
    "orientación vocacional",
    "licenciatura",
  ],
  sources: [
    {
      url: "https://www.laprensa.hn/sanpedro/unah-cortes-inicia-primer-proceso-admision-2026-JK29235914",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.elheraldo.hn/honduras/unah-comienza-primer-proceso-de-admision-del-2026-AL29224703",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.elheraldo.hn/honduras/arranca-tercer-proceso-admision-estudiar-unah-HP27283253",
      supports: ["programme", "amount", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://admisiones.unah.edu.hn/inscripcion-2022",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.elheraldo.hn/honduras/mas-12-900-jovenes-buscan-ingresar-unah-prueba-admision-GI26846011",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  serves: ["HN"],
  section: "universityAdmission",
  type: "Examen",
  languages: ["es"],
  country: "HN",
  icon: "exam",
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "paid",
  editions: [
    {
      year: 2026,
      opens: "2026-02-11",
      closes: "2026-02-18",
      source:
        "https://www.laprensa.hn/sanpedro/unah-cortes-inicia-primer-proceso-admision-2026-JK29235914",
    },
    {
      year: 2025,
      opens: "2025-09-15",
      closes: "2025-09-24",
      source:
        "https://www.elheraldo.hn/honduras/arranca-tercer-proceso-admision-estudiar-unah-HP27283253",
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 2,
        closes: 2,
      },
      {
        opens: 9,
        closes: 9,
      },
    ],
  },
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Universidad Nacional Autónoma de Honduras",
  requirementsKeys: [
    "requirements.vocational",
    "requirements.documents",
    "requirements.exam",
    "requirements.school",
  ],
  eligibility: [
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.vocational",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // It is for those who enter this university for the first time.
      kind: "anyOf",
      options: [[BEFORE_HIGHER_STUDIES], [{ kind: "other" }]],
      textKey: "requirements.school",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.laprensa.hn/sanpedro/unah-cortes-inicia-primer-proceso-admision-2026-JK29235914",
    },
  ],
  phrases: [
    "admision unah",
    "prueba phuma",
    "prueba puma unah",
    "paa unah",
    "como entrar a la unah",
    "prueba vocacional unah",
    "inscripcion unah primer ingreso",
    "cuanto cuesta la prueba de la unah",
    "universidad nacional de honduras examen",
    "unah virtual desde el extranjero",
    "fechas de admision unah",
    "entrar a la u en honduras",
    "unah entrance test",
    "honduras public university admission",
    "examen para entrar a la u",
    "universidades de honduras",
    "carreras en honduras",
    "medicina o ingenieria honduras",
    "salgo del colegio y quiero universidad",
    "universidad virtual",
  ],
  texts: {
    es: {
      name: "Universidad Nacional Autónoma de Honduras (UNAH): admisión y PHUMA",
      audience: "Quien quiere entrar por primera vez a la UNAH",
      gives:
        "La prueba de ingreso a las carreras de la universidad nacional de Honduras",
      when: "Hay tres procesos al año, de pocos días; los últimos vistos, en febrero y septiembre",
      where: "En los campus de la UNAH; en línea si vives en el extranjero",
      description:
        "Haz en línea la prueba vocacional, inscríbete y presenta la Prueba Hondureña Universitaria de Medición Académica (PHUMA).",
      note: "La inscripción dura cerca de una semana: revisa la página de admisiones cada mes. Un instructivo de la UNAH pide esperar 48 horas tras la vocacional, así que no la dejes para el final.",
      requirements: {
        vocational:
          "Hacer primero la prueba vocacional en línea, que es obligatoria",
        documents:
          "Tener correo propio, foto tipo pasaporte e imagen de tu identidad o partida de nacimiento",
        exam: "Pagar el proceso y presentar la PHUMA: en 2025 el puntaje mínimo para entrar fue 700",
        school: "Cursar el último año de media o haberla terminado",
      },
      figures: {
        y2026:
          "Primer proceso de 2026: vocacional del 9 al 15 de febrero, inscripción del 11 al 18 y PHUMA fijada para el 24 de abril. Costaba 500 lempiras.",
      },
    },
    en: {
      name: "National Autonomous University of Honduras (UNAH): admission and PHUMA",
      audience: "Anyone who wants to enter the UNAH for the first time",
      gives: "The entrance test for degrees at Honduras's national university",
      when: "There are three short processes a year; the last ones seen were in February and September",
      where: "At UNAH campuses; online if you live abroad",
      description:
        "Take the vocational test online, register and sit the Prueba Hondureña Universitaria de Medición Académica (PHUMA).",
      note: "Registration lasts about a week: check the admissions page every month. UNAH instructions ask you to wait 48 hours after the vocational test, so do not leave it to the end.",
      requirements: {
        vocational: "First take the compulsory vocational test online",
        documents:
          "Have your own e-mail, a passport-style photo and an image of your ID or birth certificate",
        exam: "Pay for the process and sit the PHUMA: in 2025 the lowest score to get in was 700",
        school: "Be in the last year of upper secondary or have finished it",
      },
      figures: {
        y2026:
          "First process of 2026: vocational test from 9 to 15 February, registration from 11 to 18, and PHUMA set for 24 April. It cost 500 lempiras.",
      },
    },
  },
};
