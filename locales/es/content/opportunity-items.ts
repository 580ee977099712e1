/** Wording of the opportunities: one object for each item id. */
export const opportunityItems = {
  "canada-usa-mathcamp": {
    audience:
      "Jóvenes de 13 a 18 años de cualquier país con gusto por las matemáticas",
    gives:
      "Cinco semanas de matemáticas; es de pago, con becas parciales y completas",
    when: "El examen suele salir en enero y la solicitud cerrar en marzo",
    where: "Un campus distinto de Estados Unidos o Canadá cada año",
    description:
      "Pasa cinco semanas del verano del hemisferio norte con gente que disfruta las matemáticas tanto como tú. No piden calificaciones: resuelves un examen de problemas abiertos. Su política es que nadie admitido falte por dinero.",
    requirements: {
      age: "Tener entre 13 y 18 años",
      quiz: "Resolver el examen propio (Qualifying Quiz)",
      reference:
        "Enviar un texto personal y la referencia de alguien que te conozca",
      language: "Entender clases en inglés",
    },
    note: "Pide la beca aunque vivas fuera de Estados Unidos o Canadá: también es para estudiantes internacionales y puede incluir viaje y visa. La respuesta suele llegar en abril.",
  },
  "promys-boston-university": {
    audience: "Jóvenes de 14 años o más, muy interesados en las matemáticas",
    gives:
      "Seis semanas con alojamiento; es de pago y puede no haber ayuda si vienes de otro país",
    when: "Suele abrir a inicios de enero y cerrar en marzo",
    where: "Boston University, Estados Unidos",
    description:
      "Vive seis semanas dedicado a las matemáticas, de fin de junio a inicios de agosto, con unas 80 personas. Para entrar resuelves problemas difíciles que piden tiempo y paciencia, no velocidad.",
    requirements: {
      age: "Tener al menos 14 años el primer día",
      school: "Haber terminado el 9.º grado o su equivalente",
      problems:
        "Enviar tus soluciones a los problemas, tu historial y una recomendación",
      university: "No estar inscrito a tiempo completo en la universidad",
      language: "Entender clases en inglés",
    },
    figures: {
      y2024: "En 2024 costaba 6,100 USD.",
    },
    note: "Hay muy pocos lugares para quien viene de otro país, y la ayuda económica se decide caso por caso. Pregunta antes de contar con ella.",
  },
  "uwc-short-courses": {
    name: "Cursos cortos de UWC",
    audience: "Sobre todo jóvenes; cada curso fija sus edades",
    gives:
      "Un curso corto e internacional; tiene cuota y algunas becas según necesidad",
    when: "La mayoría son en julio y agosto; cada curso pone su plazo",
    where: "Varios países, en línea o mixto",
    description:
      "Convive de una a pocas semanas con jóvenes de muchos países y trabaja temas como paz, sostenibilidad o liderazgo. Es una forma breve de conocer UWC sin estudiar dos años en uno de sus colegios.",
    requirements: {
      age: "Cumplir la edad que pida el curso",
      language:
        "Poder expresarte en inglés, el idioma de casi todos los cursos",
      application: "Postular a cada curso por separado",
    },
    note: "Suma los gastos antes de decir que sí: por lo general el viaje, la visa y tu dinero de bolsillo los pagas tú. Pregunta en cada curso qué becas tiene.",
  },
  "summer-science-program-ssp": {
    audience:
      "Estudiantes del penúltimo año de prepa, de 15 a 18 años, de cualquier país",
    gives:
      "Cinco semanas de investigación con alojamiento; es de pago, con ayuda según necesidad",
    when: "Suele abrir en diciembre y cerrar en enero para otros países",
    where: "Varias universidades de Estados Unidos",
    description:
      "Haz investigación real durante cinco semanas, entre junio y agosto: astrofísica, bioquímica, genómica bacteriana o química sintética. Al decidir quién entra no miran cuánto puede pagar tu familia.",
    requirements: {
      age: "Tener al menos 15 años y no cumplir 19 durante el programa",
      studies: "Estar en el penúltimo año de la prepa o el bachillerato",
      courses: "Haber llevado las materias previas que pide tu área",
      language: "Trabajar en inglés",
    },
    note: "El cierre para otros países llega antes que el de Estados Unidos. Revisa cuándo se pide la ayuda, que en años pasados era antes del plazo, y cuánto cubre si vienes de fuera.",
  },
  "telluride-association-summer-seminar": {
    audience:
      "Estudiantes de 15 a 18 años a uno o dos años de terminar la prepa",
    gives:
      "Clases, libros y comidas sin costo; el viaje va por tu cuenta y puedes pedir apoyo",
    when: "La solicitud suele cerrar a inicios de diciembre",
    where: "Universidades de Estados Unidos",
    description:
      "Lee, discute y escribe durante cinco semanas de junio y julio en un seminario de humanidades y ciencias sociales, junto con estudiantes de muchos lugares. Postular tampoco cuesta.",
    requirements: {
      studies:
        "Postular cuando te falten uno o dos años para terminar la prepa",
      age: "Tener de 15 a 18 años al empezar (según la convocatoria de 2024)",
      language: "Leer, escribir y debatir en inglés",
    },
    figures: {
      y2026:
        "Para el verano de 2026, la solicitud cerró el 3 de diciembre de 2025. El programa fue del 21 de junio al 25 de julio de 2026.",
    },
    note: "Si el pasaje es un problema, pide apoyo: existe. La sede y la duración cambian según el año, así que míralas en la página oficial.",
  },
  "yale-young-global-scholars": {
    audience:
      "Estudiantes de cualquier país a uno o dos años de terminar la prepa",
    gives:
      "Dos semanas en Yale; es de pago, con ayuda que puede cubrir toda la colegiatura",
    when: "Suele haber un cierre anticipado en octubre y el regular en enero",
    where: "Universidad de Yale, New Haven, Estados Unidos",
    description:
      "Toma clases y seminarios de varias disciplinas durante dos semanas, entre junio y agosto, con jóvenes de más de 150 países. No hay calificaciones ni créditos: vas a aprender y a conocer gente.",
    requirements: {
      studies: "Estar a uno o dos años de terminar la prepa",
      age: "Tener de 16 a 18 años en julio (así en la convocatoria de 2025)",
      documents:
        "Enviar ensayos, actividades, historial académico y una recomendación",
      language: "Seguir clases en inglés",
      once: "No haber participado antes en YYGS",
    },
    figures: {
      y2026: "En 2026 costaba 7,000 USD antes de la ayuda.",
    },
    note: "Pide la ayuda económica en la misma solicitud: también es para estudiantes de otros países. Las fechas y el precio cambian cada año, míralos en la página oficial.",
  },
  "cern-beamline-for-schools": {
    audience:
      "Equipos de prepa de cualquier país, de 16 a 19 años, con un adulto que los guíe",
    gives:
      "Participar es gratis; los equipos ganadores reciben una estancia pagada de unas dos semanas",
    when: "La propuesta suele cerrar en abril; la estancia es en septiembre",
    where: "CERN (Ginebra), DESY (Hamburgo) o Bonn, según la edición",
    description:
      "Diseña con tu equipo un experimento de física para un acelerador de partículas. Mandas una propuesta escrita y un video en inglés, y los equipos ganadores van a hacer su experimento en un laboratorio de Europa.",
    requirements: {
      age: "Tener de 16 a 19 años, con 16 cumplidos al enviar la propuesta",
      team: "Armar un equipo de al menos 5 estudiantes para poder viajar",
      coach: "Contar con una persona adulta que guíe al equipo",
      language: "Preparar la propuesta y el video en inglés",
      studies: "Estar en la prepa o el bachillerato",
    },
    figures: {
      y2025: "En 2025 ganaron cinco equipos, uno de ellos de México.",
    },
    note: "Confirma cada año las sedes, las fechas y cuántos equipos ganan: hay años en que los aceleradores del CERN paran por mantenimiento. Por equipo viajan de 5 a 9 estudiantes (así en 2025).",
  },
  "rsi-research-science-institute": {
    audience:
      "Estudiantes del penúltimo año de prepa, solo si su país hace selección",
    gives:
      "Seis semanas en el MIT sin pagar colegiatura, con un mentor de investigación",
    when: "Cada país pone su fecha; el programa es en el verano del hemisferio norte",
    where: "MIT, Cambridge (Massachusetts), Estados Unidos",
    description:
      "Empieza con una semana de seminarios y sigue con cinco de investigación propia junto a un mentor. Es muy selectivo: entran unas 100 personas, un tercio de fuera de Estados Unidos, entre miles de solicitudes.",
    requirements: {
      country: "Vivir en un país que haga su propia selección para el RSI",
      studies:
        "Estar en el penúltimo año de la prepa o el bachillerato al postular",
      language: "Investigar y exponer en inglés",
    },
    note: "Pregunta primero al CEE si tu país participa este año: si no participa, no puedes postular. Pregunta también quién paga el viaje.",
  },
  "programa-delfin-verano": {
    name: "Programa Delfín: Verano de la Investigación",
    audience:
      "Universitarios desde 4.º semestre y de maestría de instituciones afiliadas",
    gives:
      "Siete semanas de investigación con tutoría; el apoyo económico depende de tu universidad",
    when: "El registro suele ser en febrero y marzo; la estancia, en junio y julio",
    where: "México y otros países, como Colombia, Perú o Costa Rica",
    description:
      "Pasa siete semanas del verano en un proyecto de investigación, con alguien que investiga y te guía, en otra universidad o centro. Hay lugar para todas las áreas, también humanidades y ciencias sociales.",
    requirements: {
      enrolment: "Estudiar en una institución afiliada al programa",
      studies: "Cursar la licenciatura desde 4.º semestre o una maestría",
      grade: "Llevar promedio de 8.5 o más, según convocatorias recientes",
    },
    figures: {
      y2026:
        "En 2026 la estancia fue del 8 de junio al 24 de julio (31.ª edición).",
    },
    note: "Busca en tu universidad a quien coordina el Programa Delfín: te dirá la fecha interna, el promedio que piden y qué gastos cubren.",
  },
  "mitacs-globalink-research-internship": {
    audience:
      "Universitarios de países participantes, como México, Brasil y Colombia",
    gives:
      "Apoyo para pasaje, vivienda, comida y traslado, más seguro médico de emergencia",
    when: "Suele abrir en agosto y cerrar en septiembre, para viajar el año siguiente",
    where: "Más de 70 instituciones de Canadá",
    description:
      "Investiga doce semanas en una institución de Canadá, entre mayo y octubre. Hay proyectos de todas las áreas, en inglés o en francés.",
    requirements: {
      country:
        "Estudiar en un país participante; en 2025, de la región: Brasil, Colombia y México",
      studies: "Estar cursando la licenciatura",
      language: "Hablar inglés o francés, según el proyecto",
      documents:
        "Enviar carta de recomendación, CV e historial en inglés o francés",
      age: "Tener 18 años o más",
    },
    note: "La lista de países y universidades socias cambia cada año: confírmala antes de empezar. En México puede haber además un trámite con la SEP o con tu universidad.",
  },
  "caltech-surf": {
    audience: "Universitarios de cualquier país con dos semestres terminados",
    gives:
      "Una beca de verano para diez semanas de investigación; el monto cambia cada año",
    when: "Suele cerrar el 22 de febrero; el mentor se busca antes",
    where: "Caltech, Pasadena (California), Estados Unidos",
    description:
      "Propón un proyecto junto con un mentor de Caltech y dedícale diez semanas entre junio y agosto. También pueden postular estudiantes de otras universidades y de otros países, para proyectos en el campus.",
    requirements: {
      studies:
        "Seguir en la licenciatura, con al menos dos semestres terminados",
      mentor: "Acordar un proyecto con un mentor de Caltech antes de postular",
      grade: "Tener promedio de al menos 2.5 de 4.0",
      letters:
        "Enviar propuesta, historial académico y tres cartas de recomendación",
      language: "Trabajar en inglés",
    },
    note: "Si vienes de otro país, solo puedes ir al campus, no al laboratorio JPL, y necesitas visa F-1 o J-1. Pregunta a tu mentor cómo se paga la beca.",
  },
  "isternship-ista": {
    audience:
      "Universitarios con cuatro semestres terminados y de maestría, de todo el mundo",
    gives:
      "Estancia becada con pago mensual; mira el monto del año en la página de ISTA",
    when: "La convocatoria suele salir hacia diciembre; revisa ahí el cierre",
    where: "Klosterneuburg, cerca de Viena, Austria",
    description:
      "Únete de dos a tres meses a un grupo de investigación en ciencias naturales, matemáticas o computación, entre mediados de mayo y mediados de septiembre. No hace falta hablar alemán.",
    requirements: {
      studies:
        "Cursar licenciatura o maestría, o haberte graduado en el último año",
      semesters:
        "Si estás en la licenciatura, tener cuatro semestres terminados",
      language: "Trabajar en inglés",
    },
    note: "No escribas a los profesores antes de postular: lo piden así. Lee en la página de ISTA el cierre y el pago de este año.",
  },
  "epfl-excellence-in-engineering-e3": {
    audience:
      "Universitarios con dos años terminados y de maestría, entre los mejores de su grupo",
    gives:
      "Asignación mensual para vivir; el viaje se reembolsa si lo aprueba el laboratorio",
    when: "El cierre ha sido hacia noviembre; la estancia empieza entre mayo y octubre",
    where: "EPFL, Lausana, Suiza",
    description:
      "Trabaja de dos a tres meses en un laboratorio de ingeniería, ciencia o tecnología de la EPFL. No eliges un proyecto de una lista: dices qué laboratorios te interesan y, si te escogen, te entrevistan.",
    requirements: {
      studies: "Estar inscrito en licenciatura o maestría, no en doctorado",
      years:
        "Tener terminados los dos primeros años de licenciatura al postular",
      rank: "Estar entre los mejores de tu generación (buscan el 10 % más alto)",
      language: "Trabajar en inglés",
    },
    note: "Debes seguir inscrito en tu universidad toda la estancia. Si estudias en una universidad socia de la EPFL en otros países, usa su otro programa. Verifica la fecha de este año.",
  },
  "cern-summer-student-programme": {
    name: "Programa de Estudiantes de Verano del CERN",
    audience:
      "Estudiantes con unos tres años de licenciatura o en maestría, de cualquier país",
    gives: "Asignación diaria para vivir en Ginebra y apoyo de viaje",
    when: "Suele abrir hacia noviembre y cerrar a fines de enero",
    where: "CERN, Ginebra, Suiza",
    description:
      "Trabaja de 8 a 13 semanas, entre junio y septiembre, en un proyecto de física, ingeniería, computación o matemáticas del CERN. Hay lugares para países que no son miembros, con atención a los que están en desarrollo.",
    requirements: {
      studies:
        "Tener unos tres años de licenciatura cursados o estar en maestría",
      doctorate: "No ser estudiante de doctorado",
      cern: "No haber trabajado más de tres meses en el CERN",
      language: "Hablar inglés; el francés suma",
    },
    note: "Mira si tu país es miembro del CERN: para los que no lo son, los lugares financiados son limitados. Lee el monto de la asignación en la convocatoria del año.",
  },
  "oist-research-internship": {
    audience:
      "Universitarios de los dos últimos años, de maestría o ya graduados",
    gives:
      "Asignación por día, pasaje de ida y vuelta, alojamiento y apoyo con la visa",
    when: "Hay dos convocatorias al año; una suele cerrar en abril",
    where: "Okinawa, Japón",
    description:
      "Investiga unos meses en un laboratorio de ciencia o tecnología en Okinawa. No hay cierre único: una de las dos convocatorias del año se ha cerrado en abril, para viajar desde octubre.",
    requirements: {
      studies:
        "Estar en los dos últimos años de licenciatura, en maestría, o ya graduado",
      doctorate: "No ser estudiante de doctorado",
      letters:
        "Enviar la solicitud en línea y al menos una carta de recomendación",
      language: "Trabajar en inglés",
    },
    figures: {
      y2026:
        "En 2026: de 3 a 6 meses y 2,400 JPY por día laborable. Una convocatoria cerró el 15 de abril de 2026.",
    },
    note: "Revisa en la página de OIST cuántos meses dura la estancia y cuándo cierra la convocatoria que te interesa: ambos han cambiado.",
  },
  "kaust-vsrp": {
    audience:
      "Universitarios con el tercer año terminado y estudiantes de maestría",
    gives:
      "Una estancia de investigación; confirma en su página qué gastos cubre",
    when: "Recibe solicitudes todo el año",
    where: "Thuwal, Arabia Saudita",
    description:
      "Elige un proyecto de ciencia o ingeniería y trabaja varios meses en un grupo de KAUST. Se postula a un proyecto a la vez, y si ese profesor no puede recibirte el programa ayuda a buscar otro.",
    requirements: {
      studies:
        "Tener terminado el tercer año de licenciatura o estar en maestría",
      language: "Trabajar en inglés",
    },
    note: "Antes de aceptar, pide por escrito qué paga KAUST y qué pagas tú: pasaje, vivienda, seguro y visa.",
  },
  "google-summer-of-code": {
    audience:
      "Personas de 18 años o más que estudian o empiezan en el software libre",
    gives:
      "Un pago al aprobar cada evaluación; cambia según tu país y el tamaño del proyecto",
    when: "Suele abrir en marzo por unas dos semanas",
    where: "En línea, desde tu casa",
    description:
      "Programa durante doce semanas o más para un proyecto de código abierto, con mentores que te acompañan. Las organizaciones participantes se anuncian hacia febrero: acércate a la que te guste antes de postular.",
    requirements: {
      age: "Tener 18 años o más",
      profile: "Ser estudiante o estar empezando en el software libre",
      country: "No vivir en un país bajo embargo de Estados Unidos, como Cuba",
      language: "Comunicarte en inglés",
      work: "Poder trabajar legalmente en tu país durante el programa",
    },
    figures: {
      y2026:
        "En 2026 las solicitudes fueron del 16 al 31 de marzo, con 184 organizaciones.",
    },
  },
  aiesec: {
    name: "AIESEC: Global Talent y Global Teacher",
    audience: "Jóvenes de 18 a 29 o 30 años que quieren trabajar en otro país",
    gives: "En Global Talent, salario u hospedaje; tú pagas una cuota a AIESEC",
    when: "Hay vacantes todo el año; cada una tiene sus fechas",
    where: "Más de 100 países",
    description:
      "Busca una práctica en una empresa (Global Talent) o da clases (Global Teacher) en otro país. En Global Talent, las de más de tres meses llevan salario y las de 6 a 12 semanas, salario u hospedaje.",
    requirements: {
      age: "Tener entre 18 y 29 o 30 años; confirma el límite exacto",
      language: "Tener el idioma que pida la vacante, casi siempre inglés",
      selection: "Ser seleccionado por la organización que ofrece la vacante",
    },
    note: "La cuota se paga cuando te seleccionan. Pide por escrito el salario, el hospedaje y las horas antes de pagar. El voluntariado de AIESEC (Global Volunteer) está en la sección de becas e intercambios.",
  },
  outreachy: {
    audience:
      "Personas de 18 años o más de grupos poco representados en tecnología",
    gives: "Pago por tres meses de pasantía remota, unas 30 horas por semana",
    when: "La solicitud inicial ha sido en febrero y agosto; confirma que haya ronda",
    where: "Remoto, desde tu casa",
    description:
      "Colabora con un proyecto de software libre acompañado por mentores: programación, diseño, documentación o ciencia de datos. No piden título y la solicitud inicial dura pocos días, así que prepárala antes.",
    requirements: {
      age: "Tener 18 años o más",
      group:
        "Pertenecer a un grupo poco representado en la tecnología de tu país",
      before: "No haber sido becario de Outreachy ni de Google Summer of Code",
      language: "Comunicarte en inglés",
    },
    figures: {
      y2026:
        "En 2026 hubo una ronda con fondos reducidos. La solicitud inicial fue del 6 al 13 de febrero y la pasantía, del 18 de mayo al 17 de agosto.",
    },
    note: "Confirma en su página que haya una ronda abierta: en 2026 trabajó con fondos reducidos. Si estudias la universidad en el hemisferio sur, te toca la ronda de diciembre a marzo; en el norte, la de mayo a agosto.",
  },
  iaeste: {
    name: "IAESTE: prácticas técnicas internacionales",
    audience: "Universitarios de ingeniería, ciencias y áreas técnicas",
    gives:
      "Práctica pagada que cubre vivir allá; pasaje, seguro y a veces una cuota van por tu cuenta",
    when: "Depende del comité de tu país; muchas prácticas son en verano",
    where: "Unos 80 países",
    description:
      "Haz una práctica de tu carrera en otro país, por lo general de 8 a 12 semanas. Entras por el comité de IAESTE de tu país o, si no hay, con un registro propio en su plataforma.",
    requirements: {
      studies: "Estar en la universidad",
      committee:
        "Postular por el comité de tu país o, si no es miembro, registrarte por tu cuenta",
      language: "Tener el idioma que pida la práctica",
    },
    note: "Si tu país no es miembro, pagas una cuota de registro para poder postular. En los demás, cada comité fija su cuota: pregunta cuánto es y cuándo la devuelven.",
  },
  "pasantias-oea": {
    name: "Programa de Pasantías de la OEA",
    organization: "Organización de los Estados Americanos (OEA)",
    audience:
      "Universitarios avanzados, de posgrado y jóvenes profesionales de cualquier país",
    gives:
      "Experiencia en un organismo internacional; no pagan y la vivienda va por tu cuenta",
    when: "Ha tenido tres sesiones al año; confirma que haya una abierta",
    where: "Washington, D. C., oficinas nacionales o a distancia",
    description:
      "Trabaja de dos a tres meses en un área de la OEA, como derechos humanos, educación o democracia. Conoces por dentro la diplomacia de las Américas.",
    requirements: {
      studies:
        "Si estás en la licenciatura, ir al menos por terminar el segundo año",
      grade: "Tener un promedio equivalente a 3.0 de 4.0",
      language:
        "Dominar dos de sus idiomas: español, inglés, francés o portugués",
      letters: "Enviar dos cartas de recomendación y tu historial académico",
      once: "No haber hecho antes esta pasantía",
    },
    note: "Confirma en la página de la OEA que haya una sesión abierta: la última convocatoria que encontramos es de 2024. El año de carrera que piden también ha cambiado.",
  },
  "pasantias-naciones-unidas": {
    name: "Programa de Pasantías de las Naciones Unidas",
    organization: "Secretaría de las Naciones Unidas",
    audience:
      "Último año de licenciatura, posgrado o hasta un año después de graduarse",
    gives:
      "Experiencia en la ONU de dos a seis meses; no pagan y los gastos son tuyos",
    when: "Publica vacantes todo el año; cada una cierra en su fecha",
    where: "Oficinas de la ONU en el mundo, según la vacante",
    description:
      "Busca en el portal de empleo de la ONU una pasantía de tu área y postula como a un trabajo. Te suma experiencia y contactos, pero haz cuentas antes: vivienda, comida y viaje van por tu cuenta.",
    requirements: {
      studies:
        "Estar en el último año de licenciatura, en posgrado o con un año o menos de graduado",
      language: "Hablar inglés o francés",
      family: "No ser hijo ni hermano de personal de la Secretaría",
    },
    note: "La ONU no cobra en ninguna etapa: si alguien te pide dinero, es un fraude. Por recortes puede haber menos vacantes. Algunas agencias, como UNICEF, tienen programas propios que sí pagan.",
  },
  "banco-mundial-pioneers": {
    organization: "Grupo Banco Mundial",
    audience:
      "Último año de licenciatura, maestría o doctorado, de cualquier país",
    gives:
      "Pasantía de cuatro semanas a seis meses; confirma el pago en la convocatoria",
    when: "Una ronda ha abierto en enero; puede haber otra en el segundo semestre",
    where: "Washington, D. C. y oficinas en más de 20 lugares",
    description:
      "Colabora en proyectos de desarrollo, economía y áreas afines del Grupo Banco Mundial. Puedes postular a tres vacantes como máximo, así que elige las que van con lo que estudias.",
    requirements: {
      studies:
        "Estar en el último año de licenciatura, en maestría o en doctorado",
      experience: "Tener como máximo seis años de experiencia laboral",
      language: "Trabajar en inglés; español, francés o portugués suman",
    },
    figures: {
      y2026: "En 2026 abrió el 19 de enero, con más de 100 plazas.",
    },
    note: "El programa anterior pagaba por hora y ayudaba con el viaje. Del nuevo no confirmamos el pago: míralo en la convocatoria antes de hacer planes.",
  },
  "blue-book-comision-europea": {
    name: "Prácticas Blue Book de la Comisión Europea",
    organization: "Comisión Europea",
    audience:
      "Graduados de la universidad; pocos lugares para quien no es de la UE",
    gives: "Asignación mensual y ayuda de viaje durante cinco meses",
    when: "Suele recibir solicitudes en febrero y marzo, y otra vez en julio y agosto",
    where: "Bruselas, Luxemburgo y otras sedes",
    description:
      "Conoce por dentro la Comisión Europea durante cinco meses, desde marzo o desde octubre. Acepta personas de cualquier carrera con título terminado.",
    requirements: {
      studies: "Tener ya un título universitario de al menos tres años",
      language: "Si no eres de la UE: inglés, francés o alemán a nivel C1 o C2",
      experience:
        "No haber trabajado ni hecho prácticas más de seis semanas en una institución de la UE",
    },
    figures: {
      y2025: "En 2025-2026 pagaba 1,493.36 EUR al mes.",
    },
    note: "El primer plazo es para empezar en octubre y el segundo, para empezar en marzo. Postula solo en el portal oficial.",
  },
  "educationusa-ferias-y-sesiones": {
    name: "EducationUSA: ferias y sesiones informativas",
    organization: "EducationUSA (Departamento de Estado de EE. UU.)",
    audience:
      "Quien piensa estudiar en Estados Unidos, a cualquier nivel, y su familia",
    gives: "Orientación general y ferias con universidades, sin costo",
    when: "Hay eventos todo el año; mira la agenda del centro de tu país",
    where: "Centros en más de 170 países y en línea",
    description:
      "Pregunta a orientadores y a universidades de Estados Unidos por solicitudes, becas, visa y preparación del viaje. Puedes ir a una feria o conectarte a una sesión, en español o en inglés.",
    note: "Confirma que el centro de tu país esté activo. EducationUSA no trabaja con agentes que cobran comisión: si alguien te cobra en su nombre, desconfía.",
  },
  "foro-juventud-ecosoc": {
    name: "Foro de la Juventud del ECOSOC",
    organization: "Consejo Económico y Social de las Naciones Unidas (ECOSOC)",
    audience: "Jóvenes y organizaciones juveniles que trabajan por los ODS",
    gives:
      "Dos o tres días de debate con la ONU; el viaje a Nueva York va por tu cuenta",
    when: "El registro suele cerrar en febrero o marzo; el foro es en abril",
    where: "Sede de la ONU en Nueva York; ha habido formato en línea",
    description:
      "Escucha y opina sobre los temas que más importan a tu generación, junto con gobiernos y jóvenes de muchos países. Los Objetivos de Desarrollo Sostenible (ODS) marcan la agenda.",
    requirements: {
      registration:
        "Registrarte en la página de la ONU o por una organización juvenil",
    },
    figures: {
      y2026: "En 2026 se anunció del 14 al 16 de abril, en la sede de la ONU.",
    },
    note: "Cuidado con las agencias que venden lugares de delegado: el registro se hace en la página de la ONU y con sus organizaciones juveniles socias. Confirma si este año hay modo en línea.",
  },
  "one-young-world-summit": {
    name: "Cumbre One Young World (becas)",
    audience:
      "Líderes de 18 a 30 años, de cualquier país, con resultados que mostrar",
    gives: "Las becas cubren acceso, hospedaje, comida y viaje",
    when: "La cumbre suele ser en el segundo semestre; cada beca tiene su plazo",
    where: "Una ciudad distinta cada año",
    description:
      "Participa cuatro días en una cumbre con jóvenes de todo el mundo que impulsan cambios en su comunidad. Hay varias becas, cada una con su tema y sus reglas: elige la que se parece a lo que haces.",
    requirements: {
      age: "Tener de 18 a 30 años, el rango de la mayoría de las becas",
      impact: "Mostrar un impacto real en tu comunidad o tu tema",
      language: "Comunicarte en inglés; algunas becas dan apoyo de traducción",
    },
    note: "Lee cada beca por separado: cambian la edad, el tema y la fecha. En 2025 la visa se pagaba por cuenta propia.",
  },
  "european-forum-alpbach": {
    name: "European Forum Alpbach (becas)",
    audience: "Jóvenes de hasta 30 años, de cualquier país y carrera",
    gives:
      "La beca cubre la cuota y, según necesidad, hospedaje y comida; el viaje no",
    when: "Las becas se han pedido en marzo; el foro es en agosto",
    where: "Alpbach, Austria",
    description:
      "Pasa unas dos semanas en un pueblo de los Alpes hablando de ciencia, política y sociedad con estudiantes, investigadores y gente que decide.",
    requirements: {
      age: "Tener hasta 30 años (según la convocatoria de 2023)",
      motivation:
        "Enviar la solicitud completa en su plataforma, dentro del plazo",
      language: "Seguir debates en inglés",
    },
    note: "Confirma que este año haya becas: la edad y el plazo que mostramos vienen de la convocatoria de 2023, la última que encontramos.",
  },
  "ictp-escuelas-y-talleres": {
    name: "Escuelas, talleres y conferencias del ICTP",
    audience:
      "Estudiantes avanzados y jóvenes que investigan, sobre todo de países en desarrollo",
    gives:
      "Formación sin cuota de participación y, en algunos casos, apoyo para asistir",
    when: "Hay actividades todo el año; cada una tiene su fecha límite",
    where: "Trieste (Italia), en línea y en otros países",
    description:
      "Aprende física, matemáticas y áreas afines con especialistas de todo el mundo. Las escuelas duran unas tres semanas y son para quien empieza en un tema; los talleres son más cortos y más avanzados.",
    requirements: {
      studies: "Estar avanzado en la licenciatura o en un posgrado",
      language: "Seguir clases en inglés",
      application: "Postular a cada actividad antes de su fecha",
    },
    note: "Cada actividad dice a quién se dirige y si ayuda con el viaje: parte de los fondos es para países en desarrollo. Pídelo al postular.",
  },
  "st-gallen-symposium": {
    name: "Simposio de St. Gallen: Leaders of Tomorrow",
    audience:
      "Estudiantes de posgrado de cualquier país, de hasta unos 30 años",
    gives:
      "Los 100 mejores ensayos viajan con gastos cubiertos; hay premio para tres",
    when: "Suele cerrar el 1 de febrero; el simposio es en mayo",
    where: "St. Gallen, Suiza",
    description:
      "Escribe un ensayo sobre el tema del año y, si quedas entre los mejores, debate dos días con líderes sobre economía, política y sociedad. Lo organizan estudiantes de la Universidad de St. Gallen.",
    requirements: {
      studies: "Estar inscrito en una maestría o un doctorado",
      age: "Tener como máximo unos 30 años, según el año de la convocatoria",
      essay: "Enviar un ensayo individual en inglés, de unas 2,100 palabras",
      proof: "Adjuntar tu constancia de inscripción",
    },
    figures: {
      y2024:
        "En 2024 el premio era de 20,000 CHF, repartido entre tres ensayos.",
    },
    note: "Vimos las reglas hasta 2024: confirma en la convocatoria el año de nacimiento que aceptan, la extensión y la fecha.",
  },
  "youth-opportunities": {
    audience: "Jóvenes de todo el mundo que buscan una convocatoria",
    gives: "Fichas de becas, intercambios, conferencias y pasantías, sin costo",
    when: "Se consulta todo el año",
    where: "En línea, en inglés",
    description:
      "Busca convocatorias por tipo y lee en cada ficha qué ofrece y qué pide. Usa el sitio para descubrir y después ve siempre a la página de quien organiza.",
    note: "Confirma la fecha y los requisitos en la página oficial de cada convocatoria antes de postular.",
  },
  idealist: {
    audience: "Quien quiere trabajar o colaborar con organizaciones sociales",
    gives: "Voluntariado, prácticas y empleos con causa; buscar no cuesta",
    when: "Se consulta todo el año",
    where: "En línea, en español, inglés y portugués",
    description:
      "Encuentra una organización social cerca de ti o en otro país y ofrece tu tiempo o tu trabajo. Las prácticas que publica deben tener algún pago; el voluntariado no se paga.",
    note: "Antes de comprometerte, investiga a la organización y pregunta por la edad mínima, los horarios y los gastos.",
  },
  "pathways-to-science": {
    audience: "De prepa a posdoctorado, con interés en ciencia y tecnología",
    gives: "Fichas de veranos de investigación, becas y posgrados, sin costo",
    when: "Se consulta todo el año",
    where: "En línea, en inglés",
    description:
      "Busca programas de ciencia por nivel y por área. Muchos son en Estados Unidos, así que lee primero quién puede postular.",
    note: "Muchas fichas piden ciudadanía o residencia de Estados Unidos. Mira ese requisito antes que nada.",
  },
  profellow: {
    audience: "Universitarios, estudiantes de posgrado y profesionales",
    gives:
      "Una base de fellowships y posgrados con financiamiento, gratis con registro",
    when: "Se consulta todo el año",
    where: "En línea, en inglés",
    description:
      "Encuentra fellowships: estancias o becas con dinero y acompañamiento para un proyecto, un verano o un posgrado. El sitio también explica cómo funcionan y cómo postular.",
    note: "Revisa en cada ficha la nacionalidad que piden y confirma todo en la página oficial.",
  },
  handshake: {
    audience: "Estudiantes y egresados de universidades que usan Handshake",
    gives:
      "Vacantes, ferias virtuales y mensajes con empleadores, gratis para estudiantes",
    when: "Se consulta todo el año",
    where: "En línea; sobre todo Estados Unidos y Europa",
    description:
      "Busca tu primera práctica o tu primer empleo entre vacantes pensadas para estudiantes. Sirve sobre todo si ya estudias en una universidad de Estados Unidos o Europa.",
    requirements: {
      enrolment: "Tener correo de una universidad que use Handshake",
    },
    note: "Si tu universidad no lo usa, es probable que no puedas entrar: pregunta en la bolsa de trabajo de tu facultad.",
  },
  euraxess: {
    organization: "Comisión Europea",
    audience: "Estudiantes de posgrado e investigadores de cualquier país",
    gives:
      "Vacantes y financiamiento para investigar en Europa, y ayuda práctica, gratis",
    when: "Se consulta todo el año",
    where: "En línea y en centros locales de Europa",
    description:
      "Busca doctorados, empleos de investigación y fondos en Europa. Sus centros orientan sobre visa, seguridad social y vivienda a quien se muda.",
  },
} as const;
