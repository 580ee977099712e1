import type { Resource } from "../resource.schema.ts";

export const brilliant: Resource = {
  id: "brilliant",
  link: "https://brilliant.org/",
  tags: ["matemáticas", "ciencia", "curso", "lógica"],
  sources: [
    {
      url: "https://brilliant.org/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.redgreencode.com/learning-math-on-brilliant",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  name: "Brilliant",
  organization: "Brilliant",
  icon: "book",
  section: "olympiadResources",
  type: "Curso",
  languages: ["en"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  noteKey: "note",
  requirementsKeys: [],
  eligibility: [],
  levels: ["any"],
  fields: ["mathematics", "naturalSciences", "technology"],
  cost: "freemium",
  cycle: { basis: "always" },
  phrases: [
    "brilliant org",
    "app para aprender mate interactiva",
    "lecciones de ciencias en ingles",
    "aprender logica jugando",
    "matematicas con ejercicios visuales",
    "brillant curso",
    "aprender resolviendo problemas",
    "pagina interactiva de ciencia y computacion",
    "app de mate con parte gratis",
    "fundamentos de programacion interactivos",
    "alternativa a ver clases de mate",
    "interactive math and science lessons",
    "learn by doing math app",
    "me duermo viendo videos de clases",
    "aprender mate jugando",
    "lecciones interactivas de logica y ciencia",
    "app de matematicas en ingles",
    "interactive math and coding",
    "retos diarios de logica",
    "programacion y datos interactivo",
  ],
  texts: {
    es: {
      audience: "Quien prefiere aprender resolviendo en vez de ver clases",
      gives:
        "Lecciones interactivas de matemáticas y ciencias; la mayor parte se paga",
      when: "Abierto todo el año",
      description:
        "Aprende matemáticas y ciencias con lecciones interactivas en inglés: lees poco y resuelves mucho. Es de suscripción y tiene una parte gratis.",
      note: "Prueba primero la parte gratis y mira el precio y la fecha de cobro antes de suscribirte. Para olimpiadas hay opciones sin costo en esta misma lista.",
    },
    en: {
      audience:
        "Anyone who would rather learn by solving than by watching classes",
      gives: "Interactive maths and science lessons; most of it costs money",
      when: "Open all year",
      description:
        "Learn maths and science with interactive lessons in English: you read little and solve a lot. It works by subscription and has a free part.",
      note: "Try the free part first and check the price and billing date before you subscribe. For olympiads there are options at no cost in this same list.",
    },
  },
};
