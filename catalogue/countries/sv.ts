import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const elSalvador: CountryFacts = {
  code: "SV",
  slug: "el-salvador",
  entryItem: "/recursos/ues-ingreso",
  gradeScale: null,
  gradeNotes: [],
  legalisation: {
    convention: {
      isMember: true,
      since: "1996-05-31",
      source:
        "https://hcch.net/es/instruments/conventions/status-table/print/?cid=41.",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source:
        "https://diario.elmundo.sv/politica/asamblea-aprueba-ley-de-aplicacin-de-apostilla-electrnica",
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
      body: "Dirección General de Migración y Extranjería (DGME)",
      source: "https://transparencia.gob.sv/institutions/dgme/services?page=2",
      read: READ,
      isOfficial: true,
    },
    days: null,
    fee: null,
    validity: {
      adultYears: [6],
      source:
        "https://simple.sv/tramite/pasaporte-ordinario-para-salvadorenos-en-el-exterior/emision-de-pasaporte-por-primera-vez-mayor-de-edad",
      read: READ,
      isOfficial: true,
    },
  },
  translator: null,
  fraudReports: [],
  texts: {
    es: {
      authority: "Ministerio de Relaciones Exteriores.",
    },
    en: {
      authority: "The foreign ministry (Ministerio de Relaciones Exteriores).",
    },
  },
};
