/** Wording of `/recursos` beside its lists. */
export const resources = {
  tips: "Consejos",
  warnings: "Señales de fraude",
  warningsText: "Nadie serio te cobra por recibir una beca.",
  suggest: "¿Conoces un recurso que falta?",
  suggestText:
    "Dinos cuál es y por qué sirve. Lo revisamos antes de publicarlo.",
  suggestOpen: "Sugerir un recurso",
} as const;
