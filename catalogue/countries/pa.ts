import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const panama: CountryFacts = {
  code: "PA",
  slug: "panama",
  entryItem: "/recursos/universidad-de-panama",
  gradeScale: null,
  gradeNotes: [
    {
      textKey: "grades.average",
      source:
        "https://www.diaadia.com.pa/el-pais/meduca-informa-que-actos-de-graduacion-suman-mas-escuelas-del-sector-oficial-este-2023/amp",
      year: 2023,
      read: READ,
    },
  ],
  legalisation: {
    convention: {
      isMember: true,
      since: "1991-08-04",
      source:
        "https://embajadadepanamaenfrancia.fr/section-consulaire/legalisation-de-documents/",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source:
        "https://certifiedtranslatorpanama.com/apostille-and-translation-of-diplomas-and-academic-records-in-panama",
      read: READ,
    },
    online: {
      value: "partly",
      source:
        "https://certifiedtranslatorpanama.com/apostille-and-translation-of-diplomas-and-academic-records-in-panama",
      read: READ,
    },
    schoolPapers: {
      textKey: "schoolPapers",
      source:
        "https://certifiedtranslatorpanama.com/apostille-and-translation-of-diplomas-and-academic-records-in-panama",
      read: READ,
    },
    fee: null,
    days: null,
    schoolPapersDays: null,
  },
  fraudReports: [
    {
      body: "Ministerio Público y línea 104 de la Policía",
      textKey: "fraud.mp",
      source:
        "https://www.tvn-2.com/nacionales/condenan-hombre-5-anos-prision-estafa-agravada_1_2204085.html",
      year: 2025,
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  texts: {
    es: {
      grades: {
        average: "El promedio satisfactorio es de más de 3.0, según Meduca.",
      },
      authority:
        "Ministerio de Relaciones Exteriores, Departamento de Autenticación y Legalización.",
      schoolPapers:
        "El Ministerio de Educación (Meduca) autentica antes los diplomas y boletines de secundaria.",
      fraud: {
        mp: "Denuncia las estafas y otros fraudes ante el Ministerio Público y en la línea policial 104.",
      },
    },
    en: {
      grades: {
        average:
          "A satisfactory average is above 3.0, according to the Ministry of Education (Meduca).",
      },
      authority:
        "The foreign ministry, Departamento de Autenticación y Legalización.",
      schoolPapers:
        "The Ministry of Education (Meduca) first authenticates secondary-school diplomas and reports.",
      fraud: {
        mp: "Report scams and other fraud to the Ministerio Público and on the police line 104.",
      },
    },
  },
};
