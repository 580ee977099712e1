import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const puertoRico: CountryFacts = {
  code: "PR",
  slug: "puerto-rico",
  entryItem: "/recursos/upr-admision",
  gradeScale: null,
  gradeNotes: [],
  legalisation: {
    convention: {
      isMember: true,
      since: "1981-10-15",
      source:
        "https://hcch.net/es/instruments/conventions/status-table/print/?cid=41.",
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source: "https://statedepartment.pr.gov/apostilles",
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    online: null,
    schoolPapers: null,
    fee: null,
    days: null,
    schoolPapersDays: null,
  },
  passport: null,
  translator: null,
  fraudReports: [
    {
      body: {
        es: "Comisión Federal de Comercio (FTC), Estados Unidos",
        en: "Federal Trade Commission (FTC), United States",
      },
      url: "https://reportfraud.ftc.gov/",
      textKey: "fraud.ftc",
      source:
        "https://umdearborn.edu/one-stop/financial-aid/consumer-information/scholarship-and-financial-aid-scams",
      read: READ,
    },
  ],
  texts: {
    es: {
      authority:
        "Departamento de Estado de Puerto Rico. Si vives fuera de la isla, se pide por correo postal. Puerto Rico es parte como territorio de Estados Unidos.",
      fraud: {
        ftc: "ReportFraud, o el teléfono 877-382-4357",
      },
    },
    en: {
      authority:
        "The Department of State of Puerto Rico. If you live off the island, you apply by post. Puerto Rico is a party as a territory of the United States.",
      fraud: {
        ftc: "ReportFraud, or telephone 877-382-4357",
      },
    },
  },
};
