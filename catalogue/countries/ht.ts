import type { CountryFacts } from "../country.schema.ts";

export const haiti: CountryFacts = {
  code: "HT",
  slug: "haiti",
  entryItem: "/recursos/ueh-admission",
  gradeScale: null,
  gradeNotes: [],
  legalisation: null,
  passport: null,
  translator: null,
  fraudReports: [],
  texts: {
    es: {},
    en: {},
  },
};
