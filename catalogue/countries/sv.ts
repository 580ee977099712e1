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
  fraudReports: [
    {
      body: "Defensoría del Consumidor",
      textKey: "fraud.consumidor",
      source: "https://www.noticiaslagaceta.com/?p=87537",
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      body: {
        es: "Fiscalía General de la República y Policía Nacional Civil",
        en: "Fiscalía General de la República and Policía Nacional Civil",
      },
      textKey: "fraud.fiscalia",
      source:
        "https://acoso.online/el-salvador/contenido_justicia/ante-quien-realizar-la-denuncia-7",
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  texts: {
    es: {
      authority: "Ministerio de Relaciones Exteriores.",
      fraud: {
        consumidor:
          "Si pagaste a una empresa o agencia: teléfono 910 o WhatsApp 7844 1482.",
        fiscalia:
          "Un delito se denuncia ante la Fiscalía, la Policía o el juzgado de paz.",
      },
    },
    en: {
      authority: "The foreign ministry (Ministerio de Relaciones Exteriores).",
      fraud: {
        consumidor:
          "If you paid a company or agency: telephone 910 or WhatsApp 7844 1482.",
        fiscalia:
          "A crime is reported to the Fiscalía, the police or the justice of the peace (juzgado de paz).",
      },
    },
  },
};
