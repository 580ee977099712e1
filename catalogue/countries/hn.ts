import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const honduras: CountryFacts = {
  code: "HN",
  slug: "honduras",
  entryItem: "/recursos/unah-admision-phuma",
  gradeScale: null,
  gradeNotes: [],
  legalisation: {
    convention: {
      isMember: true,
      since: "2004-09-30",
      source: "https://embajadahondurasencanada.hn/en/authentic/",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source: "https://embajadahondurasencanada.hn/en/authentic/",
      read: READ,
      isOfficial: true,
    },
    online: {
      value: "yes",
      source:
        "https://elheraldo.hn/hondurenosenelmundo/como-homologar-titulo-hondureno-tenga-validez-espana-honduras-requisitos-pasos-tramite-apostillar-BB14154522",
      year: 2023,
      read: READ,
    },
    schoolPapers: {
      textKey: "schoolPapers",
      source:
        "https://www.bufeteramosyasociados.com/post/proceso-para-apostillar-autenticar-y-traducir-documentos-en-honduras-para-uso-en-el-extranjero",
      read: READ,
    },
    fee: {
      amount: 150,
      currency: "HNL",
      source:
        "https://elheraldo.hn/hondurenosenelmundo/como-homologar-titulo-hondureno-tenga-validez-espana-honduras-requisitos-pasos-tramite-apostillar-BB14154522",
      year: 2023,
      read: READ,
    },
    days: null,
    schoolPapersDays: null,
  },
  passport: {
    authority: {
      body: "Instituto Nacional de Migración (INM)",
      source:
        "https://www.elheraldo.hn/tegucigalpa/pasos-tramitar-pasaporte-hondureno-migracion-PB11768557",
      read: READ,
    },
    days: null,
    fee: {
      amount: 35,
      currency: "USD",
      validYears: 5,
      source:
        "https://www.laprensa.hn/fotogalerias/honduras/fotogaleria-pasaportes-citas-migracion-honduras-CP28146114",
      year: 2025,
      read: READ,
    },
    validity: {
      adultYears: [5, 10],
      source:
        "https://www.laprensa.hn/fotogalerias/honduras/fotogaleria-pasaportes-citas-migracion-honduras-CP28146114",
      year: 2025,
      read: READ,
    },
  },
  translator: null,
  fraudReports: [],
  texts: {
    es: {
      authority:
        "Secretaría de Relaciones Exteriores y Cooperación Internacional, Sección de Auténticas y Apostillas.",
      schoolPapers:
        "Antes de la apostilla, la secretaría general de quien emitió el documento da la «auténtica»; para papeles escolares, la Secretaría de Educación.",
    },
    en: {
      authority:
        "The foreign ministry (Secretaría de Relaciones Exteriores y Cooperación Internacional), Sección de Auténticas y Apostillas.",
      schoolPapers:
        "Before the apostille, the general secretariat of the issuer gives the «auténtica»; for school papers, the Ministry of Education (Secretaría de Educación).",
    },
  },
};
