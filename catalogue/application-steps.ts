import type { Letters, StepNote, Visa } from "./application-step.schema.ts";

/** The day on which most facts were read, in stored copies of their sources. */
const READ = { on: "2026-11-22", as: "stored" } as const;

const D214 =
  "https://sites.google.com/d214.org/collegeapplicationguide/home/recommendations";
const BENTLEY =
  "https://thebiz.bentley.edu/a-guide-to-college-letters-of-recommendation/";
const BLS =
  "https://usa.blsspainvisa.com/nyc/spanish/national-student-visa.php";
const WASHINGTON =
  "https://iss.washington.edu/u-s-department-of-state-provides-updated-visa-issuance-guidance";

/** `lead` from two US guides: 15 school days (21 days) of a school district, a month of a university. */
export const LETTERS: Letters = {
  lead: { min: 21, max: 30, source: BENTLEY, status: "confirmed", read: READ },
  notes: [
    {
      text: {
        es: "Una guía escolar pide al menos 15 días de clase de anticipación.",
        en: "A school guide asks for at least 15 school days' notice.",
      },
      source: D214,
      status: "confirmed",
      read: READ,
    },
    {
      text: {
        es: "Pídela con al menos un mes a alguien que te dio clase hace poco. Dale la fecha y un resumen de lo que has hecho. La carta la envía esa persona.",
        en: "Ask at least a month ahead, someone who taught you recently. Give them the date and a summary of what you have done. They send the letter themselves.",
      },
      source: BENTLEY,
      status: "confirmed",
      read: READ,
    },
  ],
};

export const PAPERWORK_ORDER: StepNote = {
  text: {
    es: "El orden usual: certificado de estudios, legalización previa, apostilla y traducción del papel con su apostilla. Algunos países piden apostillar también la traducción: pregunta a quien la recibe.",
    en: "The usual order: school record, prior legalisation, apostille, and translation of the paper with its apostille. Some countries want the translation apostilled too: ask whoever receives it.",
  },
  source: "https://www.gob.pe/37288",
  status: "secondary",
  read: READ,
};

/** Visas for studies, by destination; other destinations have no source yet. */
export const VISAS: ReadonlyArray<Visa> = [
  {
    destination: "ES",
    times: [
      {
        text: {
          es: "Se pide al menos dos meses antes de empezar las clases. Cada consulado puede tener su regla.",
          en: "Apply at least two months before classes start. Each consulate may have its own rule.",
        },
        min: 60,
        max: null,
        source: BLS,
        status: "confirmed",
        year: 2025,
        read: READ,
      },
    ],
    notes: [
      {
        text: {
          es: "El pasaporte debe valer al menos un año.",
          en: "The passport must be valid for at least a year.",
        },
        source: BLS,
        status: "confirmed",
        year: 2025,
        read: READ,
      },
    ],
  },
  {
    destination: "US",
    times: [
      {
        text: {
          es: "La visa F-1 se puede pedir hasta un año antes de la fecha de inicio, con la admisión y el formulario I-20. Con ella entras como mucho 30 días antes.",
          en: "An F-1 visa may be requested up to a year before the start date, with the admission and the I-20 form. It lets you enter at most 30 days before.",
        },
        min: null,
        max: 365,
        source: WASHINGTON,
        status: "confirmed",
        year: 2023,
        read: READ,
      },
    ],
    notes: [],
  },
  {
    destination: "GB",
    times: [
      {
        text: {
          es: "Se puede pedir desde seis meses antes del curso. Con todos los papeles entregados, la respuesta tarda unas tres semanas.",
          en: "You may apply from six months before the course. Once all papers are in, the answer takes about three weeks.",
        },
        min: 15,
        max: 21,
        source:
          "https://www.ed.ac.uk/student-administration/immigration/applying-for-visa/student-visa/applying/outside-uk/when-to-apply",
        status: "confirmed",
        read: READ,
      },
    ],
    notes: [],
  },
  {
    destination: "DE",
    times: [
      {
        text: {
          es: "La embajada en Quito habla de 8 a 10 semanas.",
          en: "The embassy in Quito speaks of 8 to 10 weeks.",
        },
        min: 56,
        max: 70,
        source:
          "https://quito.diplo.de/ec-de/service/05-VisaEinreise/-/2435856",
        status: "confirmed",
        read: READ,
      },
      {
        text: {
          es: "La Universidad de Gotinga habla de 3 a 6 meses.",
          en: "The University of Göttingen speaks of 3 to 6 months.",
        },
        min: 90,
        max: 180,
        source: "https://www.uni-goettingen.de/en/413586.html",
        status: "confirmed",
        read: READ,
      },
      {
        text: {
          es: "En la embajada en México la cita llegaba de 4 a 8 semanas después del registro.",
          en: "At the embassy in Mexico the appointment came 4 to 8 weeks after registering.",
        },
        min: 28,
        max: 56,
        source: "https://mexiko.diplo.de/mx-de/service/termin/1006790",
        status: "confirmed",
        year: 2022,
        read: READ,
      },
    ],
    notes: [],
  },
  {
    destination: "CA",
    times: [
      {
        text: {
          es: "El permiso de estudios tardaba de 12 a 15 semanas a mediados de 2025. El gobierno publica el tiempo actual por país.",
          en: "The study permit took 12 to 15 weeks in mid-2025. The government publishes current times by country.",
        },
        min: 84,
        max: 105,
        source:
          "https://academiquirk.com/article/canada-study-permit-2025-guide",
        status: "secondary",
        year: 2025,
        read: READ,
      },
    ],
    notes: [
      {
        text: {
          es: "Antes de pedirlo necesitas la carta de aceptación y, salvo en maestría o doctorado en una institución pública, casi siempre una de la provincia.",
          en: "Before you apply you need the acceptance letter and, except for a master's or doctorate at a public institution, nearly always one of the province.",
        },
        source:
          "https://www.sfu.ca/students/isap/news/newsletters/PAL-requirement-2026.html",
        status: "secondary",
        year: 2026,
        read: { on: "2026-11-26", as: "stored" },
      },
    ],
  },
];
