import type { CountryNote } from "./country-note.schema.ts";

const READ = { on: "2026-11-23", as: "stored" } as const;

/** Presidential Proclamation 10949, in force since 9 June 2025. */
const PROCLAMATION_2025: CountryNote["sources"][number] = {
  url: "https://www.trowrahal.com/library/t-r-immigration-news-alert-june-9-2025.cfm",
  supports: ["eligibility", "dates"],
  read: READ,
};

/** Presidential Proclamation 10998, which continues 10949 from 1 January 2026 on. */
const PROCLAMATION_2026: ReadonlyArray<CountryNote["sources"][number]> = [
  {
    url: "https://travel.state.gov/content/travel/en/News/visas-news/suspension-of-visa-issuance-to-foreign-nationals-to-protect-the-security-of-the-united-states.html",
    supports: ["eligibility", "dates"],
    read: READ,
    isOfficial: true,
  },
  {
    url: "https://iss.washington.edu/presidential-proclamation-expanding-u-s-entry-restrictions",
    supports: ["eligibility", "dates"],
    read: READ,
  },
  {
    url: "https://oiss.tulane.edu/presidential-proclamation-country-specific-entry-restrictions-december-2025",
    supports: ["eligibility"],
    read: READ,
  },
];

const LA_NACION: CountryNote["sources"][number] = {
  url: "https://www.lanacion.com.ar/estados-unidos/visas-y-tramites/nueva-restriccion-de-visas-en-eeuu-que-cambia-para-los-cubanos-y-venezolanos-desde-el-1-de-enero-de-nid03012026/",
  supports: ["eligibility", "dates"],
  read: READ,
};

/** One note for each pair of destination and nationality. */
export const countryNotes: ReadonlyArray<CountryNote> = [
  {
    id: "us-cu",
    destination: "US",
    nationality: "CU",
    since: "2025-06-09",
    asOf: "2026-01-03",
    textKey: "text",
    sources: [PROCLAMATION_2025, ...PROCLAMATION_2026, LA_NACION],
    texts: {
      es: {
        text: "Estados Unidos suspendió las visas de visitante (B), de estudiante (F y M) y de intercambio (J) para personas de Cuba. Se salvan una visa que ya era válida y el pasaporte de un país sin suspensión. Pregunta al programa antes de gastar.",
      },
      en: {
        text: "The United States suspended visitor (B), student (F and M) and exchange (J) visas for people from Cuba. A visa that was already valid and the passport of a country without a suspension are exempt. Ask the programme before you spend money.",
      },
    },
  },
  {
    id: "us-ht",
    destination: "US",
    nationality: "HT",
    since: "2025-06-09",
    asOf: "2026-01-01",
    textKey: "text",
    sources: [PROCLAMATION_2025, ...PROCLAMATION_2026],
    texts: {
      es: {
        text: "Estados Unidos suspendió casi todas las visas para personas de Haití, también las de estudiante e intercambio. Se salvan una visa que ya era válida y el pasaporte de un país sin suspensión. Pregunta al programa antes de gastar.",
      },
      en: {
        text: "The United States suspended almost all visas for people from Haiti, student and exchange visas too. A visa that was already valid and the passport of a country without a suspension are exempt. Ask the programme before you spend money.",
      },
    },
  },
  {
    id: "us-ve",
    destination: "US",
    nationality: "VE",
    since: "2025-06-09",
    asOf: "2026-01-03",
    textKey: "text",
    sources: [PROCLAMATION_2025, ...PROCLAMATION_2026, LA_NACION],
    texts: {
      es: {
        text: "Estados Unidos suspendió las visas de visitante (B), de estudiante (F y M) y de intercambio (J) para personas de Venezuela. Se salvan una visa que ya era válida y el pasaporte de un país sin suspensión. Pregunta al programa antes de gastar.",
      },
      en: {
        text: "The United States suspended visitor (B), student (F and M) and exchange (J) visas for people from Venezuela. A visa that was already valid and the passport of a country without a suspension are exempt. Ask the programme before you spend money.",
      },
    },
  },
];
