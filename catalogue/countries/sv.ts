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
