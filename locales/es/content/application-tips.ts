export const applicationTips = {
  "empieza-seis-meses-antes": {
    title: "Empieza al menos 6 meses antes",
    text: "Junta documentos, pide cartas y prepara el idioma seis meses o más antes del cierre. Para un posgrado en el extranjero, hay quien aconseja un año.",
  },
  "lee-las-bases-oficiales": {
    title: "Lee las bases completas en el sitio oficial",
    text: "Revisa nacionalidad, edad, nivel y promedio antes de invertir tiempo. Si ya cerró, prepárate con las bases pasadas y vuelve a leerlas al abrir: montos y requisitos cambian de un año a otro.",
  },
  "cuida-tus-documentos": {
    title: "Entrega documentos completos y traducidos",
    text: "Haz una lista y marca cada papel. Si falta uno, pueden rechazarte sin leer el resto. Si piden otro idioma, agrega la traducción.",
  },
  "certifica-tu-idioma": {
    title: "Certifica tu idioma con tiempo",
    text: "Saber el idioma no alcanza: a menudo hay que probarlo con un certificado. En 2018, el ICETEX de Colombia dijo que el idioma era la causa principal de las becas que se pierden.",
  },
  "elige-bien-tus-recomendaciones": {
    title: "Pide cartas a quien te conoce de verdad",
    text: "Elige a alguien que haya visto tu trabajo, aunque no sea famoso. Avísale con tiempo y comprueba que la carta salió antes del cierre.",
  },
  "ensayo-con-ejemplos": {
    title: "Escribe un ensayo concreto y propio",
    text: "Cuenta cosas que hiciste, con ejemplos. Di qué quieres estudiar, por qué ahí y qué harás después. Respeta el límite de palabras.",
  },
  "revisa-que-cubre": {
    title: "Revisa qué cubre y qué no",
    text: "Con una beca parcial quizá pagues vuelos, seguro o parte de la colegiatura. Y distingue beca de crédito-beca: el crédito se devuelve.",
  },
  "no-pagues-por-una-beca": {
    title: "Desconfía de quien te cobra o te garantiza una beca",
    text: "Ninguna empresa puede asegurarte una beca. Aléjate si te piden pagos por adelantado, datos bancarios o decidir con prisa. Trámites públicos como Beca 18 o las becas Benito Juárez son gratis.",
  },
} as const;
