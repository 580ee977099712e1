import type { Resource } from "../resource.schema.ts";

export const saber11Colombia: Resource = {
  id: "saber-11-colombia",
  link: "https://www.icfes.gov.co/evaluaciones-icfes/saber-11/",
  tags: ["colombia", "saber 11", "icfes", "examen de admisión"],
  sources: [
    {
      url: "https://www.elespectador.com/educacion/pruebas-saber-11-del-icfes-como-inscribirse-para-los-examenes-de-julio/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.noticiascaracol.com/estilo-de-vida/los-estudiantes-que-ya-pueden-registrarse-para-presentar-las-pruebas-saber-11-del-icfes-en-julio-so35",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.elespectador.com/educacion/abren-inscripciones-para-presentar-la-prueba-saber-11-calendario-b/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.rcnradio.com/estilo-de-vida/educacion/ya-se-puede-inscribir-para-las-pruebas-del-icfes-de-2022",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://codigovallenato.com/el-icfes-ya-abrio-el-registro-para-saber-11-calendario-b",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://normograma.icfes.gov.co/docs/resolucion_icfes_0268_2020.htm",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  organization: "Icfes (Colombia)",
  serves: ["CO"],
  icon: "exam",
  section: "universityAdmission",
  type: "Examen",
  languages: ["es"],
  country: "CO",
  levels: ["highSchool"],
  fields: ["any"],
  cost: "paid",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.grade", "requirements.pay"],
  eligibility: [
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.grade",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.pay",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.a",
      source:
        "https://www.elespectador.com/educacion/pruebas-saber-11-del-icfes-como-inscribirse-para-los-examenes-de-julio/",
    },
    {
      year: 2026,
      textKey: "figures.b",
      source:
        "https://codigovallenato.com/el-icfes-ya-abrio-el-registro-para-saber-11-calendario-b",
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      { opens: 3, closes: 5 },
      { opens: 11, closes: 12 },
    ],
  },
  editions: [
    {
      year: 2026,
      opens: "2026-03-09",
      closes: "2026-05-01",
      source:
        "https://www.elespectador.com/educacion/pruebas-saber-11-del-icfes-como-inscribirse-para-los-examenes-de-julio/",
      lineKey: "editions.a",
    },
    {
      year: 2026,
      opens: "2025-11-04",
      closes: "2025-12-19",
      source:
        "https://www.elespectador.com/educacion/abren-inscripciones-para-presentar-la-prueba-saber-11-calendario-b/",
      lineKey: "editions.b",
    },
    {
      year: 2022,
      opens: "2021-11-10",
      closes: "2021-11-30",
      source:
        "https://www.rcnradio.com/estilo-de-vida/educacion/ya-se-puede-inscribir-para-las-pruebas-del-icfes-de-2022",
      lineKey: "editions.b",
    },
  ],
  phrases: [
    "inscripcion saber 11",
    "registro icfes grado once",
    "calendario a y calendario b icfes",
    "cuanto cuesta el icfes",
    "examen de estado colombia fechas",
    "mejorar mi puntaje del icfes",
    "registro extraordinario icfes",
    "pre saber para practicar",
    "validacion del bachillerato icfes",
    "cuando es la prueba saber once",
    "citacion icfes donde presento",
    "icfes exam registration colombia",
    "saber 11 dates and fees",
    "examen para entrar a la u",
    "prueba de estado",
    "puntaje para becas colombia",
    "termino once que sigue",
    "validar el bachillerato",
    "prueba de grado 11",
    "terminar el bachillerato por examen",
  ],
  texts: {
    es: {
      name: "Saber 11 – Inscripción a la prueba del Icfes",
      audience:
        "Estudiantes de grado once y bachilleres que quieren subir su puntaje",
      gives: "El puntaje que piden universidades, becas y créditos en Colombia",
      when: "Registro: suele ser de marzo a mayo (calendario A) o noviembre y diciembre (B)",
      where: "En sitios de aplicación de todo Colombia",
      description:
        "Regístrate y paga en el plazo ordinario, que es más barato que el extraordinario. La prueba evalúa lectura crítica, matemáticas, sociales y ciudadanas, ciencias naturales e inglés. Pre Saber sirve para practicar y la validación, para ser bachiller desde los 18 años.",
      requirements: {
        grade: "Cursar grado once o ser bachiller",
        pay: "Registrarte y pagar en el plazo; si estás en grado once, suele hacerlo tu colegio",
      },
      note: "El calendario depende de tu colegio. La tarifa cambia si vienes de colegio público, privado o ya te graduaste. Mira tu citación apenas salga y reclama a tiempo si algo está mal.",
      figures: {
        a: "Calendario A de 2026: registro ordinario del 9 de marzo al 1 de mayo y extraordinario hasta el 22. El examen se previó para el 26 de julio.",
        b: "Calendario B de 2026: en colegio público, 72,000 COP hasta el 19 de diciembre de 2025 y 108,000 después; quienes ya se graduaron, 143,000 y 215,000 o más. Examen previsto el 15 de marzo.",
      },
      editions: {
        a: "Calendario A, registro ordinario",
        b: "Calendario B, registro ordinario",
      },
    },
    en: {
      name: "Saber 11 – Registering for the Icfes exam",
      audience: "Grade 11 students and school leavers who want a better score",
      gives:
        "The score that universities, grants and loans in Colombia ask for",
      when: "Registration: usually March-May (calendar A), November-December (B)",
      where: "At test sites throughout Colombia",
      description:
        "Register and pay in the ordinary period, which is cheaper than the extraordinary one. The exam tests critical reading, maths, social studies, natural sciences and English. Pre Saber is for practice and the validation, for a school diploma from age 18.",
      requirements: {
        grade: "Be in grade 11 or have finished school",
        pay: "Register and pay in time; if you are in grade 11, your school usually does it",
      },
      note: "The calendar depends on your school. The fee differs for public school, private school or if you have already graduated. Look up your test site as soon as it is out and complain in time if something is wrong.",
      figures: {
        a: "Calendar A of 2026: ordinary registration from 9 March to 1 May and extraordinary until 22 May. The exam was set for 26 July.",
        b: "Calendar B of 2026: at public schools, 72,000 COP until 19 December 2025 and 108,000 afterwards; for graduates, 143,000 and 215,000 or more. The exam was set for 15 March.",
      },
      editions: {
        a: "Calendar A, ordinary registration",
        b: "Calendar B, ordinary registration",
      },
    },
  },
};
