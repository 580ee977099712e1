import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const bolivia: CountryFacts = {
  code: "BO",
  slug: "bolivia",
  entryItem: "/recursos/ingreso-universidades-publicas-bolivia",
  gradeScale: {
    kind: "numbers",
    lowest: 1,
    highest: 100,
    pass: 51,
    source: "https://profesdebolivia.com/reglamento-de-evaluacion/",
    year: 2024,
    read: READ,
  },
  gradeNotes: [
    {
      textKey: "grades.levels",
      source: "https://profesdebolivia.com/reglamento-de-evaluacion/",
      year: 2024,
      read: READ,
    },
  ],
  legalisation: {
    convention: {
      isMember: true,
      since: "2018-05-07",
      source:
        "https://hcch.net/es/instruments/conventions/status-table/print/?cid=41.",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source:
        "https://cba.ucb.edu.bo/procedimiento-para-apostillar-documentos-academicos/",
      read: READ,
    },
    online: null,
    schoolPapers: {
      textKey: "schoolPapers",
      source:
        "https://eldeber.com.bo/115917_avalancha-de-bachilleres-para-legalizar-sus-titulos",
      year: 2016,
      read: READ,
    },
    fee: null,
    days: null,
    schoolPapersDays: null,
  },
  passport: {
    authority: {
      body: "Dirección General de Migración (DIGEMIG)",
      source:
        "https://consulados.cancilleria.gob.bo/santiago/preguntas-frecuentes/",
      read: READ,
      isOfficial: true,
    },
    days: null,
    fee: null,
    validity: {
      adultYears: [6],
      source: "https://embassyofbolivia.nl/renovacion-de-pasaportes",
      read: READ,
      isOfficial: true,
    },
  },
  translator: null,
  fraudReports: [
    {
      body: "Policía Boliviana, FELCC: División Cibercrimen de La Paz",
      textKey: "fraud.felcc",
      source:
        "https://laprensa.bo/index.php/identifican-tres-tipos-de-estafas-ciberneticas",
      year: 2025,
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      body: {
        es: "Policía Boliviana o Fiscalía",
        en: "Police (Policía Boliviana) or public prosecutor (Fiscalía)",
      },
      textKey: "fraud.country",
      source:
        "https://www.eldeber.com.bo/septimodia/Las-estafas-lastiman-a-550-personas-cada-mes-20180705-0088.html",
      year: 2018,
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  texts: {
    es: {
      grades: {
        levels:
          "Hasta 50, en desarrollo; de 51 a 68, desarrollo aceptable; de 69 a 84, óptimo; de 85 a 100, pleno.",
      },
      authority:
        "Ministerio de Relaciones Exteriores, por el Sistema Integrado de la Apostilla (apostilla.rree.gob.bo). Quien emitió el documento lo verifica dentro del sistema.",
      schoolPapers:
        "El título de bachiller lo legaliza la Dirección Departamental de Educación.",
      fraud: {
        felcc:
          "Recibe cada día denuncias de estafas digitales en La Paz, y también las de El Alto.",
        country:
          "En el resto del país, cualquiera de las dos recibe la denuncia de una estafa.",
      },
    },
    en: {
      grades: {
        levels:
          "Up to 50, developing (en desarrollo); 51 to 68, acceptable (aceptable); 69 to 84, optimal (óptimo); 85 to 100, full (pleno).",
      },
      authority:
        "The foreign ministry, through its Sistema Integrado de la Apostilla (apostilla.rree.gob.bo). The issuer of the document verifies it inside the system.",
      schoolPapers:
        "The school-leaving diploma (título de bachiller) is legalised by the Dirección Departamental de Educación.",
      fraud: {
        felcc:
          "It takes reports of digital scams in La Paz every day, and those of El Alto too.",
        country:
          "In the rest of the country, either of them takes the report of a scam.",
      },
    },
  },
};
