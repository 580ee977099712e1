/** Wording of `/oportunidades` beside its lists. */
export const opportunities = {
  mentorship: "¿No sabes cuál elegir?",
  mentorshipText:
    "Un mentor que ya estuvo ahí te ayuda a escoger y a preparar tu solicitud.",
  mentorshipLink: "Ver programas de mentoría",
} as const;
