import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_IN_SPRING, NOT_GRADUATING } from "../shared-conditions.ts";

export const swiftStudentChallenge: Competition = {
  id: "swift-student-challenge",
  link: "https://developer.apple.com/swift-student-challenge/",
  tags: ["programación", "app", "concurso", "innovación", "gratis"],
  sources: [
    {
      url: "https://developer.apple.com/jp/swift-student-challenge/eligibility",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://developer.apple.com/wwdc23/swift-student-challenge/policy/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://techcrunch.com/2015/01/18/apple-crimea-developers/",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.go4it.ro/?p=19265007",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://mactechnews.de/news/article/Apple-laeutet-2024er-Swift-Student-Challenge-ein-mit-Einladung-in-den-Apple-Park-als-Hauptpreis-184245.html",
      supports: ["amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  name: "Swift Student Challenge",
  organization: "Apple",
  section: "innovation",
  category: "computerScience",
  icon: "code",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.enrolment",
    "requirements.developer",
    "requirements.job",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 18 }],
        [
          { kind: "age", min: 13 },
          { kind: "residence", countries: ["PR", "US"] },
        ],
        [{ kind: "age", min: 13 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        // Last-year pupils may have left school by February.
        ...AT_SCHOOL_IN_SPRING,
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "posgrado", "otro"],
            stages: ["technical", "undergraduate", "postgraduate"],
          },
        ],
        // A recent school leaver with a place or an application, or a pupil of a STEM programme, counts as well.
        [
          {
            kind: "level",
            levels: ["licenciatura_terminada", "otro"],
            stages: ["schoolFinished", "undergraduateFinished"],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: NOT_GRADUATING,
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.developer",
      changeable: true,
    },
    {
      // The challenge is void where law forbids it, and sanctions have ended developer accounts.
      kind: "anyOf",
      options: [
        [{ kind: "residence", countries: ["*"], except: ["CU"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Empleo de tiempo completo como desarrollador",
      textKey: "requirements.job",
      changeable: true,
    },
  ],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-02-28",
      source: "https://www.go4it.ro/?p=19265007",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-02-25",
      source:
        "https://mactechnews.de/news/article/Apple-laeutet-2024er-Swift-Student-Challenge-ein-mit-Einladung-in-den-Apple-Park-als-Hauptpreis-184245.html",
    },
    {
      year: 2023,
      opens: null,
      closes: "2023-04-19",
      source:
        "https://developer.apple.com/wwdc23/swift-student-challenge/policy/",
    },
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["technology"],
  cost: "free",
  cycle: { basis: "usual", windows: [{ opens: 2, closes: 2 }] },
  phrases: [
    "swift student challenge",
    "concurso de apple para estudiantes",
    "hacer una app y visitar apple",
    "concurso de programacion en swift",
    "reto de apps para prepa y universidad",
    "programar para iphone o ipad concurso",
    "visitar apple park como estudiante",
    "competencia de apps gratis",
    "se programar y tengo una mac",
    "concurso de desarrolladores jovenes",
    "app interactiva de tres minutos",
    "apple coding contest for students",
    "student app developer award",
    "competir programando",
    "crear aplicaciones moviles",
    "concursos en linea",
    "concursos internacionales gratis",
    "concursos individuales",
    "desarrollador ios",
    "tecnologia para adolescentes",
    "macbook y programar",
    "retos de codigo",
  ],
  texts: {
    es: {
      audience: "Estudiantes que programan o quieren empezar con Swift",
      gives:
        "Un año en el programa de desarrolladores de Apple; a los mejores los invita a su sede en California",
      when: "Suele recibir trabajos durante unas tres semanas de febrero",
      where: "En línea",
      description:
        "Crea una app interactiva que se pueda probar en tres minutos, sobre el tema que quieras. Se programa con Xcode o Swift Playground, que funcionan en equipos de Apple.",
      requirements: {
        age: "Tener la edad mínima de tu país (13 años en Estados Unidos, más en otros)",
        enrolment:
          "Estudiar o ir a un programa STEM; o, en los 6 meses tras la prepa, tener o esperar admisión",
        developer: "Registrarte gratis como desarrollador de Apple",
        country:
          "No vivir en Cuba, o confirmar antes que Apple admite tu registro",
        job: "No trabajar de tiempo completo como desarrollador",
      },
      note: "Necesitas acceso a una Mac o un iPad: pregunta en tu escuela. La edad mínima cambia según el país y no vimos la de América Latina; confírmala en las reglas, y si el contenido debe ir en inglés.",
    },
    en: {
      audience: "Students who program or want to start with Swift",
      gives:
        "A year in Apple's developer programme; the best are invited to its headquarters in California",
      when: "Usually takes entries for about three weeks in February",
      where: "On the web",
      description:
        "Create an interactive app that can be tried in three minutes, on any topic you like. It is made with Xcode or Swift Playground, which run on Apple devices.",
      requirements: {
        age: "Be of your country's minimum age (13 in the United States, higher in others)",
        enrolment:
          "Study or be in a STEM programme; or, within 6 months of leaving school, have or await a place",
        developer: "Register free of charge as an Apple developer",
        country:
          "Not live in Cuba, or check first that Apple accepts your registration",
        job: "Not work full time as a developer",
      },
      note: "You need access to a Mac or an iPad: ask at your school. The minimum age differs by country and we did not see that of Latin America; check it in the rules, and whether the content must be in English.",
    },
  },
};
