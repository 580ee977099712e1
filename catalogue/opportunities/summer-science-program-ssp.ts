import type { Opportunity } from "../opportunity.schema.ts";
import {
  IN_UPPER_SECONDARY,
  SCHOOL_ENDS_IN_SUMMER,
} from "../shared-conditions.ts";

export const summerScienceProgramSsp: Opportunity = {
  id: "summer-science-program-ssp",
  link: "https://ssp.org/",
  destination: "US",
  tags: [
    "ciencia",
    "investigación",
    "verano",
    "preparatoria",
    "ayuda económica",
  ],
  editions: [
    {
      year: 2025,
      opens: "2024-12-12",
      closes: "2025-01-24",
      lineKey: "editions.international",
      source: "https://summerscience.org/",
    },
    {
      year: 2023,
      opens: "2022-12-15",
      closes: "2023-02-03",
      lineKey: "editions.international",
      source: "https://summerscience.org/",
    },
  ],
  sources: [
    {
      url: "https://summerscience.org/getting-started/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://ssp.org/faqs/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://summerscience.org/admissions/applicant-faqs/",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.prnewswire.com/news-releases/ssp-international-celebrates-its-66th-anniversary-and-opens-applications-for-2025-program-302330309.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://summerscience.org/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "Summer Science Program (SSP International)",
  organization: "SSP International",
  section: "summer",
  category: "naturalSciences",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.studies",
    "requirements.courses",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "age",
      min: 15,
      max: 18,
      on: { moment: "start" },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      ...IN_UPPER_SECONDARY,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      minYearsLeft: 2,
      maxYearsLeft: 2,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // Elsewhere the applications come between two school years.
      kind: "anyOf",
      options: [[SCHOOL_ENDS_IN_SUMMER], [{ kind: "other" }]],
      textKey: "requirements.calendar",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.courses",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  levels: ["highSchool"],
  fields: ["naturalSciences", "mathematics"],
  cost: "aid",
  cycle: { basis: "usual", windows: [{ opens: 12, closes: 1 }] },
  lastSeenCycle: 2025,
  phrases: [
    "summer science program",
    "ssp verano de ciencia",
    "ssp international astrofisica",
    "campamento de ciencias prepa verano",
    "investigacion de astronomia para preparatorianos",
    "verano de bioquimica y genomica",
    "programa de verano quimica sintetica",
    "investigar de verdad antes de la universidad",
    "programa de ciencia penultimo año de prepa",
    "curso de asteroides astrofisica quinto de bachillerato",
    "como aplicar al ssp siendo latino",
    "high school summer research astrophysics",
    "need blind science summer program",
    "quiero ser astronoma o cientifica",
    "investigar astronomia en verano",
    "campamento de astrofisica para preparatorianos",
    "programa de ciencias en estados unidos para prepa",
    "hacer ciencia de verdad en vacaciones",
    "summer research high school students",
    "campamento cientifico con ayuda economica",
    "campamentos de verano",
    "extracurriculares de ciencia",
    "jovenes investigadores",
    "me apasiona el universo",
    "laboratorio para jovenes",
    "summer camp",
    "extracurriculares para entrar al mit",
  ],
  texts: {
    es: {
      editions: {
        international: "Desde otros países",
      },
      audience:
        "Estudiantes del penúltimo año de prepa, de 15 a 18 años, de cualquier país",
      gives:
        "Cinco semanas de investigación con alojamiento; tiene costo, con ayuda según necesidad",
      when: "Suele abrir en diciembre; para otros países suele cerrar desde fines de enero",
      where: "Varias universidades, sobre todo de Estados Unidos",
      description:
        "Haz investigación real durante cinco semanas, entre junio y agosto, en áreas como astrofísica, bioquímica o genómica. Al decidir quién entra no miran cuánto puede pagar tu familia.",
      requirements: {
        age: "Tener al menos 15 años y no cumplir 19 durante el programa",
        studies: "Estar en el penúltimo año de prepa al postular",
        calendar:
          "Si tu año escolar acaba en diciembre, confirmar que tu grado cuente",
        courses: "Haber llevado las materias previas que pide tu área",
        language: "Trabajar en inglés",
      },
      note: "El cierre para otros países suele ser antes que el estadounidense. Confirma cuándo pide tu familia la ayuda: unas páginas dicen antes de ese cierre y otras, después de la admisión. Revisa cuánto cubre.",
    },
    en: {
      editions: {
        international: "From other countries",
      },
      audience:
        "Students in the year before their last at high school, aged 15 to 18, any country",
      gives:
        "Five residential weeks of research; there is a fee, with need-based aid",
      when: "It usually opens in December; for students abroad it usually closes from late January",
      where: "Several universities, mostly in the United States",
      description:
        "Do real research for five weeks, between June and August, in areas such as astrophysics, biochemistry or genomics. They do not look at what your family can pay when they decide who gets in.",
      requirements: {
        age: "Be at least 15 and not turn 19 during the programme",
        studies:
          "Be in the year before your last at high school when you apply",
        calendar:
          "If your school year ends in December, check that your grade counts",
        courses: "Have taken the courses that your area asks for",
        language: "Work in English",
      },
      note: "The deadline for other countries is often before the one for the US. Check when your family asks for aid: some pages say before that deadline and others after admission. Check how much it covers.",
    },
  },
};
