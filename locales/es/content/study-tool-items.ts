export const studyToolItems = {
  duolingo: {
    audience: "Quien empieza un idioma y quiere practicar un poco cada día",
    gives:
      "Lecciones cortas en forma de juego; gratis con anuncios, con versión de pago opcional",
    when: "Abierta todo el año; empieza cuando quieras",
    description:
      "Aprende con lecciones de pocos minutos que parecen un juego. Desde el español hay cursos de inglés, francés, alemán, portugués, italiano y otros idiomas. Combínala con lectura y conversación para avanzar más.",
    note: "Las lecciones se pueden hacer sin pagar. Antes de aceptar una prueba gratis de la versión de pago, mira cuándo empieza a cobrar.",
  },
  "bbc-learning-english": {
    audience: "Quien estudia inglés y quiere mejorar el oído y la gramática",
    gives: "Cursos, audios y actividades de inglés por nivel, sin costo",
    when: "Abierto todo el año",
    description:
      "Elige tu nivel y practica gramática, vocabulario y pronunciación con audios, videos y ejercicios de la BBC. También trae noticias explicadas para quien aprende inglés.",
  },
  "british-council-learnenglish": {
    name: "LearnEnglish, del British Council",
    audience: "Quien estudia inglés por su cuenta, en cualquier nivel",
    gives:
      "Ejercicios, videos, gramática y vocabulario gratis; las clases en vivo se pagan",
    when: "Abierta todo el año",
    description:
      "Practica con ejercicios, videos y explicaciones de gramática y vocabulario ordenados por nivel. Hay un sitio aparte para adolescentes, con temas y lecturas más cercanos a tu edad.",
    note: "Los recursos para estudiar por tu cuenta son gratis. Los cursos con docente en vivo se pagan: mira el precio antes de inscribirte.",
    links: { teens: "LearnEnglish Teens, el sitio para adolescentes" },
  },
  "dw-nicos-weg": {
    name: "Nicos Weg: alemán con la DW",
    audience: "Quien quiere aprender alemán, aunque parta de cero",
    gives: "Curso de alemán en video con ejercicios y gramática, sin costo",
    when: "Abierto todo el año",
    description:
      "Sigue en video la historia de un joven español recién llegado a Alemania y aprende alemán con él. Cada capítulo trae ejercicios, vocabulario y gramática. La DW tiene más cursos gratis para todos los niveles.",
    note: "Los videos están en alemán y las explicaciones se pueden leer en inglés. Si tu inglés es básico, avanza con los subtítulos y un diccionario.",
  },
  "tv5monde-apprendre": {
    name: "Aprender francés con TV5MONDE",
    audience: "Quien estudia francés y quiere practicar con videos reales",
    gives: "Miles de ejercicios de francés a partir de videos, sin costo",
    when: "Abierta todo el año",
    where: "En la web y en la aplicación",
    description:
      "Mira un video corto de televisión y resuelve los ejercicios que lo acompañan. El material está ordenado en cuatro niveles y el menú se puede leer en varios idiomas.",
  },
  "rfi-francais-facile": {
    audience: "Quien ya lee algo de francés y quiere entrenar el oído",
    gives:
      "Noticias en francés sencillo con audio, transcripción y ejercicios, sin costo",
    when: "Abierta todo el año",
    description:
      "Escucha el Journal en français facile, un noticiero de diez minutos con palabras sencillas, y sigue la transcripción mientras suena. Después practica con ejercicios sobre lo que oíste.",
  },
  "nhk-hablemos-en-japones": {
    name: "Hablemos en japonés (NHK WORLD)",
    audience: "Quien empieza con el japonés, niveles A1 y A2",
    gives:
      "48 lecciones de audio con diálogos y material en español, sin costo",
    when: "Abierto todo el año",
    description:
      "Aprende japonés desde cero con 48 lecciones de audio basadas en diálogos. El material se puede leer en español.",
  },
  "language-transfer": {
    audience: "Quien aprende mejor escuchando y razonando que memorizando",
    gives: "Cursos de audio sin costo; el proyecto vive de donaciones",
    when: "Abierto todo el año",
    description:
      "Escucha a un maestro que te lleva a construir frases paso a paso: pones pausa, respondes y comparas. Hay un curso de inglés para quien habla español y, si entiendes inglés, cursos de otros idiomas.",
  },
  zotero: {
    audience: "Quien hace trabajos de investigación y tiene que citar fuentes",
    gives:
      "Guarda tus fuentes y arma la bibliografía; gratis, con espacio extra de pago",
    when: "Disponible todo el año",
    where: "Windows, macOS, Linux, iOS y Android",
    description:
      "Guarda artículos, libros y páginas desde el navegador, ordénalos en carpetas y deja que el programa escriba las citas y la bibliografía en el estilo que te pidan. Es software libre.",
    note: "El programa es gratis. Solo se paga si quieres más espacio en la nube para guardar tus archivos.",
  },
  notion: {
    audience: "Quien quiere tener apuntes, tareas y fechas en un solo lugar",
    gives:
      "Plan básico gratis; el plan Plus, sin costo con correo de tu universidad",
    when: "Disponible todo el año",
    where: "Web, computadora y celular",
    description:
      "Junta apuntes, listas, calendarios y tablas en un mismo espacio. Sirve para llevar tus materias o para seguir tus solicitudes de becas y universidades.",
    note: "El plan Plus gratis es para una sola persona con correo institucional universitario, y tiene límites de invitados y de historial. No se anuncia para preparatoria: ahí usa el plan gratis de siempre.",
  },
  obsidian: {
    audience: "Quien toma muchos apuntes y quiere conectarlos entre sí",
    gives:
      "Notas enlazadas que se guardan en tu equipo; gratis para uso personal",
    when: "Disponible todo el año",
    where: "Windows, macOS, Linux, iOS y Android",
    description:
      "Escribe notas y enlázalas para ver cómo se relacionan las ideas. Se guardan en tu equipo como archivos de texto Markdown, así que siguen siendo tuyas y funcionan sin internet.",
    note: "Sincronizar tus notas entre equipos con su propio servicio se paga. Si solo usas un equipo, no lo necesitas.",
  },
  anki: {
    audience: "Quien tiene que memorizar mucho: idiomas, medicina, fórmulas",
    gives: "Tarjetas con repetición espaciada; gratis salvo la app de iPhone",
    when: "Disponible todo el año",
    where: "Windows, macOS, Linux, web, Android y iOS",
    description:
      "Crea tarjetas de pregunta y respuesta y repásalas justo antes de que se te olviden. Puedes bajar mazos que otras personas comparten y sincronizar tu avance con AnkiWeb.",
    note: "En computadora, en la web y en Android (AnkiDroid) es gratis. La app oficial de iPhone se paga: ahí puedes usar AnkiWeb desde el navegador. Cuidado con las apps de nombre parecido que cobran.",
  },
  forest: {
    audience: "Quien se distrae con el celular al estudiar",
    gives:
      "Temporizador de estudio con árboles virtuales; gratis o de pago según la tienda",
    when: "Disponible todo el año",
    where: "iOS, Android y extensión de navegador",
    description:
      "Planta un árbol virtual al empezar a estudiar: crece mientras no toques el celular y se seca si sales de la app. Con las monedas que juntas se pueden financiar árboles reales.",
    note: "El precio y las compras opcionales cambian según la tienda de apps, y plantar árboles reales puede pedir la versión de pago. Léelo antes de instalar.",
  },
  languagetool: {
    audience: "Quien escribe ensayos, cartas o solicitudes en español o inglés",
    gives: "Corrector de ortografía, gramática y estilo; gratis con límites",
    when: "Disponible todo el año",
    where: "Web y complementos de navegador",
    description:
      "Pega tu texto y revisa errores de ortografía, gramática y estilo en español, inglés y más de 20 idiomas. Su motor es de código abierto.",
    note: "Los límites de la versión gratis y lo que incluye cada complemento cambian: míralos en su página. Lee cada sugerencia antes de aceptarla, porque también se equivoca.",
  },
  overleaf: {
    audience:
      "Quien escribe textos con fórmulas, informes, tesis o un currículum",
    gives:
      "Editor de LaTeX en línea con plantillas; plan gratis y funciones extra de pago",
    when: "Disponible todo el año",
    where: "En el navegador",
    description:
      "Escribe documentos con fórmulas y formato profesional en LaTeX sin instalar nada. Trae plantillas de currículum, informes y tesis, y permite escribir con otra persona.",
    note: "El plan gratis limita, entre otras cosas, con cuántas personas compartes un proyecto. Pregunta si tu universidad paga un plan mejor.",
  },
  "github-student-developer-pack": {
    audience:
      "Estudiantes de prepa o universidad, desde los 13 años, que programan",
    gives: "Herramientas de programación sin costo mientras estudias",
    when: "Solicitud abierta todo el año",
    description:
      "Pide un paquete de herramientas y servicios para programar que normalmente cuestan dinero. GitHub comprueba primero que estudias y puede pedirte que lo demuestres otra vez más adelante.",
    requirements: {
      age: "Tener 13 años o más",
      proof:
        "Demostrar que estudias: correo de tu escuela o un documento con fecha vigente",
      account: "Tener una cuenta personal de GitHub",
      enrolled:
        "Estar inscrito en prepa, universidad u otra escuela que da título o diploma",
    },
    note: "La lista de herramientas cambia seguido: mira la actual en su página. Muchas solicitudes se rechazan por documentos sin fecha, así que sube una constancia o credencial vigente.",
  },
  "google-academico": {
    name: "Google Académico",
    audience:
      "Quien busca fuentes serias para una tarea, un ensayo o una tesis",
    gives:
      "Busca artículos, tesis, libros y patentes, con citas y alertas, sin costo",
    when: "Abierta todo el año",
    description:
      "Busca como en Google, pero entre artículos, tesis, libros y patentes. Copia la cita ya hecha, mira quién citó cada trabajo y crea alertas de tu tema.",
    note: "Buscar es gratis, pero algunos artículos se leen solo pagando. Mira si hay otra versión libre en el enlace «versiones» o prueba los sitios de acceso abierto de esta lista.",
  },
  orcid: {
    audience: "Quien empieza a investigar o a publicar",
    gives: "Un identificador personal y permanente de investigación, sin costo",
    when: "Registro abierto todo el año",
    description:
      "Consigue un número de 16 dígitos que te distingue de quienes se llaman igual que tú y reúne tus trabajos en un solo perfil. Muchas revistas y universidades lo piden. La organización no tiene fines de lucro.",
  },
  osf: {
    audience: "Quien hace un proyecto de investigación, solo o en equipo",
    gives:
      "Espacio para planear, guardar y compartir tu proyecto y tus datos, sin costo",
    when: "Abierta todo el año",
    description:
      "Guarda en un solo lugar el plan, los archivos y los datos de tu estudio, y decide qué haces público. También puedes registrar tu plan antes de empezar, algo que se valora mucho en ciencia.",
  },
  arxiv: {
    audience:
      "Quien quiere leer ciencia reciente de física, matemáticas o computación",
    gives: "Artículos científicos completos y de lectura libre",
    when: "Abierta todo el año",
    description:
      "Lee gratis artículos de física, matemáticas, computación, estadística, economía y otras áreas antes de que salgan en una revista. La mantiene una organización sin fines de lucro.",
    note: "Los textos pasan un filtro, pero no están revisados por pares. Antes de citarlos, mira si ya salieron en una revista. Casi todo está en inglés.",
  },
  zenodo: {
    audience: "Quien quiere publicar y citar los resultados de su proyecto",
    gives: "Publica datos, textos, carteles o programas con DOI, sin costo",
    when: "Abierta todo el año",
    description:
      "Sube los datos, el cartel, el informe o el programa de tu proyecto, de cualquier área, y recibe un DOI: un enlace fijo para citarlo en tu currículum. Lo creó el CERN con OpenAIRE.",
    note: "Lo que publicas con DOI queda a la vista de todos. Si trabajas en equipo, pide permiso antes, y nunca subas datos personales de otras personas.",
  },
  "semantic-scholar": {
    audience:
      "Quien tiene que leer muchos artículos y no sabe por dónde empezar",
    gives: "Buscador académico con resúmenes automáticos y alertas, sin costo",
    when: "Abierta todo el año",
    description:
      "Busca artículos y lee un resumen automático de una frase antes de abrirlos. Te muestra las citas que más influyeron y te avisa cuando sale algo nuevo de tu tema.",
    note: "Los resúmenes los escribe una máquina: úsalos para elegir qué leer, no para citar. El sitio está en inglés.",
  },
  "core-open-access": {
    audience: "Quien necesita artículos completos y no puede pagarlos",
    gives: "Artículos de acceso abierto de todo el mundo, sin costo",
    when: "Abierta todo el año",
    description:
      "Busca entre artículos de acceso abierto que vienen de universidades y revistas de muchos países. Los resultados se pueden leer sin suscripción. El sitio está en inglés.",
  },
  pubmed: {
    audience: "Quien investiga temas de salud, medicina o biología",
    gives: "Busca estudios de medicina y ciencias de la vida, sin costo",
    when: "Abierta todo el año",
    description:
      "Encuentra estudios de medicina y ciencias de la vida en la base de la Biblioteca Nacional de Medicina de Estados Unidos. Cuando el texto completo es abierto, te enlaza a él en PMC.",
    note: "Siempre puedes leer el resumen si lo hay, pero no todos los textos completos son gratis. El sitio está en inglés.",
  },
  omegaup: {
    audience:
      "Quien aprende a programar o se prepara para la olimpiada de informática",
    gives: "Cursos y problemas que se califican solos, en español y sin costo",
    when: "Abierta todo el año",
    description:
      "Resuelve problemas de programación y recibe la calificación al momento. Incluye cursos para empezar y exámenes pasados de la Olimpiada Mexicana de Informática, y la usan concursos de varios países.",
  },
  "omm-en-linea": {
    audience: "Quien se prepara para la Olimpiada Mexicana de Matemáticas",
    gives:
      "Información de la olimpiada, material de estudio y la revista Tzaloa, sin costo",
    when: "Abierta todo el año",
    description:
      "Estudia con el material de la Olimpiada Mexicana de Matemáticas y con Tzaloa, su revista de problemas. Aquí también se publica la información oficial del concurso. Aunque vivas en otro país, el material te sirve.",
  },
  aops: {
    audience: "Quien entrena para concursos de matemáticas y lee inglés",
    gives: "Foros y wiki de problemas gratis; los cursos se pagan",
    when: "Foros y wiki abiertos todo el año",
    description:
      "Busca problemas de concursos de muchos países, lee soluciones y pregunta en los foros cuando te atores. Los cursos en línea y WOOT, su entrenamiento avanzado, se pagan.",
    note: "Con los foros y la wiki, que son gratis, puedes avanzar mucho. No hace falta pagar un curso para empezar.",
  },
  cses: {
    audience: "Quien ya programa y quiere dominar los algoritmos",
    gives: "Cientos de problemas de algoritmos y un libro, sin costo",
    when: "Abierta todo el año",
    description:
      "Practica con más de 300 problemas de algoritmos ordenados por tema y acompáñalos con el Competitive Programmer's Handbook, un libro gratis que explica las técnicas. Todo está en inglés.",
    links: { book: "Competitive Programmer's Handbook, el libro gratis" },
  },
  "usaco-guide": {
    audience:
      "Quien quiere un camino ordenado para la programación competitiva",
    gives: "Temario guiado de lo básico a lo avanzado, sin costo",
    when: "Abierta todo el año",
    description:
      "Sigue un temario de programación competitiva por niveles: lee cada tema, resuelve los problemas sugeridos y marca tu avance. Está hecha para la olimpiada de Estados Unidos, pero sirve para cualquier otra. Está en inglés.",
  },
  codeforces: {
    audience:
      "Quien ya resuelve problemas y quiere competir con gente de todo el mundo",
    gives:
      "Concursos en línea frecuentes y un gran archivo de problemas, sin costo",
    when: "Problemas todo el año; concursos con frecuencia",
    description:
      "Compite en línea contra reloj y practica con los problemas de concursos pasados. Después de cada ronda puedes leer las soluciones explicadas y ver cómo cambia tu puntaje. Está en inglés.",
  },
  "imo-problems": {
    name: "Problemas de la IMO",
    audience: "Quien entrena matemáticas al nivel más alto de prepa",
    gives: "Exámenes oficiales de la olimpiada internacional, sin costo",
    when: "Disponible todo el año",
    description:
      "Descarga los exámenes oficiales de la Olimpiada Internacional de Matemáticas, también en español. Son muy difíciles: empieza por los problemas 1 y 4, que suelen ser los más accesibles.",
  },
  "ipho-problems": {
    name: "Problemas de la IPhO",
    audience: "Quien entrena física para olimpiadas y lee inglés",
    gives: "Exámenes y soluciones de ediciones pasadas, sin costo",
    when: "Disponible todo el año",
    description:
      "Practica con los exámenes de ediciones pasadas de la Olimpiada Internacional de Física y compara tu trabajo con las soluciones. Están en inglés.",
  },
  "iol-problems": {
    name: "Problemas de la IOL",
    audience: "Quien disfruta los idiomas y los acertijos de lógica",
    gives: "Problemas y soluciones de lingüística por año, sin costo",
    when: "Disponible todo el año",
    description:
      "Descifra cómo funciona una lengua que nunca has visto: los problemas de la Olimpiada Internacional de Lingüística se resuelven con lógica, sin saber idiomas. Están ordenados por año, con soluciones y en varios idiomas.",
  },
  brilliant: {
    audience: "Quien prefiere aprender resolviendo en vez de ver clases",
    gives:
      "Lecciones interactivas de matemáticas y ciencias; la mayor parte se paga",
    when: "Abierto todo el año",
    description:
      "Aprende matemáticas y ciencias con lecciones interactivas en inglés: lees poco y resuelves mucho. Es de suscripción y tiene una parte gratis.",
    note: "Prueba primero la parte gratis y mira el precio y la fecha de cobro antes de suscribirte. Para olimpiadas hay opciones sin costo en esta misma lista.",
  },
} as const;
