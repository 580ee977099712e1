/** Specification §2, System status, and §4, Status badge values. */
export const status = {
  title: "Estado del sistema",
  description:
    "Qué partes de Trampolín funcionan ahora: cuentas, páginas, búsqueda en otras fuentes y revisión de enlaces.",
  lead: "Tu navegador y el servidor preguntan ahora mismo a cada parte. Lo que ves es lo que respondió.",
  noScript: "Para verificar cada parte hace falta JavaScript.",
  again: "Volver a verificar",
  checkedAt: "Verificado a las {{time, datetime(timeStyle: medium)}}",
  labels: {
    operational: "Operacional",
    beta: "Operacional (Beta)",
    prototype: "Prototipo",
    planned: "Planeado",
    degraded: "Degradado",
    error: "Error",
    loading: "Verificando...",
  },
  degradedText: "«Degradado» quiere decir que funciona a medias.",
  summary: {
    loading: "Verificando las partes",
    trouble:
      "Algo que usas no responde: páginas, cuentas o favoritos. Inténtalo más tarde.",
    minor:
      "Todo lo tuyo funciona: páginas, cuenta y favoritos. Algo de lo que consultamos fuera responde mal; puede que veas menos resultados de otros sitios.",
    well: "Todo lo tuyo funciona: páginas, cuenta y favoritos.",
  },
  parts: {
    backend: {
      title: "Servidor y base de datos",
      text: "Guardan cuentas, favoritos y mensajes.",
    },
    frontend: {
      title: "Páginas",
      text: "El catálogo y todo lo que lees sin cuenta.",
    },
    functions: {
      title: "Funciones",
      text: "Programas que corren en el servidor cuando buscas.",
    },
    metaSearch: {
      title: "Búsqueda en otras fuentes",
      text: "Pregunta a sitios ajenos, que a veces tardan o no responden.",
    },
    scraper: {
      title: "Revisión de enlaces",
      text: "Comprueba si los enlaces del catálogo siguen vivos y copia convocatorias de otros sitios.",
    },
    integrations: {
      title: "Otras integraciones",
      text: "Conexiones con otros servicios. Aún no hay ninguna.",
    },
  },
  hour: {
    none: "Este servidor no recibió búsquedas en la última hora.",
    unknown: "Este servidor no cuenta las búsquedas: las atiende otro.",
    searches_one: "{{count}} búsqueda en la última hora.",
    searches_other: "{{count}} búsquedas en la última hora.",
    share:
      "Las fuentes respondieron al {{share, number(style: percent)}} de las consultas.",
  },
  run: {
    none: "Aún no hay una revisión terminada.",
    off: "Este servidor no hace revisiones por su cuenta.",
    unknown: "Este servidor no puede leer cuándo fue la última revisión.",
    links:
      "Enlaces revisados el {{when, datetime(dateStyle: medium; timeStyle: short)}}: {{checked, number}}; sin página: {{gone, number}}; no se pudieron revisar: {{notCheckable, number}}.",
    lists:
      "Otros sitios leídos el {{when, datetime(dateStyle: medium; timeStyle: short)}}: {{read, number}} de {{sources, number}}; convocatorias nuevas: {{found, number}}.",
  },
} as const;
