import type { Resource } from "../resource.schema.ts";

export const googleAcademico: Resource = {
  id: "google-academico",
  link: "https://scholar.google.com/schhp?hl=es",
  tags: ["buscador", "artículos", "citas", "tesis"],
  sources: [
    {
      url: "https://www.iprofesional.com/management/320213-que-es-y-como-se-usa-la-herramienta-google-academico",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://scielo.isciii.es/scielo.php?script=sci_arttext&pid=S2530-51152023000100004&lng=pt&tlng=es",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://scholar.googleblog.com/",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization: "Google",
  icon: "search",
  section: "researchPlatforms",
  type: "Plataforma",
  languages: ["es", "en"],
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
    "google academico",
    "google scholar",
    "buscar articulos cientificos",
    "donde encontrar fuentes confiables",
    "buscador de tesis",
    "citas apa ya hechas",
    "papers en español para mi tarea",
    "libros academicos y patentes",
    "fuentes serias para un ensayo",
    "como buscar informacion para la monografia",
    "quien cito este articulo",
    "academic article search",
    "find reliable sources for thesis",
    "mi maestra no me acepta wikipedia",
    "buscar articulos para mi tesis",
    "fuentes academicas confiables",
    "encontrar papers y libros",
    "citar articulos rapido",
    "buscar investigaciones en internet",
    "academic search engine",
    "donde saco informacion cientifica",
  ],
  texts: {
    es: {
      name: "Google Académico",
      audience:
        "Quien busca fuentes serias para una tarea, un ensayo o una tesis",
      gives:
        "Busca artículos, tesis, libros y patentes, con citas y alertas, sin costo",
      when: "Abierta todo el año",
      description:
        "Busca como en Google, pero entre artículos, tesis, libros y patentes. Copia la cita ya hecha, mira quién citó cada trabajo y crea alertas de tu tema.",
      note: "Buscar es gratis, pero algunos artículos se leen solo pagando. Mira si hay otra versión libre en el enlace «versiones» o prueba los sitios de acceso abierto de esta lista.",
    },
    en: {
      name: "Google Scholar",
      audience:
        "Anyone looking for solid sources for homework, an essay or a thesis",
      gives:
        "Searches articles, theses, books and patents, with citations and alerts, free",
      when: "Open all year",
      description:
        "Search as you do on Google, but among articles, theses, books and patents. Copy the ready-made citation, see who cited each work and set alerts on your topic.",
      note: "Searching is free, but some articles can only be read by paying. See if the “versions” link offers a free copy, or try the open-access sites in this list.",
    },
  },
};
