import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const cuba: CountryFacts = {
  code: "CU",
  slug: "cuba",
  entryItem: "/recursos/ingreso-educacion-superior-cuba",
  gradeScale: null,
  gradeNotes: [],
  legalisation: {
    convention: {
      isMember: false,
      since: null,
      source:
        "https://opapeleo.com/legalizaciones/legalizacion-documentos-eeuu-para-cuba/",
      read: READ,
    },
    authority: {
      textKey: "authority",
      source:
        "https://cubacute.com/2025/02/03/ministerio-de-relaciones-exteriores-de-cuba-anuncia-que-dejaran-de-asumir-la-legalizacion-de-documentos-para-tramites-en-el-extranjero",
      year: 2025,
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
      body: "Ministerio del Interior (DIIE)",
      source:
        "https://guantanamo.gob.cu/en/tramites-y-servicios/tramitesh/migracion/629-tramites-y-servicios/migracion/cubanos-residentes-en-cuba/6959-expedicion-y-renovacion-de-pasaporte-corriente",
      read: READ,
      isOfficial: true,
    },
    days: null,
    fee: {
      amount: 2500,
      currency: "CUP",
      source: "https://pasaporteenlinea.com/pasaporte-cubano-ultimas-noticias/",
      year: 2023,
      read: READ,
    },
    validity: null,
  },
  translator: null,
  fraudReports: [],
  texts: {
    es: {
      authority:
        "Legaliza el Ministerio de Justicia (MINJUS), por los bufetes colectivos o internacionales, desde febrero de 2025; después, el consulado del país de destino.",
    },
    en: {
      authority:
        "The Ministry of Justice (MINJUS) legalises, through its law offices (bufetes colectivos or internacionales), since February 2025; then the consulate of the destination country.",
    },
  },
};
