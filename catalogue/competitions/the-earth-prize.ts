import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const theEarthPrize: Competition = {
  id: "the-earth-prize",
  link: "https://www.theearthprize.org/",
  tags: ["medio ambiente", "sostenibilidad", "innovación", "gratis"],
  editions: [
    {
      year: 2025,
      opens: "2024-09-01",
      closes: "2024-11-30",
      lineKey: "editions.registration",
      source: "https://www.theearthprize.org/competition",
    },
    {
      year: 2022,
      opens: "2021-09-01",
      closes: "2021-11-30",
      lineKey: "editions.registration",
      source: "https://www.theearthprize.org/prize",
    },
  ],
  sources: [
    {
      url: "https://www.theearthprize.org/faq",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://theearthprize.org/rules",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.theearthprize.org/prize",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.theearthprize.org/competition",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "The Earth Prize",
  organization: "The Earth Foundation",
  section: "innovation",
  category: "multidisciplinary",
  icon: "globe",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.studies",
    "requirements.idea",
  ],
  eligibility: [
    {
      // The call sets years of birth, so birthdays around its edges decide.
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 13, max: 18 }],
        [{ kind: "age", min: 12, max: 19 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      // Registration has closed in November and entries in January: last-year pupils may leave between.
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.idea",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source: "https://theearthprize.org/rules",
    },
  ],
  levels: ["highSchool"],
  fields: ["environment"],
  cost: "free",
  cycle: {
    basis: "usual",
    windows: [
      { opens: 9, closes: 11 },
      { opens: null, closes: 1 },
    ],
  },
  phrases: [
    "earth prize medio ambiente",
    "concurso ecologico para jovenes gratis",
    "premio ambiental secundaria prepa",
    "competencia de cambio climatico adolescentes",
    "concurso de reciclaje y contaminacion",
    "proyecto ecologico escolar premio",
    "ideas para salvar el planeta concurso",
    "concurso de sustentabilidad en linea",
    "reto sostenible colegio liceo",
    "como participar the earth prize",
    "inventos verdes basura agua energia",
    "environmental competition teens",
    "youth sustainability prize free",
    "me preocupa el planeta y tengo ideas",
    "concurso ecologico para adolescentes",
    "premio para salvar el planeta",
    "proyecto de reciclaje agua o energia",
    "ganar dinero con proyecto ambiental",
    "ideas contra el cambio climatico",
    "reto verde para escuelas",
    "contaminacion y sostenibilidad concurso",
    "ecologia",
    "concursos con premio en dinero",
    "concursos en linea",
    "concursos internacionales gratis",
    "calentamiento global",
    "activista ambiental joven",
    "proyecto verde",
    "sustentabilidad escuela",
    "energias limpias",
    "salvar animales y bosques",
    "innovacion para jovenes",
  ],
  texts: {
    es: {
      editions: {
        registration: "Registro",
      },
      audience: "Estudiantes de secundaria o prepa de 13 a 19 años",
      gives: "Premios en dinero para llevar a cabo las ideas ganadoras",
      when: "El registro abre en septiembre y suele cerrar entre noviembre y enero; se entrega en enero",
      where: "En línea",
      description:
        "Propón una solución a un problema ambiental, por tu cuenta o con un equipo de hasta cinco. Registrarse y participar es gratis y todo se hace en línea.",
      requirements: {
        age: "Tener de 13 a 19 años (la convocatoria fija los años de nacimiento)",
        studies: "Estar en secundaria o prepa, no en la universidad",
        idea: "Presentar una solución ambiental, por tu cuenta o en equipo de hasta cinco",
      },
      note: "En la edición de 2026 había que nacer entre 2006 y 2012, y se aceptó cualquier idioma. Las dos reglas pueden cambiar: confírmalas cada septiembre. En ediciones pasadas todo el equipo debía ser de la misma escuela.",
      figures: {
        y2026:
          "En 2026 hubo siete ganadores regionales, con 12,500 USD cada uno.",
      },
    },
    en: {
      editions: {
        registration: "Registration",
      },
      audience: "Secondary and high-school students aged 13 to 19",
      gives: "Cash prizes to carry out the winning ideas",
      when: "Registration opens in September, usually closes November to January; entries in January",
      where: "Online",
      description:
        "Propose a solution to an environmental problem, alone or in a team of up to five. Registering and taking part is free and everything happens online.",
      requirements: {
        age: "Be 13 to 19 (the call sets the years of birth)",
        studies: "Be in secondary or high school, not at university",
        idea: "Present an environmental solution, alone or in a team of up to five",
      },
      note: "For the 2026 edition you had to be born between 2006 and 2012, and any language was accepted. Both rules may change: confirm them each September. In past editions the whole team had to be from the same school.",
      figures: {
        y2026:
          "In 2026 there were seven regional winners, with 12,500 USD each.",
      },
    },
  },
};
