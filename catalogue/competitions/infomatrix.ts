import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN, NOT_GRADUATING } from "../shared-conditions.ts";

export const infomatrix: Competition = {
  id: "infomatrix",
  link: "https://solacyt.org/",
  tags: ["proyectos", "tecnología", "robótica", "divulgación", "animación"],
  sources: [
    {
      url: "https://www.laarena.com.ar/la-pampa/llega-a-realico-la-3-edicion-de-infomatrix-y-robomatrix-argentina-2025-2025101417590",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://infotecrealico.com.ar/contenido/71376/concluyo-el-concurso-infomatrix-y-robomatrix-en-realico-todos-los-premiados",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://periodicoelmomento.com/concurso-infomatrix-convertira-a-slp-en-punto-de-encuentro-de-jovenes-talento",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.noroeste.com.mx/mazatlan/en-febrero-de-2026-mazatlan-sera-sede-otra-vez-de-infomatrix-region-pacifico-CL17852642",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.noroeste.com.mx/mazatlan/se-impone-sinaloa-con-proyectos-de-ciencia-y-tecnologia-en-el-concurso-regional-de-infomatrix-pacifico-2026-EK19757443",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  name: "Infomatrix Iberoamérica",
  organization: "SOLACYT",
  section: "innovation",
  category: "computerScience",
  icon: "code",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.enrolled", "requirements.project"],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        ...AT_SCHOOL_THEN,
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "posgrado", "otro"],
            stages: ["technical", "undergraduate", "postgraduate"],
          },
        ],
      ],
      textKey: "requirements.enrolled",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: NOT_GRADUATING,
      textKey: "requirements.enrolled",
      changeable: true,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.project",
      changeable: true,
    },
  ],

  levels: ["highSchool", "undergraduate"],
  fields: ["technology", "arts"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "infomatrix latinoamerica",
    "infomatrix solacyt registro",
    "concurso de proyectos de computacion",
    "competencia de cortos y animacion estudiantes",
    "concurso de programas de compu escolares",
    "feria de proyectos tecnologicos iberoamericana",
    "concurso de robotica y software universidad",
    "presentar mi app en concurso",
    "como participar infomatrix regional",
    "torneo de ciencia y tecnologia primaria a uni",
    "concurso de divulgacion y cine escolar",
    "student software project contest",
    "animation short film robotics contest",
    "hice un programa y quiero concursar",
    "concurso de software animacion y robotica",
    "presentar mi app o cortometraje",
    "feria de proyectos tecnologicos",
    "competencia de videojuegos y programacion",
    "divulgacion cientifica proyecto",
    "arte digital concurso",
    "concurso tecnologico en guadalajara",
    "proyectos de computacion latinoamerica",
    "feria cientifica",
    "presentar mi prototipo",
    "concursos en mexico",
    "club de robotica",
    "cortometrajes",
    "videojuegos",
    "inventos",
    "animacion digital",
    "concursos para secundaria",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de preescolar a universidad con un proyecto propio",
      gives: "Exponer tu proyecto y, si ganas, pasar a finales internacionales",
      when: "Regionales vistos: hacia febrero (México) y octubre (Argentina)",
      where: "Regionales en México y otros países; la final ha sido en México",
      description:
        "Presenta un proyecto de software, robótica, animación, cortometraje o divulgación científica. Empiezas en un evento regional y puedes llegar a la final nacional y a la iberoamericana.",
      requirements: {
        enrolled: "Estar inscrito en una escuela o universidad",
        project: "Tener un proyecto propio en una de sus áreas",
      },
      note: "Cada región pone sus fechas y sus requisitos. Pregunta la cuota de inscripción y los gastos de viaje antes de registrar tu proyecto.",
    },
    en: {
      audience:
        "Students from preschool to university with a project of their own",
      gives: "Show your project and, if you win, reach international finals",
      when: "Regionals seen: about February (Mexico), October (Argentina)",
      where:
        "Regionals in Mexico and other countries; the final has been in Mexico",
      description:
        "Present a project in software, robotics, animation, short film or science outreach. You start at a regional event and can reach the national and the Ibero-American final.",
      requirements: {
        enrolled: "Be enrolled at a school or university",
        project: "Have a project of your own in one of its areas",
      },
      note: "Each region sets its dates and requirements. Ask about the registration fee and travel costs before you register your project.",
    },
  },
};
