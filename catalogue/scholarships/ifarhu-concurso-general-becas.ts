import type { Scholarship } from "../scholarship.schema.ts";
import { BEFORE_HIGHER_STUDIES, MEASURED_NEED } from "../shared-conditions.ts";

export const ifarhuConcursoGeneralBecas: Scholarship = {
  id: "ifarhu-concurso-general-becas",
  link: "https://www.ifarhu.gob.pa/",
  applicationUrl: "https://www.ifarhuconcurso.gob.pa/",
  sharedLinkReason:
    "Both awards of the institute are announced on its home page.",
  tags: ["panamá", "gobierno", "nacional", "preparatoria", "licenciatura"],
  sources: [
    {
      url: "https://www.prensa.com/sociedad/cuando-publicara-el-ifarhu-los-resultados-del-concurso-general-de-becas-2026/",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.laestrella.com.pa/panama/nacional/beca-para-estudiantes-con-discapacidad-ifarhu-abre-convocatoria-2026-PN19363729",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.laestrella.com.pa/panama/informacion-util/becas-ifarhu-2026-estos-son-los-requisitos-y-documentos-que-deben-presentar-los-preseleccionados-CG20622990",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.tvn-2.com/nacionales/ifarhu-abre-concurso-general-becas-2026_1_2221817.html",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.telemetro.com/nacionales/atencion-estudiantes-ifarhu-cerrara-el-registro-del-concurso-general-becas-2026-esta-fecha-n6066600",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.telemetro.com/nacionales/becas-ifarhu-2026-calificacion-minima-aplicar-al-concurso-general-n6066130",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.laestrella.com.pa/panama/informacion-util/concurso-general-de-becas-del-ifarhu-2026-requisitos-y-detalles-para-participar-JN18731866",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.telemetro.com/nacionales/concurso-general-becas-2026-quienes-pueden-participar-segun-ifarhu-n6065095",
      supports: ["eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.telemetro.com/nacionales/concurso-general-becas-2026-ifarhu-elimina-certificado-socioeconomico-como-requisito-n6072413",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.prensa.com/sociedad/preseleccionados-del-concurso-general-de-becas-seran-conocidos-la-proxima-semana/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.prensa.com/sociedad/concurso-general-de-becas-ifarhu-los-requisitos-que-debe-cumplir-para-participar/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit", "need"],
  levels: ["highSchool", "undergraduate", "postgraduate"],
  covers: [],
  cost: "funded",
  editions: [
    {
      year: 2026,
      opens: "2026-01-12",
      closes: "2026-01-23",
      source:
        "https://www.telemetro.com/nacionales/becas-ifarhu-2026-calificacion-minima-aplicar-al-concurso-general-n6066130",
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 1,
        closes: 1,
      },
    ],
  },
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  organization: "IFARHU, Gobierno de Panamá",
  requirementsKeys: [
    "requirements.residence",
    "requirements.grade",
    "requirements.index",
    "requirements.need",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["PA"],
      textKey: "requirements.residence",
      changeable: false,
    },
    // Foreigners need years of residence, which a profile does not hold.
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
      options: [
        [BEFORE_HIGHER_STUDIES, { kind: "grade", atLeast: 4.5, scale: "0-5" }],
        // An average of later studies is no school average.
        [
          {
            kind: "level",
            levels: [
              "licenciatura_cursando",
              "licenciatura_terminada",
              "posgrado",
              "otro",
            ],
            stages: [
              "technical",
              "undergraduate",
              "undergraduateFinished",
              "postgraduate",
            ],
          },
          { kind: "studyYear", stage: "undergraduate" },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "record",
      textKey: "requirements.index",
      changeable: true,
    },
    {
      // The institute checks the family's income.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.prensa.com/sociedad/preseleccionados-del-concurso-general-de-becas-seran-conocidos-la-proxima-semana/",
    },
  ],
  phrases: [
    "ifarhu concurso general",
    "beca ifarhu inscripcion",
    "becas en panama para estudiantes",
    "beca por buenas notas panama",
    "concurso de becas de enero",
    "puesto distinguido ifarhu",
    "que promedio piden para beca ifarhu",
    "preseleccionados ifarhu codigo",
    "beca del gobierno de panama",
    "ifarhu para extranjeros residentes",
    "beca para colegio y universidad panama",
    "beca ifarhu posgrado",
    "panama government scholarship",
    "merit scholarship panama",
    "becas en panama",
    "becas por promedio",
    "becas de excelencia academica",
    "cuadro de honor premio en dinero",
    "utp universidad de panama beca",
    "becas para universitarios panama",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Concurso General de Becas (IFARHU)",
      organization: "IFARHU, Gobierno de Panamá",
      audience:
        "Estudiantes de Panamá con notas altas, desde la escuela hasta el posgrado",
      amount:
        "Dinero del Estado para tus estudios; el monto depende de tu nivel",
      level: "Escuela, licenciatura y posgrado",
      deadline:
        "La última convocatoria vista abrió y cerró en enero, en menos de dos semanas",
      description:
        "Compite con tus notas por la beca nacional en una convocatoria pública; la última vez contó también la economía de la familia. Primero te registras; si te preseleccionan, entregas los documentos. Entran estudiantes de escuelas oficiales y particulares.",
      note: "En 2025 no hubo concurso. Prepara tus papeles desde diciembre: el registro es corto. En la universidad tienen prioridad algunas carreras. Para conservarla se ha pedido 4.2 en la escuela y 2.0 en la universidad. Con discapacidad hubo otra convocatoria en línea.",
      requirements: {
        residence:
          "Vivir en Panamá; si eres extranjero, tener certificados 10 años o más de residencia",
        grade:
          "Promedio de 4.5 sobre 5.0 en la escuela, o con matrícula de primer ingreso en universidad estatal (2026)",
        index:
          "Índice de 2.0 sobre 3.0 en carrera oficial, o en la previa al posgrado (2026)",
        need: "Cumplir los criterios socioeconómicos (en 2026 se revisaron los ingresos)",
        registration:
          "Registrarte (en línea, salvo áreas de difícil acceso) y guardar tu código",
      },
      figures: {
        y2026: "En 2026 el registro fue del 12 al 23 de enero.",
      },
    },
    en: {
      title: "General Scholarship Contest (IFARHU)",
      organization: "IFARHU, Government of Panama",
      audience:
        "Students in Panama with high marks, from school to postgraduate",
      amount: "State money for your studies; the amount depends on your level",
      level: "School, undergraduate and postgraduate",
      deadline:
        "The last call seen opened and closed in January, in under two weeks",
      description:
        "Compete with your marks for the national grant in a public call; last time the family's finances counted too. First you register; if you are pre-selected, you hand in your documents. State and private school students may enter.",
      note: "There was no contest in 2025. Get your papers ready in December: registration is short. At university some degrees have priority. To keep it, 4.2 at school and 2.0 at university have been asked. With a disability there was another online call.",
      requirements: {
        residence:
          "Live in Panama; foreigners need 10 years or more of certified residence",
        grade:
          "An average of 4.5 out of 5.0 at school, or enrolled as a new student at a state university (2026)",
        index:
          "An index of 2.0 out of 3.0 at a state university, or in the degree before postgraduate study (2026)",
        need: "Meet the socioeconomic criteria (in 2026 family income was checked)",
        registration:
          "Register (online, save in areas hard to reach) and keep your code",
      },
      figures: {
        y2026: "In 2026 registration ran from 12 to 23 January.",
      },
    },
  },
};
