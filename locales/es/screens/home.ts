export const home = {
  title: "Trampolín: becas y oportunidades para estudiantes",
  description:
    "Becas reales para estudiantes de América Latina, con su página oficial, los meses en que suelen abrir y el día en que alguien las revisó. Gratis y sin registro para leer.",
  hero: {
    kicker: "Becas e intercambios, con su página oficial",
    heading: "La beca que sí es para ti, a tiempo.",
    lead: "Programas reales con su página oficial, los meses en que suelen abrir y el día en que alguien los revisó. Gratis. Sin registro para leer.",
    searchLabel: "Buscar becas",
    searchHint: "Prueba «Alemania»",
    search: "Buscar",
    register: "Crear cuenta gratis",
    browse: "Explorar becas",
    items: "becas e intercambios",
    countries: "países nombrados",
    reviewed: "última revisión",
  },
  doors: {
    soon: "Pronto",
    heading: "Elige por dónde empezar",
    scholarships: "Públicas, privadas, por mérito y por necesidad.",
    opportunities: "Veranos, investigación, prácticas y seminarios.",
    universities: "Nacionales e internacionales.",
    competitions: "Olimpiadas y concursos, de matemáticas a debate.",
    mentorship: "Personas y pruebas que ayudan a decidir.",
    resources: "Exámenes, idiomas, bibliotecas y plantillas.",
  },
  promise: {
    heading: "Cómo trabajamos",
    official: "Siempre a la página oficial",
    officialText:
      "Cada programa lleva al sitio de quien lo convoca. Ves su dirección antes de tocar.",
    dates: "Sin fechas inventadas",
    datesText:
      "Si la fecha de este año no se ha anunciado, decimos en qué meses suele abrir y lo llamamos así: «suele».",
    free: "Gratis y sin rastreo",
    freeText:
      "No vendemos datos, no hay anuncios y leer no pide cuenta. Nadie debe cobrarte por una beca.",
  },
  start: {
    heading: "Guarda hoy, postula a tiempo",
    text: "Con una cuenta guardas tus becas con un toque y las encuentras en cualquier teléfono.",
    register: "Crear cuenta",
    browse: "Ver becas",
  },
} as const;
