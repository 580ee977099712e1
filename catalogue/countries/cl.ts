import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const chile: CountryFacts = {
  code: "CL",
  slug: "chile",
  entryItem: "/recursos/paes-chile",
  gradeScale: {
    kind: "numbers",
    lowest: 1,
    highest: 7,
    pass: 4,
    source:
      "https://t13.cl/videos/nacional/video-senado-evalua-terminar-escala-notas-1-7-primero-cuarto-basico",
    read: READ,
  },
  gradeNotes: [],
  legalisation: {
    convention: {
      isMember: true,
      since: "2016-08-30",
      source:
        "https://hcch.net/es/instruments/conventions/status-table/print/?cid=41.",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source:
        "https://consulado.gob.cl/servicios-para-chilenos/certificados/apostilla-autenticacion-de-documentos-para-chile-y-el-extranjero",
      read: READ,
      isOfficial: true,
    },
    online: {
      value: "yes",
      source:
        "https://consulado.gob.cl/servicios-para-chilenos/certificados/apostilla-autenticacion-de-documentos-para-chile-y-el-extranjero",
      read: READ,
      isOfficial: true,
    },
    schoolPapers: {
      textKey: "schoolPapers",
      source:
        "https://consulado.gob.cl/servicios-para-chilenos/certificados/apostilla-autenticacion-de-documentos-para-chile-y-el-extranjero",
      read: READ,
      isOfficial: true,
    },
    fee: null,
    days: null,
    schoolPapersDays: null,
  },
  passport: {
    authority: {
      body: "Servicio de Registro Civil e Identificación",
      source:
        "https://mega.cl/amp/mega-te-ayuda/162655-cuanto-cuesta-sacar-el-pasaporte-chile-1ab.html",
      read: READ,
    },
    days: {
      from: 8,
      to: 12,
      source: "https://radardiario.cl/renueva-cedula-fiestas-patrias",
      year: 2024,
      read: READ,
    },
    fee: {
      amount: 69660,
      currency: "CLP",
      validYears: 10,
      source:
        "https://www.meganoticias.cl/dato-util/514641-como-solicitar-pasaporte-valor-vigencia-1ab-dcv-17-2-2026.html",
      year: 2026,
      read: { on: "2026-11-24", as: "stored" },
    },
    validity: {
      adultYears: [10],
      source:
        "https://www.latercera.com/nacional/noticia/entender-operara-la-extension-la-vigencia-del-pasaporte-10-anos/976425/",
      year: 2020,
      read: READ,
    },
  },
  translator: null,
  fraudReports: [
    {
      body: "Policía de Investigaciones (PDI)",
      textKey: "fraud.pdi",
      source:
        "https://chileatiende.gob.cl/fichas/1795-realizar-una-denuncia-de-un-delito",
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  texts: {
    es: {
      authority:
        "El Ministerio de Educación apostilla los documentos escolares; para otros hay autoridades en cada región.",
      schoolPapers:
        "No hay trámite aparte: el Ministerio de Educación apostilla en un paso. Algunos documentos piden antes reconocimiento de firma.",
      fraud: {
        pdi: "En una unidad de la PDI, con tu cédula. Si tienes menos de 18 años, ve con tu tutor o una persona adulta.",
      },
    },
    en: {
      authority:
        "The Ministry of Education apostilles school documents; for others there are authorities in each region.",
      schoolPapers:
        "No separate procedure: the Ministry of Education apostilles in one step. Some documents first need the signature recognised (reconocimiento de firma).",
      fraud: {
        pdi: "At a PDI unit, with your identity card. If you are under 18, go with your guardian or an adult.",
      },
    },
  },
};
