/** Recommendations: the block of the home page and their own screens. Specification §2. */
export const recommendations = {
  title: "Mis recomendaciones",
  description: "Becas y opciones que coinciden con tu perfil en Trampolín.",
  lead: "Comparamos el catálogo con tu perfil. Cada opción dice por qué te la mostramos.",
  heading: "Recomendaciones para ti",
  editProfile: "Completar mi perfil",
  all: "Ver todas mis recomendaciones",
  loading: "Buscando recomendaciones para ti...",
  searching: "Buscando también en otros sitios…",
  count_one: "{{count}} recomendación",
  count_other: "{{count}} recomendaciones",
  unmatched:
    "De nuestro catálogo, nada para ti nombra {{careers}}: esto coincide con lo demás de tu perfil.",
  lanes: {
    now: {
      title: "Postula ahora",
      text: "Están abiertas, o suelen abrir en los próximos 60 días.",
    },
    later: {
      title: "Prepárate",
      text: "Abren después, o no sabemos si ya abrieron: cada una lo dice.",
    },
    tools: {
      title: "Herramientas para ti",
      text: "No hay que postular: úsalas cuando quieras.",
    },
    elsewhere: {
      title: "En otros sitios",
      text: "Resultados que encontramos al buscar con tu perfil.",
    },
    more: {
      title: "Más opciones para ti",
      text: "También coinciden con tu perfil.",
    },
    almost: {
      title: "Casi",
      text: "Te falta una sola cosa, y puede cambiar con tiempo o trabajo. Confirma los demás requisitos en cada página oficial.",
    },
  },
  empty: {
    title: "Personaliza tu Experiencia",
    text: "Todavía no tenemos datos suficientes para recomendarte algo.",
    retry: "Reintentar búsqueda",
  },
  failed: {
    title: "No pudimos cargar el catálogo",
    text: "Revisa tu conexión y vuelve a intentarlo.",
    retry: "Intentar de nuevo",
  },
  device: {
    title: "Recomendaciones sin cuenta",
    description:
      "Opciones que coinciden con el perfil que guardas solo en tu dispositivo.",
    lead: "Usamos el perfil que guardaste en este dispositivo. Nada de él sale de aquí.",
    note: "Sin cuenta no buscamos en otros sitios: la búsqueda les diría qué carreras e idiomas te interesan.",
    noScript:
      "El perfil sin cuenta está en este navegador, y para leerlo hace falta JavaScript: actívalo y recarga la página. El catálogo se lee sin él.",
    catalogue: "Ver las becas",
    noProfileTitle: "Aún no hay un perfil en este dispositivo",
    noProfileText:
      "Cuéntanos qué estudias y qué te interesa. Se guarda solo aquí.",
    create: "Crear un perfil sin cuenta",
    edit: "Cambiar mi perfil",
  },
  card: {
    external: "Externa",
    source: "Fuente: {{source}}",
    why: "Por qué",
    missing: "Te falta: {{requirement}}",
    when: "Fecha",
    amount: "Monto",
    level: "Nivel",
    varies: "Varía",
    everyone: "Todos",
    unchecked: "Nadie de Trampolín revisó este resultado.",
    official: "Sitio oficial",
    visit: "Abrir la página",
    details: "Detalles",
  },
  /** The one change that a near miss needs. */
  change: {
    heading: "Cuánto tarda y dónde más te falta",
    time: {
      language: "No sabemos cuánto tardarás en aprender el idioma.",
      languageLevel: "No sabemos cuánto tardarás en llegar a ese nivel.",
      exam: "No tenemos una fuente de cuánto tarda el examen.",
      grade: "No sabemos cuánto tarda en subir un promedio.",
      studies: "Llega con tus estudios, en una fecha que no conocemos.",
      other: "No sabemos cuánto tarda este cambio.",
    },
    birthday: "Cumples {{age}} años el {{date}}.",
    examDays:
      "Del fin de la inscripción a los resultados: de {{min}} a {{max}} días.",
    examPart: "Solo el examen, sin la preparación:",
    examUnknown:
      "Del resto no tenemos fuente: pregunta en un centro de examen.",
    always: "No tiene meses fijos de inscripción.",
    mayCloseNow: "Suele cerrar en estos días: mira hoy en su página oficial.",
    fit: {
      fits: "Con estos tiempos cabe antes del {{closing}}, si hay fecha de examen.",
      tight:
        "Solo si va rápido cabe antes del {{closing}}, si hay fecha de examen.",
      unknown: "No sabemos si cabe antes del {{closing}}.",
      late: "Ya no cabe antes del {{closing}}.",
      next: "Después viene el {{closing}}.",
      noNext: "No conocemos el siguiente cierre.",
      undated: "No conocemos su próximo cierre.",
    },
    closing: {
      announced: "cierre anunciado del {{date}}",
      pastClosings:
        "cierre estimado del {{date}} (según cierres pasados; no es una fecha límite)",
      usualDay:
        "cierre estimado del {{date}} (su día habitual; no es una fecha límite)",
      usualMonth:
        "cierre estimado del {{date}} (primer día de su mes habitual; no es una fecha límite)",
    },
    opens: "Te falta lo mismo en: {{titles}}. Revisa sus otros requisitos.",
    more_one: "{{count}} más",
    more_other: "{{count}} más",
    plan: "Ver el plan",
    planName: "Ver el plan de {{title}}",
  },
  reasons: {
    career: "Coincide con tu carrera: {{term}}",
    girls: "Es para chicas, como pediste",
    language: "Coincide con tu idioma: {{language}}",
    languageCountry: "Tiene que ver con un país donde se habla {{language}}",
    level: "Es para tu nivel de estudios",
    anyLevel: "Es para cualquier nivel de estudios",
    country: "Está en tu país",
    national: "Es para estudiantes de tu país",
    test: "Menciona tu examen: {{name}}",
    programs_one: "Enseña {{count}} carrera como la que buscas",
    programs_other: "Enseña {{count}} carreras como la que buscas",
    search: "Apareció al buscar «{{term}}»",
  },
} as const;
