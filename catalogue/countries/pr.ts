import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const puertoRico: CountryFacts = {
  code: "PR",
  slug: "puerto-rico",
  entryItem: "/recursos/upr-admision",
  gradeScale: null,
  gradeNotes: [],
  legalisation: null,
  passport: null,
  translator: null,
  fraudReports: [
    {
      body: "Comisión Federal de Comercio (FTC), Estados Unidos",
      textKey: "fraud.ftc",
      source:
        "https://umdearborn.edu/one-stop/financial-aid/consumer-information/scholarship-and-financial-aid-scams",
      read: READ,
    },
  ],
  texts: {
    es: {
      fraud: {
        ftc: "ReportFraud, o el teléfono 877-382-4357",
      },
    },
    en: {
      fraud: {
        ftc: "ReportFraud, or telephone 877-382-4357",
      },
    },
  },
};
