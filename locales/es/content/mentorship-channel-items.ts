export const mentorshipChannelItems = {
  math2me: {
    audience:
      "Quienes batallan con mate o física en secundaria, prepa o universidad",
    gives: "Videos de matemáticas y física, paso a paso y gratis",
    when: "Todo el año",
    description:
      "Busca el tema que no entendiste en clase y mira el ejercicio resuelto paso a paso. Detén el video, inténtalo por tu cuenta y compara.",
  },
  curiosamente: {
    audience: "Gente curiosa de cualquier edad",
    gives: "Animaciones cortas de ciencia, historia y filosofía, gratis",
    when: "Todo el año",
    description:
      "Un canal mexicano que responde preguntas grandes con animaciones claras. Sirve para descubrir qué temas te enganchan antes de elegir carrera.",
  },
  crashcourse: {
    audience: "Estudiantes de prepa y primer año que entienden inglés",
    gives: "Cursos completos en video, gratis, y lecciones sobre cómo estudiar",
    when: "Todo el año",
    description:
      "Sigue un curso entero de historia, biología o economía en videos breves. Va rápido: pon subtítulos en inglés y aprovecha para practicar el idioma.",
  },
  "college-essay-guy": {
    audience: "Quienes preparan su solicitud a universidades de Estados Unidos",
    gives: "Orientación en video sobre ensayos y admisión, gratis",
    when: "Todo el año",
    description:
      "Aprende a encontrar un tema y a armar tu ensayo personal. Mira uno o dos videos antes de escribir tu primer borrador. Está en inglés.",
  },
} as const;
