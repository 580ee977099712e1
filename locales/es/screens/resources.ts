/** Wording of `/recursos` beside its lists. */
export const resources = {
  tips: "Consejos",
  warnings: "Señales de fraude",
  warningsText: "Nadie serio te cobra por recibir una beca.",
} as const;
