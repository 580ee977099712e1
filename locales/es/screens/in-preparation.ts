/** Screens whose content is still being checked: they say so and lead on. */
export const inPreparation = {
  heading: "Estamos preparando esta sección",
  text: "Publicamos un programa solo cuando alguien comprobó sus datos. Mientras tanto, las becas ya están listas.",
  scholarships: "Ver becas",
  home: "Volver al inicio",
  titles: {
    status: "Estado del sistema",
  },
  description: "Esta sección de Trampolín está en preparación.",
} as const;
