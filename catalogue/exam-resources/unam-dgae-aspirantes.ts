import type { Resource } from "../resource.schema.ts";
import { HIGH_SCHOOL } from "../shared-conditions.ts";
import { SCHOOL_AVERAGE_OF_7 } from "../universities/shared-conditions.ts";

export const unamDgaeAspirantes: Resource = {
  id: "unam-dgae-aspirantes",
  nameKey: "name",
  organization: "UNAM, Dirección General de Administración Escolar (DGAE)",
  link: "https://www.dgae.unam.mx/",
  tags: ["unam", "examen de admisión", "licenciatura", "guía", "méxico"],
  sources: [
    {
      url: "https://www.escolar.unam.mx/Febrero2017/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.adn40.mx/mexico/2026-01-17/convocatoria-unam-2026-cuando-es-el-examen-admision-a-la-licenciatura/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://elpais.com/mexico/2026-01-23/examen-de-la-unam-para-licenciatura-como-sera-el-simulacro-obligatorio-vigilancia-con-inteligencia-artificial-y-fechas-clave.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://mimorelia.com/noticias/mexico/quieres-estudiar-en-la-unam-ya-sali%C3%B3-la-convocatoria-2026-para-licenciatura",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.adn40.mx/mexico/2025-09-11/suayed-unam-convocatoria-2025-fechas-registro-toma-fotografia-publicacion-resultados",
      supports: ["dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://jornada.com.mx/2025/01/20/politica/013n2pol",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.sopitas.com/noticias/unam-concurso-seleccion-convocatoria-febrero-2021/",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://politica.expansion.mx/mexico/2026/01/12/convocatoria-unam-2026-licenciatura",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  serves: ["MX"],
  icon: "university",
  section: "examPreparation",
  type: "Guía",
  languages: ["es"],
  country: "MX",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.average", "requirements.school"],
  eligibility: [
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // Omits `technical`, which stays unknown: some technical schools are upper secondary.
      kind: "level",
      levels: [...HIGH_SCHOOL, "licenciatura_cursando", "otro"],
      stages: [
        "lowerSecondary",
        "upperSecondary",
        "schoolFinished",
        "undergraduate",
        "undergraduateFinished",
        "postgraduate",
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: SCHOOL_AVERAGE_OF_7,
      textKey: "requirements.average",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.calendar",
      source:
        "https://www.adn40.mx/mexico/2026-01-17/convocatoria-unam-2026-cuando-es-el-examen-admision-a-la-licenciatura/",
    },
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "freemium",
  cycle: {
    basis: "usual",
    windows: [
      { opens: 1, closes: 2 },
      { opens: 9, closes: 9 },
    ],
  },
  editions: [
    {
      year: 2025,
      opens: "2025-01-24",
      closes: "2025-02-04",
      source: "https://jornada.com.mx/2025/01/20/politica/013n2pol",
    },
    {
      year: 2021,
      opens: "2021-01-06",
      closes: "2021-01-10",
      source:
        "https://www.sopitas.com/noticias/unam-concurso-seleccion-convocatoria-febrero-2021/",
    },
    {
      year: 2026,
      opens: "2026-01-23",
      closes: "2026-02-03",
      source:
        "https://mimorelia.com/noticias/mexico/quieres-estudiar-en-la-unam-ya-sali%C3%B3-la-convocatoria-2026-para-licenciatura",
    },
    {
      year: 2025,
      opens: "2025-09-11",
      closes: "2025-09-19",
      lineKey: "editions.distance",
      source:
        "https://www.adn40.mx/mexico/2025-09-11/suayed-unam-convocatoria-2025-fechas-registro-toma-fotografia-publicacion-resultados",
    },
  ],
  phrases: [
    "simulador del examen unam",
    "examen unam convocatoria",
    "guia unam por area",
    "dgae aspirantes registro",
    "como entrar a la unam",
    "fechas del examen de admision unam",
    "areas de la unam 1 2 3 4",
    "concurso de seleccion licenciatura unam",
    "cuantas preguntas tiene el examen de la unam",
    "instructivo y pasos del registro en cu",
    "universidad nacional autonoma de mexico ingreso",
    "pagina oficial de la unam aspirantes puma",
    "unam admission exam",
    "apply to national university mexico",
    "quiero ser puma y quedar en la unam",
    "registro para concurso de seleccion unam",
    "fechas de convocatoria unam",
    "cuando sale la convocatoria de la unam",
    "guia de estudio unam por area",
    "examen en linea o presencial unam",
    "resultados y puntajes unam",
    "pase reglamentado y aspirantes",
    "cuantos aciertos pide mi carrera",
    "examen para entrar a la u",
    "guia de estudio",
    "como me preparo para el examen",
    "universidades en cdmx",
    "aspirante a la unam",
    "aciertos para medicina",
    "puntaje minimo",
    "termine la prepa y quiero entrar a unam",
    "termine la prepa y quiero entrar a universidad",
  ],
  texts: {
    es: {
      editions: { distance: "Sistema abierto y a distancia" },
      name: "UNAM: convocatoria, instructivo y guías para aspirantes",
      audience:
        "Quien quiere entrar a una licenciatura de la UNAM por concurso de selección",
      gives: "Fechas e instructivo oficiales, gratis. El examen se paga",
      when: "Registro entre enero y febrero; para abierta y a distancia, también en septiembre",
      where: "En línea, en el sitio de la DGAE",
      description:
        "Ve a la fuente oficial antes de creer lo que circula en redes: ahí están la convocatoria, los pasos del registro y los materiales del concurso. El examen tiene 120 preguntas y cambia según el área de tu carrera, de cuatro posibles.",
      requirements: {
        average: "Tener promedio mínimo de 7.0",
        school: "Bachillerato terminado o en su último semestre (2026)",
      },
      note: "La de septiembre ha sido solo para el sistema abierto y a distancia (SUAyED); la de 2025 registró del 11 al 19. Confirma en la convocatoria vigente las fechas, el promedio y si el examen será en línea.",
      figures: {
        calendar:
          "En 2026 el concurso principal se anunció en línea, con simulador obligatorio. El registro fue del 23 de enero al 3 de febrero. El examen se fijó del 23 de mayo al 10 de junio y los resultados, para el 17 de julio.",
      },
    },
    en: {
      editions: { distance: "Open and distance study" },
      name: "UNAM: call, instructions and guides for applicants",
      audience:
        "Anyone applying to an undergraduate degree at UNAM through its entrance exam",
      gives: "Official dates and instructions, free. The exam has a fee",
      when: "Register in January and February; for open and distance study, also in September",
      where: "Online, on the DGAE site",
      description:
        "Go to the official source before you believe what goes round on social media: it has the call, the registration steps and the materials. The exam has 120 questions and changes with the area of your degree, one of four.",
      requirements: {
        average: "Have a grade average of at least 7.0 out of 10",
        school: "High school finished or in its last semester (2026)",
      },
      note: "September's call has been only for the open and distance system (SUAyED); that of 2025 registered from the 11th to the 19th. Check the current call for the dates, the average and whether the exam is online.",
      figures: {
        calendar:
          "In 2026 the main exam was announced as online, with a compulsory trial run. Registration ran from 23 January to 3 February. The exam was set for 23 May to 10 June and the results for 17 July.",
      },
    },
  },
};
