export const team = {
  title: "Equipo",
  pageTitle: "Equipo | Trampolín",
  description:
    "Quién está detrás de Trampolín, cómo se cuida la información y cómo escribirle al equipo.",
  founder: {
    lead: "La persona que fundó Trampolín, y cómo escribirle.",
    mail: "Escribir un correo",
    links: "Enlaces",
  },
  project: {
    lead: "Trampolín es un proyecto abierto: cualquiera puede ver cómo está hecho. Esto es lo que hace y cómo se cuida.",
    heading: "Sobre el proyecto",
  },
  contact: {
    heading: "Escribe al equipo",
    text: "Pide asesoría, avisa de un error o propón algo. Leemos cada mensaje y respondemos por correo.",
  },
} as const;
