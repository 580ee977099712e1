import type { Competition } from "../competition.schema.ts";
import {
  AT_SCHOOL,
  IN_LOWER_SECONDARY,
  NINTH_GRADE,
  OUT_OF_SCHOOL,
} from "../shared-conditions.ts";

export const whartonInvestmentCompetition: Competition = {
  id: "wharton-investment-competition",
  link: "https://globalyouth.wharton.upenn.edu/competitions/investment-competition/",
  tags: ["finanzas", "economía", "equipos", "inglés", "concurso", "gratis"],
  sources: [
    {
      url: "https://globalyouth.wharton.upenn.edu/academic-year-programs/investment-competition/rules/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://opportunities-for-caribbean-youth.org/2025/07/12/wharton-global-high-school-investment-competition",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://globalyouth.wharton.upenn.edu/competitions/investment-competition/deliverables",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://globalyouth.wharton.upenn.edu/investment-competition/rules/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://globalyouth.wharton.upenn.edu/?p=16670",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://kwhs.wharton.upenn.edu/competitions/investment-competitions/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization: "The Wharton School, Universidad de Pensilvania",
  organizationKey: "organization",
  section: "innovation",
  category: "multidisciplinary",
  icon: "bank",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.team",
    "requirements.school",
    "requirements.english",
  ],
  eligibility: [
    {
      kind: "age",
      min: 14,
      max: 18,
      // The last edition seen began at the end of September.
      on: { month: 9 },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [IN_LOWER_SECONDARY],
        [{ kind: "studyYear", stage: "upperSecondary", minYearsLeft: 2 }],
        // Last-year pupils may hold the diploma at the start.
        [OUT_OF_SCHOOL],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      // The rules speak of high school, generally grades 9 to 12.
      ...NINTH_GRADE,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.school",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://globalyouth.wharton.upenn.edu/competitions/investment-competition/deliverables",
    },
  ],
  levels: ["highSchool"],
  fields: ["business", "socialSciences"],
  cost: "free",
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-09-12",
      source:
        "https://opportunities-for-caribbean-youth.org/2025/07/12/wharton-global-high-school-investment-competition",
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: null, closes: 9 }] },
  phrases: [
    "wharton investment competition",
    "concurso de inversion para prepa",
    "simulador de bolsa de valores estudiantes",
    "competencia de finanzas en equipo",
    "aprender a invertir en el colegio",
    "concurso de economia y negocios en ingles",
    "reto de bolsa con dinero virtual",
    "competencia de wharton para bachillerato",
    "equipo de finanzas con un maestro asesor",
    "quiero estudiar negocios y ganar experiencia",
    "concurso gratis de acciones e inversiones",
    "high school stock market competition",
    "free finance contest for teens",
    "finanzas para jovenes",
    "aprender de inversiones",
    "bolsa de valores",
    "negocios en el colegio",
    "concursos en equipo",
    "concursos internacionales gratis",
    "concursos en ingles",
    "trading sin dinero real",
    "quiero estudiar administracion o contaduria",
    "extracurricular activities for college",
    "upenn",
  ],
  texts: {
    es: {
      name: "Competencia de Inversión para Preparatorias de Wharton",
      organization: "The Wharton School, Universidad de Pensilvania",
      audience: "Equipos de una misma prepa, con estudiantes de 14 a 18 años",
      gives:
        "Diez semanas con un simulador de bolsa y dinero virtual; participar es gratis",
      when: "La última vez empezó a fines de septiembre; el equipo se inscribe antes",
      where: "En línea; la final mundial, en persona",
      description:
        "Aprende a invertir con un caso: un cliente, metas a largo plazo y un simulador con dinero virtual. Gana la estrategia mejor explicada, no la cartera que más creció. Los mejores equipos pueden llegar a la final mundial.",
      requirements: {
        age: "Tener de 14 a 18 años al empezar, ir en 9.º grado o más y no haber terminado la prepa",
        team: "Formar un equipo de tu escuela, de cuatro a seis (en 2025), con un docente asesor",
        school:
          "Entregar una constancia firmada por la dirección de la escuela",
        english: "Trabajar en inglés",
      },
      figures: {
        y2025:
          "En 2025 la primera operación era a más tardar el 10 de octubre. La lista del equipo se entregaba hasta el 31 de octubre.",
      },
      note: "Consigue primero al docente: suele inscribir al equipo, con su correo de la escuela. Confirma en la página la fecha límite de este año y el tamaño del equipo.",
    },
    en: {
      name: "Wharton Global High School Investment Competition",
      organization: "The Wharton School, University of Pennsylvania",
      audience: "Teams from one high school, with students aged 14 to 18",
      gives:
        "Ten weeks with a stock market simulator and virtual money; taking part is free",
      when: "Last time it started in late September; teams register before that",
      where: "Online; the global final, in person",
      description:
        "Learn to invest with a case: a client, long-term goals and a simulator with virtual money. The best explained strategy wins, not the portfolio that grew most. The best teams can reach the global final.",
      requirements: {
        age: "Be 14 to 18 when it starts, in ninth grade or later, and not have finished high school",
        team: "Form a team at your school, of four to six (in 2025), with a teacher as adviser",
        school: "Hand in a statement signed by the school's management",
        english: "Work in English",
      },
      figures: {
        y2025:
          "In 2025 the first trade was due by 10 October. The team roster was due by 31 October.",
      },
      note: "Find the teacher first: the adviser, with a school e-mail, usually registers the team. Check on the page this year's deadline and the team size.",
    },
  },
};
