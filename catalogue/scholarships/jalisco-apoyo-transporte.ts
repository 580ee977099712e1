import type { Scholarship } from "../scholarship.schema.ts";
import {
  MEASURED_NEED,
  STUDYING_WITHOUT_DEGREE,
} from "../shared-conditions.ts";

export const jaliscoApoyoTransporte: Scholarship = {
  id: "jalisco-apoyo-transporte",
  titleKey: "title",
  organization:
    "Gobierno de Jalisco – Secretaría del Sistema de Asistencia Social",
  organizationKey: "organization",
  link: "https://programapasaje.jalisco.gob.mx/",
  applicationUrl: "https://yojaliscotransporte-ssas.jalisco.gob.mx/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.studies",
    "requirements.place",
    "requirements.need",
    "requirements.documents",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.cronica.com.mx/jalisco/guadalajara/2025/08/12/anuncian-segunda-convocatoria-para-la-entrega-de-50-mil-tarjetas-de-pasajes-gratuitos-del-programa-yo-jalisco/",
    },
  ],
  editions: [
    {
      year: 2025,
      opens: "2025-03-10",
      closes: "2025-03-28",
      source:
        "https://traficozmg.com/2025/03/adios-a-mi-pasaje-renombran-programa",
    },
    {
      year: 2025,
      opens: "2025-08-12",
      closes: "2025-09-05",
      source:
        "https://www.cronica.com.mx/jalisco/guadalajara/2025/08/12/anuncian-segunda-convocatoria-para-la-entrega-de-50-mil-tarjetas-de-pasajes-gratuitos-del-programa-yo-jalisco/",
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["highSchool", "undergraduate", "postgraduate"],
  covers: ["travel"],
  cost: "funded",
  eligibility: [
    {
      kind: "level",
      levels: [
        "preparatoria_1",
        "preparatoria_2",
        "preparatoria_3",
        "licenciatura_cursando",
        "posgrado",
        "otro",
      ],
      stages: [
        "lowerSecondary",
        "upperSecondary",
        "technical",
        "undergraduate",
        "postgraduate",
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // Up to a master's degree: of postgraduates, not those in a doctorate.
      kind: "anyOf",
      options: [[STUDYING_WITHOUT_DEGREE], [{ kind: "other" }]],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["MX"],
      textKey: "requirements.place",
      changeable: false,
    },
    {
      kind: "region",
      country: "MX",
      regions: ["MX-JAL"],
      textKey: "requirements.place",
      changeable: false,
    },
    { kind: "other", textKey: "requirements.place", changeable: false },
    {
      // Free trips only: the reduced fare is for every student.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
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
      { opens: 3, closes: 3 },
      { opens: 8, closes: 9 },
    ],
  },
  tags: [
    "jalisco",
    "gobierno",
    "méxico",
    "ayuda económica",
    "necesidad económica",
  ],
  sources: [
    {
      url: "https://traficozmg.com/2025/03/adios-a-mi-pasaje-renombran-programa",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.informador.mx/jalisco/tarifa-de-cinco-pesos-del-transporte-publico-sera-para-todos-los-estudiantes-de-jalisco-asi-puedes-registrarte-para-obtener-el-descuento-20260115-0114.html",
      supports: ["amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.informador.mx/jalisco/Transporte-Publico-Asi-podran-pagar-5-pesos-por-pasaje-estudiantes-de-Jalisco-20260311-0186.html",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.informador.mx/economia/Yo-Jalisco-requisitos-y-pasos-para-inscribirte-si-eres-mujer-sosten-del-hogar-20250924-0079.html",
      supports: ["amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.cronica.com.mx/jalisco/guadalajara/2025/08/12/anuncian-segunda-convocatoria-para-la-entrega-de-50-mil-tarjetas-de-pasajes-gratuitos-del-programa-yo-jalisco/",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.informador.mx/jalisco/Yo-Jalisco-Apoyo-para-el-Transporte-Cuales-son-los-requisitos-para-registrarse-si-eres-estudiante-20250813-0071.html",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.tvazteca.com/aztecanoticias/yo-jalisco-apoyo-para-el-transporte-abre-segunda-convocatoria-fechas-requisitos",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.informador.mx/jalisco/yo-jalisco-como-saber-si-eres-beneficiario-del-apoyo-de-transporte-gratuito-20260127-0155.html",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://tramites.jalisco.gob.mx/tramite/13077",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "yo jalisco apoyo transporte",
    "mi pasaje jalisco estudiantes",
    "tarjeta de camion gratis guadalajara",
    "pasajes gratis para estudiantes de jalisco",
    "transvale o bienevales jalisco",
    "descuento en tren ligero estudiante",
    "ayuda para el camion de la escuela",
    "no me alcanza para el pasaje",
    "registro yo jalisco transporte",
    "apoyo de transporte secundaria y prepa guadalajara",
    "apoyo de camion puerto vallarta tepatitlan",
    "free bus card students jalisco",
    "student transport aid guadalajara",
    "ayuda para pasajes",
    "descuento de transporte estudiantil",
    "tarjeta de estudiante camion",
    "vivo lejos de la escuela",
    "udg apoyo para alumnos",
    "becas estatales mexico",
    "jalisco apoyos para jovenes",
    "zapopan tlaquepaque tonala estudiantes",
    "subsidio para el bus",
    "no pagar el camion siendo estudiante",
  ],
  texts: {
    es: {
      title: "Yo Jalisco, Apoyo para el Transporte (antes Mi Pasaje)",
      organization:
        "Gobierno de Jalisco – Secretaría del Sistema de Asistencia Social",
      audience: "Estudiantes de secundaria a maestría que viven en Jalisco",
      amount: "Pasajes gratis o con tarifa reducida en el transporte público",
      level: "De secundaria a maestría",
      deadline: "Los registros vistos fueron en marzo y de agosto a septiembre",
      description:
        "Pide una tarjeta para ir a la escuela sin pagar el camión, o pagando menos. Ha servido en Guadalajara y su área metropolitana, Lagos de Moreno, Ciudad Guzmán, Puerto Vallarta y Tepatitlán. El registro es en línea, con cita, y nadie debe cobrarlo.",
      requirements: {
        studies:
          "Estudiar de secundaria a maestría, en escuela pública o privada",
        place: "Vivir en Jalisco y estudiar en una zona con cobertura",
        need: "Para viajar gratis, mostrar que necesitas el apoyo",
        documents:
          "Llevar acta, CURP, identificación, comprobante de domicilio y de estudios (en escuela reconocida)",
      },
      figures: {
        y2025: "En 2025: 2 a 4 pasajes al día.",
      },
      note: "Quien ya la tiene debe refrendarla cuando se anuncie. Para todo estudiante con tarjeta se anunciaron cinco pesos por viaje desde abril de 2026. La dirección del registro ha cambiado: entra desde la página del Gobierno de Jalisco y no pagues a intermediarios.",
    },
    en: {
      title: "Yo Jalisco transport support (formerly Mi Pasaje)",
      organization:
        "Government of Jalisco – Secretaría del Sistema de Asistencia Social",
      audience: "Students from lower secondary to master's who live in Jalisco",
      amount: "Free or reduced-fare trips on public transport",
      level: "Lower secondary to master's",
      deadline:
        "The registrations seen were in March and from August to September",
      description:
        "Ask for a card to go to school without paying the bus, or paying less. It has worked in Guadalajara and its metropolitan area, Lagos de Moreno, Ciudad Guzmán, Puerto Vallarta and Tepatitlán. Registration is online, with an appointment, and nobody may charge for it.",
      requirements: {
        studies:
          "Study from lower secondary to master's, at a public or private school",
        place: "Live in Jalisco and study in a covered area",
        need: "To travel free, show that you need the support",
        documents:
          "Bring birth certificate, CURP, ID, proof of address and of studies (at a recognised school)",
      },
      figures: {
        y2025: "In 2025: 2 to 4 trips a day.",
      },
      note: "Whoever has it must renew it when announced. Five pesos a trip from April 2026 were announced for any student with a card. The registration address has changed: enter from the Government of Jalisco's page and pay no go-betweens.",
    },
  },
};
