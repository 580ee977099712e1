import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const panama: CountryFacts = {
  code: "PA",
  slug: "panama",
  entryItem: "/recursos/universidad-de-panama",
  gradeScale: null,
  gradeNotes: [
    {
      textKey: "grades.average",
      source:
        "https://www.diaadia.com.pa/el-pais/meduca-informa-que-actos-de-graduacion-suman-mas-escuelas-del-sector-oficial-este-2023/amp",
      year: 2023,
      read: READ,
    },
  ],
  legalisation: {
    convention: {
      isMember: true,
      since: "1991-08-04",
      source:
        "https://embajadadepanamaenfrancia.fr/section-consulaire/legalisation-de-documents/",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source:
        "https://certifiedtranslatorpanama.com/apostille-and-translation-of-diplomas-and-academic-records-in-panama",
      read: READ,
    },
    online: {
      value: "partly",
      source:
        "https://certifiedtranslatorpanama.com/apostille-and-translation-of-diplomas-and-academic-records-in-panama",
      read: READ,
    },
    schoolPapers: {
      textKey: "schoolPapers",
      source:
        "https://certifiedtranslatorpanama.com/apostille-and-translation-of-diplomas-and-academic-records-in-panama",
      read: READ,
    },
    fee: null,
    days: null,
    schoolPapersDays: null,
  },
  passport: {
    authority: {
      body: "Autoridad de Pasaportes de Panamá",
      source:
        "https://www.laestrella.com.pa/panama/informacion-util/pasaporte-panameno-requisitos-costos-y-tiempos-de-entrega-GO19063014",
      read: READ,
    },
    days: {
      from: 1,
      to: 14,
      source:
        "https://www.laestrella.com.pa/panama/informacion-util/pasaporte-panameno-requisitos-costos-y-tiempos-de-entrega-GO19063014",
      year: 2026,
      read: READ,
    },
    fee: {
      amount: 100,
      currency: "PAB",
      source:
        "https://www.laestrella.com.pa/panama/informacion-util/pasaporte-panameno-requisitos-costos-y-tiempos-de-entrega-GO19063014",
      year: 2026,
      read: READ,
    },
    validity: {
      adultYears: [5],
      source:
        "https://www.laestrella.com.pa/panama/informacion-util/pasaporte-panameno-requisitos-costos-y-tiempos-de-entrega-GO19063014",
      year: 2026,
      read: READ,
    },
  },
  translator: null,
  fraudReports: [
    {
      body: {
        es: "Ministerio Público y línea 104 de la Policía",
        en: "Public prosecutor (Ministerio Público) and police line 104",
      },
      textKey: "fraud.mp",
      source:
        "https://www.tvn-2.com/nacionales/condenan-hombre-5-anos-prision-estafa-agravada_1_2204085.html",
      year: 2025,
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  texts: {
    es: {
      grades: {
        average: "El promedio satisfactorio es de más de 3.0, según Meduca.",
      },
      authority:
        "Ministerio de Relaciones Exteriores, Departamento de Autenticación y Legalización.",
      schoolPapers:
        "El Ministerio de Educación (Meduca) autentica antes los diplomas y boletines de secundaria.",
      fraud: {
        mp: "Denuncia las estafas y otros fraudes ante el Ministerio Público y en la línea policial 104.",
      },
    },
    en: {
      grades: {
        average:
          "A satisfactory average is above 3.0, according to the Ministry of Education (Meduca).",
      },
      authority:
        "The foreign ministry, Departamento de Autenticación y Legalización.",
      schoolPapers:
        "The Ministry of Education (Meduca) first authenticates secondary-school diplomas and reports.",
      fraud: {
        mp: "Report scams and other fraud to the Ministerio Público and on the police line 104.",
      },
    },
  },
};
