export const competitionBenefitItems = {
  "interes-stem": {
    title: "Más interés por carreras de ciencia y tecnología",
    text: "Una encuesta a 15,847 estudiantes de EE. UU. asoció competir con más interés por una carrera STEM (ciencia, tecnología, ingeniería o matemáticas). Ya descuenta el interés previo. Con más de una competencia el efecto se triplicó. No es una garantía.",
  },
  "robotica-largo-plazo": {
    title: "Un efecto que dura años",
    text: "La Universidad Brandeis, en EE. UU., siguió unos diez años a participantes de FIRST y a un grupo de comparación. Quienes participaron estudiaron y trabajaron más en STEM, sobre todo las mujeres. Ten en cuenta que el estudio se hizo para FIRST.",
  },
  "talento-oportunidad": {
    title: "El talento necesita apoyo",
    text: "Un estudio de 2020 siguió a participantes de la IMO de todo el mundo: a más puntos, más doctorados y publicaciones en matemáticas. Con el mismo puntaje, quienes venían de países de menores ingresos llegaron menos a la investigación.",
  },
  "eleccion-de-carrera": {
    title: "Ayuda a elegir carrera",
    text: "En un estudio de 2019, la mitad de los exparticipantes de Science Olympiad dijo que competir influyó en la carrera que eligió. Es su propia opinión y la muestra es de una sola universidad de EE. UU.",
  },
  "tecnologia-mujeres": {
    title: "Más mujeres interesadas en la computación",
    text: "En una encuesta sobre cinco años, 78 % de las egresadas de Technovation dijo interesarse más por la computación y 70 % por emprender. Los datos son del propio programa y la fuente no dice cuántas contestaron.",
  },
  "formacion-gratuita": {
    title: "Formación y apoyos sin costo",
    text: "Esto no es un estudio: son las reglas de dos olimpiadas. La OMM es gratis, cubre la estancia en el concurso nacional y entrena a los preseleccionados. En la IOAA el anfitrión paga alojamiento y comidas. Otras competencias sí cuestan.",
  },
} as const;
