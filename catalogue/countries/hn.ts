import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const honduras: CountryFacts = {
  code: "HN",
  slug: "honduras",
  entryItem: "/recursos/unah-admision-phuma",
  gradeScale: {
    kind: "numbers",
    lowest: null,
    highest: 100,
    pass: 70,
    source:
      "https://elheraldo.hn/honduras/educacion-planea-llegar-70-de-examen-2027-HD23575570",
    year: 2025,
    read: { on: "2026-11-24", as: "stored" },
  },
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
  fraudReports: [
    {
      body: {
        es: "Ministerio Público y Dirección Policial de Investigaciones (DPI)",
        en: "Ministerio Público and Dirección Policial de Investigaciones (DPI)",
      },
      textKey: "fraud.dpi",
      source:
        "https://mp.hn/publicaciones/entre-10-mil-a-un-millon-de-lempiras-extraen-de-cuentas-bancarias-a-capitalinos",
      year: 2023,
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      body: {
        es: "Oficinas del Ministerio Público y de la DPI",
        en: "Offices of the Ministerio Público and the DPI",
      },
      textKey: "fraud.offices",
      source:
        "https://www.elheraldo.hn/tegucigalpa/dc-municipio-denuncias-estafa-pais-3-cada-10-KG25679535",
      year: 2025,
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  texts: {
    es: {
      authority:
        "Secretaría de Relaciones Exteriores y Cooperación Internacional, Sección de Auténticas y Apostillas.",
      schoolPapers:
        "Antes de la apostilla, la secretaría general de quien emitió el documento da la «auténtica»; para papeles escolares, la Secretaría de Educación.",
      fraud: {
        dpi: "En Tegucigalpa los fiscales atienden denuncias en la DPI de la colonia Kennedy. Las investiga la unidad de ciberdelito.",
        offices:
          "Reciben denuncias de estafa de todo el país: pregunta por la más cercana.",
      },
    },
    en: {
      authority:
        "The foreign ministry (Secretaría de Relaciones Exteriores y Cooperación Internacional), Sección de Auténticas y Apostillas.",
      schoolPapers:
        "Before the apostille, the general secretariat of the issuer gives the “auténtica”; for school papers, the Ministry of Education (Secretaría de Educación).",
      fraud: {
        dpi: "In Tegucigalpa prosecutors take reports at the DPI in colonia Kennedy. The cybercrime unit investigates them.",
        offices:
          "They take reports of scams from all over the country: ask for the nearest one.",
      },
    },
  },
};
