import type { Competition } from "../competition.schema.ts";
import { NOT_GRADUATING } from "../shared-conditions.ts";

export const hackathonNicaragua: Competition = {
  id: "hackathon-nicaragua",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "INATEC, MINED y CNR (Nicaragua)",
  link: "https://www.tecnacional.edu.ni/",
  requirementsKeys: ["requirements.level", "requirements.team"],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.unanleon.edu.ni/unan-leon-reconoce-el-ingenio-de-sus-estudiantes-en-hackathon-nicaragua-disruptivo-2025",
    },
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["NI"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando"],
            stages: ["technical", "undergraduate"],
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: NOT_GRADUATING,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
  ],
  sharedLinkReason:
    "INATEC has one site for its free courses and for the contest it organises.",
  name: "Hackathon Nicaragua",
  section: "national",
  category: "computerScience",
  icon: "code",
  levels: ["undergraduate"],
  fields: ["technology"],
  cost: "varies",
  cycle: { basis: "unknown" },
  tags: ["nicaragua", "hackatón", "programación", "innovación", "equipos"],
  sources: [
    {
      url: "https://www.unanleon.edu.ni/unan-leon-reconoce-el-ingenio-de-sus-estudiantes-en-hackathon-nicaragua-disruptivo-2025",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.tecnacional.edu.ni/noticias/juventud-creativa-masaya-conferencia-emprendimiento-disruptivo-rumbo-hackathon-nicaragua-2025",
      supports: ["programme"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.tecnacional.edu.ni/noticias/jovenes-creativos-deslumbran-ideathon-esteli",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://nicaraguacreativa.com/2020/11/27/cuarta-edicion-del-hackathon-nicaragua-reune-a-las-mentes-jovenes-mas-brillantes-del-pais",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://diariobarricada.com/2025/10/16/inicia-la-novena-edicion-del-hackathon-nicaragua-2025",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "hackathon nicaragua",
    "ideathon nicaragua",
    "concurso de programacion universitarios nicas",
    "festival tecnologico nicaragua",
    "competencia de apps estudiantes nicaragua",
    "hackaton inatec universidades",
    "crear una app con impacto social",
    "concurso de innovacion para estudiantes de sistemas",
    "equipo para hackathon managua leon bluefields",
    "como participar en hackathon nicaragua",
    "quiero presentar mi proyecto de software",
    "nicaraguan student hackathon",
    "app contest for students",
    "hackaton",
    "concursos en nicaragua",
    "competir programando",
    "innovacion para jovenes",
    "concursos en equipo",
    "eventos de tecnologia",
    "crear aplicaciones moviles",
    "emprendimiento tecnologico",
  ],
  texts: {
    es: {
      organization: "INATEC, MINED y CNR (Nicaragua)",
      audience:
        "Estudiantes de universidades y centros tecnológicos de Nicaragua",
      gives:
        "Dos días para crear una solución digital con mentores, tras etapas por territorio",
      when: "En años pasados, los ideathon y la final fueron entre septiembre y noviembre",
      where: "Etapas en varias ciudades; la final, en Managua",
      description:
        "Arma un equipo y propón una aplicación o un invento digital para un problema real: educación, salud, turismo, agricultura o paz. Primero presentas tu idea en un ideathon de tu territorio; los mejores equipos llegan a la final nacional.",
      requirements: {
        level: "Estar en una universidad o un centro tecnológico de Nicaragua",
        team: "Formar un equipo y pasar la etapa de tu territorio",
      },
      note: "Te postulas desde tu universidad o centro tecnológico: pregunta allí por la fecha del ideathon y el tamaño del equipo.",
      figures: {
        y2025: "En 2025: la final fue el 16 y 17 de octubre en Managua.",
      },
    },
    en: {
      organization: "INATEC, MINED and CNR (Nicaragua)",
      audience: "Students at universities and technical centres in Nicaragua",
      gives:
        "Two days to build a digital solution with mentors, after stages by area",
      when: "In past years the ideathons and the final were from September to November",
      where: "Stages in several cities; the final in Managua",
      description:
        "Form a team and propose an app or digital invention for a real problem: education, health, tourism, farming or peace. First you pitch your idea at an ideathon in your area; the best teams reach the national final.",
      requirements: {
        level: "Be at a university or a technical centre in Nicaragua",
        team: "Form a team and pass the stage of your area",
      },
      note: "You enter through your university or technical centre: ask there for the date of the ideathon and the size of the team.",
      figures: {
        y2025: "In 2025: the final was on 16 and 17 October in Managua.",
      },
    },
  },
};
