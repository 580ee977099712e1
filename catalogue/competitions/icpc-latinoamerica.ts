import { CARIBBEAN } from "../caribbean.ts";
import type { Competition } from "../competition.schema.ts";

export const icpcLatinoamerica: Competition = {
  id: "icpc-latinoamerica",
  link: "https://icpc.global/",
  tags: [
    "programación",
    "algoritmos",
    "concurso",
    "equipos",
    "américa latina",
    "licenciatura",
  ],
  sources: [
    {
      url: "https://icpc.tum.de/icpc/participation",
      supports: ["eligibility"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://latam2026.icpc.cl/en/rules/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://tec.ac.cr/hoyeneltec/print/2500",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.icpccaribe.org/eliminatoria/inscripci%C3%B3n-de-equipos",
      supports: ["eligibility"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization: "ICPC – Superregión América Latina",
  organizationKey: "organization",
  section: "academic",
  category: "computerScience",
  icon: "code",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  moreLinks: [
    { url: "https://latam2026.icpc.cl/en/rules/", textKey: "links.rules" },
  ],
  requirementsKeys: [
    "requirements.studies",
    "requirements.team",
    "requirements.country",
    "requirements.coach",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "posgrado"],
      stages: ["technical", "undergraduate", "postgraduate"],
      textKey: "requirements.studies",
      changeable: false,
    },
    { kind: "other", textKey: "requirements.studies", changeable: false },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
    {
      kind: "residence",
      countries: ["LATAM", ...CARIBBEAN],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.coach",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source: "https://latam2026.icpc.cl/en/rules/",
    },
  ],
  levels: ["undergraduate"],
  fields: ["technology", "mathematics"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "icpc latinoamerica",
    "concurso universitario de programacion",
    "maraton de programacion universidad",
    "competencia de algoritmos en equipo de tres",
    "como ir a la final mundial icpc",
    "regional icpc de mi pais",
    "olimpiada de informatica pero en la uni",
    "programacion competitiva universitaria",
    "equipo de programacion de mi facultad",
    "concurso de codigo cinco horas",
    "estudio sistemas y quiero competir",
    "gran premio de programacion y campeonato latinoamericano",
    "collegiate programming contest latin america",
    "icpc regional teams",
    "competir programando",
    "olimpiadas para universitarios",
    "hackaton para universitarios",
    "retos de codigo",
    "leetcode en equipo",
    "estudiante de computacion concursos",
  ],
  texts: {
    es: {
      name: "ICPC Latinoamérica: concurso universitario de programación",
      organization: "ICPC – Superregión América Latina",
      audience:
        "Equipos de tres estudiantes de una misma universidad de la región",
      gives:
        "Competir con toda la región y la vía al campeonato latinoamericano y a la final mundial",
      when: "La última vez, la competencia regional fue en noviembre",
      where: "En sedes de muchos países, el mismo día",
      description:
        "Resuelve problemas de algoritmos con dos compañeros durante cinco horas. Compiten a la vez Brasil, el Caribe, Centroamérica, México y Sudamérica. Los mejores equipos pasan al Campeonato Latinoamericano.",
      requirements: {
        studies:
          "Estudiar en una universidad, dentro del periodo de elegibilidad del ICPC",
        team: "Formar un equipo de tres personas de la misma institución",
        country: "Competir por una sede de América Latina o el Caribe",
        coach:
          "Tener un entrenador que inscriba al equipo en el sistema del ICPC",
      },
      links: { rules: "Reglas de la superregión" },
      figures: {
        y2025: "En 2025 la regional fue el 8 de noviembre.",
      },
      note: "Cada país o región tiene su sitio, sus fechas de registro y a veces eliminatorias antes. El ICPC mira cuándo empezaste la universidad o naciste: compruébalo en sus reglas. Pregunta en tu facultad quién entrena y si hay cuota.",
    },
    en: {
      name: "ICPC Latin America: collegiate programming contest",
      organization: "ICPC – Latin America super region",
      audience: "Teams of three students from one university of the region",
      gives:
        "Compete with the whole region, and the way to the Latin American championship and the world finals",
      when: "Last time, the regional contest was in November",
      where: "At venues in many countries, on the same day",
      description:
        "Solve algorithm problems with two teammates for five hours. Brazil, the Caribbean, Central America, Mexico and South America compete at once. The best teams go on to the Latin American Championship.",
      requirements: {
        studies: "Study at a university, within the ICPC period of eligibility",
        team: "Form a team of three from the same institution",
        country: "Compete at a venue in Latin America or the Caribbean",
        coach: "Have a coach who enters the team in the ICPC system",
      },
      links: { rules: "Rules of the super region" },
      figures: {
        y2025: "In 2025 the regional was on 8 November.",
      },
      note: "Each country or region has its own site, its registration dates and sometimes earlier rounds. The ICPC looks at when you started university or were born: check its rules. Ask at your faculty who coaches and whether there is a fee.",
    },
  },
};
