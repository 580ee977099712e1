import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const venezuela: CountryFacts = {
  code: "VE",
  slug: "venezuela",
  entryItem: null,
  gradeScale: null,
  gradeNotes: [],
  legalisation: {
    convention: {
      isMember: true,
      since: null,
      source:
        "https://venezuela.justia.com/estatales/miranda/leyes/ley-aprobatoria-del-convenio-para-suprimir-la-exigencia-de-legalizacion-de-documentos-extranjeros-1998/gdoc",
      year: 1998,
      read: READ,
    },
    authority: {
      textKey: "authority",
      source:
        "https://justicia.net/tramites-de-apostilla-y-legalizacion-en-venezuela-2025-guia-completa-y-actualizada",
      year: 2025,
      read: READ,
    },
    online: {
      value: "partly",
      source:
        "https://efectococuyo.com/venezuela-migrante/venezolanos-ahora-pueden-apostillar-documentos-desde-mexico/",
      year: 2023,
      read: READ,
    },
    schoolPapers: {
      textKey: "schoolPapers",
      source:
        "https://justicia.net/tramites-de-apostilla-y-legalizacion-en-venezuela-2025-guia-completa-y-actualizada",
      year: 2025,
      read: READ,
    },
    fee: null,
    days: {
      from: 5,
      to: 7,
      source:
        "https://efectococuyo.com/venezuela-migrante/venezolanos-ahora-pueden-apostillar-documentos-desde-mexico/",
      year: 2023,
      read: READ,
    },
    schoolPapersDays: null,
  },
  passport: {
    authority: {
      body: "Servicio Administrativo de Identificación, Migración y Extranjería (SAIME)",
      source:
        "https://www.notiactual.com/a-partir-del-15-de-abril-de-2021-los-pasaportes-venezolanos-tendran-vigencia-de-10-anos/",
      read: READ,
    },
    days: null,
    fee: {
      amount: 216,
      currency: "USD",
      validYears: 10,
      source:
        "https://2001online.com/servicios/costo-del-pasaporte-a-enero-del-2026-montos-en-dolares-y-bolivares-2026191250",
      year: 2026,
      read: { on: "2026-11-24", as: "stored" },
    },
    validity: {
      adultYears: [10],
      minorYears: [5],
      source:
        "https://2001online.com/servicios/costo-del-pasaporte-a-enero-del-2026-montos-en-dolares-y-bolivares-2026191250",
      year: 2026,
      read: { on: "2026-11-24", as: "stored" },
    },
  },
  translator: null,
  fraudReports: [
    {
      body: "CICPC, División de Investigaciones de Delitos Informáticos",
      textKey: "fraud.cicpc",
      source:
        "https://2001online.com/comunidad/enterate-asi-puedes-denunciar-a-los-extorsionadores/amp",
      read: READ,
    },
  ],
  texts: {
    es: {
      authority:
        "Ministerio del Poder Popular para Relaciones Exteriores, por el Sistema de Legalización y Apostilla Electrónica (legalizacionve.mppre.gob.ve).",
      schoolPapers:
        "El documento se sube ya legalizado por la autoridad competente.",
      fraud: {
        cicpc: "Su sede en Caracas (avenida Urdaneta) y su página web",
      },
    },
    en: {
      authority:
        "The foreign ministry, through the Sistema de Legalización y Apostilla Electrónica (legalizacionve.mppre.gob.ve).",
      schoolPapers:
        "The document is uploaded already legalised by the competent authority.",
      fraud: {
        cicpc: "Its office in Caracas (avenida Urdaneta) and its website",
      },
    },
  },
};
