/** Screens whose content is still being checked: they say so and lead on. */
export const inPreparation = {
  titles: {
    completeProfile: "Completar perfil",
    profile: "Mi perfil",
    recommendations: "Mis recomendaciones",
  },
  description: "Esta sección de Trampolín está en preparación.",
  member: {
    text: "Esta parte de tu cuenta está en preparación. Tus favoritos ya se guardan: los ves primero en la lista de becas.",
    favourites: "Ver mis favoritos en becas",
    name: "Nombre completo",
    email: "Correo electrónico",
    logout: "Cerrar sesión",
  },
} as const;
