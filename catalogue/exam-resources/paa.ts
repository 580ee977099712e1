import type { Resource } from "../resource.schema.ts";

export const paa: Resource = {
  id: "paa",
  nameKey: "name",
  organization: "College Board Puerto Rico y América Latina",
  organizationKey: "organization",
  link: "https://latam.collegeboard.org/page/paa",
  tags: ["paa", "college board", "admisión", "américa latina"],
  sources: [
    {
      url: "https://www.estadisticas.pr.gov/en-us/productos/igualdad-de-oportunidades-y-acceso-a-la-educacion-superior",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://collegeboardsearch.collegeboard.org/pastudentsrch/support/licensing/becoming-a-user/usage-policies",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.elnuevodia.com/noticias/el-nuevo-dia-educador/notas/lo-que-debes-saber-sobre-el-college-board-algunos-consejos-que-te-ayudaran-a-prepararte-efectivamente-para-la-prueba/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.primerahora.com/suplementos/college-board/notas/college-board-es-mucho-mas-que-una-prueba/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.ets.org/research/policy_research_reports/publications/report/2003/hscv.html",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  icon: "exam",
  section: "standardizedTests",
  type: "Examen",
  languages: ["es"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [],
  eligibility: [],
  figures: [
    {
      year: 2026,
      textKey: "figures.sittings",
      source:
        "https://www.elnuevodia.com/noticias/el-nuevo-dia-educador/notas/lo-que-debes-saber-sobre-el-college-board-algunos-consejos-que-te-ayudaran-a-prepararte-efectivamente-para-la-prueba/",
    },
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "paa examen",
    "prueba de aptitud academica",
    "examen de admision college board en español",
    "que es la paa",
    "prueba de ingreso puerto rico",
    "paa matematicas lectura e ingles",
    "college board universidades mexico",
    "pruebas pa admision upr",
    "examen que mide razonamiento para la u",
    "diferencia entre paa y sat",
    "paa que universidades la piden",
    "college board test in spanish",
    "puerto rico college entrance exam",
    "quiero entrar a una uni en puerto rico",
    "prueba de aptitud academica en espanol",
    "examen de admision en latinoamerica",
    "costo y fechas de la paa",
    "puntaje de college board en espanol",
    "prueba para universidades privadas",
    "examen para entrar al tec de monterrey",
    "examen para entrar a la u",
    "sat en español",
    "razonamiento verbal y matematico",
    "college entrance",
  ],
  texts: {
    es: {
      name: "PAA: prueba de admisión de College Board en español",
      organization: "College Board Puerto Rico y América Latina",
      audience:
        "Quien postula a universidades de Puerto Rico, México u otros países de la región",
      gives: "Un puntaje en cada parte. Suele tener costo",
      when: "Según College Board o tu universidad",
      where: "En tu universidad o en la sede asignada, en español",
      description:
        "Evalúa lectura y redacción, matemáticas e inglés como segunda lengua. Es una prueba en español, distinta del SAT, y mide sobre todo cómo razonas. Practica gratis con las guías de College Board.",
      note: "En México cada universidad programa su aplicación: confirma qué versión usa. También la verás como Prueba de Aptitud Académica. Si College Board te ofrece Student Search Service, déjalo sin marcar: comparte tus datos con universidades y programas.",
      figures: {
        sittings:
          "Puerto Rico, hasta junio 2026: 21 de febrero y 13 de junio. Gratis en 12.º público.",
      },
    },
    en: {
      name: "PAA: College Board admission test in Spanish",
      organization: "College Board Puerto Rico and Latin America",
      audience:
        "Anyone applying to university in Puerto Rico, Mexico or elsewhere in the region",
      gives: "A score in each part. It usually has a fee",
      when: "Set by College Board or the university",
      where: "At your university or assigned venue, in Spanish",
      description:
        "It tests reading and writing, maths and English as a second language. It is a test in Spanish, separate from the SAT, and it measures above all how you reason. Practise free with College Board's guides.",
      note: "In Mexico each university schedules its own sitting: confirm which version it uses. It is also called Prueba de Aptitud Académica. If College Board offers you Student Search Service, leave it unticked: it shares your data with universities and programmes.",
      figures: {
        sittings:
          "Puerto Rico, to June 2026: 21 February, 13 June. Free in public grade 12.",
      },
    },
  },
};
