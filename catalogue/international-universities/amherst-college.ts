import type { InternationalUniversity } from "../university.schema.ts";

export const amherstCollege: InternationalUniversity = {
  id: "amherst-college",
  link: "https://www.amherst.edu/",
  taughtIn: ["en"],
  tags: [
    "estados unidos",
    "artes liberales",
    "ayuda económica",
    "need-blind",
    "licenciatura",
  ],
  sources: [
    {
      url: "https://www.amherst.edu/admission/apply/transfer",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.amherst.edu/admission/apply/international",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.amherst.edu/taxonomy/term/3765?page=1",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.amherst.edu/offices/financialaid/international_students/appleton",
      supports: ["eligibility"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.amherst.edu/academiclife/college-catalog/2021?mmtid=595982",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.amherst.edu/academiclife/provost_dean_faculty/studying-student-learning/departmental-learning-goals",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://admissionstudentblogs.wordpress.amherst.edu/?p=2145",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://amherststudent.cdn.mymagic.page/article/amhersts-open-curriculum-who-really-gets-to-be-well-rounded",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://talk.collegeconfidential.com/t/williams-college-tops-us-news-best-liberal-arts-colleges-2026-ranking/3694737",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.amherst.edu/mm/45646",
      supports: ["amount"],
      read: { on: "2026-11-24", as: "stored" },
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
  programsKeys: [
    "programs.mathematics",
    "programs.biology",
    "programs.history",
    "programs.social",
    "programs.law",
  ],
  fields: ["mathematics", "naturalSciences", "humanities", "socialSciences"],
  cost: "aid",
  requirementsKeys: [
    "requirements.school",
    "requirements.english",
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
      task: "documents",
      textKey: "requirements.aidForm",
      changeable: true,
    },
  ],
  admissionsLink: "https://www.amherst.edu/admission",
  isSpecialized: false,
  logoSlug: "amherst",
  imageSlug: "amherst-campus",
  cycle: { basis: "unknown" },
  phrases: [
    "amherst college",
    "universidad sin materias obligatorias",
    "open curriculum en estados unidos",
    "college de artes liberales con ayuda",
    "amherst beca internacionales",
    "como entrar a amherst",
    "universidad pequeña en massachusetts",
    "estudiar fuera con ayuda segun ingresos",
    "artes liberales que significa estudiar",
    "universidad que cubre toda la necesidad",
    "css profile amherst",
    "amherst need blind international",
    "top liberal arts college aid",
    "universidades con ayuda economica para extranjeros",
    "need blind universities",
    "universidades que dan becas a latinos",
    "liberal arts",
    "college en usa siendo internacional",
    "universidad chica y de prestigio",
    "armar mi propio plan de estudios",
  ],
  texts: {
    es: {
      name: "Amherst College",
      location: "Amherst, Massachusetts, Estados Unidos",
      description:
        "Universidad pequeña de artes liberales con plan abierto: fuera de un seminario de primer año y de tu carrera, no hay materias obligatorias. Es muy difícil entrar, también con notas excelentes.",
      audience: "Estudiantes de cualquier país que terminan el bachillerato",
      admission:
        "Expediente completo en inglés: sobre todo tus notas, y además ensayos, recomendaciones y actividades. SAT y ACT: opcionales (regla de 2023).",
      when: "Confirma las fechas en su página de admisiones",
      aid: "Evalúa a internacionales sin mirar si pueden pagar y cubre toda la necesidad de quien admite. La ayuda puede durar los ocho semestres.",
      ranking:
        "U.S. News 2026: lugar 2 entre las universidades de artes liberales.",
      requirements: {
        school: "Terminar el bachillerato",
        english: "Tener inglés suficiente para estudiar la carrera",
        aidForm:
          "Para pedir ayuda: llenar el CSS Profile y mostrar los ingresos de tu familia",
      },
      programs: {
        mathematics: "Matemáticas",
        biology: "Biología",
        history: "Historia",
        social: "Antropología y Sociología",
        law: "Derecho, Jurisprudencia y Pensamiento Social",
      },
      note: "Si pagar el CSS Profile es muy difícil para ti, pide usar en su lugar el formulario ISFAA. Se pide desde tu cuenta de admisión y vale lo mismo (ciclo 2024-25).",
    },
    en: {
      name: "Amherst College",
      location: "Amherst, Massachusetts, United States",
      description:
        "A small liberal arts college with an open curriculum: beyond a first-year seminar and your major, no courses are compulsory. It is very hard to get in, even with excellent grades.",
      audience: "Students from any country who are finishing high school",
      admission:
        "A full application in English: above all your grades, then essays, recommendations and activities. SAT and ACT are optional (2023 rule).",
      when: "Check the dates on its admission page",
      aid: "It reads international applications without looking at whether they can pay and covers all the need of those admitted. Aid can last all eight semesters.",
      ranking: "U.S. News 2026: 2nd among liberal arts colleges.",
      requirements: {
        school: "Finish high school",
        english: "Have enough English to study the degree",
        aidForm:
          "To ask for aid: fill in the CSS Profile and show your family's income",
      },
      programs: {
        mathematics: "Mathematics",
        biology: "Biology",
        history: "History",
        social: "Anthropology and Sociology",
        law: "Law, Jurisprudence and Social Thought",
      },
      note: "If paying for the CSS Profile is a serious hardship for you, ask to use the ISFAA form instead. You ask from your admission account and it counts the same (2024-25 cycle).",
    },
  },
};
