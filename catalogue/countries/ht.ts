import type { CountryFacts } from "../country.schema.ts";

export const haiti: CountryFacts = {
  code: "HT",
  slug: "haiti",
  entryItem: "/recursos/ueh-admission",
  gradeScale: null,
  gradeNotes: [],
  legalisation: {
    convention: {
      isMember: false,
      since: null,
      source:
        "https://www.gov.br/mre/pt-br/embaixada-porto-principe/porto-principe-arquivos/francais/services-consulaires/apostille-et-legalisation-de-documents/legalisation-de-documents-haitiens",
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source:
        "https://www.gov.br/mre/pt-br/embaixada-porto-principe/porto-principe-arquivos/francais/services-consulaires/apostille-et-legalisation-de-documents/legalisation-de-documents-haitiens",
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
      authority:
        "Ministerio de Asuntos Exteriores (MAEC) y, después, la embajada del país de destino: así lo explica la de Brasil en Puerto Príncipe.",
      fraud: {
        dcpj: "Recibe denuncias de extorsión y estafa por teléfono: más de 2,000 en un año.",
      },
    },
    en: {
      authority:
        "The foreign ministry (MAEC) and then the embassy of the destination country, as the embassy of Brazil in Port-au-Prince explains.",
      fraud: {
        dcpj: "It takes reports of extortion and scams by telephone: over 2,000 in one year.",
      },
    },
  },
};
