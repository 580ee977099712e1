import type { InternationalUniversity } from "../university.schema.ts";

export const dartmouthCollege: InternationalUniversity = {
  id: "dartmouth-college",
  link: "https://home.dartmouth.edu/",
  taughtIn: ["en"],
  tags: [
    "estados unidos",
    "ivy league",
    "ayuda económica",
    "need-blind",
    "licenciatura",
  ],
  sources: [
    {
      url: "https://admissions.dartmouth.edu/glossary-question/should-i-apply-first-year-student-or-transfer-student",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://home.dartmouth.edu/news/2025/03/admissions-class-2029?keywords=Keasbey",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.thedartmouth.com/article/2022/01/college-announces-need-blind-admissions-policy-for-international-students",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://admissions.dartmouth.edu/apply/class-2026-applicants",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://qa.philanthropynewsdigest.org/news/dartmouth-receives-40-million-for-need-blind-international-admissions",
      supports: ["programme", "amount"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://thedartmouth.com/article/2025/04/tipping-the-scales-25-8-increase-in-stem-at-dartmouth-over-past-decade",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://granitepostnews.com/?p=71496",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://admissions.dartmouth.edu/apply/testing-policy",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  locationKey: "location",
  country: "US",
  descriptionKey: "description",
  audienceKey: "audience",
  admissionKey: "admission",
  whenKey: "when",
  aidKey: "aid",
  noteKey: "note",
  rankingKey: "ranking",
  admissionRateKey: "admissionRate",
  programsKeys: [
    "programs.economics",
    "programs.government",
    "programs.computing",
    "programs.psychology",
    "programs.history",
  ],
  fields: ["socialSciences", "technology", "humanities"],
  cost: "aid",
  requirementsKeys: [
    "requirements.school",
    "requirements.english",
    "requirements.tests",
    "requirements.aidForm",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "preparatoria_1",
              "preparatoria_2",
              "preparatoria_3",
              "otro",
            ],
            stages: ["schoolFinished"],
            later: ["lowerSecondary", "upperSecondary"],
          },
        ],
        // Transfers have rules of their own, and holders of a degree are not admitted.
        [
          {
            kind: "level",
            levels: ["otro"],
            stages: ["undergraduate", "undergraduateFinished", "postgraduate"],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.tests",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.aidForm",
      changeable: true,
    },
  ],
  admissionsLink: "https://admissions.dartmouth.edu/",
  isSpecialized: false,
  logoSlug: "dartmouth",
  imageSlug: "dartmouth-campus",
  cycle: { basis: "unknown" },
  phrases: [
    "dartmouth college",
    "como entrar a dartmouth",
    "ivy league menos conocida",
    "universidad de la ivy league en hanover",
    "dartmouth ayuda para extranjeros",
    "estudiar gobierno o economia en dartmouth",
    "universidad en new hampshire",
    "beca completa dartmouth por necesidad",
    "dartmouth exige examenes sat",
    "universidad con clases chicas en estados unidos",
    "carrera en hanover con ayuda financiera",
    "dartmouth need blind international",
    "dartmouth undergraduate admission latin america",
    "universidades con ayuda economica para extranjeros",
    "need blind universities",
    "universidades que dan becas a latinos",
    "las mas dificiles de entrar",
    "college en usa siendo internacional",
    "universidad chica y de prestigio",
    "universidades de la ivy league",
  ],
  texts: {
    es: {
      name: "Dartmouth College",
      location: "Hanover, New Hampshire, Estados Unidos",
      description:
        "Universidad privada de la Ivy League, reconocida por cómo enseña en la licenciatura. Busca una generación de unas 1,200 personas al año. Es muy difícil entrar, también con notas excelentes.",
      audience: "Estudiantes de cualquier país que terminan el bachillerato",
      admission:
        "Expediente completo en inglés, con decisión temprana o ciclo regular. Vuelve a exigir exámenes: SAT, ACT o, si tu prepa está fuera de EE. UU., tres AP u otras pruebas que acepta.",
      when: "El ciclo regular se responde a fines de marzo",
      aid: "Desde 2022 evalúa a internacionales sin mirar si pueden pagar y cubre el 100 % de la necesidad demostrada, con cualquier nacionalidad.",
      ranking:
        "U.S. News 2026: lugar 13 (empate) entre las universidades nacionales de Estados Unidos.",
      admissionRate: "6 %: 1,702 de 28,230 solicitudes (entrada en 2025)",
      requirements: {
        school: "Terminar el bachillerato",
        english: "Tener inglés suficiente para estudiar la carrera",
        tests:
          "Enviar SAT o ACT; si tu prepa está fuera de EE. UU., valen también tres AP y otras pruebas",
        aidForm: "Para pedir ayuda: mostrar los ingresos de tu familia",
      },
      programs: {
        economics: "Economía",
        government: "Gobierno",
        computing: "Ciencias de la Computación",
        psychology: "Psicología",
        history: "Historia",
      },
      note: "Páginas antiguas suyas describen la política anterior a 2022: fíate de la vigente.",
    },
    en: {
      name: "Dartmouth College",
      location: "Hanover, New Hampshire, United States",
      description:
        "A private Ivy League university, known for its undergraduate teaching. It aims for a class of about 1,200 people a year. It is very hard to get in, even with excellent grades.",
      audience: "Students from any country who are finishing high school",
      admission:
        "A full application in English, by early decision or the regular cycle. Tests are required again: SAT, ACT or, if your school is outside the US, three APs or others it accepts.",
      when: "The regular cycle is answered in late March",
      aid: "Since 2022 it reads international applications without looking at whether they can pay and covers 100% of demonstrated need, whatever the nationality.",
      ranking:
        "U.S. News 2026: 13th (tie) among national universities of the United States.",
      admissionRate: "6%: 1,702 of 28,230 applications (entry in 2025)",
      requirements: {
        school: "Finish high school",
        english: "Have enough English to study the degree",
        tests:
          "Send SAT or ACT; if your high school is outside the US, three AP exams and other tests count too",
        aidForm: "To ask for aid: show your family's income",
      },
      programs: {
        economics: "Economics",
        government: "Government",
        computing: "Computer Science",
        psychology: "Psychology",
        history: "History",
      },
      note: "Old pages of its own describe the policy before 2022: go by the current one.",
    },
  },
};
