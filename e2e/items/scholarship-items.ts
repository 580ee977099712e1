import type { ExpectedItem } from "./item.ts";

export const SCHOLARSHIP_ITEMS: ReadonlyArray<ExpectedItem> = [
  {
    type: "scholarship",
    path: "/becas/chevening",
    link: "https://www.chevening.org/scholarships/",
    host: "chevening.org",
    source: "nacion.com",
    basis: "usual",
    windowMonths: 3,
    es: {
      title: "Becas Chevening",
      kind: "Beca",
      fact: ["Cubre", "Maestría de un año, vuelos, estipendio mensual"],
      requirement: "Tener título universitario",
      when: "Suele abrir en agosto y cerrar a principios de octubre",
      months:
        "Suele estar abierta en: agosto, septiembre y octubre. Estimado por convocatorias pasadas.",
    },
    en: {
      title: "Chevening Scholarships",
      kind: "Scholarship",
      fact: ["Covers", "A one-year master's, flights, monthly stipend"],
      requirement: "Hold a university degree",
      when: "Usually opens in August and closes in early October",
      months:
        "Usually open in: August, September and October. Estimated from past calls.",
    },
  },
  {
    type: "cultural_exchange",
    path: "/becas/rotary-youth-exchange",
    link: "https://www.rotary.org/es/our-programs/youth-exchanges",
    host: "rotary.org",
    source: "rotary4185.org",
    basis: "unknown",
    es: {
      title: "Intercambio de Jóvenes de Rotary",
      kind: "Intercambio cultural",
      fact: ["Cubre", "Casa, comidas y, en el año escolar, escuela"],
      requirement: "Contar con el patrocinio de un club rotario local",
      when: "La fecha la pone cada club; acércate un año antes o más",
      months: null,
    },
    en: {
      title: "Rotary Youth Exchange",
      kind: "Cultural exchange",
      fact: ["Covers", "Home, meals and, in a school year, school"],
      requirement: "Be 15 to 19 when you travel",
      when: "Each club sets its date; talk to yours a year ahead or more",
      months: null,
    },
  },
  {
    type: "scholarship_aggregator",
    path: "/becas/opportunity-desk",
    link: "https://opportunitydesk.org/",
    host: "opportunitydesk.org",
    source: "opportunitydesk.org",
    basis: null,
    es: {
      title: "Opportunity Desk",
      kind: "Buscador de becas",
      fact: null,
      requirement: null,
      when: null,
      months: null,
    },
    en: {
      title: "Opportunity Desk",
      kind: "Scholarship finder",
      fact: null,
      requirement: null,
      when: null,
      months: null,
    },
  },
];
