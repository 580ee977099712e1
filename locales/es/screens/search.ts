/** Specification §2, Meta-search, and §8. */
export const search = {
  title: "Buscar",
  lead: "Una búsqueda en todo el catálogo: becas, oportunidades, mentoría, universidades, competencias y recursos.",
  pageTitle: "Buscar en todo el catálogo | Trampolín",
  description:
    "Busca becas, veranos, olimpiadas, universidades, mentoría y recursos de estudio en un solo lugar, con o sin acentos.",
  label: "Buscar en todo el catálogo",
  hint: "Prueba «química» o «Alemania»",
  submit: "Buscar",
  loading: "Buscando…",
  results: "Resultados",
  count_one: "{{count}} resultado",
  count_other: "{{count}} resultados",
  countFirst: "Ves los primeros {{shown}} de {{count}} resultados.",
  showAll: "Ver todos",
  seeOthers: "Ver otras fuentes",
  none: "No se encontraron resultados",
  noneText:
    "Prueba con menos palabras, quita un filtro o busca el tema en lugar del nombre.",
  noneFiltered:
    "Quita un filtro, o escribe qué buscas: con palabras preguntamos también a otros sitios.",
  inWords: "Buscar «{{words}}» también en otros sitios",
  nearest: "Lo que más se parece a «{{sought}}»",
  empty: "Búsqueda vacía",
  emptyText: "Por favor, introduce un término de búsqueda.",
  failed: "¡Ups! Algo salió mal",
  failedText:
    "No se pudieron obtener los resultados. Por favor, inténtalo de nuevo más tarde.",
  failedTitle: "Error en la búsqueda",
  failedNotice: "Ocurrió un error al contactar con el servidor.",
} as const;
