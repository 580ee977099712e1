import type { StudentProfile } from "#domain/profile/student-profile.ts";

/** A student, with items that their recommendations must and must not include. */
export type JudgedStudent = {
  readonly description: string;
  readonly profile: Partial<StudentProfile>;
  readonly must: ReadonlyArray<string>;
  readonly mustNot: ReadonlyArray<string>;
};

const ONLY_SPANISH = {
  native_language: "Español",
  known_languages: [knownLanguage("es", "native")],
};

const SPANISH_AND_ENGLISH = {
  native_language: "Español",
  secondary_languages: ["Inglés"],
  known_languages: [knownLanguage("es", "native"), knownLanguage("en", "C1")],
};

const ONLY_PORTUGUESE = {
  native_language: "Portugués",
  known_languages: [knownLanguage("pt", "native")],
};

const FRENCH_AND_CREOLE = {
  native_language: "Francés",
  known_languages: [
    knownLanguage("fr", "native"),
    knownLanguage("ht", "native"),
  ],
};

const LAST_YEAR_OF_SCHOOL = {
  study_level: "preparatoria_3",
  school_stage: "upperSecondary",
  years_left: 1,
  birth_date: "2009-03-10",
} as const;

const YEAR_BEFORE_LAST = {
  study_level: "preparatoria_2",
  school_stage: "upperSecondary",
  years_left: 2,
  birth_date: "2010-03-10",
} as const;

const FIRST_OF_THREE_YEARS = {
  study_level: "preparatoria_1",
  school_stage: "upperSecondary",
  years_left: 3,
  birth_date: "2010-06-10",
} as const;

const UNDERGRADUATE = {
  study_level: "licenciatura_cursando",
  school_stage: "undergraduate",
  study_year: 3,
  years_left: 2,
  birth_date: "2005-03-10",
} as const;

const GRADUATE = {
  study_level: "licenciatura_terminada",
  school_stage: "undergraduateFinished",
  birth_date: "2002-03-10",
} as const;

/** The expectations come from reading the catalogue, not from computed lists. */
export const JUDGED_STUDENTS: ReadonlyArray<JudgedStudent> = [
  {
    description: "Peru, last year, medicine, free and only in Spanish",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "PE",
      desired_careers: ["Medicina"],
      must_be_free: true,
      only_known_languages: true,
      attends_public_school: true,
      grades_system: "0-20",
      grades: "17",
    },
    must: ["/becas/pronabec-beca-18", "/universidades/uba"],
    mustNot: [
      "/universidades/oxford",
      "/universidades/mit",
      "/universidades/eth-zurich",
      "/universidades/usp",
      "/recursos/pubmed",
      "/recursos/github-student-developer-pack",
      "/recursos/common-app-ensayos",
      "/competencias/diamond-challenge",
      "/becas/chevening",
      "/becas/beca-benito-juarez-media-superior",
    ],
  },
  {
    description:
      "Mexico, second of three years, mathematics and computing, a free summer",
    profile: {
      ...YEAR_BEFORE_LAST,
      ...SPANISH_AND_ENGLISH,
      country: "MX",
      desired_careers: ["Ingeniería en computación", "Matemáticas"],
      must_be_free: true,
      attends_public_school: true,
    },
    must: [
      "/competencias/omm",
      "/becas/beca-benito-juarez-media-superior",
      "/oportunidades/clubes-de-ciencia-mexico",
    ],
    mustNot: [
      "/recursos/arxiv",
      "/recursos/github-student-developer-pack",
      "/recursos/common-app-ensayos",
      "/becas/jovenes-escribiendo-el-futuro",
      "/becas/chevening",
      "/universidades/eth-zurich",
      "/universidades/ipn",
    ],
  },
  {
    description: "Colombia, first year of medicine, speaks English",
    profile: {
      ...UNDERGRADUATE,
      ...SPANISH_AND_ENGLISH,
      study_year: 1,
      years_left: 6,
      birth_date: "2007-03-10",
      country: "CO",
      study_field: "Medicina",
      has_language_cert: true,
      language_cert_name: "B2 First (Cambridge)",
      language_cert_score: "B2",
    },
    must: ["/recursos/pubmed"],
    mustNot: [
      "/recursos/bbc-learning-english",
      "/recursos/british-council-learnenglish",
      "/recursos/cambridge-english",
      "/recursos/duolingo",
      "/recursos/duolingo-english-test",
      "/universidades/eth-zurich",
      "/universidades/ipn",
      "/becas/colfuturo-credito-beca",
      "/recursos/icfes-cuadernillos-saber-11",
      "/oportunidades/programa-delfin-verano",
      "/oportunidades/cern-summer-student-programme",
      "/oportunidades/oist-research-internship",
      "/oportunidades/kaust-vsrp",
      "/oportunidades/pasantias-oea",
      "/oportunidades/pasantias-naciones-unidas",
      "/oportunidades/banco-mundial-pioneers",
    ],
  },
  {
    description: "Chile, last year, engineering, learns German",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "CL",
      desired_careers: ["Ingeniería"],
      languages_to_learn: ["Alemán"],
    },
    must: [
      "/universidades/tum",
      "/recursos/dw-nicos-weg",
      "/recursos/paes-chile",
    ],
    mustNot: [
      "/universidades/ipn",
      "/universidades/itam",
      "/universidades/tec-de-monterrey",
      "/becas/daad-becas-alemania",
      "/becas/pronabec-beca-18",
      "/becas/anid-becas-posgrado-chile",
      "/recursos/exani-ii",
      "/recursos/github-student-developer-pack",
    ],
  },
  {
    description:
      "Guatemala, 15, three years left, technology, wants programmes for girls",
    profile: {
      ...ONLY_SPANISH,
      study_level: "preparatoria_1",
      school_stage: "upperSecondary",
      years_left: 3,
      birth_date: "2011-03-10",
      country: "GT",
      desired_careers: ["Tecnología"],
      wants_girls_programs: true,
    },
    must: ["/competencias/technovation-girls"],
    mustNot: [
      "/oportunidades/kaust-vsrp",
      "/universidades/eth-zurich",
      "/universidades/mit",
      "/universidades/ipn",
      "/universidades/tum",
      "/recursos/github-student-developer-pack",
      "/recursos/common-app-ensayos",
      "/oportunidades/google-summer-of-code",
    ],
  },
  {
    description: "Honduras, last year, business, free",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "HN",
      desired_careers: ["Administración de Empresas"],
      must_be_free: true,
      has_financial_need: true,
    },
    must: ["/becas/lideres-del-manana-tec"],
    mustNot: [
      "/becas/pronabec-beca-18",
      "/becas/beca-benito-juarez-media-superior",
      "/becas/colfuturo-credito-beca",
      "/becas/chevening",
      "/recursos/ceneval-guia-exani-ii",
      "/competencias/omm",
    ],
  },
  {
    description: "Argentina, last year, economics",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "AR",
      desired_careers: ["Economía"],
    },
    must: ["/universidades/uba"],
    mustNot: [
      "/becas/fundacion-carolina",
      "/becas/beca-benito-juarez-media-superior",
      "/becas/fundacion-chamanga",
      "/recursos/exani-ii",
      "/recursos/redalyc",
    ],
  },
  {
    description: "Argentina, third year of systems engineering",
    profile: {
      ...UNDERGRADUATE,
      ...SPANISH_AND_ENGLISH,
      country: "AR",
      study_field: "Ingeniería en Sistemas",
    },
    must: ["/becas/becas-roberto-rocca"],
    mustNot: [
      "/oportunidades/programa-delfin-verano",
      "/oportunidades/mitacs-globalink-research-internship",
      "/universidades/uba",
      "/becas/jovenes-escribiendo-el-futuro",
      "/competencias/ioi",
    ],
  },
  {
    description: "Bolivia, last year, medicine, free and only in Spanish",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "BO",
      desired_careers: ["Medicina"],
      must_be_free: true,
      only_known_languages: true,
    },
    must: ["/universidades/uba"],
    mustNot: [
      "/universidades/oxford",
      "/universidades/eth-zurich",
      "/becas/pronabec-beca-18",
      "/becas/lideres-del-manana-tec",
      "/recursos/pubmed",
    ],
  },
  {
    description: "Brazil, third year of physics, speaks Portuguese and English",
    profile: {
      ...UNDERGRADUATE,
      country: "BR",
      study_field: "Física",
      native_language: "Portugués",
      secondary_languages: ["Inglés"],
      known_languages: [
        knownLanguage("pt", "native"),
        knownLanguage("en", "C1"),
      ],
    },
    must: [
      "/oportunidades/ictp-escuelas-y-talleres",
      "/oportunidades/cern-summer-student-programme",
    ],
    mustNot: [
      "/recursos/celpe-bras",
      "/universidades/usp",
      "/oportunidades/programa-delfin-verano",
      "/competencias/ipho",
      "/recursos/bbc-learning-english",
    ],
  },
  {
    description: "Brazil, last year, law",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      country: "BR",
      desired_careers: ["Derecho"],
      native_language: "Portugués",
      known_languages: [
        knownLanguage("pt", "native"),
        knownLanguage("es", "B1"),
      ],
    },
    must: ["/universidades/usp"],
    mustNot: [
      "/becas/pronabec-beca-18",
      "/oportunidades/pasantias-oea",
      "/oportunidades/pasantias-naciones-unidas",
      "/becas/jovenes-escribiendo-el-futuro",
      "/recursos/celpe-bras",
    ],
  },
  {
    description: "Chile, graduated in biology, speaks English",
    profile: {
      ...GRADUATE,
      ...SPANISH_AND_ENGLISH,
      country: "CL",
      study_field: "Biología",
    },
    must: ["/becas/anid-becas-posgrado-chile"],
    mustNot: [
      "/recursos/paes-chile",
      "/universidades/uba",
      "/competencias/ibo",
      "/becas/rotary-youth-exchange",
      "/becas/colfuturo-credito-beca",
      "/becas/fulbright-garcia-robles",
    ],
  },
  {
    description: "Colombia, graduated",
    profile: { ...GRADUATE, ...ONLY_SPANISH, country: "CO" },
    must: ["/becas/colfuturo-credito-beca", "/becas/fundacion-carolina"],
    mustNot: [
      "/becas/fulbright-garcia-robles",
      "/becas/anid-becas-posgrado-chile",
      "/recursos/icfes-cuadernillos-saber-11",
      "/becas/uwc-colegios-del-mundo-unido",
      "/recursos/anki",
    ],
  },
  {
    description: "Costa Rica, two years left, biology",
    profile: {
      ...YEAR_BEFORE_LAST,
      ...ONLY_SPANISH,
      country: "CR",
      desired_careers: ["Biología"],
    },
    must: ["/competencias/oiab"],
    mustNot: [
      "/competencias/onb",
      "/competencias/omm",
      "/recursos/pubmed",
      "/becas/erasmus-mundus",
    ],
  },
  {
    description: "Cuba, last year, physics",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "CU",
      desired_careers: ["Física"],
    },
    must: ["/competencias/oibf"],
    mustNot: [
      "/competencias/omf",
      "/oportunidades/google-summer-of-code",
      "/becas/jack-kent-cooke-college-scholarship",
      "/recursos/arxiv",
    ],
  },
  {
    description: "Dominican Republic, three years left, visual arts",
    profile: {
      ...FIRST_OF_THREE_YEARS,
      ...ONLY_SPANISH,
      country: "DO",
      desired_careers: ["Artes visuales"],
    },
    must: ["/competencias/ocean-awareness-contest"],
    mustNot: [
      "/competencias/mexico-canta",
      "/universidades/unam",
      "/universidades/uba",
      "/recursos/github-student-developer-pack",
    ],
  },
  {
    description: "Ecuador, last year of law at university",
    profile: {
      ...UNDERGRADUATE,
      ...SPANISH_AND_ENGLISH,
      study_year: 5,
      years_left: 1,
      birth_date: "2004-03-10",
      country: "EC",
      study_field: "Derecho",
    },
    must: ["/oportunidades/pasantias-oea"],
    mustNot: [
      "/becas/fundacion-carolina",
      "/becas/becas-fundacion-ypf",
      "/universidades/itam",
      "/competencias/nhsmun",
    ],
  },
  {
    description: "El Salvador, last year, engineering",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "SV",
      desired_careers: ["Ingeniería industrial"],
    },
    must: ["/becas/becas-dagoberto-gutierrez"],
    mustNot: [
      "/becas/pronabec-beca-18",
      "/becas/becas-fundacion-ypf",
      "/competencias/omi",
      "/recursos/ipn-admision",
    ],
  },
  {
    description: "Haiti, last year, speaks French and learns English",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...FRENCH_AND_CREOLE,
      country: "HT",
      languages_to_learn: ["Inglés"],
    },
    must: ["/recursos/bbc-learning-english"],
    mustNot: [
      "/recursos/rfi-francais-facile",
      "/recursos/tv5monde-apprendre",
      "/recursos/delf-dalf",
      "/becas/beca-benito-juarez-media-superior",
    ],
  },
  {
    description: "Nicaragua, third year of biology",
    profile: {
      ...UNDERGRADUATE,
      ...ONLY_SPANISH,
      country: "NI",
      study_field: "Biología",
    },
    must: ["/oportunidades/programa-delfin-verano"],
    mustNot: [
      "/oportunidades/mitacs-globalink-research-internship",
      "/competencias/oiab",
      "/becas/rotary-youth-exchange",
      "/oportunidades/caltech-surf",
    ],
  },
  {
    description: "Panama, two years left, mathematics",
    profile: {
      ...YEAR_BEFORE_LAST,
      ...ONLY_SPANISH,
      country: "PA",
      desired_careers: ["Matemáticas"],
    },
    must: ["/competencias/oim"],
    mustNot: ["/competencias/omm", "/recursos/arxiv", "/universidades/ipn"],
  },
  {
    description: "Paraguay, last year, architecture, free and only in Spanish",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "PY",
      desired_careers: ["Arquitectura"],
      must_be_free: true,
      only_known_languages: true,
    },
    must: ["/universidades/uba"],
    mustNot: [
      "/universidades/oxford",
      "/universidades/university-of-toronto",
      "/universidades/usp",
      "/becas/pronabec-beca-18",
    ],
  },
  {
    description: "Peru, postgraduate in economics",
    profile: {
      ...SPANISH_AND_ENGLISH,
      study_level: "posgrado",
      school_stage: "postgraduate",
      birth_date: "2001-03-10",
      country: "PE",
      study_field: "Economía",
    },
    must: ["/becas/fundacion-carolina"],
    mustNot: [
      "/becas/pronabec-beca-18",
      "/becas/colfuturo-credito-beca",
      "/competencias/ieo",
      "/universidades/itam",
      "/mentoria/mi-carrera-peru",
    ],
  },
  {
    description: "Puerto Rico, last year, engineering, speaks English",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...SPANISH_AND_ENGLISH,
      country: "PR",
      desired_careers: ["Ingeniería"],
    },
    must: ["/universidades/mit"],
    mustNot: [
      "/becas/lideres-del-manana-tec",
      "/recursos/cambridge-english",
      "/recursos/ielts",
      "/competencias/omi",
    ],
  },
  {
    description: "Uruguay, third year, arts",
    profile: {
      ...UNDERGRADUATE,
      ...ONLY_SPANISH,
      country: "UY",
      study_field: "Artes plásticas",
    },
    must: ["/becas/becas-bienestar-udelar"],
    mustNot: [
      "/becas/becas-fundacion-ypf",
      "/becas/jovenes-escribiendo-el-futuro",
      "/competencias/ocean-awareness-contest",
      "/universidades/uba",
    ],
  },
  {
    description: "Venezuela, two years left, chemistry",
    profile: {
      ...YEAR_BEFORE_LAST,
      ...ONLY_SPANISH,
      country: "VE",
      desired_careers: ["Química"],
    },
    must: ["/competencias/oiaq"],
    mustNot: [
      "/competencias/onq",
      "/universidades/ipn",
      "/recursos/github-student-developer-pack",
      "/becas/global-korea-scholarship",
    ],
  },
  {
    description: "Mexico, last year, medicine",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "MX",
      desired_careers: ["Medicina"],
      grades_system: "0-10",
      grades: "9.1",
    },
    must: ["/universidades/unam", "/becas/beca-benito-juarez-media-superior"],
    mustNot: [
      "/becas/pronabec-beca-18",
      "/becas/jovenes-escribiendo-el-futuro",
      "/recursos/pubmed",
      "/recursos/paes-chile",
      "/universidades/usp",
    ],
  },
  {
    description:
      "Mexico, third year of computer systems at a public university",
    profile: {
      ...UNDERGRADUATE,
      ...ONLY_SPANISH,
      country: "MX",
      study_field: "Ingeniería en Sistemas Computacionales",
      attends_public_school: true,
      grades_system: "0-10",
      grades: "9.0",
    },
    must: [
      "/becas/jovenes-escribiendo-el-futuro",
      "/oportunidades/verano-nicolaita-investigacion",
    ],
    mustNot: [
      "/becas/beca-benito-juarez-media-superior",
      "/universidades/ipn",
      "/competencias/omi",
      "/oportunidades/caltech-surf",
      "/recursos/exani-ii",
    ],
  },
  {
    description: "Mexico, graduated, speaks English",
    profile: { ...GRADUATE, ...SPANISH_AND_ENGLISH, country: "MX" },
    must: [
      "/becas/secihti-becas-nacionales-posgrado",
      "/becas/fulbright-garcia-robles",
    ],
    mustNot: [
      "/becas/jovenes-escribiendo-el-futuro",
      "/becas/colfuturo-credito-beca",
      "/universidades/unam",
      "/recursos/bbc-learning-english",
    ],
  },
  {
    description: "Mexico, third year, learns Japanese",
    profile: {
      ...UNDERGRADUATE,
      ...ONLY_SPANISH,
      country: "MX",
      languages_to_learn: ["Japonés"],
    },
    must: ["/recursos/nhk-hablemos-en-japones", "/becas/mext-japon"],
    mustNot: [
      "/universidades/ipn",
      "/universidades/eth-zurich",
      "/recursos/github-student-developer-pack",
      "/recursos/topik",
    ],
  },
  {
    description: "Colombia, last year, learns Korean",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "CO",
      desired_careers: ["Diseño"],
      languages_to_learn: ["Coreano"],
    },
    must: ["/becas/global-korea-scholarship"],
    mustNot: [
      "/recursos/nhk-hablemos-en-japones",
      "/universidades/itam",
      "/becas/colfuturo-credito-beca",
      "/becas/pronabec-beca-18",
    ],
  },
  {
    description: "Dominican Republic, last year, software",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "DO",
      desired_careers: ["Ingeniería de software"],
    },
    must: ["/recursos/uasd-admision-poma", "/becas/itla-becas"],
    mustNot: [
      "/becas/prouni-brasil",
      "/becas/ifarhu-concurso-general-becas",
      "/recursos/ues-ingreso",
      "/universidades/ipn",
    ],
  },
  {
    description: "Panama, two years left, biology",
    profile: {
      ...YEAR_BEFORE_LAST,
      ...ONLY_SPANISH,
      country: "PA",
      desired_careers: ["Biología"],
      attends_public_school: true,
    },
    must: [
      "/becas/ifarhu-concurso-general-becas",
      "/competencias/feria-ingenio-juvenil-panama",
    ],
    mustNot: [
      "/competencias/eureka-peru",
      "/competencias/feria-nacional-ciencia-costa-rica",
      "/universidades/uba",
    ],
  },
  {
    description: "Costa Rica, last year, engineering, in need",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "CR",
      desired_careers: ["Ingeniería"],
      attends_public_school: true,
      has_financial_need: true,
    },
    must: ["/recursos/tec-costa-rica", "/becas/avancemos-costa-rica"],
    mustNot: [
      "/recursos/unah-admision-phuma",
      "/becas/ifarhu-concurso-general-becas",
      "/recursos/colegios-cientificos-costa-rica",
    ],
  },
  {
    description: "Honduras, third year of psychology at a public university",
    profile: {
      ...UNDERGRADUATE,
      ...ONLY_SPANISH,
      country: "HN",
      study_field: "Psicología",
      attends_public_school: true,
    },
    must: ["/becas/becas-unah"],
    mustNot: [
      "/recursos/upnfm-admision",
      "/competencias/olimpiada-hondurena-matematicas",
      "/becas/fondo-nacional-becas-guatemala",
      "/recursos/zamorano",
    ],
  },
  {
    description: "Guatemala, last year, nursing",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "GT",
      desired_careers: ["Enfermería"],
      has_financial_need: true,
    },
    must: ["/becas/fondo-nacional-becas-guatemala", "/recursos/usac-ingreso"],
    mustNot: [
      "/becas/becas-unah",
      "/recursos/ues-ingreso",
      "/becas/mescyt-becas-nacionales",
    ],
  },
  {
    description: "El Salvador, first of three years, at a public school",
    profile: {
      ...FIRST_OF_THREE_YEARS,
      ...ONLY_SPANISH,
      country: "SV",
      desired_careers: ["Tecnología"],
      attends_public_school: true,
    },
    must: ["/becas/becas-direccion-integracion"],
    mustNot: [
      "/becas/pe-de-meia-brasil",
      "/becas/beca-rita-cetina",
      "/becas/becas-dagoberto-gutierrez",
    ],
  },
  {
    description: "Nicaragua, last year, agronomy",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "NI",
      desired_careers: ["Agronomía"],
    },
    must: ["/recursos/cnu-nicaragua-admision"],
    mustNot: [
      "/becas/stipendium-hungaricum",
      "/recursos/ues-ingreso",
      "/becas/avancemos-costa-rica",
      "/becas/beca-taiwan-mofa",
    ],
  },
  {
    description: "Nicaragua, third year of systems engineering",
    profile: {
      ...UNDERGRADUATE,
      ...ONLY_SPANISH,
      country: "NI",
      study_field: "Ingeniería en Sistemas",
    },
    must: ["/competencias/hackathon-nicaragua"],
    mustNot: [
      "/competencias/ayiti-ai-hackathon",
      "/recursos/jovenes-a-programar-uruguay",
      "/recursos/cnu-nicaragua-admision",
    ],
  },
  {
    description: "Cuba, last year, computing",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "CU",
      desired_careers: ["Informática"],
    },
    must: [
      "/recursos/ingreso-educacion-superior-cuba",
      "/competencias/concursos-nacionales-cuba",
    ],
    mustNot: [
      "/recursos/ipvce-cuba",
      "/becas/prouni-brasil",
      "/competencias/obi-brasil",
    ],
  },
  {
    description: "Haiti, third year of agronomy, speaks French",
    profile: {
      ...UNDERGRADUATE,
      ...FRENCH_AND_CREOLE,
      country: "HT",
      study_field: "Agronomía",
    },
    must: ["/oportunidades/cap-innovation-oif-haiti"],
    mustNot: [
      "/recursos/ueh-admission",
      "/competencias/hackathon-nicaragua",
      "/recursos/bac-haiti",
    ],
  },
  {
    description: "Haiti, graduated in law, speaks French",
    profile: {
      ...GRADUATE,
      ...FRENCH_AND_CREOLE,
      country: "HT",
      study_field: "Derecho",
    },
    must: ["/becas/becas-amistad-francia-haiti"],
    mustNot: [
      "/recursos/bac-haiti",
      "/recursos/ueh-admission",
      "/becas/colfuturo-credito-beca",
    ],
  },
  {
    description: "Puerto Rico, last year, business, in need",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...SPANISH_AND_ENGLISH,
      country: "PR",
      desired_careers: ["Administración de Empresas"],
      has_financial_need: true,
    },
    must: ["/becas/fafsa-beca-pell-puerto-rico", "/recursos/upr-admision"],
    mustNot: [
      "/becas/ifarhu-concurso-general-becas",
      "/becas/prouni-brasil",
      "/recursos/universidad-de-panama",
    ],
  },
  {
    description: "Brazil, last year, engineering",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_PORTUGUESE,
      country: "BR",
      desired_careers: ["Ingeniería"],
      attends_public_school: true,
      has_financial_need: true,
    },
    must: ["/becas/prouni-brasil", "/recursos/enem-brasil"],
    mustNot: [
      "/becas/pec-g-brasil",
      "/becas/beca-tec-peru",
      "/recursos/celpe-bras",
    ],
  },
  {
    description: "Brazil, first of three years, mathematics",
    profile: {
      ...FIRST_OF_THREE_YEARS,
      ...ONLY_PORTUGUESE,
      country: "BR",
      desired_careers: ["Matemáticas"],
      attends_public_school: true,
    },
    must: ["/competencias/obmep-brasil"],
    mustNot: [
      "/competencias/olimpiada-matematica-argentina-oma",
      "/competencias/omm",
      "/competencias/onem-peru",
    ],
  },
  {
    description: "Peru, second year of lower secondary",
    profile: {
      ...ONLY_SPANISH,
      study_level: "otro",
      school_stage: "lowerSecondary",
      study_year: 2,
      years_left: 4,
      birth_date: "2012-06-10",
      country: "PE",
      attends_public_school: true,
    },
    must: ["/becas/coar-peru"],
    mustNot: ["/becas/pronabec-beca-18", "/becas/beca-permanencia-peru"],
  },
  {
    description: "Peru, third year of nursing at a public university",
    profile: {
      ...UNDERGRADUATE,
      ...ONLY_SPANISH,
      country: "PE",
      study_field: "Enfermería",
      attends_public_school: true,
      has_financial_need: true,
    },
    must: ["/becas/beca-permanencia-peru"],
    mustNot: [
      "/recursos/admision-san-marcos",
      "/becas/becas-unam",
      "/becas/coar-peru",
    ],
  },
  {
    description: "Colombia, last year, economics, in need",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "CO",
      desired_careers: ["Economía"],
      attends_public_school: true,
      has_financial_need: true,
    },
    must: ["/becas/renta-joven-colombia"],
    mustNot: [
      "/recursos/admision-san-marcos",
      "/becas/gratuidad-fuas-chile",
      "/becas/colfuturo-credito-beca",
    ],
  },
  {
    description: "Chile, last year, pedagogy, in need",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "CL",
      desired_careers: ["Pedagogía"],
      attends_public_school: true,
      has_financial_need: true,
    },
    must: ["/becas/gratuidad-fuas-chile", "/recursos/paes-chile"],
    mustNot: [
      "/becas/progresar-argentina",
      "/becas/becas-gobierno-paraguay",
      "/recursos/uba-xxi-cbc",
    ],
  },
  {
    description: "Ecuador, last year, engineering",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "EC",
      desired_careers: ["Ingeniería"],
    },
    must: ["/recursos/registro-nacional-ecuador"],
    mustNot: [
      "/recursos/admision-unal-colombia",
      "/becas/becas-ucab-venezuela",
      "/becas/ifarhu-concurso-general-becas",
    ],
  },
  {
    description: "Venezuela, first year of economics, in need",
    profile: {
      ...UNDERGRADUATE,
      ...ONLY_SPANISH,
      country: "VE",
      study_year: 1,
      years_left: 4,
      birth_date: "2007-03-10",
      study_field: "Economía",
      has_financial_need: true,
    },
    must: ["/becas/becas-ucab-venezuela"],
    mustNot: [
      "/becas/fies-brasil",
      "/competencias/olimpiada-robotica-creativa-venezuela",
    ],
  },
  {
    description: "Argentina, first of three years, mathematics, in need",
    profile: {
      ...FIRST_OF_THREE_YEARS,
      ...ONLY_SPANISH,
      country: "AR",
      desired_careers: ["Matemáticas"],
      attends_public_school: true,
      has_financial_need: true,
    },
    must: [
      "/competencias/olimpiada-matematica-argentina-oma",
      "/becas/progresar-argentina",
    ],
    mustNot: [
      "/competencias/olimpiada-nacional-matematica-chile",
      "/recursos/uba-xxi-cbc",
    ],
  },
  {
    description: "Uruguay, last year, law, in need",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "UY",
      desired_careers: ["Derecho"],
      attends_public_school: true,
      has_financial_need: true,
    },
    must: ["/becas/fondo-de-solidaridad-uruguay", "/recursos/ingreso-udelar"],
    mustNot: [
      "/recursos/ingreso-una-paraguay",
      "/becas/becas-gobierno-paraguay",
    ],
  },
  {
    description: "Paraguay, last year, engineering, in need",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "PY",
      desired_careers: ["Ingeniería"],
      attends_public_school: true,
      has_financial_need: true,
    },
    must: ["/becas/becas-gobierno-paraguay", "/recursos/ingreso-una-paraguay"],
    mustNot: [
      "/becas/umsa-ingreso-directo-beca-provincial",
      "/becas/stipendium-hungaricum",
      "/recursos/ingreso-udelar",
    ],
  },
  {
    description: "Bolivia, last year, pedagogy",
    profile: {
      ...LAST_YEAR_OF_SCHOOL,
      ...ONLY_SPANISH,
      country: "BO",
      desired_careers: ["Pedagogía"],
      attends_public_school: true,
    },
    must: ["/recursos/esfm-bolivia", "/becas/becas-sociales-bolivia"],
    mustNot: ["/recursos/upnfm-admision", "/becas/becas-gobierno-paraguay"],
  },
  {
    description: "Mexico, second year of lower secondary, at a public school",
    profile: {
      ...ONLY_SPANISH,
      study_level: "otro",
      school_stage: "lowerSecondary",
      study_year: 2,
      years_left: 5,
      birth_date: "2013-03-10",
      country: "MX",
      attends_public_school: true,
    },
    must: ["/becas/beca-rita-cetina"],
    mustNot: ["/becas/pe-de-meia-brasil", "/becas/becas-unam"],
  },
  {
    description:
      "Mexico, second of three years, computing, programmes for girls",
    profile: {
      ...YEAR_BEFORE_LAST,
      ...ONLY_SPANISH,
      country: "MX",
      desired_careers: ["Informática"],
      wants_girls_programs: true,
    },
    must: ["/competencias/ofmi"],
    mustNot: [
      "/competencias/obi-brasil",
      "/competencias/olimpiada-informatica-argentina",
    ],
  },
];

function knownLanguage(language: string, level: string) {
  return { language, level, certificate: null, score: null };
}
