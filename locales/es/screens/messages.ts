/** Shared wording of message forms. */
export const messages = {
  optional: "opcional",
  required: "obligatorio",
  submit: "Enviar",
  submitting: "Enviando...",
  emailError: "Escribe un correo, por ejemplo nombre@correo.com.",
  failed: "Error al enviar",
  failures: {
    rejected: "No se pudo enviar tu mensaje. Inténtalo de nuevo.",
    unreachable:
      "No hay conexión con el servidor. Tu mensaje sigue aquí: inténtalo de nuevo.",
    tooMany: "Enviaste varios mensajes seguidos. Espera unos minutos.",
  },
  lost: "Cerraste el formulario antes de que se enviara. Ábrelo: tu mensaje sigue ahí.",
} as const;
