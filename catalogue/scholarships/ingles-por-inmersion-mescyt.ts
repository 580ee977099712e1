import type { Scholarship } from "../scholarship.schema.ts";

export const inglesPorInmersionMescyt: Scholarship = {
  id: "ingles-por-inmersion-mescyt",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  organization:
    "Ministerio de Educación Superior, Ciencia y Tecnología (República Dominicana)",
  link: "https://mescyt.gob.do/ingles-de-inmersion/",
  requirementsKeys: [
    "requirements.residence",
    "requirements.registration",
    "requirements.selection",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://hoy.com.do/el-pais/ingles-inmersion-inicia-nuevo-periodo-27-mil-estudiantes_1073066.html",
    },
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["DO"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
    {
      // The age and the studies come with each call.
      kind: "other",
      textKey: "requirements.registration",
      changeable: false,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.selection",
      changeable: true,
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "book",
  criteria: ["merit"],
  levels: ["any"],
  covers: ["language"],
  cost: "funded",
  cycle: {
    basis: "unknown",
  },
  tags: ["república dominicana", "inglés", "gobierno", "idiomas"],
  sources: [
    {
      url: "https://hoy.com.do/el-pais/ingles-inmersion-inicia-nuevo-periodo-27-mil-estudiantes_1073066.html",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://listindiario.com/la-republica/educacion/20260119/mescyt-lanza-programa-portugues-inmersion-36-estudiantes-seleccionados-primera-etapa_890496.html",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://listindiario.com/la-republica/congreso/20260205/presidente-senado-apoya-fusion-minerd-mescyt-eficientizar-recursos_892861.html",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://listindiario.com/la-vida/2022/02/08/708194/intentan-hasta-por-cuatro-anos-entrar-a-ingles-de-inmersion",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://presidencia.gob.do/noticias/mescyt-gradua-mas-de-nueve-mil-alumnos-del-programa-ingles-de-inmersion",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "ingles por inmersion mescyt",
    "ingles de inmersion como inscribirme",
    "beca para aprender ingles rd",
    "curso de ingles del gobierno dominicano",
    "aprender ingles en republica dominicana",
    "no sali en la lista de ingles inmersion",
    "programa de ingles para jovenes dominicanos",
    "ingles intensivo con beca",
    "cuando abre ingles de inmersion",
    "recintos de ingles de inmersion",
    "hablar ingles para trabajar en call center",
    "english immersion program dominican republic",
    "government english course dominican youth",
    "becas de idiomas",
    "ingles para conseguir trabajo",
    "ingles presencial del gobierno",
    "call center ingles como aprender",
    "republica dominicana cursos",
    "becas para dominicanos",
    "clases de ingles intensivas",
  ],
  texts: {
    es: {
      title: "Inglés por Inmersión",
      organization:
        "Ministerio de Educación Superior, Ciencia y Tecnología (República Dominicana)",
      audience: "Jóvenes de todo el país, también antes de la universidad",
      amount: "Beca del Estado para un curso intensivo de inglés",
      level: "Jóvenes, desde antes de la universidad",
      deadline:
        "El último período visto empezó en enero; la inscripción es antes",
      description:
        "Aprende inglés con una beca del Estado, en recintos repartidos por todo el país. Los cupos no alcanzan para todos: vale la pena postular cada vez que abre.",
      requirements: {
        residence: "Vivir en República Dominicana",
        registration: "Inscribirte y cumplir las bases de la convocatoria",
        selection: "Salir en la lista de admitidos de tu recinto",
      },
      note: "Edad, requisitos y fechas salen con cada convocatoria. No vimos en qué mes abre: mira seguido la página del ministerio. En 2026 se debatía fusionarlo con el de Educación.",
      figures: {
        y2026: "En enero de 2026 empezó un período.",
      },
    },
    en: {
      title: "English Immersion (Inglés por Inmersión)",
      organization:
        "Ministry of Higher Education, Science and Technology (Dominican Republic)",
      audience: "Young people across the country, also before university",
      amount: "A State award for an intensive English course",
      level: "Young people, from before university",
      deadline:
        "The last period seen started in January; registration is earlier",
      description:
        "Learn English with a State award at sites across the country. Places do not suffice for everyone: it pays to apply each time it opens.",
      requirements: {
        residence: "Live in the Dominican Republic",
        registration: "Register and meet the rules of the call",
        selection: "Be on the list of those admitted at your site",
      },
      note: "Age, requirements and dates come with each call. We did not see in which month it opens: check the ministry's site often. In 2026 its merger with that of Education was being debated.",
      figures: {
        y2026: "In January 2026 a period began.",
      },
    },
  },
};
