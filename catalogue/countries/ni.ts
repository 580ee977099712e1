import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const nicaragua: CountryFacts = {
  code: "NI",
  slug: "nicaragua",
  entryItem: "/recursos/cnu-nicaragua-admision",
  gradeScale: null,
  gradeNotes: [],
  legalisation: {
    convention: {
      isMember: true,
      since: null,
      source: "https://www.hcch.net/en/news-archive/details/?varevent=660",
      year: 2019,
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source:
        "https://confidencial.digital/nacion/apostillar-documentos-en-nicaragua-jovenes-se-preparan-para-el-exilio/",
      year: 2025,
      read: READ,
    },
    online: {
      value: "no",
      source:
        "https://confidencial.digital/nacion/apostillar-documentos-en-nicaragua-jovenes-se-preparan-para-el-exilio/",
      year: 2025,
      read: READ,
    },
    schoolPapers: null,
    fee: null,
    days: null,
    schoolPapersDays: null,
  },
  passport: {
    authority: {
      body: "Dirección General de Migración y Extranjería",
      source:
        "https://nuevaya.com.ni/solicitud-de-pasaportes-puede-hacerse-en-linea/",
      read: { on: "2026-11-24", as: "stored" },
    },
    days: null,
    fee: null,
    validity: {
      adultYears: [10],
      minorYears: [5],
      source:
        "https://nuevaya.com.ni/solicitud-de-pasaportes-puede-hacerse-en-linea/",
      read: { on: "2026-11-24", as: "stored" },
    },
  },
  translator: null,
  fraudReports: [
    {
      body: "Policía Nacional",
      textKey: "fraud.policia",
      source: "https://canal2tv.com/nacionales/nicaragua-menos-delitos-navidad",
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  texts: {
    es: {
      authority:
        "Ministerio de Relaciones Exteriores (Cancillería), en Managua. La prensa cuenta filas muy largas y varios viajes.",
      fraud: {
        policia:
          "La línea 118 es la de emergencias y recibe denuncias. Por una estafa, pregunta también en la estación de policía más cercana.",
      },
    },
    en: {
      authority:
        "The foreign ministry (Cancillería), in Managua. The press tells of very long queues and several trips.",
      fraud: {
        policia:
          "Line 118 is for emergencies and takes reports. For a scam, ask at the nearest police station too.",
      },
    },
  },
};
