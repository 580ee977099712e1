import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const colombia: CountryFacts = {
  code: "CO",
  slug: "colombia",
  entryItem: "/recursos/saber-11-colombia",
  gradeScale: {
    kind: "perSchool",
    source: "https://normograma.icfes.gov.co/docs/decreto_1290_2009.htm",
    year: 2009,
    read: {
      on: "2026-11-23",
      as: "stored",
    },
    isOfficial: true,
  },
  gradeNotes: [
    {
      textKey: "grades.levels",
      source: "https://normograma.icfes.gov.co/docs/decreto_1290_2009.htm",
      year: 2009,
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
  ],
  legalisation: {
    convention: {
      isMember: true,
      since: "2001-01-30",
      source:
        "https://hcch.net/es/instruments/conventions/status-table/print/?cid=41.",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source:
        "https://cancilleria.gov.co/tt_ss/documentos-electronicos-firma-digital",
      read: READ,
      isOfficial: true,
    },
    online: {
      value: "yes",
      source:
        "https://cancilleria.gov.co/tt_ss/documentos-electronicos-firma-digital",
      read: READ,
      isOfficial: true,
    },
    schoolPapers: {
      textKey: "schoolPapers",
      source:
        "https://www.anerkennung-ubersetzung.de/ar-inicio/infoblog/2388400_legalizacion-y-apostille-guia-colombia",
      read: READ,
    },
    fee: null,
    days: null,
    schoolPapersDays: {
      from: 19,
      to: 21,
      source:
        "https://radiosantafe.com/2022/11/23/asi-se-legaliza-un-certificado-de-estudio-para-presentarlo-en-el-exterior",
      year: 2022,
      read: READ,
      place: "Bogotá",
    },
  },
  passport: {
    authority: {
      body: {
        es: "Ministerio de Relaciones Exteriores; gobernaciones, con su impuesto",
        en: "Ministry of Foreign Affairs; departments’ governments (gobernaciones), with their own tax",
      },
      source:
        "https://www.valoraanalitik.com/pasaporte-colombia-cancilleria-confirma-si-habra-aumento-extra-precio/",
      read: { on: "2026-11-24", as: "stored" },
    },
    days: null,
    fee: {
      amount: 190000,
      currency: "COP",
      validYears: 10,
      source:
        "https://www.valoraanalitik.com/pasaporte-colombia-cancilleria-confirma-si-habra-aumento-extra-precio/",
      year: 2026,
      read: { on: "2026-11-24", as: "stored" },
    },
    validity: {
      adultYears: [10],
      source:
        "https://www.valoraanalitik.com/pasaporte-colombia-cancilleria-confirma-si-habra-aumento-extra-precio/",
      year: 2026,
      read: { on: "2026-11-24", as: "stored" },
    },
  },
  translator: {
    textKey: "translator",
    source:
      "https://www.cancilleria.gov.co/tramites_servicios/apostilla_legalizacion_en_linea/que_es_apostilla",
    read: READ,
    isOfficial: true,
  },
  fraudReports: [
    {
      body: {
        es: "Policía Nacional y Fiscalía: ADenunciar y CAI Virtual",
        en: "Policía Nacional and public prosecutor (Fiscalía): ADenunciar and CAI Virtual",
      },
      url: "https://adenunciar.policia.gov.co/",
      textKey: "fraud.adenunciar",
      source:
        "https://www.eltiempo.com/justicia/servicios/asi-es-el-paso-a-paso-para-denunciar-un-ciberdelito-en-colombia-822136",
      read: READ,
    },
  ],
  texts: {
    es: {
      grades: {
        levels:
          "El Decreto 1290 pide que cada colegio diga a qué nivel nacional equivale su nota: superior, alto, básico o bajo. Adjunta la escala de tu colegio.",
      },
      authority: "Ministerio de Relaciones Exteriores (Cancillería), en línea.",
      schoolPapers:
        "Diploma, acta de grado y notas de bachillerato los legaliza antes la Secretaría de Educación del territorio de tu colegio.",
      fraud: {
        adenunciar: "Denuncia en línea o por el chat del CAI Virtual",
      },
      translator:
        "Un traductor oficial con la firma registrada en el Ministerio de Relaciones Exteriores; su firma también se apostilla.",
    },
    en: {
      grades: {
        levels:
          "Decree 1290 asks each school to state which national level its mark equals: superior, alto, básico or bajo. Attach your school’s scale.",
      },
      authority: "The foreign ministry (Cancillería), online.",
      schoolPapers:
        "School diploma, graduation record (acta de grado) and marks are first legalised by the Secretaría de Educación of your school’s territory.",
      fraud: {
        adenunciar: "Report online or through the chat of the CAI Virtual",
      },
      translator:
        "An official translator whose signature is registered at the Ministry of Foreign Affairs; the signature is apostilled too.",
    },
  },
};
