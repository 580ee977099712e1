import { ENDS_IN_SUMMER } from "#domain/profile/school-year-end.ts";
import type { Opportunity } from "../opportunity.schema.ts";
import {
  IN_LOWER_SECONDARY,
  IN_UPPER_SECONDARY,
} from "../shared-conditions.ts";

export const yaleYoungGlobalScholars: Opportunity = {
  id: "yale-young-global-scholars",
  link: "https://globalscholars.yale.edu/",
  destination: "US",
  taughtIn: ["en"],
  tags: [
    "liderazgo",
    "verano",
    "preparatoria",
    "estados unidos",
    "ayuda económica",
  ],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2025-10-15",
      lineKey: "editions.early",
      source: "https://scholarshipshive.com/?p=1972",
    },
    {
      year: 2026,
      opens: null,
      closes: "2026-01-07",
      source: "https://scholarshipshive.com/?p=1972",
    },
    {
      year: 2024,
      opens: null,
      closes: "2023-11-01",
      lineKey: "editions.early",
      source: "https://globalscholars.yale.edu/application-deadlines",
    },
    {
      year: 2020,
      opens: null,
      closes: "2019-11-12",
      lineKey: "editions.early",
      source:
        "https://ngobox.org/nb/fellowship_full-Applications-Invited-for-Yale-Young-Global-Scholars-Program--Yale-University-_6422",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-01-10",
      source: "https://globalscholars.yale.edu/application-deadlines",
    },
  ],
  sources: [
    {
      url: "https://globalscholars.yale.edu/apply",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://globalscholars.yale.edu/application-deadlines",
      supports: ["amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://globalscholars.yale.edu/frequently-asked-questions",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://ngobox.org/nb/fellowship_full-Applications-Invited-for-Yale-Young-Global-Scholars-Program--Yale-University-_6422",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://scholarshipshive.com/?p=1972",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  name: "Yale Young Global Scholars (YYGS)",
  organization: "Yale University",
  section: "summer",
  category: "leadership",
  icon: "university",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.age",
    "requirements.documents",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [
          IN_UPPER_SECONDARY,
          {
            kind: "studyYear",
            stage: "upperSecondary",
            minYearsLeft: 2,
            maxYearsLeft: 3,
          },
        ],
        [
          IN_UPPER_SECONDARY,
          { kind: "studyYear", stage: "upperSecondary", maxYearsLeft: 3 },
          {
            kind: "residence",
            countries: ["LATAM"],
            except: [...ENDS_IN_SUMMER],
          },
          { kind: "other" },
        ],
        // Upper secondary of two years: the last year before it also has three years left.
        [
          IN_LOWER_SECONDARY,
          { kind: "studyYear", stage: "lowerSecondary", maxYearsLeft: 1 },
          {
            kind: "residence",
            countries: ["CO", "CR", "GT", "HN", "NI", "PE", "SV", "VE"],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "age",
      min: 16,
      max: 18,
      on: { month: 7 },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
    {
      kind: "status",
      notHolding: "Participación anterior en YYGS",
      textKey: "requirements.once",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2024,
      textKey: "figures.y2024",
      source: "https://globalscholars.yale.edu/application-deadlines",
    },
  ],
  levels: ["highSchool"],
  fields: ["leadership", "socialSciences", "naturalSciences"],
  cost: "aid",
  cycle: { basis: "usual", windows: [{ opens: null, closes: 1 }] },
  phrases: [
    "yygs yale verano",
    "yale young global scholars",
    "yeil curso de verano",
    "curso de verano en yale prepa",
    "campamento de verano universidad ivy league",
    "verano en yale con ayuda economica",
    "programa de liderazgo en yale para adolescentes",
    "dos semanas en universidad de estados unidos",
    "verano de politica economia ciencias en yale",
    "como entrar a yygs desde latinoamerica",
    "conocer jovenes de 150 paises",
    "yale summer program high school",
    "yygs financial aid international",
    "sueño con conocer yale y hacer amigos",
    "verano en yale para adolescentes",
    "curso de verano de liderazgo en universidad ivy",
    "programa de dos semanas en estados unidos",
    "campamento de politica y ciencia en yale",
    "verano en universidad famosa con beca",
    "summer at an ivy league",
    "jovenes del mundo en yale",
    "campamento academico de relaciones internacionales",
    "campamentos de verano",
    "liderazgo juvenil",
    "extracurricular activities for college",
    "summer camp",
    "conocer gente de otros paises",
    "relaciones internacionales para jovenes",
    "ivy league en vacaciones",
  ],
  texts: {
    es: {
      editions: {
        early: "Cierre anticipado",
      },
      audience:
        "Estudiantes de cualquier país a uno o dos años de terminar la prepa",
      gives:
        "Dos semanas en Yale; con costo, y ayuda que puede cubrir toda la colegiatura",
      when: "Hay un cierre anticipado, en octubre o noviembre, y el regular en enero",
      where: "Universidad de Yale, New Haven, Estados Unidos",
      description:
        "Toma clases y seminarios de varias disciplinas durante dos semanas, entre junio y agosto, con jóvenes de muchos países. No hay calificaciones ni créditos: vas a aprender y a conocer gente.",
      requirements: {
        studies:
          "Acabar la prepa uno o dos años después del programa; con calendario del sur, ese año o el siguiente",
        age: "Tener de 16 a 18 años en julio (así en la convocatoria de 2026)",
        documents:
          "Enviar ensayos, actividades, historial académico y una recomendación",
        language: "Seguir clases en inglés",
        once: "No haber participado antes en YYGS",
      },
      figures: {
        y2024:
          "En 2024 la solicitud costaba 70 USD en el cierre anticipado y 85 en el regular.",
      },
      note: "Pide en la solicitud la ayuda económica, también para otros países, y no pagar la cuota de solicitud si es una carga para tu familia. Fechas y precio cambian cada año: míralos desde septiembre.",
    },
    en: {
      editions: {
        early: "Early deadline",
      },
      audience:
        "Students from any country, one or two years from finishing high school",
      gives:
        "Two weeks at Yale; there is a fee, with aid that may cover all tuition",
      when: "There is an early deadline, in October or November, and the regular one in January",
      where: "Yale University, New Haven, United States",
      description:
        "Take classes and seminars across disciplines for two weeks, between June and August, with young people from many countries. There are no grades or credits: you go to learn and meet people.",
      requirements: {
        studies:
          "Finish school one or two years after the programme; on a southern calendar, that year or the next",
        age: "Be 16 to 18 in July (as in the 2026 call)",
        documents: "Send essays, activities, a transcript and a recommendation",
        language: "Follow classes in English",
        once: "Not have taken part in YYGS before",
      },
      figures: {
        y2024:
          "In 2024 the application cost 70 USD by the early deadline and 85 by the regular one.",
      },
      note: "In the application ask for financial aid, open to other countries too, and for a waiver of its fee if it is a burden for your family. Dates and price change every year: check from September.",
    },
  },
};
