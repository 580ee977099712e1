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
      body: "Provincia de Buenos Aires",
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
    },
  },
};
