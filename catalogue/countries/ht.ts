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
  fraudReports: [
    {
      body: "Police nationale d’Haïti: Direction centrale de la police judiciaire (DCPJ)",
      textKey: "fraud.dcpj",
      source:
        "https://vantbefinfo.com/haiti-extorsion-la-police-nationale-a-recu-plus-de-2000-plaintes-en-2020",
      year: 2021,
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  texts: {
    es: {
      fraud: {
        dcpj: "Recibe denuncias de extorsión y estafa por teléfono: más de 2,000 en un año.",
      },
    },
    en: {
      fraud: {
        dcpj: "It takes reports of extortion and scams by telephone: over 2,000 in one year.",
      },
    },
  },
};
