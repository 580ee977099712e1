import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const cuba: CountryFacts = {
  code: "CU",
  slug: "cuba",
  entryItem: "/recursos/ingreso-educacion-superior-cuba",
  gradeScale: null,
  gradeNotes: [
    {
      textKey: "grades.entrance",
      source:
        "https://archivo.prensa-latina.cu/2023/01/03/alistan-en-cuba-convocatoria-especial-para-ingreso-a-universidades",
      year: 2023,
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  legalisation: {
    convention: {
      isMember: false,
      since: null,
      source:
        "https://opapeleo.com/legalizaciones/legalizacion-documentos-eeuu-para-cuba/",
      read: READ,
    },
    authority: {
      textKey: "authority",
      source:
        "https://cubacute.com/2025/02/03/ministerio-de-relaciones-exteriores-de-cuba-anuncia-que-dejaran-de-asumir-la-legalizacion-de-documentos-para-tramites-en-el-extranjero",
      year: 2025,
      read: READ,
    },
    online: null,
    schoolPapers: null,
    fee: null,
    days: null,
    schoolPapersDays: null,
  },
  passport: {
    authority: {
      body: "Ministerio del Interior (DIIE)",
      source:
        "https://guantanamo.gob.cu/en/tramites-y-servicios/tramitesh/migracion/629-tramites-y-servicios/migracion/cubanos-residentes-en-cuba/6959-expedicion-y-renovacion-de-pasaporte-corriente",
      read: READ,
      isOfficial: true,
    },
    days: null,
    fee: {
      amount: 2500,
      currency: "CUP",
      source:
        "https://noticias.cubitanow.com/amp/dudas-sobre-el-precio-del-pasaporte-cubano-en-2026-tras-nuevas-tasas-de-cambio",
      year: 2026,
      read: { on: "2026-11-24", as: "stored" },
    },
    validity: {
      adultYears: [10],
      minorYears: [5],
      source:
        "https://telemundo62.com/noticias/noticias-destacados/cuba-anuncia-cambios-sobre-la-validez-del-pasaporte-conoce-de-que-se-trata/2309814/?os=vb.",
      year: 2023,
      read: { on: "2026-11-24", as: "stored" },
    },
  },
  translator: null,
  fraudReports: [
    {
      body: "Fiscalía General de la República",
      textKey: "fraud.fiscalia",
      source:
        "https://www.fgr.gob.cu/noticias/como-garantiza-la-direccion-de-verificaciones-fiscales-la-investigacion-de-los-hechos",
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      body: {
        es: "Línea única de la Fiscalía",
        en: "Single line of the public prosecutor (Fiscalía)",
      },
      textKey: "fraud.linea",
      source:
        "https://www.cibercuba.com/noticias/2020-06-19-u1-e186450-s27061-fiscalia-cubana-asegura-atiende-todos-ciudadanos-le-llueven",
      year: 2020,
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  texts: {
    es: {
      fraud: {
        fiscalia:
          "Atiende denuncias en persona, por teléfono, por correo y en la aplicación Civix. La línea única funciona las 24 horas.",
        linea:
          "802 12345 o atencionciudadano@fgr.gob.cu. Confirma que sigan en uso.",
      },
      grades: {
        entrance:
          "En los exámenes de ingreso a la universidad, la primera ronda de plazas pide al menos 60 puntos.",
      },
      authority:
        "Legaliza el Ministerio de Justicia (MINJUS), por los bufetes colectivos o internacionales, desde febrero de 2025; después, el consulado del país de destino.",
    },
    en: {
      fraud: {
        fiscalia:
          "It takes reports in person, by telephone, by e-mail and in the Civix app. Its single line works 24 hours a day.",
        linea:
          "802 12345 or atencionciudadano@fgr.gob.cu. Check that they are still in use.",
      },
      grades: {
        entrance:
          "In the university entrance exams, the first round of places asks for at least 60 points.",
      },
      authority:
        "The Ministry of Justice (MINJUS) legalises, through its law offices (bufetes colectivos or internacionales), since February 2025; then the consulate of the destination country.",
    },
  },
};
