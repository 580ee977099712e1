/** Wording of `/mentoria` beside its lists. */
export const mentorship = {
  reasons: "Por qué tener un mentor",
  reasonsText: "Lo que dicen los estudios, con sus límites.",
  steps: "Cómo funciona",
  faq: "Preguntas frecuentes",
  feedback: "¿Te sirvió esta página?",
} as const;
