import type { Scholarship } from "../scholarship.schema.ts";

export const cdmxBecaTransporteUniversitarios: Scholarship = {
  id: "cdmx-beca-transporte-universitarios",
  titleKey: "title",
  organization: "Gobierno de la Ciudad de México – SECTEI",
  organizationKey: "organization",
  link: "https://www.sectei.cdmx.gob.mx/",
  applicationUrl: "https://becaparatransporte-c2.cdmx.gob.mx/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.residence",
    "requirements.enrolment",
    "requirements.otherAid",
    "requirements.documents",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.informador.mx/mexico/beca-de-transporte-para-universitarios-2026-requisitos-y-de-cuanto-es-el-pago-20260215-0077.html",
    },
  ],
  editions: [
    {
      year: 2025,
      opens: "2025-08-06",
      closes: null,
      source:
        "https://www.eluniversal.com.mx/tendencias/beca-para-transporte-a-estudiantes-de-universidad-2025-fechas-y-requisitos-para-recibir-mil-500-pesos/",
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["undergraduate"],
  covers: ["travel", "living"],
  cost: "funded",
  eligibility: [
    {
      kind: "residence",
      countries: ["MX"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "region",
      country: "MX",
      regions: ["MX-CMX"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["licenciatura_cursando"],
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "enrolment",
      institution:
        "Universidad pública en la Ciudad de México o plantel de universidad nacional en la zona metropolitana",
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Otro apoyo económico de la misma naturaleza",
      textKey: "requirements.otherAid",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      { opens: 2, closes: null },
      { opens: 8, closes: null },
    ],
  },
  tags: ["cdmx", "méxico", "gobierno", "licenciatura", "ayuda económica"],
  sources: [
    {
      url: "https://www.nmas.com.mx/ciudad-de-mexico/beca-para-transporte-mas-cdmx-2026-quienes-pueden-solicitar-pago-cuanto-es-monto/",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://politica.expansion.mx/cdmx/2026/02/16/registro-beca-universitarios-transporte-cdmx",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.razon.com.mx/ciudad/2026/02/14/beca-de-transporte-para-las-y-los-universitarios-cdmx-2026-quienes-pueden-solicitarla-y-como-recibir-el-apoyo/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.informador.mx/mexico/beca-de-transporte-para-universitarios-2026-requisitos-y-de-cuanto-es-el-pago-20260215-0077.html",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.eluniversal.com.mx/tendencias/beca-para-transporte-a-estudiantes-de-universidad-2025-fechas-y-requisitos-para-recibir-mil-500-pesos/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://ovaciones.com/cdmx-otorga-10-mil-becas-de-transporte-a-universitarios-apoyo-de-1500-bimestrales",
      supports: ["eligibility"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  phrases: [
    "beca de transporte cdmx",
    "beca universitarios transporte y mas",
    "apoyo bimestral para universitarios de la ciudad",
    "beca sin promedio cdmx universidad",
    "beca sectei transporte registro",
    "ayuda para pasajes unam uam ipn",
    "apoyo de clara brugada a universitarios",
    "beca para el metro y el camion",
    "dinero para transporte universidad publica",
    "llave cdmx beca universidad",
    "estudio en la uam y necesito beca",
    "transport grant mexico city students",
    "mexico city university grant no gpa",
    "ayuda para pasajes",
    "ciudad de mexico apoyos para jovenes",
    "becas estatales mexico",
    "no me alcanza para la universidad",
    "vivo en iztapalapa y estudio",
    "chilangos universitarios apoyo",
    "politecnico apoyo economico",
    "dinero para copias comida y transporte",
  ],
  texts: {
    es: {
      title:
        "Beca a Universitarias y Universitarios para Transporte y Más (CDMX)",
      organization: "Gobierno de la Ciudad de México – SECTEI",
      audience:
        "Estudiantes de universidad pública que viven en la Ciudad de México",
      amount:
        "Apoyo económico cada dos meses para transporte y otros gastos de la escuela",
      level: "Licenciatura",
      deadline:
        "Suele abrir en febrero y en agosto; cierra cuando se llena el cupo",
      description:
        "Recibe un apoyo cada dos meses si estudias una licenciatura pública y vives en la capital. No ha pedido promedio. Tienen prioridad las colonias con índice de desarrollo social medio o bajo. El registro es en línea.",
      requirements: {
        residence: "Vivir en la Ciudad de México",
        enrolment:
          "Cursar una licenciatura escolarizada o mixta en una universidad pública de la zona",
        otherAid: "No tener otro apoyo similar",
        documents:
          "Tener Llave CDMX, identificación y comprobantes de inscripción y de domicilio",
      },
      figures: {
        y2026:
          "En el primer semestre de 2026: 1,500 pesos mexicanos por bimestre, tres veces (4,500 en total).",
      },
      note: "El cupo se llena: regístrate en cuanto salga la convocatoria. También valen planteles de universidades nacionales en la zona metropolitana, pero tu domicilio debe estar en la capital.",
    },
    en: {
      title: "Mexico City grant for university students: Transporte y Más",
      organization: "Government of Mexico City – SECTEI",
      audience: "Public university students who live in Mexico City",
      amount: "A payment every two months for transport and other school costs",
      level: "Undergraduate",
      deadline:
        "It usually opens in February and in August; it closes when the places are filled",
      description:
        "Receive a payment every two months if you study a public undergraduate degree and live in the capital. No average has been required. Neighbourhoods with a medium or low social development index have priority. Registration is online.",
      requirements: {
        residence: "Live in Mexico City",
        enrolment:
          "Study an on-site or mixed degree at a public university of the area",
        otherAid: "Not receive another grant of the same kind",
        documents:
          "Have a Llave CDMX account, ID and proof of enrolment and address",
      },
      figures: {
        y2026:
          "In the first semester of 2026: 1,500 Mexican pesos every two months, three times (4,500 in all).",
      },
      note: "Places run out: register as soon as the call comes out. Campuses of national universities in the metropolitan area count too, but your address must be in the capital.",
    },
  },
};
