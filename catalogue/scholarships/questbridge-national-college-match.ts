import type { Scholarship } from "../scholarship.schema.ts";
import {
  LAST_YEAR_AT_CALL,
  LEFT_SCHOOL,
  MEASURED_NEED,
} from "../shared-conditions.ts";

export const questbridgeNationalCollegeMatch: Scholarship = {
  id: "questbridge-national-college-match",
  titleKey: "title",
  organization: "QuestBridge",
  link: "https://www.questbridge.org/apply-to-college/programs/national-college-match/apply",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.level",
    "requirements.school",
    "requirements.record",
    "requirements.need",
  ],
  noteKey: "note",
  categoryKey: "nationalUSA",
  typeKey: "private",
  icon: "people",
  criteria: ["merit", "need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["tuition", "living"],
  cost: "funded",
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["preparatoria_3"],
            stages: ["upperSecondary"],
          },
          { kind: "studyYear", stage: "upperSecondary", maxYearsLeft: 1 },
        ],
        LEFT_SCHOOL,
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      // The call closes as that year begins.
      kind: "anyOf",
      options: LAST_YEAR_AT_CALL,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "residence", countries: ["US", "PR"] }],
        [{ kind: "nationality", countries: ["US", "PR"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: null, closes: 9 }] },
  tags: [
    "estados unidos",
    "licenciatura",
    "beca completa",
    "necesidad económica",
  ],
  editions: [
    {
      year: 2021,
      opens: null,
      closes: "2021-09-28",
      source:
        "https://www.questbridge.org/high-school-students/national-college-match/dates-deadlines",
    },
  ],
  sources: [
    {
      url: "https://students.tufts.edu/financial-services/undergraduate-aid/prospectiveadmitted-students/questbridge-match-scholars",
      supports: ["amount"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.questbridge.org/resources/match-requirements-guide",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.questbridge.org/high-school-students/national-college-match/how-it-works",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.questbridge.org/high-school-students/national-college-match/who-should-apply",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.questbridge.org/high-school-students/national-college-match/test-requirements",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.questbridge.org/high-school-students/national-college-match/dates-deadlines",
      supports: ["dates"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.questbridge.org/apply-to-college/programs/national-college-match/apply",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  serves: ["US", "PR"],
  lastSeenCycle: 2023,
  phrases: [
    "questbridge college match",
    "quest bridge beca",
    "beca completa universidad estados unidos bajos ingresos",
    "universidades de elite gringas para familia pobre",
    "beca para seniors de high school en eeuu",
    "estudiar college en usa sin pagar",
    "beca cuatro años con vivienda y comida usa",
    "latinos en estados unidos beca universidad",
    "aplicar a universidades selectivas con una solicitud",
    "beca college sin sat obligatorio",
    "como funciona el match de questbridge",
    "low income high school senior full ride",
    "college match scholarship application",
    "vivo en usa y mis papas ganan poco",
    "universidad gringa gratis por bajos ingresos",
    "vivo en estados unidos sin dinero para college",
    "full ride para hispanos en usa",
    "beca sin minimo de promedio ni sat",
    "college gratis para familias que ganan poco",
    "pagar universidad de elite siendo pobre",
    "beca para ultimo año de high school",
    "match scholarship for latino seniors",
    "universidades ivy league becado",
    "yale princeton stanford becas bajos ingresos",
    "first gen college student",
    "latino en eeuu sin plata para college",
    "dreamer o daca universidad",
    "entrar a una universidad de elite",
    "becas completas en usa",
    "senior year que hago para pagar college",
    "college admissions for poor students",
    "becas para hispanos",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "QuestBridge National College Match",
      audience: "Quienes cursan el último año de high school en Estados Unidos",
      amount:
        "Cuatro años de colegiatura, alojamiento y comidas sin aporte de tus padres; tú puedes poner una parte",
      level: "Licenciatura",
      deadline: "Suele cerrar a finales de septiembre",
      description:
        "Con una sola solicitud buscas admisión temprana y beca en más de 50 universidades selectivas de Estados Unidos. No hay cortes fijos de promedio ni de ingresos, y los exámenes son opcionales para QuestBridge, aunque algunas universidades los piden.",
      requirements: {
        level:
          "Cursar el último año de high school; en 2019 valía también haber egresado",
        school:
          "Estudiar en EE. UU., con cualquier ciudadanía, o tener ciudadanía o residencia permanente de allá",
        record: "Tener un historial académico sobresaliente",
        need: "Tener ingresos familiares bajos",
      },
      note: "Si vives fuera de EE. UU., necesitas ciudadanía o residencia permanente. Sin ellas, aun viviendo allá, solo algunas universidades te consideran. Referencia de ingresos: menos de 65,000 USD al año (familia de cuatro).",
    },
    en: {
      title: "QuestBridge National College Match",
      audience: "Seniors at high schools in the United States",
      amount:
        "Four years of tuition, housing and meals with nothing from your parents; you may pay a part",
      level: "Undergraduate",
      deadline: "Usually closes in late September",
      description:
        "With one application you try for early admission and a scholarship at over 50 selective US colleges. There are no fixed cut-offs for grades or income, and tests are optional for QuestBridge, though some colleges ask for them.",
      requirements: {
        level:
          "Be in the last year of high school; in 2019, graduates could apply too",
        school:
          "Study in the US with any citizenship, or be a US citizen or permanent resident",
        record: "Have an outstanding academic record",
        need: "Have a low household income",
      },
      note: "If you live outside the US, you need citizenship or permanent residence. Without them, even living there, only some colleges consider you. Income reference: under 65,000 USD a year (family of four).",
    },
  },
};
