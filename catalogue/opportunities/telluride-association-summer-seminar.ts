import type { Opportunity } from "../opportunity.schema.ts";
import { IN_UPPER_SECONDARY } from "../shared-conditions.ts";

export const tellurideAssociationSummerSeminar: Opportunity = {
  id: "telluride-association-summer-seminar",
  link: "https://www.tellurideassociation.org/our-programs/high-school-students/",
  destination: "US",
  tags: [
    "humanidades",
    "ciencias sociales",
    "verano",
    "gratis",
    "preparatoria",
  ],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2025-12-03",
      source:
        "https://www.tellurideassociation.org/our-programs/high-school-students/parent-faq",
    },
  ],
  sources: [
    {
      url: "https://www.tellurideassociation.org/our-programs/high-school-students/parent-faq",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.tellurideassociation.org/tass-landing-page/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.tellurideassociation.org/our-programs/high-school-students/tass-faq-2/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.tellurideassociation.org/our-programs/high-school-students/tass-cbs/apply/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "Telluride Association Summer Seminar (TASS)",
  organization: "Telluride Association",
  section: "summer",
  category: "humanities",
  icon: "book",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.age",
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
        // Students of schools with another length or calendar were judged by age alone.
        [
          {
            kind: "level",
            levels: ["preparatoria_3", "otro"],
            stages: ["lowerSecondary", "upperSecondary", "schoolFinished"],
          },
          // These have the four years and the calendar that it asks for.
          { kind: "residence", countries: ["*"], except: ["PR", "US"] },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "age",
      min: 15,
      max: 18,
      on: { month: 6 },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.tellurideassociation.org/our-programs/high-school-students/parent-faq",
    },
  ],
  levels: ["highSchool"],
  fields: ["humanities", "socialSciences"],
  cost: "free",
  cycle: { basis: "usual", windows: [{ opens: null, closes: 12 }] },
  phrases: [
    "tass telluride seminario de verano",
    "teluride verano humanidades",
    "seminario de verano humanidades gratis",
    "programa de verano de filosofia y literatura",
    "verano ciencias sociales para prepa",
    "leer y debatir cinco semanas",
    "curso de verano gratis en ingles humanidades",
    "programa de verano historia politica sociologia",
    "campamento de escritura y debate bachillerato",
    "cuanto cuesta postular a tass",
    "que piden para entrar a telluride",
    "free summer humanities program high school",
    "telluride association critical studies seminar",
    "me gusta leer y discutir ideas",
    "verano gratis de humanidades",
    "seminario para lectores y escritores adolescentes",
    "curso de verano gratis en estados unidos",
    "campamento de filosofia historia y literatura",
    "programa gratuito de verano para prepa",
    "debatir ideas en universidad americana",
    "free summer program high school",
    "vacaciones leyendo y escribiendo en usa",
    "campamentos de verano",
    "concursos y cursos de letras",
    "filosofia y literatura para jovenes",
    "summer camp",
    "extracurricular activities for college",
    "humanista de prepa",
    "programas gratis en el extranjero",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de 15 a 18 años a uno o dos años de terminar la prepa",
      gives:
        "Clases, libros, alojamiento y comidas, gratis; pagas el viaje y puedes pedir apoyo",
      when: "La última vez, la solicitud cerró a inicios de diciembre",
      where: "Universidades de Estados Unidos",
      description:
        "Lee, discute y escribe varias semanas de junio y julio en un seminario de humanidades y ciencias sociales, junto con estudiantes de muchos lugares. Postular tampoco cuesta.",
      requirements: {
        studies:
          "Tener uno o dos años más de prepa tras el actual; con otra duración o calendario, en 2024 bastaba la edad",
        age: "Tener de 15 a 18 años al empezar (según la convocatoria de 2024)",
        language: "Leer, escribir y debatir en inglés",
      },
      figures: {
        y2026:
          "Para el verano de 2026, la solicitud cerró el 3 de diciembre de 2025. El programa se fijó del 21 de junio al 25 de julio de 2026.",
      },
      note: "Si el pasaje es un problema, pide apoyo: existe. La sede y la duración cambian según el año, así que míralas en la página oficial.",
    },
    en: {
      audience:
        "Students aged 15 to 18, one or two years from finishing high school",
      gives:
        "Free classes, books, room and meals; you pay travel and may seek help",
      when: "Last time, applications closed in early December",
      where: "Universities in the United States",
      description:
        "Read, discuss and write for several weeks in June and July in a seminar on the humanities and social sciences, with students from many places. Applying is free too.",
      requirements: {
        studies:
          "Have one or two school years left after this one; with other lengths or calendars, age sufficed in 2024",
        age: "Be 15 to 18 at the start (according to the 2024 call)",
        language: "Read, write and debate in English",
      },
      figures: {
        y2026:
          "For summer 2026, applications closed on 3 December 2025. The programme was set for 21 June to 25 July 2026.",
      },
      note: "If the fare is a problem, ask for support: it exists. Venue and length change from year to year, so check the official page.",
    },
  },
};
