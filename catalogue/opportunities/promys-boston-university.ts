import type { Opportunity } from "../opportunity.schema.ts";
import { BEFORE_HIGHER_STUDIES, NINTH_GRADE } from "../shared-conditions.ts";

export const promysBostonUniversity: Opportunity = {
  id: "promys-boston-university",
  link: "https://promys.org/programs/promys/",
  destination: "US",
  taughtIn: ["en"],
  tags: [
    "matemáticas",
    "verano",
    "preparatoria",
    "estados unidos",
    "ayuda económica",
  ],
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-03-03",
      source: "https://promys.org/programs/promys/for-students",
    },
  ],
  sources: [
    {
      url: "https://promys.org/programs/promys/for-students",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://promys.org/program/applications",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://promys.org/programs/promys/for-students/for-international-students/",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "PROMYS: Program in Mathematics for Young Scientists",
  organization: "PROMYS, Boston University",
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
    "requirements.school",
    "requirements.problems",
    "requirements.university",
  ],
  eligibility: [
    {
      kind: "age",
      min: 14,
      on: { moment: "start" },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      // With three school years left, counting this one, 9th grade is passed in every country.
      kind: "anyOf",
      options: [
        [{ kind: "studyYear", stage: "upperSecondary", maxYearsLeft: 3 }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      ...NINTH_GRADE,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.problems",
      changeable: true,
    },
    {
      kind: "status",
      notHolding: "Inscripción a tiempo completo en la universidad",
      textKey: "requirements.university",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [BEFORE_HIGHER_STUDIES],
        // Only full-time students are excluded.
        [
          { kind: "level", levels: ["licenciatura_cursando"] },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.university",
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
      year: 2024,
      textKey: "figures.y2024",
      source: "https://promys.org/programs/promys/for-students",
    },
  ],
  levels: ["highSchool"],
  fields: ["mathematics"],
  cost: "aid",
  cycle: { basis: "usual", windows: [{ opens: 1, closes: 3 }] },
  lastSeenCycle: 2025,
  phrases: [
    "promys boston",
    "promis matematicas verano",
    "programa de matematicas para jovenes cientificos",
    "teoria de numeros verano boston",
    "seis semanas de mate en estados unidos",
    "verano de matematicas boston university",
    "campamento de mates para preparatoria usa",
    "problemas dificiles de promys",
    "programa de verano para matematicos jovenes",
    "como aplicar a promys desde latinoamerica",
    "curso de verano matematica pura bachillerato",
    "number theory summer program high school",
    "promys application problem set",
    "quiero ser matematico y resolver problemas",
    "verano de matematicas en boston",
    "curso intensivo teoria de numeros",
    "campamento de mates en estados unidos",
    "math program for high schoolers",
    "vacaciones estudiando mate en universidad",
    "jovenes matematicos verano usa",
    "campamento academico boston",
    "campamentos de verano",
    "olimpico de matematicas que quiere mas",
    "summer camp",
    "extracurriculares para entrar al mit",
    "actividades para alumnos brillantes",
    "retos de numeros y logica",
  ],
  texts: {
    es: {
      audience: "Jóvenes de 14 años o más con mucho interés en las matemáticas",
      gives:
        "Seis semanas con alojamiento; tiene costo y puede no haber ayuda si vienes de otro país",
      when: "La última vez abrió en enero y cerró a inicios de marzo",
      where: "Boston University, Estados Unidos",
      description:
        "Vive seis semanas dedicado a las matemáticas, de fin de junio a inicios de agosto. Para entrar resuelves problemas difíciles que piden tiempo y paciencia, no velocidad.",
      requirements: {
        age: "Tener al menos 14 años el primer día",
        school: "Tener 9.º grado (o equivalente) al empezar",
        problems:
          "Enviar tus soluciones a los problemas, tu historial y una recomendación",
        university: "No haber entrado aún a la universidad a tiempo completo",
        language: "Entender clases en inglés",
      },
      figures: {
        y2024: "En 2024 costaba 6,100 USD.",
      },
      note: "Hay muy pocos lugares para quien viene de otro país, y la ayuda económica se decide caso por caso. Pregunta antes de contar con ella.",
    },
    en: {
      audience: "People aged 14 or over who are very keen on mathematics",
      gives:
        "Six residential weeks; there is a fee, and there may be no aid for students from abroad",
      when: "Last time it opened in January and closed in early March",
      where: "Boston University, United States",
      description:
        "Spend six weeks on mathematics, from late June to early August. To get in you solve hard problems that ask for time and patience, not speed.",
      requirements: {
        age: "Be at least 14 on the first day",
        school: "Have 9th grade (or equivalent) by the start",
        problems:
          "Send your solutions to the problems, your transcript and a recommendation",
        university: "Not have entered university full-time yet",
        language: "Follow classes in English",
      },
      figures: {
        y2024: "In 2024 it cost 6,100 USD.",
      },
      note: "There are very few places for students from abroad, and aid is decided case by case. Ask before you count on it.",
    },
  },
};
