type SectionLink = readonly [name: string, text: string, path: string];

export type HomeWording = {
  readonly language: "es" | "en";
  readonly title: string;
  readonly heading: string;
  readonly box: string;
  readonly search: string;
  readonly germany: string;
  readonly daad: string;
  readonly register: string;
  readonly browse: string;
  readonly facts: ReadonlyArray<string>;
  readonly sectionLinksHeading: string;
  /** Name, text and address of each section. */
  readonly sections: readonly [SectionLink, ...ReadonlyArray<SectionLink>];
  readonly soon: readonly [closing: string, opening: string];
  readonly moreSoon: readonly [closing: RegExp, opening: RegExp];
  readonly nothingSoon: string;
  readonly certainty: RegExp;
  readonly season: string;
  readonly tabs: readonly [events: string, featured: string];
  readonly tabsLabel: string;
  /** Types of events with the colour of their badge (specification §9). */
  readonly types: Readonly<Record<string, string>>;
  readonly official: RegExp;
  readonly allResources: string;
  readonly promise: string;
  readonly promises: ReadonlyArray<string>;
  readonly rules: string;
  readonly start: string;
  readonly startActions: readonly [register: string, browse: string];
};

/** Wording of the home page, repeated literally. */
export const HOME_ES: HomeWording = {
  language: "es",
  title: "Trampolín: becas y oportunidades para estudiantes",
  heading: "La beca que sí es para ti, a tiempo.",
  box: "Buscar en todo el catálogo",
  search: "Buscar",
  germany: "alemania",
  daad: "Becas DAAD para estudiar en Alemania",
  register: "Crear cuenta gratis",
  browse: "Explorar becas",
  facts: [
    "programas y recursos",
    "países con algo propio",
    "última comparación",
  ],
  sectionLinksHeading: "Elige por dónde empezar",
  sections: [
    ["Becas", "Públicas, privadas, por mérito y por necesidad.", "/becas"],
    [
      "Oportunidades",
      "Veranos, investigación, prácticas y seminarios.",
      "/oportunidades",
    ],
    ["Universidades", "Nacionales e internacionales.", "/universidades"],
    [
      "Competencias",
      "Olimpiadas y concursos, de matemáticas a debate.",
      "/competencias",
    ],
    ["Mentoría", "Personas y pruebas que ayudan a decidir.", "/mentoria"],
    ["Recursos", "Exámenes, idiomas, bibliotecas y plantillas.", "/recursos"],
  ],
  soon: ["Suelen cerrar pronto", "Suelen abrir pronto"],
  moreSoon: [
    /^y (\d+) más con cierre cercano$/,
    /^y (\d+) más con apertura cercana$/,
  ],
  nothingSoon: "Nada por ahora en los próximos 60 días.",
  certainty: /\((estimado|fecha anunciada)\)$/,
  season: "Para esta temporada",
  tabs: ["Próximos eventos", "Recursos destacados"],
  tabsLabel: "Eventos y recursos",
  types: {
    Virtual: "--color-cielo",
    Presencial: "--color-ink",
    "Presencial y en línea": "--color-card",
  },
  official: /^Sitio oficial.*\(se abre en una pestaña nueva\)$/,
  allResources: "Ver todos los recursos",
  promise: "Cómo trabajamos",
  promises: [
    "Siempre a la página oficial",
    "Sin fechas inventadas",
    "Gratis y sin rastreo",
  ],
  rules: "Cómo elegimos lo que publicamos",
  start: "Guarda hoy, postula a tiempo",
  startActions: ["Crear cuenta", "Ver becas"],
};

export const HOME_EN: HomeWording = {
  language: "en",
  title: "Trampolín: scholarships and opportunities for students",
  heading: "The scholarship that fits you, in time.",
  box: "Search the whole catalogue",
  search: "Search",
  germany: "germany",
  daad: "DAAD Scholarships to study in Germany",
  register: "Create a free account",
  browse: "Explore scholarships",
  facts: [
    "programmes and resources",
    "countries with programmes of their own",
    "last comparison",
  ],
  sectionLinksHeading: "Choose where to start",
  sections: [
    ["Scholarships", "Public, private, by merit and by need.", "/becas"],
    [
      "Opportunities",
      "Summer programmes, research, internships and seminars.",
      "/oportunidades",
    ],
    ["Universities", "National and international.", "/universidades"],
    [
      "Competitions",
      "Olympiads and contests, from maths to debate.",
      "/competencias",
    ],
    ["Mentorship", "People and tests that help you decide.", "/mentoria"],
    ["Resources", "Exams, languages, libraries and templates.", "/recursos"],
  ],
  soon: ["Usually closing soon", "Usually opening soon"],
  moreSoon: [/^and (\d+) more closing soon$/, /^and (\d+) more opening soon$/],
  nothingSoon: "Nothing within the next 60 days for now.",
  certainty: /\((estimated|announced date)\)$/,
  season: "For this season",
  tabs: ["Upcoming events", "Featured resources"],
  tabsLabel: "Events and resources",
  types: {
    Online: "--color-cielo",
    "In person": "--color-ink",
    "In person and online": "--color-card",
  },
  official: /^Official site.*\(opens in a new tab\)$/,
  allResources: "See all resources",
  promise: "How we work",
  promises: [
    "Always to the official page",
    "No invented dates",
    "Free and without tracking",
  ],
  rules: "How we choose what we publish",
  start: "Save today, apply in time",
  startActions: ["Sign up", "See scholarships"],
};
