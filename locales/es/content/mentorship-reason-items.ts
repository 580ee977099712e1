export const mentorshipReasonItems = {
  "more-enrolment": {
    title: "Puede acercarte a la universidad",
    text: "En 20 preparatorias de Estados Unidos, tener un mentor universitario subió unos 15 puntos el ingreso de las mujeres a la universidad. Entre los hombres no hubo un efecto claro, y la información o el dinero solos no bastaron.",
  },
  "know-the-process": {
    title: "Entiendes trámites que nadie te explicó",
    text: "Fechas, exámenes, ensayos y becas: quien acaba de pasar por ahí te guía. Con límites: en Los Ángeles, un año de mentoría llevó a algunos más a universidades públicas. No subió el total que llegó a la universidad.",
  },
  "real-information": {
    title: "Información real sobre la carrera",
    text: "Hablar con quien ya estudia la carrera ayuda a confirmar o descartar una idea. En 2025, una sola facultad de la UNAM habló con unas 6,344 personas de bachillerato. Es cuánta gente atendió, no una prueba de que eligieron mejor.",
  },
  "confidence-role-models": {
    title: "Confianza y ejemplos cercanos",
    text: "Technovation cuenta que sus mentoras dan ejemplo de cómo resolver problemas, organizar el tiempo y no rendirse, y que sus equipos ganan confianza. Es la experiencia de esa organización, no un estudio.",
  },
  "level-the-field": {
    title: "Empareja la cancha",
    text: "El estudio de New Hampshire, en Estados Unidos, vio más efecto en mujeres y en quienes tenían menos ayuda con los trámites. Era mentoría intensiva y en persona: no esperes lo mismo de un par de mensajes.",
  },
} as const;
