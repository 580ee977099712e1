import type { Resource } from "../resource.schema.ts";

export const semanticScholar: Resource = {
  id: "semantic-scholar",
  link: "https://www.semanticscholar.org/",
  tags: ["buscador", "artículos", "citas"],
  sources: [
    {
      url: "https://www.semanticscholar.org/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://dev.to/0012303/semantic-scholar-has-a-free-api-it-gives-you-ai-summaries-of-research-papers-1bl1",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  name: "Semantic Scholar",
  organization: "Allen Institute for AI",
  icon: "search",
  section: "researchPlatforms",
  type: "Plataforma",
  languages: ["en"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  noteKey: "note",
  requirementsKeys: [],
  eligibility: [],
  levels: ["any"],
  fields: ["any"],
  cost: "free",
  cycle: { basis: "always" },
  phrases: [
    "semantic scholar",
    "buscador de papers con inteligencia artificial",
    "resumen automatico de articulos",
    "leer articulos cientificos mas rapido",
    "citas mas influyentes",
    "alertas de nuevas publicaciones",
    "estado del arte como empezar",
    "buscar bibliografia para la tesis",
    "alternativa a google scholar",
    "que articulos leer primero",
    "ia que resume investigaciones",
    "ai paper search with summaries",
    "literature review tool",
    "tengo cincuenta papers por leer y poco tiempo",
    "buscar papers con resumen automatico",
    "buscador de articulos con ia",
    "ai paper search",
    "encontrar estudios citados",
    "resumen rapido de investigaciones",
    "bibliografia para tesis en ingles",
  ],
  texts: {
    es: {
      audience:
        "Quien tiene que leer muchos artículos y no sabe por dónde empezar",
      gives:
        "Buscador académico con resúmenes automáticos y alertas, sin costo",
      when: "Abierta todo el año",
      description:
        "Busca artículos y lee un resumen automático de una frase antes de abrirlos. Te muestra las citas que más influyeron y te avisa cuando sale algo nuevo de tu tema.",
      note: "Los resúmenes los escribe una máquina: úsalos para elegir qué leer, no para citar. El sitio está en inglés.",
    },
    en: {
      audience: "Anyone with many articles to read and no idea where to start",
      gives:
        "An academic search engine with automatic summaries and alerts, free",
      when: "Open all year",
      description:
        "Search articles and read a one-sentence automatic summary before you open them. It shows the most influential citations and tells you when something new on your topic comes out.",
      note: "The summaries are written by a machine: use them to choose what to read, not to cite. The site is in English.",
    },
  },
};
