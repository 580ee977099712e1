export const examResourceItems = {
  "khan-academy-sat": {
    name: "Preparación oficial del SAT digital (Khan Academy)",
    organization: "Khan Academy y College Board",
    audience:
      "Quien va a presentar el SAT y quiere practicar sin pagar un curso",
    gives: "Diagnósticos, ejercicios y videos, gratis",
    when: "Todo el año, a tu ritmo",
    where: "En línea, en inglés",
    description:
      "Repasa lectura, redacción y matemáticas del SAT con material hecho junto con College Board, la organización dueña del examen. Empieza por el diagnóstico, practica lo que más te cuesta y vuelve a medirte.",
    note: "Para simulacros completos con el mismo formato del examen usa también Bluebook, la aplicación oficial.",
  },
  "bluebook-college-board": {
    audience: "Quien va a presentar el SAT, el PSAT o un examen AP",
    gives:
      "Exámenes de práctica completos y gratis, con el mismo formato del día real",
    when: "La práctica está abierta todo el año",
    where: "En tu computadora o tableta, en inglés",
    description:
      "Descarga la aplicación en la que se presenta el SAT y haz ahí tus simulacros. La práctica se adapta a tus respuestas igual que el examen, así que te sirve para medir el tiempo y llegar con menos nervios.",
    note: "¿No tienes equipo propio? El préstamo para el día del examen se pide al inscribirte, con tiempo.",
  },
  "ceneval-guia-exani-ii": {
    name: "Guía para el sustentante del EXANI-II",
    audience:
      "Quien va a presentar el EXANI-II y entrar a la universidad en México",
    gives:
      "PDF oficial y gratis con temas, tipos de preguntas y reglas del examen",
    when: "Descárgala cuando quieras, siempre en su edición vigente",
    where: "En línea, en el sitio de Ceneval",
    description:
      "Conoce el examen antes de estudiarlo. La guía de Ceneval explica qué temas entran, cómo son las preguntas, qué puedes llevar y qué hacer el día de la aplicación. Léela primero y arma tu plan de estudio con ella.",
    note: "Circulan guías de años anteriores (por ejemplo, de 2021 y 2023). Descarga la edición vigente de ceneval.edu.mx y compárala con la convocatoria de tu universidad.",
  },
  "unam-dgae-aspirantes": {
    name: "UNAM: convocatoria, instructivo y guías para aspirantes",
    audience:
      "Quien quiere entrar a una licenciatura de la UNAM por concurso de selección",
    gives:
      "Fechas, instructivo y materiales oficiales sin costo. El examen sí se paga",
    when: "Convocatoria principal en enero, con registro entre enero y febrero",
    where: "En línea, en el sitio de la DGAE",
    description:
      "Ve a la fuente oficial antes de creer lo que circula en redes: ahí están la convocatoria, los pasos del registro y los materiales del concurso. El examen tiene 120 preguntas y cambia según el área de tu carrera, de cuatro posibles.",
    requirements: {
      average: "Tener promedio mínimo de 7.0",
    },
    note: "En septiembre de 2025 hubo otra convocatoria, solo para el sistema abierto y a distancia (SUAyED). Confirma en la convocatoria vigente las fechas, el promedio y si el examen será en línea.",
    figures: {
      calendar:
        "En 2026 el concurso principal fue por primera vez todo en línea. El registro fue del 23 de enero al 3 de febrero y el simulador, obligatorio. El examen fue del 23 de mayo al 10 de junio y los resultados, el 17 de julio.",
    },
  },
  "ipn-admision": {
    name: "IPN: admisión a nivel superior",
    audience: "Quien quiere estudiar una carrera en el Politécnico",
    gives:
      "Convocatorias, requisitos técnicos y simulador. El proceso tiene una cuota",
    when: "Sigue la convocatoria vigente: cada modalidad tiene sus fechas",
    where: "En línea. El examen también se hace por internet",
    description:
      "Lee aquí la convocatoria, prueba el simulador y comprueba que tu equipo cumple. El examen de admisión se hace en línea con un navegador seguro, así que ensaya con tiempo en la misma computadora que vas a usar.",
    note: "La cuota, las fechas y el promedio que piden cambian según la modalidad (escolarizada o no escolarizada). Lee completa la convocatoria vigente antes de registrarte.",
  },
  "ecoems-mi-derecho-mi-lugar": {
    name: "Mi derecho, mi lugar (ECOEMS): ingreso a bachillerato",
    organization: "SEP y Gobierno del Estado de México, con UNAM e IPN",
    audience:
      "Quien termina la secundaria y busca prepa pública en el Valle de México",
    gives: "Lugar directo sin examen, o examen en línea solo para UNAM e IPN",
    when: "La convocatoria sale en febrero y el registro es en marzo y abril",
    where: "Zona Metropolitana del Valle de México, con registro en línea",
    description:
      "Haz un solo registro para pedir lugar en las preparatorias públicas de la Ciudad de México y los municipios cercanos del Estado de México. Eliges escuelas sin examen, con examen (UNAM e IPN) o una mezcla. Este proceso sustituyó al COMIPEMS.",
    requirements: {
      secondary: "Cursar tercero de secundaria o tenerla terminada",
      account: "Tener tu cuenta Llave MX para registrarte",
      average: "Tener promedio mínimo de 7.0, solo si pides UNAM o IPN",
    },
    note: "La modalidad mixta te deja pedir opciones con y sin examen a la vez. Confirma fechas y requisitos en la convocatoria de tu año.",
    figures: {
      calendar:
        "En 2026 el registro fue del 17 de marzo al 14 de abril. El examen en línea fue el 20, 21, 27 y 28 de junio y los resultados, el 18 de agosto.",
    },
  },
  "paa-practica-college-board": {
    name: "Práctica y guías de la PAA (College Board)",
    organization: "College Board Puerto Rico y América Latina",
    audience: "Quien va a presentar la PAA en México, Puerto Rico u otro país",
    gives: "Guías de estudio, pruebas de práctica y práctica digital, gratis",
    when: "Todo el año. Conviene empezar unos seis meses antes de tu examen",
    where: "En línea, en español",
    description:
      "Practica con el material de quien hace la prueba: lectura y redacción, matemáticas e inglés. Empieza con una prueba de práctica, revisa tus errores y dedica más tiempo a la parte que más te cuesta.",
    note: "Cada universidad decide qué versión de la PAA aplica. Pregúntalo en admisiones antes de elegir tu guía.",
  },
  "ets-powerprep-gre": {
    name: "POWERPREP: exámenes de práctica del GRE",
    audience: "Quien va a presentar el GRE para un posgrado",
    gives: "Simulacros con la interfaz real: algunos gratis, otros de pago",
    when: "Todo el año, cuando tú quieras",
    where: "En línea, en inglés",
    description:
      "Haz al menos un simulacro completo antes de pagar el examen. POWERPREP usa la misma interfaz del GRE, de modo que llegas sabiendo cómo se ve, cuánto te dura cada parte y qué te falta repasar.",
    note: "En enero de 2026 se publicó que ETS, dueña del GRE, buscaba comprador o inversionista. Entra desde ets.org y confirma que sigue siendo el sitio oficial.",
  },
  "icfes-cuadernillos-saber-11": {
    name: "Cuadernillos y guías de Saber 11 (Icfes)",
    audience:
      "Estudiantes de grado 11 en Colombia y bachilleres que presentan Saber 11",
    gives: "Preguntas de práctica y guías de orientación oficiales, gratis",
    when: "El material se puede consultar todo el año",
    where: "En línea, en el sitio del Icfes",
    description:
      "Practica con preguntas del propio Icfes y lee la guía para saber cuántas preguntas trae cada parte y cuánto dura. El examen cubre lectura crítica, matemáticas, sociales y ciudadanas, ciencias naturales e inglés.",
    note: "Busca la guía de tu calendario y de tu año: la estructura del examen puede cambiar de una edición a otra.",
  },
  sat: {
    audience: "Quien solicita una licenciatura, sobre todo en Estados Unidos",
    gives: "Un puntaje de 400 a 1600 para tu solicitud. El examen se paga",
    when: "Varias fechas al año. Inscríbete con meses de anticipación",
    where: "En sedes autorizadas, en computadora y en inglés",
    description:
      "Mide lectura y redacción (54 preguntas, 64 minutos) y matemáticas (44 preguntas, 70 minutos) en un examen digital que se adapta a tus respuestas. Dura 2 horas y 14 minutos. Responde todo: adivinar no resta puntos.",
    note: "Practica gratis en Bluebook y en Khan Academy. Antes de pagar, revisa si tus universidades lo piden, lo dejan opcional o no lo toman en cuenta.",
    links: {
      practice: "Práctica oficial gratuita",
    },
  },
  act: {
    audience: "Quien solicita una licenciatura en Estados Unidos",
    gives: "Un puntaje de 1 a 36, como alternativa al SAT. El examen se paga",
    when: "Varias fechas al año. Revisa el calendario de tu país",
    where: "En sedes autorizadas, en inglés",
    description:
      "Evalúa inglés, matemáticas y lectura: 131 preguntas en 125 minutos. Ciencias y redacción son opcionales y no cuentan para el promedio. Haz una prueba de práctica gratis de este examen y otra del SAT, y quédate con el que mejor te vaya.",
    note: "Esta versión corta empezó en 2025. Fuera de Estados Unidos las fuentes no coinciden en cuándo llegó (septiembre de 2025 o febrero de 2026): confirma el formato de tu fecha al inscribirte.",
  },
  "gre-general": {
    audience: "Quien solicita un posgrado, en muchas áreas",
    gives:
      "Puntajes verbal, cuantitativo y de escritura, válidos 5 años. Se paga",
    when: "Todo el año. Puedes repetirlo cada 21 días, hasta 5 veces en 12 meses",
    where: "En un centro de examen o en casa, en inglés",
    description:
      "Mide escritura analítica (de 0 a 6) y razonamiento verbal y cuantitativo (de 130 a 170 cada uno) en 1 hora y 58 minutos. Algunos posgrados lo exigen, otros lo dejan opcional y otros no lo usan: revisa cada programa antes de pagar.",
    note: "Practica gratis con POWERPREP. En enero de 2026 se publicó que ETS buscaba comprador o inversionista: entra desde ets.org y confirma que sigue siendo el sitio oficial.",
  },
  gmat: {
    audience: "Quien solicita una maestría en negocios o administración",
    gives: "Un puntaje de 205 a 805, válido 5 años. Se paga",
    when: "Todo el año: tú eliges la fecha",
    where: "En un centro de examen o en línea, en inglés",
    description:
      "Tiene tres secciones de 45 minutos: cuantitativo (21 preguntas), verbal (23) y análisis de datos (20). Dura 2 horas y 15 minutos y tú eliges el orden. Lo piden escuelas de negocios de muchos países, y muchas aceptan el GRE en su lugar.",
    note: "En mba.com, el sitio de quien lo organiza, hay exámenes de práctica gratis. Haz uno antes de inscribirte y compáralo con lo que pide tu programa.",
  },
  "exani-ii": {
    audience: "Quien quiere entrar a una licenciatura en México",
    gives:
      "El resultado que usa tu universidad para decidir tu ingreso. Suele tener costo",
    when: "La fecha la pone cada universidad en su convocatoria",
    where: "En la sede que diga tu universidad, en papel o en línea",
    description:
      "Es un examen nacional con una parte común y módulos que dependen de la carrera que elijas. Muchas universidades mexicanas lo usan para admitir. Mira primero qué módulos pide la tuya y después ponte a estudiar.",
    requirements: {
      call: "Registrarte en la convocatoria de una universidad que lo aplique",
    },
    note: "La estructura puede cambiar con cada guía. Estudia con la edición vigente, gratis en el sitio de Ceneval, y guíate por la convocatoria de tu universidad.",
  },
  paa: {
    name: "PAA: prueba de admisión de College Board en español",
    organization: "College Board Puerto Rico y América Latina",
    audience:
      "Quien solicita universidad en Puerto Rico, México u otros países de la región",
    gives: "Un puntaje de 200 a 800 en cada parte. Suele tener costo",
    when: "La fecha la pone cada universidad o sede",
    where: "En tu universidad o en la sede asignada, en español",
    description:
      "Evalúa lectura y redacción, matemáticas e inglés como segunda lengua. Es una prueba propia de la región, no una traducción del SAT, y mide sobre todo cómo razonas. Practica gratis con las guías de College Board.",
    note: "En México cada universidad programa su aplicación: confirma qué versión usa. También la verás como Prueba de Aptitud Académica.",
    figures: {
      sittings:
        "En Puerto Rico hubo aplicaciones sabatinas el 21 de febrero y el 13 de junio de 2026.",
    },
  },
  "ib-programa-diploma": {
    name: "Programa del Diploma del IB",
    organization: "Organización del Bachillerato Internacional (IB)",
    audience: "Jóvenes de 16 a 19 años en un colegio que ofrezca el IB",
    gives: "Un diploma de hasta 45 puntos. El costo depende del colegio",
    when: "Dura dos años y los exámenes externos llegan al final",
    where: "En colegios autorizados, en español, inglés o francés",
    description:
      "Cursa seis asignaturas (de 1 a 7 puntos cada una) más Teoría del Conocimiento, una Monografía de 4,000 palabras y CAS: creatividad, actividad y servicio. La Monografía y Teoría del Conocimiento suman hasta 3 puntos y CAS es obligatorio. Muchas universidades del mundo reconocen el diploma.",
    requirements: {
      school: "Estudiar en un colegio autorizado por el IB",
    },
    note: "No basta con presentar los exámenes: se cursa en el colegio. Pregunta a los colegios IB de tu ciudad cuánto cuesta y si tienen becas.",
  },
  "ap-advanced-placement": {
    audience:
      "Estudiantes de prepa que buscan crédito universitario o reforzar su solicitud",
    gives:
      "Una nota de 1 a 5 por materia. Con 3 o más suele haber crédito. Se paga",
    when: "Exámenes en mayo. Los colegios los piden a más tardar en noviembre",
    where: "En colegios que los aplican, en inglés",
    description:
      "Son cursos y exámenes de nivel universitario, uno por materia, con opción múltiple y respuesta abierta (de 2 a 3 horas). Cada universidad decide si da crédito y con qué nota, así que compara antes de elegir materias.",
    requirements: {
      school: "Inscribirte por medio de un colegio que aplique los exámenes AP",
    },
    note: "Si tu escuela no tiene AP, busca desde agosto o septiembre un colegio que acepte estudiantes externos: el pedido de exámenes ha cerrado a mediados de noviembre. Pregunta ahí el precio.",
  },
  "paes-chile": {
    audience:
      "Quien quiere entrar a una universidad del Sistema de Acceso de Chile",
    gives:
      "Los puntajes para postular. Se paga, con beca para parte de los estudiantes",
    when: "Inscripción en marzo (invierno, examen en junio) y en junio-julio (fin de año)",
    where: "En sedes de todo Chile",
    description:
      "Rinde dos pruebas obligatorias, Competencia Lectora y Matemática 1, y las que pida tu carrera: Matemática 2, Ciencias o Historia y Ciencias Sociales. Se aplica dos veces al año. DEMRE, que la elabora, publica material para practicar gratis.",
    requirements: {
      schooling: "Cursar 4.º medio o haber egresado de enseñanza media",
    },
    note: "La de invierno es solo para quien ya egresó y tiene cupos limitados (convocatoria de 2026). La beca ha cubierto a 4.º medio de escuelas municipales y subvencionadas: confirma la tuya. Al inscribir Matemática 1 puedes agregar Matemática 2 sin costo.",
    figures: {
      winter:
        "PAES de Invierno 2026: inscripción del 4 al 17 de marzo y 50,000 cupos. El examen fue del 15 al 17 de junio y los resultados, el 17 de julio.",
    },
  },
  "toefl-ibt": {
    audience:
      "Quien debe demostrar su inglés académico a una universidad o una beca",
    gives: "Un resultado en 72 horas o menos, válido 2 años. Se paga",
    when: "Muchas fechas al año. Resérvala con tiempo",
    where: "En un centro de examen o en casa",
    description:
      "Mide tu inglés académico en unos 90 minutos. Las partes de lectura y de escucha se adaptan a tus respuestas. Lo piden universidades y becas de muchos países. En el sitio oficial puedes practicar gratis.",
    note: "Pregunta a tu universidad si acepta la escala nueva y la versión en casa, y practica con material de enero de 2026 en adelante. Ese mes se publicó que ETS buscaba comprador: entra desde ets.org y confirma que sigue siendo el sitio oficial.",
    links: {
      practice: "Preparación oficial, con práctica gratuita",
    },
    figures: {
      scale:
        "Desde el 21 de enero de 2026 la escala va de 1 a 6 y sigue los niveles europeos (MCER). Durante dos años el reporte muestra también el puntaje equivalente de 0 a 120.",
    },
  },
  ielts: {
    organization:
      "British Council, IDP y Cambridge University Press & Assessment",
    audience: "Quien debe demostrar su inglés para estudiar, trabajar o migrar",
    gives: "Una banda de 0 a 9 en 1 a 5 días, válida 2 años. Se paga",
    when: "Muchas fechas al año, según el centro",
    where:
      "En centros autorizados, en computadora. La conversación es cara a cara",
    description:
      "Elige la versión académica o la general, según lo que te pidan. Evalúa escucha, lectura y escritura (unas 2 horas y 45 minutos) y una conversación de 11 a 14 minutos. Lo piden universidades, becas y trámites migratorios. En el sitio oficial hay preguntas de muestra gratis.",
    note: "Antes de pagar, confirma qué versión y qué banda pide tu programa.",
    figures: {
      paper:
        "La versión en papel terminó el 27 de junio de 2026 en la mayoría de los países. Solo en algunos lugares puedes escribir a mano la parte de redacción.",
    },
  },
  "duolingo-english-test": {
    audience:
      "Quien necesita demostrar su inglés y prefiere hacerlo desde casa",
    gives: "Un puntaje de 10 a 160 en unos 2 días, válido 2 años. Se paga",
    when: "Todo el año, cuando tú quieras",
    where: "En línea, desde casa",
    description:
      "Dura alrededor de una hora y se adapta a tus respuestas. Lo aceptan miles de instituciones, pero no todas: comprueba antes de pagar que la tuya esté entre ellas. En el mismo sitio puedes hacer una prueba de práctica gratis.",
    requirements: {
      devices:
        "Tener una computadora y un teléfono que sirva como segunda cámara",
    },
  },
  "cambridge-english": {
    name: "Cambridge English (B2 First, C1 Advanced y otros)",
    audience:
      "Quien quiere un certificado de inglés por nivel y sin fecha de caducidad",
    gives: "Un certificado de A2 a C2 que no caduca. Se paga",
    when: "Varias fechas al año, según el centro",
    where: "En centros autorizados",
    description:
      "Elige el examen de tu nivel, de A2 Key a C2 Proficiency. Evalúa lectura y uso del inglés, escritura, escucha y conversación, que suele hacerse en pareja. Un resultado alto puede certificar el nivel superior. Lo aceptan universidades y empresas, y el sitio oficial tiene exámenes de muestra gratis.",
    note: "El certificado no caduca, pero una institución puede pedirlo reciente. Confirma qué nivel y qué antigüedad acepta antes de inscribirte.",
  },
  "delf-dalf": {
    name: "DELF y DALF",
    organization:
      "France Éducation international y Ministerio de Educación de Francia",
    audience: "Quien quiere certificar su francés para estudiar o trabajar",
    gives: "Un diploma oficial de Francia que vale de por vida. Se paga",
    when: "Las fechas las pone cada centro de examen",
    where: "En centros de toda América Latina",
    description:
      "Hay un examen por nivel y son independientes: DELF de A1 a B2, DALF C1 y C2. Evalúan comprensión y expresión, oral y escrita, con 25 puntos por parte. Con el DALF no tienes que hacer prueba de idioma para entrar a universidades francesas. El sitio oficial tiene ejemplos de examen gratis.",
    note: "La inscripción se hace directamente en un centro de examen de tu país, por ejemplo una Alianza Francesa. Pregunta ahí fechas y precio.",
  },
  "goethe-testdaf": {
    name: "Goethe-Zertifikat y TestDaF",
    organization: "Goethe-Institut y TestDaF-Institut",
    audience: "Quien aprende alemán o quiere estudiar en Alemania",
    gives:
      "Un certificado de alemán reconocido por universidades. Ambos exámenes se pagan",
    when: "Varias fechas al año, según el centro",
    where: "En institutos Goethe y centros autorizados",
    description:
      "El Goethe-Zertifikat tiene un examen por nivel, de A1 a C2. El TestDaF mide de B2 a C1 con lectura, escucha, escritura y habla, y da tres niveles: TDN 3, 4 y 5. Las universidades alemanas suelen pedir TDN 4. El Goethe C2 también da acceso.",
    note: "El resultado del TestDaF no caduca. No hace falta tomar un curso para presentarte. Los dos sitios oficiales tienen material de práctica gratis.",
    links: {
      testdaf: "Sitio oficial del TestDaF",
    },
  },
  jlpt: {
    name: "JLPT: Examen de Aptitud del Idioma Japonés",
    organization:
      "Fundación Japón y Japan Educational Exchanges and Services (JEES)",
    audience:
      "Quien aprende japonés y quiere certificarlo para estudiar o trabajar",
    gives: "Un certificado que no caduca, de N5 (básico) a N1. Se paga",
    when: "Primer domingo de julio y de diciembre. En muchos países, solo una vez al año",
    where: "En la sede local de cada país",
    description:
      "Evalúa vocabulario y gramática, lectura y escucha, todo con opción múltiple. Tú eliges en qué nivel presentarte. Suelen pedirlo escuelas y empresas de Japón, sobre todo N2 y N1. En el sitio oficial hay preguntas de muestra gratis.",
    note: "La inscripción se hace meses antes en la sede de tu país. Averigua cuál es y si aplica el examen en julio, en diciembre o en ambas fechas.",
  },
  hsk: {
    audience:
      "Quien aprende chino y quiere certificarlo, por ejemplo para estudiar en China",
    gives: "Un resultado oficial por nivel. Se paga",
    when: "Varias fechas al año, según el centro",
    where: "En centros autorizados, en papel o en computadora",
    description:
      "Es el examen oficial de chino, y el nivel 4 es un requisito común para estudiar en China. Está cambiando: la versión HSK 3.0 pasa de 6 a 9 niveles e incluye prueba oral en los niveles 3 a 6. En el sitio oficial hay material de práctica gratis.",
    note: "El HSK 3.0 se esperaba de forma general desde julio de 2026, pero el cambio no está confirmado en cada país. Pregunta a tu centro qué versión aplica y a tu universidad o beca cuál acepta.",
    figures: {
      pilot:
        "El 31 de enero de 2026 se hizo la prueba piloto del HSK 3.0 (niveles 1 a 6), con resultados válidos 2 años.",
    },
  },
  topik: {
    organization:
      "National Institute for International Education (NIIED), Corea del Sur",
    audience:
      "Quien aprende coreano y quiere certificarlo para estudiar o trabajar",
    gives: "Un nivel oficial del 1 al 6, válido 2 años. Se paga",
    when: "Varias fechas al año. Revisa cuáles hay en tu país",
    where: "En las sedes de cada país",
    description:
      "TOPIK I mide los niveles 1 y 2 con escucha y lectura (100 minutos, 200 puntos). TOPIK II mide del 3 al 6 y agrega escritura. Suelen pedirlo universidades y becas de Corea del Sur. En el sitio oficial hay exámenes anteriores para practicar gratis.",
    note: "Los 2 años cuentan desde que se publican los resultados. Pregunta en la sede de tu país cuándo abre la inscripción.",
  },
  "celpe-bras": {
    organization: "Inep y Ministerio de Educación de Brasil",
    audience: "Quien quiere estudiar o ejercer su profesión en Brasil",
    gives:
      "El único certificado oficial brasileño de portugués para extranjeros. Se paga",
    when: "Dos ediciones al año: inscripción hacia febrero-marzo y en agosto",
    where: "En sedes autorizadas de Brasil y del exterior",
    description:
      "Tiene una parte escrita y una entrevista oral. El resultado te ubica en uno de cuatro niveles, de intermedio a avanzado superior. Lo aceptan universidades brasileñas para licenciatura y posgrado, y sirve para revalidar títulos. Hay pruebas anteriores publicadas para practicar gratis.",
    note: "Las fechas cambian de una edición a otra: sigue el edital del Inep. Cada institución decide qué nivel pide y por cuánto tiempo acepta el certificado.",
    figures: {
      calendar:
        "En 2024 la primera inscripción cerró el 1 de marzo (examen del 23 al 26 de abril). La segunda fue del 5 al 16 de agosto (examen del 22 al 25 de octubre).",
    },
  },
  "siele-dele": {
    name: "SIELE y DELE",
    organization:
      "Instituto Cervantes, UNAM, Universidad de Salamanca y Universidad de Buenos Aires",
    audience:
      "Quien tiene otra lengua materna o debe acreditar español en el extranjero",
    gives:
      "SIELE: de 0 a 1000 puntos, vale 5 años. DELE: diploma por nivel, no caduca. Se pagan",
    when: "SIELE: con cita. DELE: en convocatorias con fecha fija",
    where: "En centros de examen de muchos países",
    description:
      "Los dos certifican español como lengua extranjera con lectura, escucha, escritura y habla. El SIELE se hace en computadora y su puntaje equivale a un nivel europeo. El DELE es presencial y se aprueba en el nivel que elijas, de A1 a C2. Hay modelos de examen gratis en los sitios oficiales.",
    note: "El SIELE lo hacen el Instituto Cervantes y tres universidades. El DELE lo otorga el Instituto Cervantes. Si estudiaste en español, pregunta primero a la universidad: quizá no te lo pida.",
    links: {
      dele: "Qué es el DELE (Instituto Cervantes)",
    },
  },
} as const;
