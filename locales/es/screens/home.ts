/** Wording of the home page. */
export const home = {
  title: "Trampolín: becas y oportunidades para estudiantes",
  description:
    "Becas, veranos, olimpiadas, universidades y recursos para estudiantes de América Latina, con su página oficial y el día en que los comparamos. Gratis y sin registro.",
  hero: {
    kicker: "Becas, veranos, olimpiadas y universidades",
    heading: "La beca que sí es para ti, a tiempo.",
    lead: "Programas reales con su página oficial, los meses en que suelen abrir y el día en que los comparamos con sus fuentes. Gratis. Sin registro para leer.",
    searchLabel: "Buscar en todo el catálogo",
    searchHint: "Prueba «química»",
    search: "Buscar",
    register: "Crear cuenta gratis",
    recommendations: "Mis recomendaciones",
    favourites: "Mis favoritos y fechas",
    browse: "Explorar becas",
    items: "programas y recursos",
    countries: "países con algo propio",
    compared: "última comparación",
  },
  sectionLinks: {
    heading: "Elige por dónde empezar",
    scholarships: "Públicas, privadas, por mérito y por necesidad.",
    opportunities: "Veranos, investigación, prácticas y seminarios.",
    universities: "Nacionales e internacionales.",
    competitions: "Olimpiadas y concursos, de matemáticas a debate.",
    mentorship: "Personas y pruebas que ayudan a decidir.",
    resources: "Exámenes, idiomas, bibliotecas y plantillas.",
  },
  soon: {
    closing: "Suelen cerrar pronto",
    closingText:
      "En los próximos 60 días, por fechas anunciadas o por convocatorias pasadas.",
    opening: "Suelen abrir pronto",
    openingText: "Prepara tus documentos antes de que abran.",
    closingMore_one: "y {{count}} más con cierre cercano",
    closingMore_other: "y {{count}} más con cierre cercano",
    openingMore_one: "y {{count}} más con apertura cercana",
    openingMore_other: "y {{count}} más con apertura cercana",
    none: "Nada por ahora en los próximos 60 días.",
    saved: "Tus fechas",
    savedText: "Lo que cierra primero entre lo que guardaste.",
    allSaved: "Ver mis favoritos y fechas",
    announced: "fecha anunciada",
    usual: "estimado",
  },
  tabs: {
    label: "Eventos y recursos",
    heading: "Para esta temporada",
    events: "Próximos eventos",
    featured: "Recursos destacados",
    site: "Sitio oficial",
    allResources: "Ver todos los recursos",
  },
  eventType: {
    Virtual: "Virtual",
    Presencial: "Presencial",
    Híbrido: "Presencial y en línea",
  },
  promise: {
    heading: "Cómo trabajamos",
    official: "Siempre a la página oficial",
    officialText:
      "Cada programa lleva al sitio de quien lo convoca. Unas pocas olimpiadas sin sitio llevan al de una sede o de la olimpiada que elige al equipo. Ves su dirección antes de tocar.",
    dates: "Sin fechas inventadas",
    datesText:
      "Si la fecha de este año no se ha anunciado, decimos en qué meses suele abrir y lo llamamos así: «suele».",
    free: "Gratis y sin rastreo",
    freeText:
      "No vendemos datos, no hay anuncios y leer no pide cuenta. Nadie debe cobrarte por una beca.",
    rules: "Cómo elegimos lo que publicamos",
  },
  start: {
    heading: "Guarda hoy, postula a tiempo",
    text: "Con una cuenta guardas tus becas con un toque y las encuentras en cualquier teléfono.",
    memberText:
      "Lo que guardas está en tus favoritos, con sus fechas, en cualquier teléfono donde entres.",
    register: "Crear cuenta",
    browse: "Ver becas",
  },
  feedback: {
    heading: "¿Qué nos falta?",
    text: "Cuéntanos qué buscabas y no encontraste, o qué está mal. Leemos todo.",
  },
} as const;
