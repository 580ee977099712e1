import type { Opportunity } from "../opportunity.schema.ts";
import { BEFORE_HIGHER_STUDIES } from "../shared-conditions.ts";

export const canadaUsaMathcamp: Opportunity = {
  id: "canada-usa-mathcamp",
  link: "https://www.mathcamp.org/",
  destination: "US",
  taughtIn: ["en"],
  tags: ["matemáticas", "verano", "preparatoria", "becas"],
  editions: [
    {
      year: 2026,
      opens: "2026-01-12",
      closes: "2026-02-23",
      source: "https://mathcamp.org/admission/how_to_apply",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-03-06",
      source: "https://www.mathcamp.org/admission/faq/",
    },
    {
      year: 2017,
      opens: null,
      closes: "2017-03-10",
      source: "https://www.mathcamp.org/prospectiveapplicants/theprocess.php",
    },
  ],
  sources: [
    {
      url: "https://mathcamp.org/admission/how_to_apply",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.mathcamp.org/admission/fast_facts/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.mathcamp.org/admission/scholarships/",
      supports: ["amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://mathcamp.org/parents/new_applications",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.mathcamp.org/admission/faq/",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.mathcamp.org/prospectiveapplicants/eligibility.php",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.mathcamp.org/prospectiveapplicants/theprocess.php",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "Canada/USA Mathcamp",
  organization: "Mathematics Foundation of America",
  section: "summer",
  category: "mathematics",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.quiz",
    "requirements.reference",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "age",
      min: 13,
      max: 19,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      // At 19 there were exceptions for those at school or just out of it.
      kind: "anyOf",
      options: [[{ kind: "age", max: 18 }], [{ kind: "other" }]],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [BEFORE_HIGHER_STUDIES],
        // University students entered only at 17 or younger.
        [
          { kind: "level", levels: ["licenciatura_cursando"] },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.quiz",
      changeable: true,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.reference",
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
  fields: ["mathematics"],
  cost: "aid",
  cycle: { basis: "usual", windows: [{ opens: 1, closes: 2 }] },
  phrases: [
    "mathcamp canada usa",
    "campamento de matematicas verano",
    "math camp como entrar",
    "campamento de mates para adolescentes",
    "curso de verano matematicas en ingles",
    "programa de verano para olimpicos de matematica",
    "campamento internacional de mate con ayuda economica",
    "qualifying quiz mathcamp problemas",
    "verano de matematicas prepa secundaria liceo",
    "campamento para gente que ama los numeros",
    "aprender matematicas avanzadas a los 15",
    "summer math camp with financial aid",
    "math program for teens international",
    "me gustan las mates y nadie me entiende",
    "verano de mates para genios",
    "campamento para amantes de los numeros",
    "programa de matematicas avanzadas para adolescentes",
    "math summer camp for teens",
    "campamento con beca completa matematicas",
    "teoria de numeros y demostraciones en verano",
    "campamento nerd en canada o estados unidos",
    "verano en el extranjero resolviendo problemas",
    "campamentos de verano",
    "vacaciones en el extranjero aprendiendo",
    "olimpico de matematicas que quiere mas",
    "summer camp",
    "retos de numeros y logica",
    "actividades para alumnos brillantes",
    "extracurriculares para entrar al mit",
  ],
  texts: {
    es: {
      audience:
        "Jóvenes de 13 a 18 años de cualquier país con gusto por las matemáticas",
      gives:
        "Cinco semanas de matemáticas; tiene costo, con becas parciales y completas",
      when: "El examen suele salir en enero; la solicitud suele cerrar a fines de febrero o en marzo",
      where: "Un campus de Estados Unidos o Canadá, que cambia",
      description:
        "Pasa cinco semanas del verano del hemisferio norte con gente que disfruta las matemáticas tanto como tú. No piden calificaciones: resuelves un examen de problemas abiertos. Su política es que nadie admitido falte por dinero.",
      requirements: {
        age: "Tener entre 13 y 18 años",
        quiz: "Resolver el examen propio (Qualifying Quiz)",
        reference:
          "Enviar un texto personal y el contacto de alguien que te conozca",
        language: "Entender clases en inglés",
      },
      note: "Pide la beca aunque vivas fuera de Estados Unidos o Canadá: puede incluir viaje y visa. Postular no cuesta. Con 19 o en licenciatura, pregunta.",
    },
    en: {
      audience:
        "Young people aged 13 to 18, from any country, who enjoy mathematics",
      gives:
        "Five weeks of mathematics; there is a fee, with partial and full scholarships",
      when: "The quiz is usually out in January; applications usually close in late February or March",
      where: "A campus in the United States or Canada, which changes",
      description:
        "Spend five weeks of the northern-hemisphere summer with people who enjoy mathematics as much as you do. They do not ask for grades: you work on a set of open problems. Their policy is that nobody who is admitted should miss out for lack of money.",
      requirements: {
        age: "Be between 13 and 18",
        quiz: "Work on their own test (the Qualifying Quiz)",
        reference:
          "Send a personal statement and the contact of someone who knows you",
        language: "Follow classes in English",
      },
      note: "Ask for a scholarship even if you live outside the United States and Canada: it may include travel and visa. Applying is free. At 19 or in college, ask first.",
    },
  },
};
