import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const ecuador: CountryFacts = {
  code: "EC",
  slug: "ecuador",
  entryItem: "/recursos/registro-nacional-ecuador",
  gradeScale: {
    kind: "numbers",
    lowest: null,
    highest: null,
    pass: 7,
    source:
      "https://vistazo.com/actualidad/nacional/a-partir-del-proximo-ano-se-eliminaran-los-examenes-remediales-y-de-gracia-para-aprobar-el-ano-en-planteles-educativos-EY4515547",
    year: 2023,
    read: {
      on: "2026-11-23",
      as: "stored",
    },
  },
  gradeNotes: [],
  legalisation: {
    convention: {
      isMember: true,
      since: "2005-04-02",
      source:
        "https://hcch.net/es/instruments/conventions/status-table/print/?cid=41.",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source:
        "https://swissinfo.ch/spa/ecuador-instaura-servicio-de-apostilla-y-legalizaci%C3%B3n-electr%C3%B3nica/82717291",
      year: 2024,
      read: READ,
    },
    online: {
      value: "partly",
      source:
        "https://swissinfo.ch/spa/ecuador-instaura-servicio-de-apostilla-y-legalizaci%C3%B3n-electr%C3%B3nica/82717291",
      year: 2024,
      read: READ,
    },
    schoolPapers: {
      textKey: "schoolPapers",
      source:
        "https://www.gob.ec/mineduc/tramites/legalizacion-promociones-estudiantes-instituciones-educativas-particulares-fiscomisionales-municipales",
      read: READ,
      isOfficial: true,
    },
    fee: null,
    days: null,
    schoolPapersDays: null,
  },
  passport: {
    authority: {
      body: "Registro Civil, Identificación y Cedulación",
      source:
        "https://quenoticias.com/comunidad/como-obtener-mi-pasaporte-ecuatoriano",
      read: READ,
    },
    days: null,
    fee: {
      amount: 90,
      currency: "USD",
      source:
        "https://www.expreso.ec/buenavida/necesita-sacar-pasaporte-primera-vez-ecuador-199338.html",
      year: 2024,
      read: { on: "2026-11-24", as: "stored" },
    },
    validity: {
      adultYears: [10],
      source:
        "https://www.expreso.ec/buenavida/necesita-sacar-pasaporte-primera-vez-ecuador-199338.html",
      read: READ,
    },
  },
  translator: null,
  fraudReports: [
    {
      body: "Fiscalía General del Estado",
      textKey: "fraud.fiscalia",
      source:
        "https://www.nuevamujer.com/actualidad/2022/07/28/te-estafaron-el-nuevo-foco-para-delincuentes-son-las-redes-sociales-asi-debes-actuar/",
      year: 2022,
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  texts: {
    es: {
      authority:
        "Ministerio de Relaciones Exteriores y Movilidad Humana (Cancillería): oficinas zonales, consulados y portal en línea.",
      schoolPapers:
        "La Dirección Distrital del Ministerio de Educación certifica antes la autenticidad del acta de grado, el título de bachiller y las promociones.",
      fraud: {
        fiscalia:
          "Denuncia en la Fiscalía, en la Unidad del Sistema de Atención Integral (SAI). De palabra no necesitas abogado. En fin de semana o feriado, en la Policía Judicial.",
      },
    },
    en: {
      authority:
        "The foreign ministry (Cancillería): zonal offices, consulates and online portal.",
      schoolPapers:
        "The Dirección Distrital of the Ministry of Education first certifies that the graduation record, the diploma and the yearly certificates are authentic.",
      fraud: {
        fiscalia:
          "Report it at the Fiscalía, to the Sistema de Atención Integral (SAI) unit. Spoken reports need no lawyer. At weekends or on holidays, to the Judicial Police.",
      },
    },
  },
};
