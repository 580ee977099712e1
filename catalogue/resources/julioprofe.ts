import type { Resource } from "../resource.schema.ts";

export const julioprofe: Resource = {
  id: "julioprofe",
  name: "Julioprofe",
  organization: "Julio Alberto Ríos Gallego",
  section: "featured",
  type: "Video",
  link: "https://www.youtube.com/@julioprofe",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  descriptionKey: "description",
  requirementsKeys: [],
  eligibility: [],
  levels: ["any"],
  fields: ["mathematics", "naturalSciences"],
  cost: "free",
  languages: ["es"],
  icon: "video",
  tags: ["matemáticas", "física", "video", "cálculo", "álgebra"],
  cycle: {
    basis: "always",
  },
  alsoListedAs: ["mentorship_channel"],
  sources: [
    {
      url: "https://www.bbc.com/mundo/noticias-46638654",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.publimetro.com.mx/mx/noticias/2019/04/25/gusten-las-matematicas-depende-la-ensene-senala-julioprofe.html",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.elpais.com.co/entretenimiento/julioprofe-el-edutuber-caleno-que-conquista-la-web-con-matematicas.html",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  phrases: [
    "julio profe videos",
    "yulioprofe matematicas",
    "profe de mate en youtube",
    "ejercicios resueltos de algebra",
    "videos de calculo derivadas integrales",
    "explicacion de fracciones y ecuaciones",
    "factorizacion trigonometria paso a paso",
    "profesor colombiano de matematicas",
    "ayuda gratis con tarea de mate",
    "clases de fisica en español youtube",
    "no entiendo calculo primer semestre",
    "math videos in spanish",
    "calculus exercises solved spanish",
    "me va mal en mate y tengo parcial",
    "explicacion de calculo en espanol",
    "profe colombiano de youtube",
    "ayuda con tarea de algebra",
    "videos de integrales derivadas y limites",
    "ejercicios de fisica paso a paso",
    "pasar mate en la universidad",
    "videos para repasar mate",
    "geometria y trigonometria resueltas",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de prepa o primeros semestres con dudas de mate o física",
      gives: "Ejercicios resueltos paso a paso en video, gratis",
      when: "Todo el año",
      description:
        "Busca tu tema y mira cómo se resuelve un ejercicio, paso a paso y en español: de aritmética y álgebra hasta cálculo, y también física. Explica Julio Ríos, ingeniero y profesor colombiano.",
    },
    en: {
      audience: "High-school and first-year students stuck on maths or physics",
      gives: "Exercises solved step by step on video, free",
      when: "All year",
      description:
        "Look up your topic and watch an exercise being solved step by step in Spanish: from arithmetic and algebra to calculus, and physics too. The teacher is Julio Ríos, an engineer from Colombia.",
    },
  },
};
