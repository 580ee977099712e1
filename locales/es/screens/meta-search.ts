/** Specification §2, Meta-search: results from outside our own catalogue. */
export const metaSearch = {
  loading: "Buscando en otras fuentes…",
  count_one: "{{number}} resultado de otros sitios",
  count_other: "{{number}} resultados de otros sitios",
  none: {
    empty: "No se encontraron resultados",
    failed: "Ahora no pudimos preguntar en otros sitios",
  },
  tooMany: "Hiciste muchas búsquedas seguidas. Espera unos minutos.",
  filter: "Ver solo una fuente",
  filterBy: "{{name}} ({{number}})",
  sourceReports: {
    heading: "A quién preguntamos",
    searchThere: "Buscar en su sitio",
    ok: "{{name}}: {{found}} en {{seconds}} s",
    empty: "{{name}}: sin resultados",
    stale: "{{name}}: {{found}}, copia de {{age}}",
    timeout: "{{name}}: no respondió",
    error: "{{name}}: no se pudo consultar",
    suspended: "{{name}}: falló hace poco, no le preguntamos",
    skipped: "{{name}}: no le preguntamos",
  },
} as const;
