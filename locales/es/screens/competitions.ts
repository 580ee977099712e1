/** Wording of `/competencias` beside its lists. */
export const competitions = {
  benefits: "Qué ganas al competir",
  benefitsText: "Lo que se ha medido, y dónde.",
  call: "Empieza por un problema",
  callText:
    "Practica gratis con problemas de olimpiadas pasadas antes de inscribirte.",
  callLink: "Ver recursos para olimpiadas",
} as const;
