import type { Opportunity } from "../opportunity.schema.ts";

export const inadehFormacionDual: Opportunity = {
  id: "inadeh-formacion-dual",
  link: "https://www.inadeh.edu.pa/",
  tags: ["panamá", "prácticas", "empleo", "curso", "nacional"],
  sources: [
    {
      url: "https://www.tvn-2.com/nacionales/inadeh-impulsa-nueva-fase-formacion_1_2230118.html",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://prensa.com/judiciales/extranjeros-pueden-participar-de-talleres-y-cursos-del-inadeh",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.telemetro.com/nacionales/inadeh-lanza-formacion-dual-automotriz-jovenes-panamenos-inician-sus-capacitaciones-n6071640",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.tvn-2.com/nacionales/inadeh-gradua-jovenes-mecanica-automotriz_1_2205766.html",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.laestrella.com.pa/panama/nacional/la-transformacion-del-inadeh-nuevas-estructuras-y-nuevo-espiritu-LA16349417",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
  ],
  section: "internships",
  category: "technology",
  icon: "briefcase",
  levels: ["any"],
  fields: ["technology"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "INADEH, Panamá",
  requirementsKeys: [
    "requirements.residence",
    "requirements.age",
    "requirements.group",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["PA"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "nationality", countries: ["PA"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [[{ kind: "age", min: 18 }], [{ kind: "other" }]],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.group",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.telemetro.com/nacionales/inadeh-lanza-formacion-dual-automotriz-jovenes-panamenos-inician-sus-capacitaciones-n6071640",
    },
  ],
  phrases: [
    "inadeh formacion dual",
    "cursos inadeh",
    "aprender mecanica automotriz panama",
    "aprender un oficio sin universidad",
    "primer empleo en panama sin experiencia",
    "practica en empresas y clases",
    "inadeh inscripcion",
    "formacion para jovenes que no estudian",
    "quiero trabajar y estudiar panama",
    "curso tecnico de mecanica",
    "estudiar un oficio a los 18",
    "taller de autos formacion",
    "dual training panama",
    "apprenticeship panama cars",
    "carrera corta que deje dinero",
    "no entre a la universidad que hago",
    "aprendiz",
    "mecanico",
    "cursos tecnicos panama",
    "trabajar y aprender",
    "busco camaron sin experiencia",
    "estudiar y trabajar a la vez",
  ],
  texts: {
    es: {
      name: "Formación Dual del INADEH",
      audience: "Jóvenes de Panamá que quieren un oficio y su primer empleo",
      gives: "Un oficio con 70 % de práctica en empresas y 30 % de teoría",
      when: "Se abre por grupos: pregunta al INADEH por el próximo",
      where: "Panamá",
      description: "Aprende un oficio entre el taller y la empresa.",
      note: "La directora dijo en 2026 que quienes participan reciben un pago: pregunta cuánto y cuándo abre un grupo. Si no eres de Panamá, pregunta si puedes entrar: en 2022 se pedían permiso de trabajo y años de residencia.",
      requirements: {
        residence:
          "Vivir en Panamá; para personas extranjeras hay más condiciones",
        age: "Ser mayor de edad, o preguntar si admiten a menores",
        group: "Cumplir los estudios y lo demás que pida el grupo que abra",
      },
      figures: {
        y2026: "En marzo de 2026 empezó un grupo de mecánica automotriz.",
      },
    },
    en: {
      name: "INADEH dual training",
      audience: "Young people in Panama who want a trade and a first job",
      gives: "A trade with 70% practice in companies and 30% theory",
      when: "It opens in groups: ask INADEH for the next one",
      where: "Panama",
      description: "Learn a trade between the workshop and the company.",
      note: "The director said in 2026 that participants are paid: ask how much and when the next group opens. If you are not from Panama, ask whether you can join: in 2022 a work permit and years of residence were required.",
      requirements: {
        residence:
          "Live in Panama; for foreigners there are further conditions",
        age: "Be of legal age, or ask if minors are admitted",
        group: "Have the schooling and whatever else the next group requires",
      },
      figures: {
        y2026: "In March 2026 a car mechanics group began.",
      },
    },
  },
};
