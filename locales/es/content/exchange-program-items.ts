export const exchangeProgramItems = {
  "rotary-youth-exchange": {
    title: "Intercambio de Jóvenes de Rotary",
    audience: "Estudiantes de prepa de 15 a 19 años con un club rotario cerca",
    amount:
      "Casa, comidas y escuela en el destino; tu familia paga vuelo y seguro",
    level: "Preparatoria o bachillerato",
    deadline: "La fecha la pone cada club; acércate unos 12 meses antes",
    description:
      "Vive con familias anfitrionas y estudia en otro país: un año escolar o una estancia corta, de unas semanas a tres meses. No hace falta que tu familia sea parte de Rotary: el primer paso es hablar con el club de tu zona.",
    requirements: {
      age: "Tener entre 15 y 19 años (muchos distritos piden un rango más corto)",
      sponsor: "Contar con el patrocinio de un club rotario local",
      record: "Llevar buenas calificaciones y mostrar liderazgo",
      application: "Llenar una solicitud por escrito y pasar una entrevista",
      level: "Estudiar la prepa o el bachillerato",
    },
    note: "Pregunta a tu club qué edades acepta: 15 a 19 es el rango general, pero muchos distritos paran en 17 o 18. Pregunta también cuánto paga tu familia y si debe recibir en casa a otro estudiante, como piden algunos clubes.",
  },
  "afs-programas-interculturales": {
    title: "AFS Programas Interculturales",
    audience: "Estudiantes de secundaria o prepa, casi siempre de 15 a 18 años",
    amount: "Programa de pago; en algunos países hay becas totales o parciales",
    level: "Preparatoria o bachillerato",
    deadline: "Depende de tu país y del destino",
    description:
      "Vive con una familia anfitriona voluntaria y ve a la escuela en otro país, de dos meses a un año escolar. Voluntarios de AFS te orientan antes, durante y después del viaje.",
    requirements: {
      age: "Tener por lo general de 15 a 18 años al viajar (cambia según el destino)",
      level: "Estar en la secundaria o la prepa",
      health: "Gozar de buena salud",
      openness: "Mostrar madurez y apertura a otra cultura",
    },
    note: "Revisa la edad exacta en la página de AFS de tu país: cada destino pone sus límites, a veces con meses contados. Pregunta también cuánto cuesta y qué becas hay.",
  },
  "yfu-youth-for-understanding": {
    title: "YFU – Youth For Understanding",
    audience: "Estudiantes de prepa, por lo general de 15 a 18 años",
    amount: "Programa de pago; algunas oficinas nacionales dan becas",
    level: "Preparatoria o bachillerato",
    deadline: "Depende de tu país y del programa",
    description:
      "Convive con una familia anfitriona voluntaria y estudia en una escuela de otro país. Elige entre programas cortos, de un semestre o de un año escolar.",
    requirements: {
      age: "Tener por lo general de 15 a 18 años durante el programa",
      record: "Llevar buenas calificaciones",
      maturity: "Tener ganas y madurez para vivir en otra cultura",
      level: "Estudiar la prepa o el bachillerato",
    },
    note: "Busca la oficina de YFU de tu país. Ella te dice las edades, el costo, las becas y si tu destino pide saber el idioma.",
  },
  "ship-for-world-youth": {
    title: "Barco de la Juventud Mundial (Ship for World Youth)",
    organization: "Oficina del Gabinete de Japón",
    audience: "Jóvenes de 18 a 30 años de los países invitados cada año",
    amount:
      "Viaje internacional, alojamiento, comidas y actividades; el seguro y tus gastos los pagas tú",
    level: "Cualquier nivel de estudios",
    deadline:
      "Si tu país está invitado: ha cerrado en junio o en agosto, según el país",
    description:
      "Convive cerca de un mes, en tierra y a bordo de un barco, con jóvenes de Japón y de otros países. Hay seminarios, talleres e intercambio cultural sobre temas globales.",
    requirements: {
      age: "Tener entre 18 y 30 años",
      citizenship: "Ser ciudadano de un país invitado ese año",
      english: "Comunicarte bien en inglés",
      wholeProgramme: "Participar en el programa completo",
    },
    note: "Cada año se invita solo a unos diez o doce países. Pregunta a la embajada de Japón o al instituto de la juventud de tu país si hay convocatoria. No puedes postular por un país que no sea el tuyo.",
    figures: {
      y2026:
        "A la edición de 2026 fueron invitados, entre otros, Chile, Jamaica y República Dominicana.",
    },
  },
  "aiesec-voluntario-global": {
    title: "AIESEC Voluntario Global",
    audience: "Jóvenes de 18 a 29 o 30 años, sobre todo universitarios",
    amount:
      "Programa de pago: cuotas, vuelo, seguro y otros gastos por tu cuenta",
    level: "Sobre todo universidad y recién egresados",
    deadline: "Abierto todo el año; cada proyecto tiene sus fechas",
    description:
      "Sé voluntario de seis a ocho semanas en otro país, en un proyecto ligado a los Objetivos de Desarrollo Sostenible. AIESEC es una organización dirigida por jóvenes.",
    requirements: {
      age: "Tener entre 18 y 29 o 30 años, según la oficina de AIESEC",
      profile: "Crear un perfil gratuito y pasar una entrevista",
      language: "Tener el idioma que pida el proyecto, casi siempre inglés",
    },
    note: "No es una beca. Pagas una cuota en tu país y, a menudo, otra por el proyecto o el alojamiento; la edad máxima es de 29 o 30 años, según la oficina. Suma todo y lee la nota de aceptación antes de decir que sí.",
  },
} as const;
