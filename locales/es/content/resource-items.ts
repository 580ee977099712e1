export const resourceItems = {
  "khan-academy-espanol": {
    name: "Khan Academy en español",
    audience: "Estudiantes que quieren repasar o adelantarse por su cuenta",
    gives: "Lecciones, videos y ejercicios gratis en español",
    when: "Todo el año, a tu ritmo",
    description:
      "Estudia matemáticas, ciencias, economía, programación y más con videos cortos y ejercicios. Vas a tu ritmo y vuelves a lo que no quedó claro las veces que haga falta. La ofrece una organización sin fines de lucro.",
    links: { channel: "Canal de YouTube" },
  },
  "aprende-org": {
    audience: "Cualquier persona que quiera estudiar en español",
    gives: "Contenidos escolares y cursos para el trabajo, sin pagar",
    when: "Todo el año, a tu ritmo",
    description:
      "Encuentra en un solo portal contenidos desde la primaria hasta el posgrado y cursos de capacitación para el empleo. Te sirve para repasar una materia o para aprender un oficio.",
  },
  "mit-opencourseware": {
    audience: "Quien quiere ver cómo es un curso de universidad y lee inglés",
    gives: "Apuntes, tareas, exámenes y videos de cursos reales del MIT",
    when: "Todo el año, a tu ritmo",
    description:
      "Abre los materiales con los que se enseña en el MIT y estudia por tu cuenta, sin registro ni inscripción. Hay apuntes, tareas, exámenes y clases en video. Casi todo está en inglés.",
    note: "No da título ni créditos del MIT. Puedes usar y compartir el material sin fines comerciales, con licencia Creative Commons.",
    links: { channel: "Canal de YouTube" },
  },
  "cs50x-harvard": {
    name: "CS50x: Introducción a la ciencia de la computación",
    audience: "Quien quiere aprender a programar desde cero",
    gives: "Curso gratis de nivel universitario; el certificado de edX se paga",
    when: "Todo el año, a tu ritmo",
    description:
      "Aprende a pensar como quien programa: series de problemas cada vez más retadoras y un proyecto final tuyo. Pasas por C, Python, SQL y desarrollo web. La mayoría de quienes lo toman no había programado antes.",
    note: "Las clases son en inglés. Hay materiales traducidos al español por la comunidad, pero no son la versión oficial.",
  },
  julioprofe: {
    audience:
      "Estudiantes de prepa o primeros semestres con dudas de mate o física",
    gives: "Ejercicios resueltos paso a paso en video, gratis",
    when: "Todo el año",
    description:
      "Busca tu tema y mira cómo se resuelve un ejercicio, paso a paso y en español: de aritmética y álgebra hasta cálculo, y también física. Explica Julio Ríos, ingeniero y profesor colombiano.",
  },
  "ted-ed": {
    audience: "Curiosas y curiosos de cualquier edad",
    gives: "Lecciones animadas cortas con preguntas, gratis",
    when: "Todo el año",
    description:
      "Descubre en pocos minutos un tema de ciencia, historia, literatura o casi cualquier otra cosa. Cada lección trae preguntas para comprobar qué entendiste y practicar tu inglés de paso.",
    note: "Los videos están en inglés. Muchos tienen subtítulos en español: actívalos en el reproductor.",
    links: { channel: "Canal de YouTube" },
  },
  "educationusa-webinars": {
    name: "EducationUSA: sesiones en línea",
    organization: "EducationUSA (Departamento de Estado de EE. UU.)",
    audience: "Quien piensa estudiar en Estados Unidos",
    gives: "Charlas en línea y orientación general sin costo",
    when: "Todo el año; cada sesión tiene su fecha en el calendario",
    where: "En línea y en centros de asesoría de muchos países",
    description:
      "Escucha charlas sobre universidades, becas y visa de Estados Unidos y haz tus preguntas a quienes asesoran. Es la red oficial de orientación del gobierno de ese país. También puedes acudir a un centro local.",
    note: "La orientación general es gratis. Si un centro te ofrece un servicio especial, pregunta antes si tiene costo.",
    links: { centers: "Buscar un centro de asesoría" },
  },
  "europass-cv": {
    name: "Editor de CV y carta Europass",
    organization: "Unión Europea",
    audience: "Quien necesita un CV ordenado para una beca o un empleo",
    gives: "Plantillas gratis para tu CV y tu carta de presentación",
    when: "Todo el año",
    description:
      "Guarda en un perfil lo que has estudiado y hecho, y saca de ahí un CV distinto para cada solicitud. Eliges entre varias plantillas y puedes escribirlo en español, en inglés y en muchos otros idiomas europeos.",
    note: "Los niveles de idioma se anotan con el Marco Común Europeo, de A1 a C2.",
  },
  "harvard-uraf-documentos": {
    name: "Harvard URAF: preparar el CV de una solicitud",
    audience: "Quien va a mandar su CV a una beca o un programa",
    gives: "Consejos para un CV de una o dos páginas que muestre tu impacto",
    when: "Todo el año",
    description:
      "Aprende a adaptar tu CV a cada convocatoria: qué dejar y qué quitar. Cuenta el efecto de lo que hiciste en vez de solo enlistar tareas.",
    note: "Está en inglés y escrita para estudiantes de Harvard. Toma los consejos y respeta el largo que pida tu convocatoria.",
  },
  "harvard-career-resumes-cover-letters": {
    name: "Harvard: guía de CV y cartas de presentación",
    audience: "Universitarios que buscan prácticas, empleo o posgrado",
    gives: "Guías y ejemplos de CV y de carta de presentación",
    when: "Todo el año",
    description:
      "Mira ejemplos de CV y de cartas y entiende en qué se distingue un résumé corto de un CV académico. Te ayuda a escribir pensando en lo que busca quien te va a leer.",
    note: "Está en inglés y pensada para estudiantes de Harvard. El estilo es el de Estados Unidos: revisa qué formato se usa donde postulas.",
  },
  "purdue-owl-personal-statement": {
    name: "Purdue OWL: cómo escribir el ensayo personal",
    audience: "Quien tiene que escribir un ensayo personal o de motivos",
    gives: "Preguntas para planear tu ensayo, ejemplos y consejos",
    when: "Todo el año",
    description:
      "Responde unas preguntas antes de escribir y descubre qué historia contar. Explica los dos tipos de ensayo más comunes, trae ejemplos y reúne consejos de personal de admisiones. Está en inglés.",
  },
  "mit-cartas-recomendacion": {
    name: "MIT: cómo escribir buenas cartas de recomendación",
    audience: "Docentes que te van a recomendar, y tú para saber qué pedir",
    gives: "Preguntas clave y ejemplos comentados de cartas",
    when: "Todo el año",
    description:
      "Comparte esta guía con quien va a escribir tu carta. Explica qué preguntas conviene responder, por qué las anécdotas dicen más que los adjetivos y muestra ejemplos comentados. Está en inglés.",
  },
  "ucas-personal-statement": {
    name: "UCAS: declaración personal de tres preguntas",
    audience: "Quien va a solicitar una licenciatura en el Reino Unido",
    gives: "La explicación oficial de las tres preguntas",
    when: "Todo el año",
    description:
      "Prepara tus respuestas: por qué esta carrera, cómo te prepararon tus estudios y qué más has hecho fuera de la escuela. Tienes 4,000 caracteres en total y cada respuesta lleva al menos 350.",
    note: "Este formato se usa desde el ingreso de 2026. Cuidado con los consejos más viejos: hablan de un solo texto libre.",
  },
  "common-app-ensayos": {
    name: "Common App: temas del ensayo personal",
    audience: "Quien va a solicitar universidades con la Common App",
    gives: "La lista oficial de temas para tu ensayo",
    when: "Todo el año",
    description:
      "Lee los temas oficiales y elige uno para el ensayo común, que llega a las universidades de tu solicitud. Empieza por anotar momentos tuyos y luego mira en qué tema caben.",
    note: "Los temas pueden cambiar de un ciclo a otro: confírmalos en la página antes de escribir.",
  },
  scielo: {
    organization: "Red SciELO",
    audience: "Quien busca artículos científicos en español o portugués",
    gives: "Artículos científicos completos, gratis",
    when: "Todo el año",
    description:
      "Consulta revistas científicas de Iberoamérica y Sudáfrica con el texto completo abierto. Es un buen primer lugar para tareas y proyectos de investigación, porque cada artículo se puede leer y citar.",
  },
  redalyc: {
    audience: "Estudiantes que hacen una tarea o un proyecto con fuentes",
    gives: "Artículos de revistas científicas de acceso abierto",
    when: "Todo el año",
    description:
      "Lee sin pagar revistas científicas de América Latina, España y otras regiones. Nació en una universidad pública mexicana y defiende el acceso abierto sin fines comerciales.",
  },
  "la-referencia": {
    audience: "Quien busca tesis o artículos hechos en la región",
    gives: "Un solo buscador para repositorios de varios países",
    when: "Todo el año",
    description:
      "Busca de una vez en los repositorios nacionales de América Latina y España. Sirve sobre todo para encontrar tesis y ver cómo otra persona trabajó un tema parecido al tuyo.",
  },
  "internet-archive": {
    audience: "Quien busca libros, audio, video o páginas que ya no existen",
    gives: "Una biblioteca enorme y copias de páginas web antiguas",
    when: "Todo el año",
    description:
      "Encuentra libros, grabaciones y películas, y mira cómo era una página hace años con la Wayback Machine. Una organización sin fines de lucro la mantiene abierta.",
    note: "Parte de los libros se piden prestados por un tiempo: para eso necesitas crear una cuenta gratis.",
  },
  "project-gutenberg": {
    audience: "Quien quiere leer clásicos, sobre todo en inglés",
    gives: "Decenas de miles de libros para leer o descargar, sin registro",
    when: "Todo el año",
    description:
      "Descarga obras de dominio público en varios formatos, sin crear cuenta. La mayoría está en inglés, pero también hay libros en español y en otros idiomas.",
    note: "Los libros son libres según la ley de Estados Unidos. En tu país puede ser distinto: revisa la ley de autor antes de publicar uno.",
  },
  "biblioteca-digital-mundial-loc": {
    name: "Biblioteca Digital Mundial",
    audience: "Quien estudia historia, arte o culturas del mundo",
    gives: "Manuscritos, mapas, libros y fotos históricas de todo el mundo",
    when: "Todo el año",
    description:
      "Mira de cerca documentos históricos de casi 200 países, reunidos con apoyo de la UNESCO y descritos en siete idiomas, entre ellos el español. Útil para ilustrar un trabajo con fuentes originales.",
    note: "El sitio propio del proyecto cerró. La colección se consulta ahora en la página de la Biblioteca del Congreso de Estados Unidos.",
  },
  doaj: {
    name: "DOAJ: directorio de revistas de acceso abierto",
    audience: "Quien investiga y quiere fuentes confiables y gratis",
    gives: "Un índice de revistas abiertas y revisadas por pares",
    when: "Todo el año",
    description:
      "Busca artículos y revistas de acceso abierto de todas las áreas, países e idiomas. Es un índice independiente: las revistas que entran revisan por pares lo que publican.",
  },
  "biblioteca-virtual-cervantes": {
    name: "Biblioteca Virtual Miguel de Cervantes",
    audience: "Quien lee o estudia literatura en español",
    gives: "Obras, estudios y audio de acceso libre",
    when: "Todo el año",
    description:
      "Lee obras de la cultura hispánica y los estudios que las explican. Tiene secciones de literatura, historia, autores de América y literatura infantil, además de audio.",
  },
  dialnet: {
    audience: "Estudiantes que buscan bibliografía en español",
    gives: "Un índice de artículos, tesis y libros",
    when: "Todo el año",
    description:
      "Encuentra qué se ha escrito sobre tu tema en español y portugués: artículos, tesis y libros. Buscar es gratis.",
    note: "Solo una parte abre el texto completo. Si el tuyo no abre, copia el título y búscalo en SciELO, Redalyc o LA Referencia.",
  },
  "educationusa-5-pasos": {
    name: "EducationUSA: 5 pasos para estudiar en EE. UU.",
    organization: "EducationUSA (Departamento de Estado de EE. UU.)",
    audience: "Quien quiere estudiar la licenciatura o el posgrado en EE. UU.",
    gives: "La ruta oficial, paso a paso y sin costo",
    when: "Todo el año; empieza de 12 a 18 meses antes",
    description:
      "Sigue cinco pasos: investigar opciones, conseguir cómo pagar, preparar la solicitud, tramitar la visa y alistar el viaje. La escribe la red de orientación del gobierno de Estados Unidos.",
    note: "La guía está en inglés. En los centros EducationUSA de América Latina suelen orientarte en español.",
  },
  "common-app": {
    audience: "Quien va a solicitar una licenciatura, sobre todo en EE. UU.",
    gives: "Una sola solicitud para muchas universidades; la cuenta es gratis",
    when: "El ciclo nuevo abre hacia el 1 de agosto; cada universidad pone su cierre",
    description:
      "Llena tus datos, actividades y ensayo una vez y mándalos a varias universidades. Cada una puede pedir además preguntas propias, cartas o exámenes, así que revisa su lista con tiempo.",
    note: "Cada universidad fija su cuota de solicitud y decide si te la perdona por necesidad, también cuando vienes de otro país. Pregúntalo antes de pagar.",
    figures: {
      y2026: "En 2026: más de 900 universidades, la mayoría de Estados Unidos.",
    },
  },
  ucas: {
    audience: "Quien va a solicitar una licenciatura en el Reino Unido",
    gives:
      "Una sola solicitud para universidades británicas; se paga una cuota",
    when: "Suele abrir en mayo y cerrar a mediados de octubre o de enero",
    description:
      "Haz aquí tu solicitud a las licenciaturas del Reino Unido: es el sistema común. Mandas tus estudios, una recomendación y la declaración personal una sola vez.",
    note: "Octubre es el cierre habitual de Oxford, Cambridge y la mayoría de medicina, odontología y veterinaria; enero, el de casi todo lo demás. Lee en ucas.com las fechas de tu ciclo.",
  },
  "campus-france-mexico": {
    name: "Campus France México",
    audience: "Quien quiere estudiar en Francia",
    gives: "Información gratis sobre carreras, becas y trámites",
    when: "Todo el año",
    description:
      "Pregunta a la agencia del gobierno francés qué puedes estudiar en Francia, cómo se solicita y qué becas hay. También explica la plataforma Études en France.",
    note: "Esta es la oficina de México. Si vives en otro país de América Latina, busca la tuya: los pasos pueden cambiar. Informarte es gratis; pregunta qué trámites se pagan.",
  },
  "uni-assist": {
    audience: "Quien solicita una universidad alemana desde otro país",
    gives:
      "Revisa tus documentos y los envía a la universidad; cobra por trámite",
    when: "Todo el año; la fecha límite la pone cada universidad",
    description:
      "Manda tu solicitud a las universidades alemanas de la asociación. uni-assist comprueba tus papeles y los pasa; la admisión la decide cada universidad.",
    note: "Antes de pagar, confirma que tu universidad use uni-assist y qué documentos pide.",
  },
  "study-in-germany-daad": {
    audience: "Quien piensa estudiar en Alemania",
    gives: "Guía oficial: requisitos, costos, visa y vida diaria",
    when: "Todo el año",
    description:
      "Planea tu estancia en Alemania desde el principio: cómo elegir programa, qué requisitos hay, cuánto cuesta vivir, cómo sacar la visa. Es el portal oficial y está en inglés y alemán.",
  },
  "study-in-japan-jasso": {
    audience: "Quien piensa estudiar en Japón",
    gives: "Guía básica, lista de becas e información del examen EJU",
    when: "Todo el año",
    description:
      "Empieza aquí si te atrae Japón: cómo es estudiar allí, qué exámenes hay y qué becas existen. Lo respalda el gobierno japonés y tiene páginas en español.",
    note: "Algunas universidades piden el examen EJU, que suele aplicarse en junio y noviembre. Revisa si tu programa lo pide y en qué países se presenta.",
  },
  educanada: {
    organization: "Gobierno de Canadá (Global Affairs Canada)",
    audience: "Quien piensa estudiar o hacer un intercambio en Canadá",
    gives: "Información oficial y un buscador de becas por país y nivel",
    when: "Todo el año",
    description:
      "Infórmate en la página oficial de Canadá sobre cómo estudiar allí y filtra las becas por tu país y tu nivel. Está en inglés y francés.",
    note: "La mayoría de las becas del gobierno canadiense son para estancias cortas o intercambios, no para una carrera completa.",
    links: { scholarships: "Becas para estudiantes internacionales" },
  },
  "study-in-korea": {
    audience: "Quien piensa estudiar en Corea del Sur",
    gives: "Portal oficial: universidades, admisión, visa y becas",
    when: "Todo el año",
    description:
      "Conoce qué tipos de universidad hay en Corea del Sur, cómo se entra y qué becas existen, entre ellas la Global Korea Scholarship. El portal es del gobierno coreano y se lee en inglés.",
    links: { visa: "Visa y estancia" },
  },
} as const;
