export const eventItems = {
  "fil-guadalajara": {
    title: "Feria Internacional del Libro de Guadalajara (FIL)",
    description:
      "Conoce autoras y autores, asiste a charlas y encuentra libros de todo el mundo. Tiene programas para jóvenes, como FIL Joven. Confirma el primer día en la página oficial: las notas de prensa no coinciden.",
    when: "De fines de noviembre a inicios de diciembre",
  },
  filuni: {
    title: "Filuni: feria del libro de las universidades",
    description:
      "Recorre las editoriales universitarias y asiste a charlas, lecturas y talleres en Ciudad Universitaria, en la Ciudad de México. Es una buena forma de asomarte a lo que se investiga en cada carrera.",
    when: "Suele ser la última semana de agosto",
  },
  "noche-de-las-estrellas": {
    title: "Noche de las Estrellas",
    description:
      "Mira el cielo con telescopios y habla con quienes estudian astronomía, gratis, en plazas y campus de todo México. También hay charlas y talleres. Busca la sede más cercana y confirma la fecha del año.",
    when: "Suele ser en noviembre",
  },
  "unam-registro-licenciatura": {
    title: "Registro para entrar a la UNAM",
    description:
      "Regístrate en línea al concurso de selección de licenciatura de la UNAM. El plazo ha durado menos de dos semanas, así que revisa la convocatoria desde inicios de enero. La de otoño ha sido solo para el sistema abierto y a distancia (SUAyED).",
    when: "Suele ser entre enero y febrero",
  },
  "orientaton-unam": {
    title: "OrientaTÓN Vocacional UNAM",
    description:
      "Días de orientación en la UNAM para ayudarte a elegir carrera. No hemos podido confirmar una nueva edición: pregunta a la DGOAE antes de contar con ella.",
    when: "Sin fecha confirmada; consulta la página de la DGOAE",
  },
  "educationusa-ferias": {
    title: "Ferias EducationUSA",
    description:
      "Habla gratis con universidades de Estados Unidos y con asesores sobre admisión, costos y becas. Las fechas cambian según la ciudad: confírmalas con el centro EducationUSA de tu país.",
    when: "Sobre todo de agosto a octubre; cambia según la ciudad",
  },
  europosgrados: {
    title: "Feria EuroPosgrados México",
    description:
      "Conoce posgrados de universidades europeas y pregunta por becas sin salir de México. No hemos visto una edición cada año: confirma en la página oficial si toca este.",
    when: "En ediciones pasadas fue en noviembre; puede que no sea cada año",
  },
  "sat-fechas": {
    title: "Fechas del SAT internacional",
    description:
      "Presenta el examen que piden o aceptan muchas universidades de Estados Unidos. El registro en línea cierra unas dos semanas antes de cada fecha, a las 11:59 p. m. hora del este de EE. UU. Regístrate con tiempo.",
    when: "De agosto a diciembre, y en marzo, mayo y junio",
  },
  "space-apps-weekend": {
    title: "Fin de semana NASA Space Apps",
    description:
      "Dos días para crear un proyecto con datos abiertos de la NASA, en una sede local o en línea. Puedes ir sin equipo y sin experiencia. Mira en la página oficial las sedes de tu país.",
    when: "Un fin de semana al año; suele ser en octubre o en noviembre",
  },
  "erasmus-mundus-solicitud": {
    title: "Periodo de solicitud de Erasmus Mundus",
    description:
      "Postula a una maestría conjunta entre varias universidades, con posibilidad de beca. Cada una pone su fecha y sus requisitos: revísalos en su propia página.",
    when: "Suele ser de octubre a enero; cada maestría pone su fecha",
  },
} as const;
