import type { Scholarship } from "../scholarship.schema.ts";
import { LAST_YEAR_AT_CALL } from "../shared-conditions.ts";

export const becaPaesChile: Scholarship = {
  id: "beca-paes-chile",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.portaldemre.demre.cl/inscripcion/beca-paes",
  applicationUrl: "https://acceso.mineduc.cl/portal-inscripcion",
  organization: "Subsecretaría de Educación Superior y DEMRE (Chile)",
  tags: ["chile", "paes", "examen de admisión", "gratis", "gobierno"],
  categoryKey: "national",
  typeKey: "public",
  icon: "exam",
  criteria: [],
  levels: ["highSchool"],
  covers: [],
  cost: "free",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 6,
        closes: 7,
      },
    ],
  },
  requirementsKeys: [
    "requirements.year",
    "requirements.school",
    "requirements.registration",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["CL"],
      textKey: "requirements.year",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["preparatoria_3"],
      stages: ["upperSecondary"],
      textKey: "requirements.year",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.year",
      changeable: false,
    },
    {
      // Registration is in the middle of that year.
      kind: "anyOf",
      options: LAST_YEAR_AT_CALL,
      textKey: "requirements.year",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "circumstance",
            is: "publicSchool",
          },
        ],
        [
          {
            kind: "circumstance",
            is: "financialNeed",
            isMeasured: true,
          },
        ],
        [
          {
            kind: "other",
          },
        ],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://lahora.cl/cronica/2025/06/03/abren-inscripciones-para-la-paes-regular-2025-conoce-fechas-costos-y-requisitos",
    },
  ],
  sources: [
    {
      url: "https://lahora.cl/cronica/2025/06/03/abren-inscripciones-para-la-paes-regular-2025-conoce-fechas-costos-y-requisitos",
      supports: ["eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.lanacion.cl/este-miercoles-23-vence-el-plazo-para-inscribirse-en-la-paes-regular-de-diciembre-proximo/",
      supports: ["dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.portaldemre.demre.cl/inscripcion/beca-paes",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://chileatiende.gob.cl/fichas/4602-beca-prueba-de-transicion-ex-psu",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://demre.cl/paes/invierno/inscripcion/beca-paes",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://cnnchile.com/pais/paes-regular-2024-inscripcion-precios-becas_20240610",
      supports: ["eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.diarioelheraldo.cl/noticia/comienza-inscripcion-paes-regular-para-admision-2024-",
      supports: ["dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  editions: [
    {
      year: 2025,
      opens: "2025-06-02",
      closes: "2025-07-23",
      source:
        "https://www.lanacion.cl/este-miercoles-23-vence-el-plazo-para-inscribirse-en-la-paes-regular-de-diciembre-proximo/",
    },
    {
      year: 2024,
      opens: "2024-06-10",
      closes: null,
      source:
        "https://cnnchile.com/pais/paes-regular-2024-inscripcion-precios-becas_20240610",
    },
    {
      year: 2023,
      opens: "2023-06-12",
      closes: "2023-07-26",
      source:
        "https://www.diarioelheraldo.cl/noticia/comienza-inscripcion-paes-regular-para-admision-2024-",
    },
  ],
  phrases: [
    "beca paes",
    "dar la paes gratis",
    "inscribirse en la paes sin pagar",
    "arancel de la paes beca",
    "no tengo plata para la paes",
    "beca para la prueba de admision chile",
    "beca psu junaeb",
    "cuarto medio beca prueba de acceso",
    "quien no paga la paes",
    "colegio subvencionado paes gratis",
    "cuanto cuesta inscribir la paes",
    "exencion de pago paes demre",
    "free paes registration chile",
    "fee waiver chilean entrance exam",
    "no pagar el examen de admision",
    "exencion de examen",
    "examen para entrar a la u",
    "becas en chile",
    "dar la prueba sin plata",
    "beneficios estudiantiles",
    "inscripcion paes",
    "prueba de transicion gratis",
    "descuento en la prueba de seleccion",
    "salgo de cuarto y quiero la u",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Beca PAES: inscripción gratis a la prueba",
      organization: "Subsecretaría de Educación Superior y DEMRE (Chile)",
      audience:
        "Estudiantes de cuarto medio de Chile que van a rendir la prueba de admisión",
      amount: "El costo completo de inscribirte en la PAES",
      level: "Cuarto medio",
      deadline:
        "Se usa al inscribir la PAES regular, que suele ser en junio y julio",
      description:
        "Rinde la prueba de acceso a la universidad sin pagar. El Estado cruza tus datos con los de tu colegio, así que no entregas documentos. Igual tienes que inscribirte en la prueba dentro del plazo.",
      requirements: {
        year: "Estar en cuarto medio en Chile",
        school:
          "Ir a colegio público o subvencionado, o a uno pagado y estar en el 60 % más vulnerable",
        registration: "Inscribirte en la PAES dentro del plazo",
      },
      figures: {
        y2025:
          "En 2025 cubrió los 44,300 pesos chilenos de tres o más pruebas.",
      },
      note: "También entran los colegios de administración delegada y de los servicios locales. En uno pagado cuenta tu Registro Social de Hogares (en 2024, el que tenías hasta mayo). Confirma al inscribirte.",
    },
    en: {
      title: "PAES grant: free registration for the exam",
      organization: "Undersecretariat of Higher Education and DEMRE (Chile)",
      audience:
        "Students in the last school year in Chile who will sit the admission exam",
      amount: "The full cost of registering for the PAES",
      level: "Last year of secondary school (cuarto medio)",
      deadline:
        "It is used when registering for the regular PAES, usually in June and July",
      description:
        "Sit the university entrance exam without paying. The State checks your data with your school's, so you hand in no papers. You still have to register for the exam in time.",
      requirements: {
        year: "Be in the last school year (cuarto medio) in Chile",
        school:
          "Attend a public or subsidised school, or a fee-paying one and be in the most vulnerable 60%",
        registration: "Register for the PAES in time",
      },
      figures: {
        y2025:
          "In 2025 it covered the 44,300 Chilean pesos of three or more tests.",
      },
      note: "Schools of delegated administration and of the local services are in too. At a fee-paying one your Registro Social de Hogares decides (in 2024, as it stood up to May). Check when you register.",
    },
  },
};
