import type { Competition } from "../competition.schema.ts";

export const hultPrize: Competition = {
  id: "hult-prize",
  link: "https://www.hultprize.org/",
  tags: ["emprendimiento", "impacto social", "universidad", "equipos"],
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-02-15",
      source:
        "https://hultprizefoundation.notion.site/Host-a-Local-Competition-0227f1e28229480799210ab790e44247",
    },
  ],
  sources: [
    {
      url: "https://hultprizefoundation.notion.site/The-Hult-Prize-Journey-7a4b5ae4d8e94a34b8aadbdfe8efdfff",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.hultprize.org/terms-and-conditions/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://hultprizefoundation.notion.site/FAQ-s-1125dd17a06b80e0961fdfe360e91659",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://hultprizefoundation.notion.site/Host-a-Local-Competition-0227f1e28229480799210ab790e44247",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://hult.edcnitd.co.in/faqs",
      supports: ["eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  name: "Hult Prize",
  organization: "Hult Prize Foundation",
  section: "innovation",
  category: "multidisciplinary",
  icon: "briefcase",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.age",
    "requirements.team",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "posgrado"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "age",
      min: 18,
      on: { moment: "application" },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
  ],

  levels: ["undergraduate", "postgraduate"],
  fields: ["business", "leadership"],
  cost: "free",
  cycle: { basis: "usual", windows: [{ opens: null, closes: 2 }] },
  lastSeenCycle: 2025,
  phrases: [
    "hult prize concurso",
    "huld price emprendimiento",
    "concurso de startups universitarios",
    "competencia de emprendimiento social universidad",
    "premio para negocio con impacto social",
    "concurso de ideas de negocio uni gratis",
    "emprender con amigos de la facultad",
    "como participar hult prize en mi campus",
    "concurso de emprendedores que ayudan a otros",
    "reto de empresas sociales maestria pregrado",
    "pitch universitario competencia internacional",
    "student startup competition",
    "social entrepreneurship prize university",
    "tengo una idea de negocio social",
    "competencia de startups universitarias",
    "concurso de emprendimiento social",
    "pitch para universitarios",
    "social business competition",
    "capital para mi negocio",
    "equipo emprendedor en mi campus",
    "premio en dinero para emprender",
    "emprendimiento",
    "startup",
    "capital semilla para jovenes",
    "impacto social",
    "concursos en equipo",
    "plata para mi emprendimiento",
    "negocio con proposito",
    "emprendedores universitarios",
    "innovacion para jovenes",
  ],
  texts: {
    es: {
      audience:
        "Universitarios de licenciatura o posgrado, en equipos de hasta cuatro",
      gives:
        "Un camino para llevar tu idea social a una final mundial con un gran premio",
      when: "Según el campus; en la edición vista, hasta el 15 de febrero",
      where: "En tu campus; después, otras rondas y la final",
      description:
        "Arma con tu equipo un emprendimiento que resuelva un problema social. Empiezas en la competencia de tu campus o con una solicitud abierta, y de ahí pasas a otras rondas y a la final.",
      requirements: {
        studies:
          "Estar inscrito en una universidad, en licenciatura o posgrado",
        age: "Tener 18 años al inscribirte (2025)",
        team: "Formar un equipo de hasta cuatro",
        language: "Presentar tu idea en inglés (2025)",
      },
      note: "Inscribirse no cuesta; según las bases, viaje, comida y alojamiento corren por tu cuenta. Lee en las bases del año el premio, el tamaño mínimo del equipo y las etapas.",
    },
    en: {
      audience: "University students at any level, in teams of up to four",
      gives:
        "A road to take your social venture to a world final with a large prize",
      when: "Depends on the campus; in the edition seen, by 15 February",
      where: "On your campus; then further rounds and a final",
      description:
        "Build a venture with your team that solves a social problem. You start in your campus competition or with an open application, and go on to further rounds and the final.",
      requirements: {
        studies:
          "Be enrolled at a university, in a bachelor's or postgraduate degree",
        age: "Be 18 when you register (2025)",
        team: "Form a team of up to four",
        language: "Pitch your idea in English (2025)",
      },
      note: "Entry is free; under the terms, you pay for travel, food and lodging. Read the prize, the minimum team size and the stages in the rules of the year.",
    },
  },
};
