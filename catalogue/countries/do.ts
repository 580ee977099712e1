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
        "https://vanguardiadelpueblo.do/2014/07/04/mas-del-80-de-estudiantes-supero-las-pruebas-nacionales/",
      year: 2014,
      read: READ,
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
  fraudReports: [],
  texts: {
    es: {
      grades: {
        nationalTests:
          "La nota final sumaba 70 puntos de la escuela y 30 de las Pruebas Nacionales. Comprueba si se aplican en tu año.",
      },
      authority:
        "Ministerio de Relaciones Exteriores (MIREX), Dirección de Legalización de Documentos.",
    },
    en: {
      grades: {
        nationalTests:
          "The final mark added 70 points from school and 30 from the national tests (Pruebas Nacionales). Check whether they are held in your year.",
      },
      authority:
        "The foreign ministry (MIREX), Dirección de Legalización de Documentos.",
    },
  },
};
