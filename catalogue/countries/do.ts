import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const dominicanRepublic: CountryFacts = {
  code: "DO",
  slug: "republica-dominicana",
  entryItem: "/recursos/uasd-admision-poma",
  gradeScale: {
    kind: "numbers",
    lowest: null,
    highest: 100,
    pass: null,
    source:
      "https://vanguardiadelpueblo.do/2014/07/04/mas-del-80-de-estudiantes-supero-las-pruebas-nacionales/",
    year: 2014,
    read: READ,
  },
  gradeNotes: [
    {
      textKey: "grades.nationalTests",
      source:
        "https://eldia.com.do/pruebas-nacionales-88538-estudiantes-aprueban",
      year: 2025,
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  legalisation: {
    convention: {
      isMember: true,
      since: null,
      source: "https://servicios360.mirex.gob.do/?p=4228",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source: "https://servicios360.mirex.gob.do/?p=4228",
      read: READ,
      isOfficial: true,
    },
    online: {
      value: "yes",
      source: "https://servicios360.mirex.gob.do/?p=4228",
      read: READ,
      isOfficial: true,
    },
    schoolPapers: null,
    fee: null,
    days: null,
    schoolPapersDays: null,
  },
  passport: {
    authority: {
      body: "Dirección General de Pasaportes (DGP)",
      source:
        "https://hoy.com.do/vivir/pasaporte-electronico-republica-dominicana-claves-debes-solicitar-nuevo-documento_1079101.html",
      read: READ,
    },
    days: {
      from: 1,
      to: 14,
      source:
        "https://hoy.com.do/vivir/pasaporte-electronico-republica-dominicana-claves-debes-solicitar-nuevo-documento_1079101.html",
      year: 2026,
      read: READ,
    },
    fee: {
      amount: 6700,
      currency: "DOP",
      validYears: 10,
      source:
        "https://hoy.com.do/vivir/pasaporte-electronico-republica-dominicana-claves-debes-solicitar-nuevo-documento_1079101.html",
      year: 2026,
      read: READ,
    },
    validity: {
      adultYears: [10],
      minorYears: [5],
      source:
        "https://acento.com.do/actualidad/cuanto-costara-el-nuevo-pasaporte-electronico-dominicano-9604672.html",
      year: 2026,
      read: READ,
    },
  },
  translator: null,
  fraudReports: [
    {
      body: {
        es: "Policía Nacional, Dicat, y fiscalías",
        en: "Policía Nacional, Dicat, and prosecutors’ offices (fiscalías)",
      },
      textKey: "fraud.dicat",
      source:
        "https://www.elcaribe.com.do/destacado/los-delitos-de-extorcion-han-aumentado-en-ultimos-cinco-anos-en-el-pais/",
      year: 2021,
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  texts: {
    es: {
      grades: {
        nationalTests:
          "La secundaria se aprueba con 70 puntos: el 70 % viene del promedio de la escuela y el 30 % de las Pruebas Nacionales.",
      },
      authority:
        "Ministerio de Relaciones Exteriores (MIREX), Dirección de Legalización de Documentos.",
      fraud: {
        dicat:
          "Los delitos por internet se denuncian en el Dicat de la Policía Nacional o en cualquiera de las 35 fiscalías.",
      },
    },
    en: {
      grades: {
        nationalTests:
          "Secondary school is passed with 70 points: 70% comes from the school average and 30% from the national tests (Pruebas Nacionales).",
      },
      authority:
        "The foreign ministry (MIREX), Dirección de Legalización de Documentos.",
      fraud: {
        dicat:
          "Report online crimes to the Dicat of the National Police or to any of the 35 prosecutor’s offices.",
      },
    },
  },
};
