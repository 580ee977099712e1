import type { Resource } from "../resource.schema.ts";

export const arxiv: Resource = {
  id: "arxiv",
  link: "https://arxiv.org/",
  tags: ["preprints", "física", "matemáticas", "informática"],
  sources: [
    {
      url: "https://blog.arxiv.org/2026/06/30/arxivs-next-chapter/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://mvelak.github.io/web3resources/arxiv.html",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  name: "arXiv",
  organization: "arXiv, Inc.",
  icon: "science",
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
  fields: ["mathematics", "naturalSciences", "technology"],
  cost: "free",
  cycle: { basis: "always" },
  phrases: [
    "arxiv papers",
    "archive papers de fisica",
    "articulos de matematicas gratis",
    "preprints cientificos",
    "leer investigacion reciente en computacion",
    "donde leer ciencia antes de publicarse",
    "articulos de estadistica y economia",
    "que es un preprint",
    "papers de astrofisica en ingles",
    "repositorio de articulos cientificos abierto",
    "free physics and math papers",
    "machine learning preprints",
    "quiero ser fisico y leer ciencia de verdad",
    "articulos de fisica y mate gratis",
    "preprints en ingles",
    "computer science papers free",
    "leer investigacion reciente",
    "estadistica y economia papers",
    "articulos de astronomia",
  ],
  texts: {
    es: {
      audience:
        "Quien quiere leer ciencia reciente de física, matemáticas o computación",
      gives: "Artículos científicos completos y de lectura libre",
      when: "Abierta todo el año",
      description:
        "Lee gratis artículos de física, matemáticas, computación, estadística, economía y otras áreas antes de que salgan en una revista. La mantiene una organización sin fines de lucro.",
      note: "Los textos pasan un filtro, pero no están revisados por pares. Antes de citarlos, mira si ya salieron en una revista. Casi todo está en inglés.",
    },
    en: {
      audience:
        "Anyone who wants to read recent physics, maths or computer science",
      gives: "Full scientific articles, free to read",
      when: "Open all year",
      description:
        "Read articles on physics, mathematics, computing, statistics, economics and other areas for free before they appear in a journal. A non-profit organisation runs it.",
      note: "The texts are screened but not peer reviewed. Before you cite one, check whether it has come out in a journal. Almost everything is in English.",
    },
  },
};
