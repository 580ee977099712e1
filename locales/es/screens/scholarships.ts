/** Wording of `/becas` beside its lists. */
export const scholarships = {
  tips: "Consejos para postular",
  advice: "¿Tienes una duda sobre una beca?",
  adviceText:
    "Escríbenos. Leemos cada mensaje y respondemos por correo. No gestionamos becas ni prometemos que la consigas.",
} as const;
