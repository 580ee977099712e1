export const mentorshipSteps = {
  knowYourself: {
    title: "Conócete",
    text: "Responde un test de intereses y anota qué materias, actividades y valores te importan. El resultado es una pista, no una sentencia.",
  },
  chooseProgramme: {
    title: "Elige un programa",
    text: "Compara requisitos, costo, idioma y fechas de los programas de esta página. El registro se hace siempre en el sitio oficial.",
  },
  meet: {
    title: "Reúnete con tu mentor",
    text: "Llega con preguntas concretas, dale unos días para responder y acuerden metas: lista de universidades, ensayo, entrevista o plan de estudio.",
  },
  actAndReview: {
    title: "Actúa y revisa",
    text: "Haz tus tareas, entrega tus solicitudes a tiempo y mira con tu mentor qué sigue, también después de la admisión.",
  },
} as const;
