export const competitionItems = {
  imo: {
    name: "Olimpiada Internacional de Matemáticas (IMO)",
    audience:
      "Preuniversitarios menores de 20 años, en equipos nacionales de hasta seis",
    gives: "Medallas y menciones, y un lugar en la selección de tu país",
    when: "Suele ser en julio; se entra por la olimpiada de tu país",
    where: "En un país distinto cada año",
    description:
      "Resuelve problemas de demostración en dos días de examen: no basta el resultado, hay que explicar por qué es cierto. Desde México se entra por la Olimpiada Mexicana de Matemáticas, que elige a seis personas. Los demás países tienen su propia olimpiada nacional.",
    requirements: {
      selection: "Ser elegido por la olimpiada nacional de tu país",
      age: "Tener menos de 20 años en la fecha que fija cada edición",
      studies: "No estar inscrito en la universidad",
    },
    note: "No hay inscripción individual. Pregunta a tu olimpiada nacional en qué fecha se mide la edad y quién paga el viaje: cambia según el país y el año.",
    figures: {
      y2025: "En 2025 México ganó dos medallas de plata y cuatro de bronce.",
    },
  },
  oim: {
    name: "Olimpiada Iberoamericana de Matemática (OIM)",
    organization: "Olimpiada Iberoamericana de Matemática",
    audience:
      "Preuniversitarios de Iberoamérica, en equipos nacionales de hasta cuatro",
    gives: "Medallas y menciones, y un lugar en la selección de tu país",
    when: "Normalmente en septiembre; se entra por la olimpiada de tu país",
    where: "En un país iberoamericano distinto cada año",
    description:
      "Enfréntate a seis problemas en dos exámenes de cuatro horas y media. Desde México se entra por la preselección de la Olimpiada Mexicana de Matemáticas. Los demás países tienen su propia olimpiada nacional.",
    requirements: {
      selection: "Ser elegido por la olimpiada nacional de tu país",
      age: "No haber pasado de 18 años al 31 de diciembre del año anterior",
      residence: "Estudiar en un país iberoamericano",
      studies: "Ser estudiante preuniversitario",
    },
    note: "No hay inscripción individual ni un sitio central: el enlace lleva al reglamento. Pregunta las fechas y los gastos del viaje a tu olimpiada nacional.",
    figures: {
      y2025: "En 2025 México ganó tres medallas de oro y una de plata.",
    },
  },
  "canguro-matematico": {
    name: "Canguro Matemático",
    audience:
      "Alumnos de primaria a preparatoria; no hace falta ser de los mejores",
    gives: "Un primer concurso de matemáticas, sin eliminatoria previa",
    when: "Suele ser en marzo; el registro de la escuela cierra antes",
    where: "En tu escuela o en línea, según el país",
    description:
      "Resuelve un solo examen de opción múltiple con acertijos de lógica y matemáticas, según tu grado. Está abierto a todos: es una buena puerta de entrada antes de las olimpiadas.",
    requirements: {
      school: "Que tu escuela o un profesor te registre",
      studies: "Ser alumno de primaria a preparatoria",
    },
    note: "Cada país pone su fecha, sus niveles y su costo. En México, una nota de 2023 lo describe como virtual y gratuito: confírmalo en la convocatoria del año.",
  },
  ipho: {
    name: "Olimpiada Internacional de Física (IPhO)",
    audience:
      "Estudiantes de secundaria o prepa menores de 20 años, hasta cinco por país",
    gives: "Medallas y menciones, y un lugar en la selección de tu país",
    when: "Suele ser en julio; se entra por la olimpiada de tu país",
    where: "En un país distinto cada año",
    description:
      "Resuelve un examen teórico y otro experimental, con aparatos de verdad. Desde México se entra por la Olimpiada Mexicana de Física. Los demás países tienen su propia olimpiada nacional.",
    requirements: {
      selection: "Ser elegido por la olimpiada nacional de tu país",
      age: "Tener menos de 20 años al 30 de junio del año del concurso",
      studies: "No haber empezado la universidad",
    },
    note: "No hay inscripción individual. Pregunta a tu olimpiada nacional quién paga el viaje: algunos años los equipos han tenido que buscar patrocinio.",
  },
  oibf: {
    name: "Olimpiada Iberoamericana de Física (OIbF)",
    organization: "Olimpiada Iberoamericana de Física",
    audience:
      "Preuniversitarios de Iberoamérica, en equipos nacionales de hasta cuatro",
    gives: "Una competencia internacional para quien aún no ha ido a la IPhO",
    when: "Suele ser en septiembre u octubre; se entra por la olimpiada de tu país",
    where: "En un país iberoamericano distinto cada año",
    description:
      "Compite con una prueba teórica y otra experimental contra equipos de Iberoamérica. Desde México se entra por la Olimpiada Mexicana de Física. Los demás países tienen su propia olimpiada nacional.",
    requirements: {
      selection: "Ser elegido por la olimpiada nacional de tu país",
      age: "No haber pasado de 18 años el año anterior (reglamento de 2015)",
      residence: "Estudiar en un país iberoamericano",
      firstTime:
        "No haber ido a la IPhO, y como máximo una vez a esta (reglamento de 2015)",
      studies: "Ser estudiante preuniversitario",
    },
    note: "No tiene un sitio propio: el enlace lleva a la olimpiada mexicana. Las reglas de edad y de participaciones vienen de un reglamento de 2015: confírmalas con tu olimpiada nacional.",
  },
  ioaa: {
    name: "Olimpiada Internacional de Astronomía y Astrofísica (IOAA)",
    audience:
      "Preuniversitarios de los países que participan, hasta cinco por país",
    gives: "Medallas; el país anfitrión cubre hospedaje y comidas del equipo",
    when: "Normalmente en agosto; se entra por la olimpiada de tu país",
    where: "En un país distinto cada año",
    description:
      "Pon a prueba tu astronomía con teoría, análisis de datos y observación del cielo. Se entra por la olimpiada nacional de astronomía de cada país. En México, la Olimpiada Nacional de Astronomía lleva a otro concurso: la Olimpiada Latinoamericana (OLAA).",
    requirements: {
      selection: "Ser elegido por la olimpiada nacional de tu país",
      age: "Tener menos de 20 años al 30 de junio",
      studies: "No cursar educación superior",
    },
    note: "No pudimos confirmar que México mande equipo. Mira en la página oficial si tu país participa antes de prepararte para ella.",
  },
  icho: {
    name: "Olimpiada Internacional de Química (IChO)",
    audience: "Preuniversitarios menores de 20 años, cuatro por país",
    gives: "Medallas y menciones, y un lugar en la selección de tu país",
    when: "Suele ser en julio; se entra por la olimpiada de tu país",
    where: "En un país distinto cada año",
    description:
      "Demuestra tu química en un examen teórico y otro de laboratorio. Desde México se entra por la Olimpiada Nacional de Química. Los demás países tienen su propia olimpiada nacional.",
    requirements: {
      selection: "Ser elegido por la olimpiada nacional de tu país",
      age: "Tener menos de 20 años al 1 de julio",
      school: "Estudiar en una escuela que no esté especializada en química",
      studies: "Ser estudiante preuniversitario",
    },
    note: "No hay inscripción individual: solo compiten equipos elegidos por una olimpiada nacional. Si tu escuela es técnica en química, pregunta si puedes entrar.",
  },
  oiaq: {
    name: "Olimpiada Iberoamericana de Química (OIAQ)",
    organization: "Olimpiada Iberoamericana de Química",
    audience: "Preuniversitarios de Iberoamérica, hasta cuatro por país",
    gives: "Medallas y menciones, y un lugar en la selección de tu país",
    when: "Suele ser en septiembre u octubre; se entra por la olimpiada de tu país",
    where: "En un país iberoamericano distinto cada año",
    description:
      "Compite con un examen teórico y otro de laboratorio contra equipos de Iberoamérica. Desde México se entra por la Olimpiada Nacional de Química. Los demás países tienen su propia olimpiada nacional.",
    requirements: {
      selection: "Ser elegido por la olimpiada nacional de tu país",
      residence: "Estudiar en un país iberoamericano",
      studies: "Ser estudiante preuniversitario",
    },
    note: "No hay inscripción individual ni un sitio central: el enlace lleva al reglamento, en la página de una sede pasada. Hay un límite de edad: pregúntalo a tu olimpiada nacional.",
  },
  ibo: {
    name: "Olimpiada Internacional de Biología (IBO)",
    audience: "Estudiantes de escuelas regulares, hasta cuatro por país",
    gives: "Una competencia mundial de biología, con la selección de tu país",
    when: "Suele ser en julio; se entra por la olimpiada de tu país",
    where: "En un país distinto cada año",
    description:
      "Resuelve exámenes teóricos y prácticas de laboratorio de toda la biología. Desde México se entra por la Olimpiada Nacional de Biología. Los demás países tienen su propia olimpiada nacional.",
    requirements: {
      selection: "Ser elegido por la olimpiada nacional de tu país",
      age: "No pasar de 20 años al 1 de julio",
      school:
        "Estudiar en una escuela regular: no se admite la educación en casa",
      twice: "No haber competido ya dos veces",
      studies: "No haber empezado la universidad",
    },
    note: "No hay registro directo. Si vas a un colegio internacional o extranjero, en general no se admite: pregunta al coordinador de tu olimpiada nacional.",
  },
  oiab: {
    name: "Olimpiada Iberoamericana de Biología (OIAB)",
    organization: "Olimpiada Iberoamericana de Biología",
    audience:
      "Estudiantes de prepa o recién egresados de Iberoamérica, hasta cuatro por país",
    gives: "Una competencia internacional de biología en español o portugués",
    when: "Suele ser en septiembre; se entra por la olimpiada de tu país",
    where: "En un país iberoamericano distinto cada año",
    description:
      "Compite con pruebas teóricas y prácticas, en español o portugués, contra equipos de Iberoamérica. Desde México se entra por la Olimpiada Nacional de Biología. Los demás países tienen su propia olimpiada nacional.",
    requirements: {
      selection: "Ser elegido por la olimpiada nacional de tu país",
      residence: "Estudiar en un país iberoamericano",
      studies:
        "Estar en la prepa o haberla terminado, sin estar en la universidad",
    },
    note: "No tiene un sitio propio: el enlace lleva a la ficha de la olimpiada mexicana. Pregunta ahí las fechas, si hay límite de edad y los gastos del viaje.",
  },
  ioi: {
    name: "Olimpiada Internacional de Informática (IOI)",
    audience: "Preuniversitarios que programan, hasta cuatro por país",
    gives: "Medallas, y un lugar en la selección de tu país",
    when: "Suele ser entre julio y septiembre; se entra por la olimpiada de tu país",
    where: "En un país distinto cada año",
    description:
      "Programa en C++ soluciones a problemas de algoritmos, en dos días de cinco horas. Desde México se entra por la Olimpiada Mexicana de Informática. Los demás países tienen su propia olimpiada nacional.",
    requirements: {
      selection: "Ser elegido por la olimpiada nacional de tu país",
      age: "Tener como máximo 20 años al 1 de julio del año del concurso",
      studies: "Ser estudiante preuniversitario",
    },
    note: "No hay inscripción individual. Pregunta a tu olimpiada nacional las fechas y quién paga el viaje.",
  },
  ioai: {
    name: "Olimpiada Internacional de Inteligencia Artificial (IOAI)",
    audience:
      "Preuniversitarios de los países acreditados, hasta dos equipos de cuatro por país",
    gives: "Medallas por la prueba individual y un reto por equipos",
    when: "Suele ser en agosto; se entra por la olimpiada de IA de tu país",
    where: "En un país distinto cada año",
    description:
      "Resuelve problemas de inteligencia artificial en una prueba individual de dos días, que es la que da medallas, y en un reto por equipos. También hay una prueba más sencilla, GAITE. Se entra por la olimpiada nacional o regional de IA: Perú, por ejemplo, tiene la suya.",
    requirements: {
      selection: "Ser elegido por la olimpiada de IA de tu país",
      age: "Tener menos de 20 años",
      studies: "No estar en la universidad",
    },
    note: "No pudimos confirmar una selección mexicana. La lista de países acreditados cambia cada año: búscala en la página oficial.",
  },
  iol: {
    name: "Olimpiada Internacional de Lingüística (IOL)",
    audience:
      "Preuniversitarios de los países que participan, en equipos de cuatro",
    gives: "Un reto para quien disfruta los idiomas y los acertijos",
    when: "Suele ser en julio o agosto; se entra por la olimpiada de tu país",
    where: "En un país distinto cada año",
    description:
      "Descifra cómo funcionan lenguas que no conoces: cinco problemas individuales en seis horas y uno por equipos. No hay que saber muchos idiomas, y la prueba se ofrece en varios. Se entra solo por la olimpiada nacional de lingüística de cada país.",
    requirements: {
      selection: "Ser elegido por la olimpiada de lingüística de tu país",
      age: "Tener menos de 20 años",
      studies: "No estar en la universidad",
    },
    note: "No pudimos confirmar una selección mexicana actual. Mira en la página oficial si tu país participa. Los problemas de años pasados están en línea para practicar.",
  },
  ipo: {
    name: "Olimpiada Internacional de Filosofía (IPO)",
    audience: "Estudiantes de bachillerato, uno o dos por país",
    gives: "Un lugar en la final mundial de ensayo filosófico",
    when: "Suele ser en mayo; se entra por la olimpiada de tu país",
    where: "En un país distinto cada año",
    description:
      "Escribe en cuatro horas un ensayo filosófico, en un idioma que no sea el tuyo. Desde México se entra por la Olimpiada Mexicana de Filosofía, con fases estatales y final nacional. Los demás países tienen su propia selección.",
    requirements: {
      selection: "Ser elegido por la olimpiada nacional de tu país",
      language:
        "Escribir el ensayo en inglés, francés o alemán si tu lengua es el español",
      studies: "Estudiar el bachillerato",
    },
    note: "Los idiomas del ensayo son inglés, francés, alemán y español, y no puedes usar el tuyo. Pregunta el límite de edad a tu olimpiada nacional.",
  },
  ieo: {
    name: "Olimpiada Internacional de Economía (IEO)",
    audience: "Estudiantes de bachillerato menores de 20 años, cinco por país",
    gives: "Medallas, y práctica con un caso de negocio",
    when: "Suele ser en julio o agosto; se entra por la selección de tu país",
    where: "En un país distinto cada año",
    description:
      "Compite en economía, educación financiera y un caso de negocio, todo en inglés. México manda una delegación, que se elige en una selección nacional. Los demás países tienen la suya.",
    requirements: {
      selection: "Ser elegido por la selección nacional de economía de tu país",
      age: "Tener menos de 20 años al 30 de junio",
      english: "Presentar las pruebas en inglés",
      studies: "Estudiar el bachillerato",
    },
    note: "No hay inscripción individual. Busca en la página oficial quién organiza la selección de tu país y pregunta las fechas y quién paga el viaje.",
    figures: {
      y2025:
        "En 2025 compitieron 52 países. México ganó dos medallas de oro y dos de plata.",
    },
  },
  "john-locke-essay": {
    audience: "Estudiantes de hasta 18 años, de cualquier país",
    gives:
      "Reconocimiento; los premios han sido crédito para cursos de pago del instituto",
    when: "El registro suele ser en abril y mayo; el ensayo se entrega hacia junio",
    where: "En línea",
    description:
      "Elige una pregunta de la materia que te guste y escribe un ensayo en inglés. Te inscribes tú, sin escuela ni selección previa. Aunque no ganes, te deja un texto argumentado para practicar.",
    requirements: {
      age: "Tener como máximo 18 años en la fecha de corte",
      english: "Escribir el ensayo en inglés",
    },
    note: "Participar es gratis si te registras a tiempo: el registro tardío cuesta. En 2024 los premios eran becas parciales para programas de pago del mismo instituto.",
    figures: {
      y2026:
        "En 2026 hubo diez materias y había que tener menos de 19 años el 31 de mayo.",
    },
  },
  wsdc: {
    audience:
      "Estudiantes de 14 a 19 años, en un equipo nacional de tres a cinco",
    gives: "Debates en inglés contra equipos de todo el mundo",
    when: "Suele ser en julio; se entra por la selección de tu país",
    where: "En un país distinto cada año",
    description:
      "Debate en equipo y en inglés, con temas preparados y otros que te dan en el momento. México ha enviado equipo nacional. Cada país elige al suyo, así que el primer paso es un club de debate.",
    requirements: {
      selection: "Ser parte del equipo nacional de debate de tu país",
      age: "Haber cumplido 14 años y no haber cumplido 20",
      english: "Debatir en inglés",
    },
    note: "Hay cuota de inscripción y gastos de viaje. Pregunta al organizador de tu equipo nacional cómo se elige y cuánto pagarías.",
  },
  nhsmun: {
    audience: "Estudiantes de prepa, en delegaciones de una escuela o grupo",
    gives: "Práctica de negociación y debate en comités como los de la ONU",
    when: "Suele ser en marzo; se inscribe la escuela o el grupo",
    where: "Nueva York",
    description:
      "Representa a un país en una simulación de los comités de la ONU: investigas su postura, negocias y redactas resoluciones. Cualquier escuela o grupo puede inscribirse sin intermediarios.",
    requirements: {
      delegation: "Ir con una delegación de tu escuela o grupo, con un asesor",
      studies: "Estudiar la prepa",
    },
    note: "Es una conferencia de pago, con viaje a Nueva York. Antes de pagar a una agencia, revisa en la página oficial qué incluye y cuánto cuesta inscribirse directo.",
  },
  igeo: {
    name: "Olimpiada Internacional de Geografía (iGeo)",
    audience:
      "Estudiantes de 16 a 19 años de los países que participan, hasta cuatro por país",
    gives: "Una competencia de geografía que incluye trabajo de campo",
    when: "Suele ser en julio o agosto; se entra por la olimpiada de tu país",
    where: "En un país distinto cada año",
    description:
      "Combina una prueba escrita, una multimedia y trabajo de campo, todo en inglés. Se entra por la olimpiada nacional de geografía de cada país.",
    requirements: {
      selection: "Ser elegido por la olimpiada de geografía de tu país",
      age: "Tener de 16 a 19 años al 30 de junio",
      english: "Presentar las pruebas en inglés",
      studies: "No haber empezado la universidad al 30 de junio",
    },
    note: "No pudimos confirmar que México participe hoy. Mira en la página oficial si tu país manda equipo y quién lo elige.",
  },
  "world-scholars-cup": {
    audience: "Equipos de tres; la división Senior es para unos 14 a 18 años",
    gives: "Debate, escritura y trivia de muchas materias en un mismo torneo",
    when: "Rondas regionales durante el año escolar; la final suele ser en noviembre",
    where:
      "Rondas en varios países; la última etapa, en la Universidad de Yale",
    description:
      "Forma un equipo de tres y compite en debate, escritura colaborativa y pruebas de conocimientos, en inglés. Primero hay una ronda regional, luego una global y al final el Torneo de Campeones.",
    requirements: {
      team: "Formar un equipo de tres",
      english: "Participar en inglés",
      round: "Que haya una ronda regional a la que puedas llegar",
    },
    note: "No pudimos confirmar una ronda en México ni la cuota actual. Revisa la lista de rondas y lo que cuesta cada etapa antes de comprometerte.",
  },
  omm: {
    audience: "Preuniversitarios inscritos en una escuela de México",
    gives:
      "Inscripción gratis, entrenamiento y la estancia en el concurso nacional",
    when: "Cada estado pone sus fechas, desde enero; la final nacional es en noviembre",
    where: "En tu estado; la final, en una sede que cambia",
    description:
      "Empieza en el concurso de matemáticas de tu estado, donde cuentan más las ideas que las fórmulas. Quien llega lejos en la final nacional entra a la preselección, y de ahí salen los equipos de la IMO, la OIM y otras olimpiadas.",
    requirements: {
      residence: "Estudiar en México",
      age: "Tener menos de 20 años en julio del año siguiente",
      studies: "No estar en la universidad",
    },
    note: "Las convocatorias estatales pueden cerrar pronto: la de Chiapas cerró el 27 de febrero en 2026. Busca a tu delegado estatal en la página oficial desde enero.",
  },
  omi: {
    audience: "Estudiantes de bachillerato en México",
    gives: "Un lugar en la selección de tu estado, y el camino hacia la IOI",
    when: "Las fases estatales empiezan entre noviembre y enero; la final ha sido en octubre",
    where: "En línea y en tu estado; la final, en una sede que cambia",
    description:
      "Aprende a resolver problemas con C++ en la plataforma omegaUp y compite en la fase de tu estado, en línea y presencial. Cada estado manda cuatro personas a la final nacional, que lleva a la IOI. Para primaria y secundaria existe la OMIPS.",
    requirements: {
      residence: "Estudiar en México",
      studies: "Estudiar la prepa o el bachillerato",
    },
    note: "Lee en la convocatoria de tu estado el límite de edad y de grado. Un reglamento de 2014 pedía menos de 19 años y no estar en el último año de bachillerato.",
  },
  onq: {
    name: "Olimpiada Nacional de Química",
    audience: "Estudiantes de bachillerato en México",
    gives: "Inscripción gratis, y el camino hacia la IChO y la OIAQ",
    when: "Cada estado pone sus fechas; la final nacional suele ser en febrero o marzo",
    where: "En tu estado; la final, en una sede que cambia",
    description:
      "Inscríbete con el delegado de tu estado, pasa la fase estatal y llega a la final nacional. De ahí salen los equipos mexicanos para las olimpiadas internacional e iberoamericana de química.",
    requirements: {
      residence: "Estudiar en una escuela de México",
      studies: "Estudiar el bachillerato",
    },
    note: "La página enlazada es un texto antiguo en inglés. Confirma quién organiza, las fechas y los niveles en la convocatoria de tu estado: pregunta a tu profesor de química.",
  },
  onb: {
    name: "Olimpiada Nacional de Biología",
    audience: "Estudiantes de bachillerato en México",
    gives:
      "Un lugar en el equipo de tu estado, y el camino hacia la IBO y la OIAB",
    when: "Las fases estatales cierran hacia septiembre u octubre; la final es en noviembre",
    where: "En tu estado; la final, en una sede que cambia",
    description:
      "Entra por la fase de tu estado y compite por un lugar en la final nacional. De ahí salen los equipos mexicanos para las olimpiadas internacional e iberoamericana de biología.",
    requirements: {
      residence: "Estudiar en México",
      studies: "Cursar el bachillerato",
    },
    note: "Los lugares por estado cambian de un año a otro. Busca la convocatoria de tu estado con el delegado de la Academia Mexicana de Ciencias o con tu profesor.",
    figures: {
      y2025: "La final de 2025 fue del 9 al 13 de noviembre en Oaxaca.",
    },
  },
  omf: {
    name: "Olimpiada Mexicana de Física",
    audience:
      "Estudiantes de bachillerato en México; cuatro por estado llegan a la final",
    gives:
      "Un lugar en el equipo de tu estado, y el camino hacia la IPhO y la OIbF",
    when: "Cada estado pone sus fechas; la final es la última semana de noviembre",
    where: "En tu estado; la final, en una sede que cambia",
    description:
      "Resuelve problemas de física en el concurso de tu estado. En la final nacional la teoría vale 60 % y el experimento 40 %. De ahí se preselecciona a unas 30 personas para formar los equipos internacionales.",
    requirements: {
      residence: "Estudiar en México",
      limits:
        "Cumplir la fecha de nacimiento y el semestre máximo de la convocatoria",
      studies: "Estudiar el bachillerato (algunos estados admiten secundaria)",
    },
    note: "Los límites cambian cada año. En la convocatoria de 2026 había que nacer después del 30 de junio de 2007 y cursar hasta cuarto semestre de bachillerato.",
  },
  "regeneron-isef": {
    audience:
      "Estudiantes de 3.º de secundaria a 3.º de prepa con un proyecto de ciencia",
    gives: "Una feria mundial donde expones tu proyecto",
    when: "Las ferias suelen ser de enero a marzo; la final, en mayo",
    where: "Ferias en tu país; la final, en Estados Unidos",
    description:
      "Investiga o inventa algo, preséntalo en una feria afiliada y gana un lugar en la final, con unos 1,800 participantes en 21 categorías. No se puede entrar directo: hace falta una feria afiliada.",
    requirements: {
      fair: "Ganar el pase con tu proyecto en una feria afiliada",
      studies:
        "Estar entre 3.º de secundaria y el último año de prepa (grados 9 a 12)",
      age: "No haber cumplido 20 años al 1 de mayo del año del concurso",
    },
    note: "Pregunta por escrito a la feria si está afiliada a ISEF en este ciclo. En México existe la feria nacional FEMECI, pero no pudimos confirmar su afiliación.",
  },
  "first-robotics": {
    audience: "Estudiantes de prepa en equipos con mentores",
    gives: "Una temporada para diseñar y construir un robot con tu equipo",
    when: "La temporada arranca en enero; regionales de febrero a marzo y final en abril",
    where: "Regionales en México, con sedes que cambian; campeonato en Houston",
    description:
      "Diseña, programa y construye un robot en equipo, y compite contra otras escuelas. Hay papeles para todos: mecánica, programación, diseño, finanzas y comunicación. Si tu escuela no tiene equipo, busca uno cercano.",
    requirements: {
      team: "Formar un equipo o unirte a uno que tenga mentor adulto",
      fee: "Que el equipo cubra la inscripción y los viajes",
      studies: "Estudiar la prepa (FTC admite también secundaria)",
    },
    note: "Cada equipo paga inscripción y viajes: pregunta antes cuánto te tocaría. Revisa la lista de eventos de la temporada: las sedes mexicanas cambian.",
    figures: {
      y2025: "En 2025 hubo regionales en Monterrey, León y La Laguna.",
    },
  },
  "world-robot-olympiad": {
    name: "Olimpiada Mundial de Robótica (WRO)",
    audience: "Equipos de dos o tres, de 8 a 19 años según la categoría",
    gives:
      "Retos con robots propios y un camino del regional a la final mundial",
    when: "La final nacional es hacia septiembre; la mundial, en noviembre",
    where: "Regional y final en tu país; la mundial cambia de sede",
    description:
      "Construye y programa un robot que cumple misiones, juega en equipo o maneja solo en la categoría Future Engineers. Se pasa por una ronda regional y la final nacional, también en México.",
    requirements: {
      team: "Formar un equipo de dos o tres con un entrenador",
      age: "Tener de 8 a 19 años según la categoría (alguna admite hasta 22)",
      national: "Ganar el pase en la ronda regional y la final nacional",
    },
    note: "Las edades son del reglamento de 2026: Future Engineers era para 14 a 19 años. Pregunta al organizador de tu país las fechas y el costo de inscripción.",
  },
  "technovation-girls": {
    audience:
      "Niñas, jóvenes trans y no binarias de 8 a 18 años, en equipos de una a cinco",
    gives:
      "Curso para crear una app o prototipo de IA, con mentoras y mentores, gratis",
    when: "La temporada suele ir de octubre a abril",
    where: "En línea, con tu equipo",
    description:
      "Elige un problema de tu comunidad y crea con tu equipo una app o un prototipo de inteligencia artificial para resolverlo. No hace falta saber programar al empezar. El registro es abierto y se evalúa en línea.",
    requirements: {
      identity: "Ser niña o mujer joven, o persona trans o no binaria",
      age: "Tener de 8 a 18 años al 1 de agosto que fija la temporada",
      consent: "Tener el permiso firmado de madre, padre o tutor",
      english: "Entregar el material en inglés o con subtítulos en inglés",
    },
    note: "La división depende de la persona de mayor edad del equipo: Beginner de 8 a 12, Junior de 13 a 15, Senior de 16 a 18. Confirma las fechas de la temporada.",
  },
  "nasa-space-apps": {
    audience: "Cualquier persona con curiosidad; no pide experiencia",
    gives: "Un fin de semana de proyecto con datos abiertos de la NASA, gratis",
    when: "Una vez al año; ha sido en octubre y también en noviembre",
    where: "En una sede local o en línea",
    description:
      "Únete a un equipo de hasta seis y resuelve en dos días un reto con datos de la NASA: una app, un juego, un video o una idea bien contada. Sirve tanto si programas como si diseñas, escribes o investigas.",
    requirements: {
      guardian: "Contar con el permiso de un tutor si eres menor de edad",
      english:
        "Entregar el proyecto en inglés (el video puede llevar subtítulos)",
    },
    note: "La fecha cambió en 2026, de octubre a noviembre: confírmala antes de apartar el fin de semana. El proyecto no se puede empezar antes del inicio oficial.",
  },
  "hult-prize": {
    audience:
      "Universitarios de licenciatura o posgrado, en equipos de hasta cuatro",
    gives:
      "Un camino para llevar tu idea social a una final mundial con un gran premio",
    when: "Cada campus pone su fecha; suelen cerrar hacia febrero",
    where: "En tu campus; después, rondas regionales y final",
    description:
      "Arma con tu equipo un emprendimiento que resuelva un problema social. Empiezas en la competencia de tu campus o con una solicitud abierta, y de ahí pasas a rondas regionales y a la final.",
    requirements: {
      studies: "Estar inscrito en una universidad, en licenciatura o posgrado",
      age: "Tener al menos 18 años",
      team: "Formar un equipo de hasta cuatro",
    },
    note: "Inscribirse no cuesta, pero viaje, comida y hospedaje corren por tu cuenta. Lee en las bases del año el premio, el tamaño mínimo del equipo y las etapas.",
  },
  "breakthrough-junior-challenge": {
    audience: "Jóvenes de 13 a 18 años de todo el mundo",
    gives:
      "Beca universitaria para quien gana, y premios para su docente y su escuela",
    when: "Abre en la primavera del norte; en ediciones recientes cerró a mediados de septiembre",
    where: "En línea",
    description:
      "Explica en un video de hasta dos minutos una idea de física, matemáticas o ciencias de la vida. Es individual y cuenta tanto la claridad como la creatividad. También te toca calificar videos de otros.",
    requirements: {
      age: "Tener de 13 a 18 años en las fechas que fija la convocatoria",
      english: "Hacer el video en inglés",
      guardian: "Tener permiso de madre, padre o tutor si eres menor de edad",
      review: "Evaluar videos de otras personas",
    },
    note: "El mes de cierre ha cambiado: antes era en junio. En 2025 había que tener 13 años cumplidos al 1 de mayo y no cumplir 19 antes del 2 de octubre.",
    figures: {
      y2026:
        "En 2026 el premio es una beca de 250,000 dólares, 50,000 para el docente y un laboratorio de 100,000 para la escuela.",
    },
  },
  "diamond-challenge": {
    audience: "Estudiantes de prepa de 14 a 18 años, de cualquier país",
    gives:
      "Premios en dinero, y hospedaje y comidas para quien llega a semifinales",
    when: "Suele abrir en agosto y cerrar a mediados de enero; la final es en abril",
    where: "En línea; la final, en Delaware, Estados Unidos",
    description:
      "Presenta en equipo una idea de negocio o de innovación social. Envías la propuesta en línea y, si llegas a la final, la expones ante jueces.",
    requirements: {
      age: "Tener de 14 a 18 años",
      team: "Formar un equipo de dos a cuatro, según reglas recientes",
      adviser: "Contar con un asesor adulto de 21 años o más",
      english: "Preparar los materiales en inglés",
      studies: "Estudiar la prepa",
    },
    note: "Participar es gratis, pero el viaje a Delaware lo paga tu equipo. Lee en las reglas del año el tamaño del equipo y si aceptan participar en solitario.",
  },
  "the-earth-prize": {
    audience: "Estudiantes de secundaria o prepa de 13 a 19 años",
    gives: "Premios en dinero para llevar a cabo las ideas ganadoras",
    when: "El registro va de septiembre a inicios de enero; la entrega es a fines de enero",
    where: "En línea",
    description:
      "Propón una solución a un problema ambiental, tú o con un equipo de hasta cinco. Registrarse y participar es gratis y todo se hace en línea.",
    requirements: {
      age: "Tener de 13 a 19 años (la convocatoria fija los años de nacimiento)",
      studies: "Estar en secundaria o prepa, no en la universidad",
      idea: "Presentar una solución ambiental, en solitario o en equipo de hasta cinco",
    },
    note: "En la edición de 2026 había que nacer entre 2006 y 2012, y se aceptó cualquier idioma. Las dos reglas cambian: confírmalas cada septiembre.",
    figures: {
      y2026:
        "En 2026 hubo siete ganadores regionales, con 12,500 dólares cada uno.",
    },
  },
  "solve-for-tomorrow": {
    audience:
      "Equipos de dos a cinco estudiantes de escuelas públicas, con un docente",
    gives:
      "Acompañamiento para desarrollar un proyecto que ayude a tu comunidad",
    when: "Las convocatorias suelen ser de mayo a agosto; cambian según el país",
    where: "En tu país; la final reúne a los países de esa edición",
    description:
      "Usa ciencia y tecnología para resolver un problema de tu comunidad, con tu equipo y un docente. La convocatoria es de un país o de un grupo de países latinoamericanos.",
    requirements: {
      country: "Que haya convocatoria en tu país ese año",
      publicSchool: "Estudiar en una escuela pública",
      team: "Formar un equipo de dos a cinco con un docente",
    },
    note: "En 2025 no encontramos convocatoria en México. La edad cambia por país. El enlace es la sala de prensa: busca «Solve for Tomorrow» en la página de Samsung de tu país.",
    figures: {
      y2025:
        "En 2025 hubo una edición para Argentina y otra para Centroamérica, el Caribe, Ecuador, Venezuela, Paraguay y Uruguay.",
    },
  },
  "premio-nacional-juvenil-agua": {
    name: "Premio Nacional Juvenil del Agua",
    audience:
      "Estudiantes de secundaria o bachillerato en México, de 15 a 20 años",
    gives: "Premios nacionales, y el pase al Stockholm Junior Water Prize",
    when: "La convocatoria suele ir de marzo a mayo",
    where: "México; la etapa internacional es en Estocolmo, en agosto",
    description:
      "Presenta por escrito, en solitario o en equipo, una investigación o solución sobre el agua. Quien gana en México va a la etapa internacional en Estocolmo. Otros países tienen su propia convocatoria.",
    requirements: {
      age: "Tener de 15 a 20 años",
      residence: "Estudiar en México",
      studies: "Estar en secundaria o bachillerato",
      english: "Manejar el inglés",
    },
    figures: {
      y2025: "En 2025 se recibieron más de 480 proyectos.",
    },
  },
  infomatrix: {
    audience: "Estudiantes de preescolar a universidad con un proyecto propio",
    gives:
      "Un lugar donde exponer tu proyecto y pasar a finales internacionales",
    when: "Los regionales suelen ser hacia febrero; la final cambia de fecha",
    where: "Regionales en México; la final cambia de sede",
    description:
      "Presenta un proyecto de software, robótica, animación, cortometraje o divulgación científica. Empiezas en un evento regional y puedes llegar a la final nacional y a la iberoamericana.",
    requirements: {
      enrolled: "Estar inscrito en una escuela o universidad",
      project: "Tener un proyecto propio en una de sus áreas",
    },
    note: "Cada región pone sus fechas y sus requisitos. Pregunta la cuota de inscripción y los gastos de viaje antes de registrar tu proyecto.",
  },
  "robocup-junior": {
    audience: "Jóvenes de 14 a 19 años, en equipos con mentor",
    gives: "Un reto de robots autónomos: fútbol, rescate o escenario",
    when: "Depende del torneo de tu país; en México, el Torneo Mexicano de Robótica",
    where: "Torneo nacional; después, la RoboCup internacional",
    description:
      "Construye un robot que juega fútbol, rescata o actúa en un escenario sin que nadie lo maneje. Los equipos son de dos a cuatro, o hasta cinco en OnStage. En México se entra por el Torneo Mexicano de Robótica, y otros países tienen su torneo.",
    requirements: {
      national: "Ganar el pase en el torneo nacional de tu país",
      age: "Tener de 14 a 19 años al 1 de julio en la mayoría de las ligas",
      team: "Formar un equipo de al menos dos, con un mentor",
    },
    note: "El Torneo Mexicano de Robótica cobra inscripción por equipo. La edad exacta depende de la liga y del reglamento del año.",
  },
  "ocean-awareness-contest": {
    audience:
      "Estudiantes de secundaria o prepa de 11 a 18 años, de cualquier país",
    gives: "Premios en dinero para las mejores obras; participar es gratis",
    when: "Suele abrir en septiembre y cerrar a inicios de junio",
    where: "En línea",
    description:
      "Crea una obra sobre el océano y el clima: arte visual, cuento, poesía, cine, música, danza o multimedia. Puedes enviarla tú o en grupo, en línea y sin costo. Cada edición tiene un tema.",
    requirements: {
      age: "Tener de 11 a 18 años",
      studies:
        "Estar inscrito en secundaria o prepa mientras el concurso está abierto",
    },
    figures: {
      y2026:
        "La edición de 2026 cerró el 8 de junio y dio premios de hasta 1,000 dólares.",
    },
  },
  "plural-plus": {
    audience: "Jóvenes de hasta 25 años, de cualquier nacionalidad",
    gives: "Que tu video se vea y se reconozca en un festival de la ONU",
    when: "En ediciones pasadas cerró hacia mediados de junio",
    where: "Envío en línea",
    description:
      "Cuenta en un video de uno a cinco minutos lo que piensas de la migración, la diversidad o la inclusión. Vale cualquier género: documental, animación, ficción, música. Hay tres grupos: hasta 12 años, de 13 a 17 y de 18 a 25.",
    requirements: {
      age: "Tener como máximo 25 años al producir el video",
      subtitles: "Poner subtítulos en inglés si el video está en otro idioma",
    },
    note: "La última convocatoria que vimos es la de 2025, que cerró el 15 de junio. Confirma que haya una nueva antes de ponerte a grabar.",
  },
  "sony-world-photography-youth": {
    name: "Sony World Photography Awards: concurso juvenil",
    audience: "Jóvenes de hasta 19 años que toman fotos",
    gives: "Que tus fotos compitan gratis en un certamen mundial",
    when: "Suele abrir hacia junio y cerrar a inicios de enero",
    where: "En línea",
    description:
      "Envía hasta tres fotos a la categoría juvenil de uno de los certámenes de fotografía más conocidos. Participar es gratis y se hace en línea.",
    requirements: {
      age: "Tener como máximo 19 años",
    },
    note: "Entra en el concurso juvenil (Youth), no en los otros. Revisa la edad mínima: las bases de 2023 pedían de 12 a 19 años.",
  },
  "mexico-canta": {
    organization: "Secretaría de Cultura (México)",
    audience: "Personas mexicanas y méxico-estadounidenses de 18 a 34 años",
    gives: "Etapas de selección y una final para intérpretes y compositores",
    when: "En la primera edición el registro fue de fines de abril a fines de mayo",
    where: "Registro en línea; México y Estados Unidos",
    description:
      "Manda una canción de hasta tres minutos, en audio o video, como intérprete o como compositor. Sirve una grabación hecha con el celular. Busca canciones que no celebren la violencia ni las adicciones.",
    requirements: {
      age: "Tener de 18 a 34 años (en la convocatoria de 2025)",
      nationality: "Ser mexicano o méxico-estadounidense",
      song: "Que la canción no haga apología de la violencia ni de las adicciones",
    },
    note: "Solo para mayores de edad. Estas reglas son de la primera edición, la de 2025, y no vimos fechas posteriores: confirma la convocatoria en la página oficial.",
  },
} as const;
