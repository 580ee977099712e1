/** Specification §8: thanks and failure are literal. */
export const feedback = {
  note: "No escribas tu teléfono ni tu dirección. Si iniciaste sesión, se guarda junto con tu cuenta.",
  name: "Tu nombre",
  feedback: "Tus comentarios",
  feedbackError: "Escribe tus comentarios (máximo 5000 caracteres).",
  submit: "Enviar comentarios",
  thanks: "¡Gracias por tu opinión!",
  thanksText: "Tus comentarios ya llegaron.",
  failedText:
    "Hubo un problema al guardar tus comentarios. Inténtalo de nuevo.",
  local: {
    note: "Lo que escribas se queda en este dispositivo: se guarda en tu navegador y no se envía a nadie.",
    submit: "Guardar comentarios",
    submitting: "Guardando...",
    kept: "Se guardó solo en este dispositivo.",
    failed: "No se pudo guardar",
    failures: {
      blocked:
        "Tu navegador no deja guardar datos de este sitio: revisa su configuración. Lo que escribiste sigue aquí.",
      full: "Ya no hay espacio para los datos de este sitio. Lo que escribiste sigue aquí.",
    },
  },
} as const;
