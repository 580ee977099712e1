import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const argentina: CountryFacts = {
  code: "AR",
  slug: "argentina",
  entryItem: "/recursos/uba-xxi-cbc",
  gradeScale: {
    kind: "numbers",
    lowest: 0,
    highest: 10,
    pass: null,
    source:
      "https://www.andrews.edu/services/international/ugcountryreqs/samerica-ug.html",
    read: READ,
  },
  gradeNotes: [
    {
      textKey: "grades.pass",
      source:
        "https://0221.com.ar/provincia/escuelas-secundarias-punto-punto-todo-lo-que-hay-que-saber-del-nuevo-regimen-academico-la-provincia-n105154",
      year: 2025,
      read: READ,
    },
  ],
  legalisation: {
    convention: {
      isMember: true,
      since: "1988-02-18",
      source:
        "https://hcch.net/es/instruments/conventions/status-table/print/?cid=41.",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source: "https://argentina.gob.ar/legalizar-o-apostillar-un-documento",
      read: READ,
      isOfficial: true,
    },
    online: {
      value: "yes",
      source: "https://argentina.gob.ar/legalizar-o-apostillar-un-documento",
      read: READ,
      isOfficial: true,
    },
    schoolPapers: {
      textKey: "schoolPapers",
      source: "https://www.utdt.edu/listado_contenidos.php?id_item_menu=2429",
      read: READ,
    },
    fee: null,
    days: null,
    schoolPapersDays: null,
  },
  passport: {
    authority: {
      body: "Registro Nacional de las Personas (RENAPER)",
      source:
        "https://www.cronista.com/informacion-gral/pasaporte-2026-cuanto-cuesta-renovarlo-y-a-cuantos-paises-se-puede-ingresar/",
      read: READ,
    },
    days: {
      from: 14,
      to: 21,
      source:
        "https://alguiensabejujuy.com.ar/nacionales/como-tramitar-el-pasaporte-este-verano-2025-y-cuanto-cuesta",
      year: 2025,
      read: READ,
    },
    fee: {
      amount: 100000,
      currency: "ARS",
      validYears: 10,
      source:
        "https://www.ellitoral.com.ar/nacional/2026-3-3-8-22-0-aumentan-los-pasaportes-argentinos-cuales-son-los-nuevos-montos",
      year: 2026,
      read: READ,
    },
    validity: {
      adultYears: [10],
      minorYears: [5],
      source:
        "https://tn.com.ar/sociedad/2026/02/04/pasaporte-2026-quienes-tienen-que-actualizarlo-y-cuanto-sale/",
      year: 2026,
      read: READ,
    },
  },
  translator: {
    textKey: "translator",
    source: "https://nscidiomas.com/traduccion-titulos-universitarios/",
    read: READ,
  },
  fraudReports: [
    {
      body: "Unidad Fiscal Especializada en Ciberdelincuencia (UFECI)",
      textKey: "fraud.ufeci",
      source:
        "https://www.fiscales.gob.ar/ciberdelincuencia/alertan-sobre-maniobras-para-obtener-datos-personales-y-dinero-en-bitcoins-a-traves-de-correos-a-nombre-de-la-policia-federal-e-interpol/",
      read: READ,
      isOfficial: true,
    },
    {
      body: { es: "Provincia de Buenos Aires", en: "Province of Buenos Aires" },
      textKey: "fraud.buenosAires",
      source:
        "https://cuidarnosenred.mjus.gba.gob.ar/donde-denunciar-ciberdelitos/",
      read: READ,
      isOfficial: true,
    },
  ],
  texts: {
    es: {
      grades: {
        pass: "Cada jurisdicción fija la nota para aprobar. En la provincia de Buenos Aires es 7.",
      },
      authority:
        "Cancillería, en línea por Trámites a Distancia (TAD), o el colegio de escribanos de tu provincia, en persona. Quien lo pide debe tener 18 años; puede hacerlo por ti.",
      schoolPapers:
        "El certificado analítico lo legaliza antes la autoridad educativa de la provincia o jurisdicción que lo emitió.",
      fraud: {
        ufeci: "En la comisaría o fiscalía más cercana",
        buenosAires: "En la comisaría o la fiscalía de turno",
      },
      translator:
        "Un traductor público matriculado; su colegio legaliza la traducción.",
    },
    en: {
      grades: {
        pass: "Each jurisdiction sets the pass mark. In the province of Buenos Aires it is 7.",
      },
      authority:
        "The foreign ministry (Cancillería), online through Trámites a Distancia (TAD), or the notaries’ college (colegio de escribanos) of your province, in person. Whoever files it must be 18; they may do it for you.",
      schoolPapers:
        "The school record (certificado analítico) is first legalised by the education authority of the province or jurisdiction that issued it.",
      fraud: {
        ufeci: "At the nearest police station or public prosecutor’s office",
        buenosAires: "At the police station or the prosecutor on duty",
      },
      translator:
        "A registered traductor público; their professional body legalises the translation.",
    },
  },
};
