import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const costaRica: CountryFacts = {
  code: "CR",
  slug: "costa-rica",
  entryItem: "/recursos/ucr-costa-rica",
  gradeScale: {
    kind: "numbers",
    lowest: null,
    highest: null,
    pass: 70,
    source:
      "https://lavozdegoicoechea.info/2018/10/mep-informa-sobre-pruebas-de.html",
    year: 2018,
    read: READ,
  },
  gradeNotes: [
    {
      textKey: "grades.cycle",
      source:
        "https://lavozdegoicoechea.info/2018/10/mep-informa-sobre-pruebas-de.html",
      year: 2018,
      read: READ,
    },
  ],
  legalisation: {
    convention: {
      isMember: true,
      since: "2011-12-14",
      source:
        "https://hcch.net/es/instruments/conventions/status-table/print/?cid=41.",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source: "https://rree.go.cr/?sec=servicios&cat=autenticaciones",
      read: READ,
      isOfficial: true,
    },
    online: {
      value: "no",
      source: "https://rree.go.cr/?sec=servicios&cat=autenticaciones",
      year: 2024,
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
      body: "Dirección General de Migración y Extranjería",
      source:
        "https://www.elfinancierocr.com/estilo-de-vida/el-precio-del-pasaporte-cambia-segun-donde-lo/BGFE427FLNDJPB7MVV2DZRUECY/story/",
      read: READ,
    },
    days: null,
    fee: {
      amount: 75,
      currency: "USD",
      source:
        "https://www.elfinancierocr.com/estilo-de-vida/el-precio-del-pasaporte-cambia-segun-donde-lo/BGFE427FLNDJPB7MVV2DZRUECY/story/",
      year: 2026,
      read: READ,
    },
    validity: null,
  },
  translator: {
    textKey: "translator",
    source:
      "https://41estudiolegal.com/servicios/tramites-ante-ministerio-de-relaciones-exteriores/index.html",
    read: READ,
  },
  fraudReports: [],
  texts: {
    es: {
      grades: {
        cycle:
          "El 70 es el promedio mínimo por materia en la educación diversificada.",
      },
      authority:
        "Ministerio de Relaciones Exteriores y Culto, Departamento de Autenticaciones, en San José y con cita.",
      translator:
        "Un traductor oficial nombrado por el Ministerio de Relaciones Exteriores.",
    },
    en: {
      grades: {
        cycle:
          "70 is the lowest average per subject in the last cycle of school (educación diversificada).",
      },
      authority:
        "The foreign ministry (Ministerio de Relaciones Exteriores y Culto), Departamento de Autenticaciones, in San José and by appointment.",
      translator:
        "An official translator appointed by the Ministry of Foreign Affairs.",
    },
  },
};
