export const resourceTips = {
  certificateValidity: {
    title: "Revisa cuánto dura tu certificado",
    text: "TOEFL, IELTS y Duolingo English Test valen dos años. DELF, DALF, JLPT y Cambridge no vencen, aunque a veces piden uno reciente. Si aún no postulas, elige examen y fecha con eso en mente.",
  },
  toeflScale: {
    title: "Fíjate en qué escala del TOEFL te piden",
    text: "Desde enero de 2026 el TOEFL usa una escala de 1 a 6. Durante dos años el reporte trae también la de 0 a 120. Confirma cuál pide tu beca o universidad antes de comparar tu puntaje.",
  },
  digitalExamDevice: {
    title: "Prepara tu equipo para los exámenes digitales",
    text: "Para el SAT instala Bluebook antes. ¿Sin computadora? Pide una prestada al registrarte, 30 días antes o más: a veces no hay. En sus exámenes en línea, UNAM e IPN han pedido navegador seguro; la UNAM, también cámara y micrófono.",
  },
  recommendationLetters: {
    title: "Pide tus cartas en persona y con tiempo",
    text: "Habla con cada docente, cuéntale por qué postulas y entrega todos los formularios de una vez. Si te propone que escribas tú la carta, busca a otra persona.",
  },
  preprints: {
    title: "Distingue un preprint de un artículo revisado",
    text: "arXiv modera lo que publica, pero no lo revisa por pares. Para una tarea o un proyecto, compara lo que lees ahí con revistas que estén en SciELO o DOAJ.",
  },
  tailoredCv: {
    title: "Haz un CV para cada convocatoria",
    text: "Guarda todo en un perfil, por ejemplo en Europass, y saca de ahí un CV distinto para cada solicitud. Cuenta qué cambió gracias a ti, no solo qué tareas hiciste.",
  },
} as const;
