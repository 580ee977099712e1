import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const guatemala: CountryFacts = {
  code: "GT",
  slug: "guatemala",
  entryItem: "/recursos/usac-ingreso",
  gradeScale: null,
  gradeNotes: [],
  legalisation: {
    convention: {
      isMember: true,
      since: "2017-09-18",
      source: "https://www.hcch.net/fr/news-archive/details/?varevent=570",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source: "https://tramites.gob.gt/servicio/1386/",
      read: READ,
      isOfficial: true,
    },
    online: {
      value: "yes",
      source:
        "https://aprende.guatemala.com/tramites/otros-documentos-tramites/pasos-para-la-solicitud-de-apostilla-electronica-en-guatemala/",
      read: READ,
    },
    schoolPapers: {
      textKey: "schoolPapers",
      source: "https://tramites.gob.gt/servicio/1386/",
      read: READ,
      isOfficial: true,
    },
    fee: {
      amount: 50,
      currency: "GTQ",
      source:
        "https://livinginguatemala.com/tramites/mineduc-study-certification/",
      year: 2026,
      read: READ,
    },
    days: {
      from: 7,
      to: 14,
      source:
        "https://livinginguatemala.com/tramites/mineduc-study-certification/",
      year: 2026,
      read: READ,
    },
    schoolPapersDays: null,
  },
  passport: {
    authority: {
      body: "Instituto Guatemalteco de Migración (IGM)",
      source:
        "https://igm.gob.gt/migracion-ha-gestionado-el-tramite-de-1182-pasaportes-con-vigencia-de-10-anos/",
      read: READ,
      isOfficial: true,
    },
    days: {
      from: 0,
      to: 12,
      source:
        "https://www.guatediario.com/2023/06/26/guatemala-cuenta-con-siete-centros-de-emision-de-pasaportes",
      year: 2023,
      read: READ,
    },
    fee: {
      amount: 85,
      currency: "USD",
      validYears: 10,
      source:
        "https://igm.gob.gt/migracion-emite-pasaportes-con-10-anos-de-vigencia/",
      year: 2022,
      read: READ,
      isOfficial: true,
    },
    validity: {
      adultYears: [5, 10],
      minorYears: [5],
      source:
        "https://igm.gob.gt/migracion-ha-gestionado-el-tramite-de-1182-pasaportes-con-vigencia-de-10-anos/",
      read: READ,
      isOfficial: true,
    },
  },
  translator: {
    textKey: "translator",
    source: "https://tramites.gob.gt/servicio/1386/",
    read: READ,
    isOfficial: true,
  },
  fraudReports: [
    {
      body: {
        es: "Policía Nacional Civil, Unidad de Cibercrimen, y Ministerio Público",
        en: "Policía Nacional Civil, Unidad de Cibercrimen, and Ministerio Público",
      },
      textKey: "fraud.pnc",
      source:
        "https://antilavadodedinero.net/en-centroamerica-investigan-mas-de-2-mil-denuncias-por-ciberdelitos",
      read: READ,
    },
  ],
  texts: {
    es: {
      authority: "Ministerio de Relaciones Exteriores (MINEX).",
      schoolPapers:
        "El Ministerio de Educación da antes la «auténtica» de los documentos originales, con una constancia de la Dirección Departamental, que no se pide para los títulos de diversificado.",
      fraud: {
        pnc: "Teléfono 110, una comisaría o el Ministerio Público",
      },
      translator:
        "Un traductor jurado registrado; el Ministerio de Educación autentica su firma.",
    },
    en: {
      authority: "The foreign ministry (MINEX).",
      schoolPapers:
        "The Ministry of Education first gives the “auténtica” of the originals, with a statement of the Dirección Departamental; upper-secondary diplomas do not need that statement.",
      fraud: {
        pnc: "Telephone 110, a police station or the Ministerio Público",
      },
      translator:
        "A registered traductor jurado; the Ministry of Education authenticates the signature.",
    },
  },
};
