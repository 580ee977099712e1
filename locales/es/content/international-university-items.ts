export const internationalUniversityItems = {
  mit: {
    name: "Instituto Tecnológico de Massachusetts (MIT)",
    location: "Cambridge, Massachusetts, Estados Unidos",
    description:
      "Universidad privada dedicada sobre todo a la ciencia, la ingeniería y la economía. Es pequeña: unas 4,500 personas en licenciatura, y cerca de una de cada nueve viene de fuera de Estados Unidos.",
    audience: "Estudiantes de cualquier país que terminan el bachillerato",
    admission:
      "Expediente completo en su propio portal. Puedes pedir acción temprana o ciclo regular. Revisa en su página qué exámenes y qué prueba de inglés pide.",
    when: "Suele abrir en agosto; cierra el 1 de noviembre (temprana) o a inicios de enero",
    aid: "Te admite sin mirar si puedes pagar y cubre el 100 % de tu necesidad demostrada, también si eres internacional. No da becas por mérito.",
    ranking: "QS 2026: lugar 1 del mundo. ARWU 2025: lugar 3.",
    admissionRate:
      "Cerca de 4.5 %: 1,324 de 29,282 solicitudes (entrada en 2025)",
    requirements: {
      school: "Terminar el bachillerato",
      english: "Tener inglés suficiente para estudiar la carrera",
      aidForm: "Para pedir ayuda: llenar el CSS Profile junto con la solicitud",
    },
    programs: {
      computing: "Ciencias e Ingeniería de la Computación",
      mechanical: "Ingeniería Mecánica",
      mathematics: "Matemáticas",
      physics: "Física",
      biological: "Ingeniería Biológica",
      economics: "Economía",
      architecture: "Arquitectura",
    },
    note: "Estados Unidos suspendió en 2025-26 las visas de estudiante para personas de Cuba, Venezuela y Haití. Si es tu caso, revisa cómo está la situación antes de solicitar.",
  },
  harvard: {
    name: "Universidad de Harvard",
    location: "Cambridge, Massachusetts, Estados Unidos",
    description:
      "Universidad privada de la Ivy League, con unas 7 mil personas en licenciatura. Estudias un área principal y tomas materias de muchas otras.",
    audience: "Estudiantes de cualquier país que terminan el bachillerato",
    admission:
      "Expediente completo, igual para internacionales. Vuelve a pedir SAT o ACT. Hay acción temprana restrictiva y ciclo regular.",
    when: "Suele abrir en agosto; cierra el 1 de noviembre (temprana) o el 1 de enero",
    aid: "Te admite sin mirar si puedes pagar y cubre toda tu necesidad, seas de donde seas. Desde 2025-26, sin costo si tu familia gana menos de 100 mil USD al año.",
    ranking: "QS 2026: lugar 5 del mundo. ARWU 2025: lugar 1.",
    admissionRate:
      "Cerca de 4.2 % (2,003 de 47,893, entrada en 2025); internacionales, cerca de 1.9 % (2024)",
    requirements: {
      school: "Terminar el bachillerato",
      test: "Presentar el SAT o el ACT",
      english: "Tener inglés suficiente para estudiar la carrera",
    },
    programs: {
      economics: "Economía",
      computing: "Ciencias de la Computación",
      government: "Gobierno",
      mathematics: "Matemáticas Aplicadas",
      psychology: "Psicología",
      neuroscience: "Neurociencia",
      history: "Historia",
      biomedical: "Ingeniería Biomédica",
    },
    note: "En 2025 el gobierno quiso impedir el ingreso de nuevos internacionales y un tribunal lo frenó; confirma cómo sigue. En 2025-26 Estados Unidos suspendió las visas de estudiante para Cuba, Venezuela y Haití.",
  },
  oxford: {
    name: "Universidad de Oxford",
    location: "Oxford, Reino Unido",
    description:
      "Universidad inglesa formada por colleges, donde vives y convives, y con clases en tutorías de muy pocas personas. Eliges tu carrera desde la solicitud y te concentras en ella.",
    audience: "Estudiantes de cualquier país que terminan el bachillerato",
    admission:
      "Solicitud por UCAS a una sola carrera, con tu texto personal y la referencia de un profesor. Muchas carreras piden además un examen propio y una entrevista.",
    when: "Envío por UCAS desde septiembre; para Oxford suele cerrar el 15 de octubre",
    aid: "Hay muy poca ayuda para internacionales. Reach Oxford cubre colegiatura, manutención y un vuelo al año a 2 o 3 personas, según su país; Medicina no entra.",
    ranking: "QS 2026: lugar 4 del mundo. THE 2026: lugar 1.",
    requirements: {
      school: "Terminar el bachillerato",
      grades: "Llevar las materias y las notas que pide tu carrera",
      english: "Tener inglés suficiente para estudiar la carrera",
      ucas: "Enviar la solicitud UCAS a tiempo (por lo general, hasta el 15 de octubre)",
      test: "Si tu carrera lo pide, presentar su examen de admisión",
    },
    programs: {
      ppe: "Filosofía, Política y Economía (PPE)",
      law: "Derecho",
      medicine: "Medicina",
      computing: "Ciencias de la Computación",
      mathematics: "Matemáticas",
      engineering: "Ciencias de la Ingeniería",
      history: "Historia",
      biochemistry: "Bioquímica",
    },
    note: "Reach Oxford depende de la lista DAC de la OCDE vigente y no todos los colleges participan cada año. Para entrar en 2026 se pidió del 14 de enero al 4 de febrero, después de solicitar la carrera en octubre.",
  },
  "eth-zurich": {
    name: "ETH Zúrich (Escuela Politécnica Federal de Zúrich)",
    location: "Zúrich, Suiza",
    description:
      "Universidad pública de ciencia, ingeniería y arquitectura. La licenciatura dura seis semestres, en alemán, y el primer año es eliminatorio. La mayoría de las maestrías es en inglés.",
    audience:
      "Estudiantes de cualquier país con bachillerato y alemán avanzado",
    admission:
      "Depende de tu diploma: según el país, entras directo o con un examen de ingreso. Busca el tuyo en su lista de países.",
    when: "Solo se entra en otoño; la fecha de solicitud la publica ETH cada año",
    aid: "730 CHF por semestre y, desde otoño de 2025, 2,190 CHF si llegas del extranjero a estudiar, más cuotas. La beca social se pide tras aprobar el primer año.",
    ranking: "QS 2026: lugar 7 del mundo. ARWU 2025: lugar 22.",
    requirements: {
      school: "Terminar el bachillerato",
      diploma: "Tener un diploma que ETH reconozca",
      german: "Tener alemán avanzado (C1); pueden pedirte certificado",
      exam: "Según tu diploma, aprobar un examen de ingreso",
    },
    programs: {
      computing: "Ciencias de la Computación",
      mechanical: "Ingeniería Mecánica",
      electrical: "Ing. Eléctrica y Tecnologías de la Información",
      mathematics: "Matemáticas",
      physics: "Física",
      architecture: "Arquitectura",
      civil: "Ingeniería Civil",
      environmental: "Ciencias Ambientales",
    },
    note: "Páginas de ETH de años pasados dan cierres distintos (fines de marzo o 30 de abril): lee la fecha vigente con tiempo. Haz cuentas también de lo que cuesta vivir en Zúrich.",
  },
  "university-of-toronto": {
    name: "Universidad de Toronto",
    location: "Toronto y alrededores, Ontario, Canadá (tres campus)",
    description:
      "Universidad pública fundada en 1827, la más grande de Canadá. Tiene tres campus, unos 700 programas de licenciatura y estudiantes de unos 170 países.",
    audience: "Estudiantes de cualquier país que terminan el bachillerato",
    admission:
      "Solicitud en línea por OUAC con tus calificaciones y, si hace falta, prueba de inglés. Algunos programas piden además un perfil o un ensayo.",
    when: "Solicitud de septiembre a enero; para la beca Pearson, antes: octubre y noviembre",
    aid: "La beca Lester B. Pearson paga colegiatura, libros, cuotas y residencia por cuatro años. La ganan unas 37 personas al año y tu escuela debe nominarte.",
    ranking: "ARWU 2025: lugar 25 del mundo",
    requirements: {
      school: "Terminar el bachillerato",
      english: "Tener inglés suficiente; pueden pedirte una prueba",
      nomination: "Para la beca Pearson: que tu escuela te nomine primero",
    },
    programs: {
      computing: "Ciencias de la Computación",
      engineering: "Ciencias de la Ingeniería",
      commerce: "Comercio (Rotman)",
      life: "Ciencias de la Vida",
      psychology: "Psicología",
      economics: "Economía",
      architecture: "Estudios de Arquitectura",
    },
    note: "Las fechas de Pearson se han adelantado. En el ciclo 2025, la solicitud a la universidad cerró el 18 de octubre y la beca el 8 de noviembre de 2024. Habla con tu escuela al empezar el curso.",
  },
  tum: {
    name: "Universidad Técnica de Múnich (TUM)",
    location: "Múnich, Alemania",
    description:
      "Universidad pública de ingeniería, ciencias y tecnología. A diferencia de la mayoría de las públicas alemanas, cobra colegiatura a estudiantes nuevos de fuera del Espacio Económico Europeo.",
    audience:
      "Estudiantes de cualquier país con un bachillerato que Alemania reconozca",
    admission:
      "Solicitud en el portal TUMonline. Si tu bachillerato no da acceso directo en Alemania, primero haces el Studienkolleg, un curso previo de dos semestres en alemán.",
    when: "Las fechas cambian con cada carrera: búscalas en su página",
    aid: "2,000 a 3,000 EUR por semestre en licenciatura si vienes de fuera del Espacio Económico Europeo (cuotas de 2024/25). Hay exenciones por mérito o por necesidad.",
    ranking: "ARWU 2025: lugar 45 del mundo",
    requirements: {
      school: "Terminar el bachillerato",
      german: "Comprobar alemán si tu carrera se da en alemán",
      studienkolleg: "En algunos países, cursar antes el Studienkolleg",
    },
    programs: {
      computing: "Informática",
      mechanical: "Ingeniería Mecánica",
      electrical: "Ingeniería Eléctrica y Computación",
      aerospace: "Ingeniería Aeroespacial",
      management: "Administración y Tecnología",
      architecture: "Arquitectura",
      physics: "Física",
      mathematics: "Matemáticas",
    },
    note: "Las cuotas son las que la TUM publicó para 2024/25: confirma las de tu ciclo. Las exenciones tienen sus propias fechas. Mira en la lista del DAAD si tu diploma da acceso directo.",
  },
  "nyu-abu-dhabi": {
    name: "Universidad de Nueva York en Abu Dabi (NYUAD)",
    location: "Abu Dabi, Emiratos Árabes Unidos",
    description:
      "Campus de la Universidad de Nueva York con artes liberales e investigación, en inglés. Convives con gente de decenas de países y puedes pasar semestres en otras sedes de NYU.",
    audience: "Estudiantes de cualquier país que terminan el bachillerato",
    admission:
      "Expediente completo con ensayo, en decisión temprana o regular. La temprana te compromete a aceptar, salvo que la ayuda no te alcance.",
    when: "Suele abrir en agosto; decisión temprana al 1 de noviembre, regular a inicios de enero",
    aid: "Ayuda según tu necesidad, para cualquier nacionalidad, con el CSS Profile. Puede incluir colegiatura, vivienda, comidas, seguro, viaje y estipendio.",
    ranking: "ARWU 2025: rango 801-900 del mundo, en su primera aparición",
    requirements: {
      school: "Terminar el bachillerato",
      english: "Tener inglés suficiente para estudiar la carrera",
      aidForm: "Para pedir ayuda: llenar el CSS Profile a tiempo",
    },
    programs: {
      computing: "Ciencias de la Computación",
      economics: "Economía",
      politics: "Ciencia Política",
      social: "Investigación Social y Política Pública",
      biology: "Biología",
      civil: "Ingeniería Civil",
      mechanical: "Ingeniería Mecánica",
      film: "Cine y Nuevos Medios",
    },
    note: "En 2021 dijo admitir sin mirar si puedes pagar y cubrir toda la necesidad; su página ya no lo promete. Confírmalo cada ciclo y piensa bien la decisión temprana: no podrás comparar ofertas.",
  },
  uba: {
    name: "Universidad de Buenos Aires (UBA)",
    location: "Ciudad de Buenos Aires, Argentina",
    description:
      "Universidad pública fundada en 1821, con 13 facultades. No hay examen de admisión: todas las personas empiezan por el mismo primer año, el Ciclo Básico Común (CBC).",
    audience: "Estudiantes de cualquier país con el bachillerato terminado",
    admission:
      "Sin examen: te inscribes y cursas las seis materias del CBC. UBA XXI te deja adelantar algunas en línea.",
    when: "La inscripción al Ciclo Básico Común (CBC) suele abrir en noviembre y en febrero",
    aid: "Las carreras de grado son gratuitas. Desde el Decreto 366/2025, cada universidad nacional puede decidir cobrar a extranjeros sin residencia permanente: confírmalo.",
    ranking: "QS 2026: lugar 84 del mundo y primera de América Latina",
    requirements: {
      school: "Terminar el bachillerato",
      validation: "Convalidar el bachillerato en Argentina",
      dni: "Tramitar tu DNI argentino o tu residencia",
    },
    programs: {
      medicine: "Medicina",
      law: "Abogacía",
      accounting: "Contador Público",
      psychology: "Psicología",
      architecture: "Arquitectura",
      dentistry: "Odontología",
      engineering: "Ingenierías",
      communication: "Ciencias de la Comunicación",
    },
    note: "Se pide DNI argentino. En 2024 la UBA explicó que puedes inscribirte con el documento de tu país y tienes hasta dos cuatrimestres para obtenerlo. Confirma que siga así y si cobra a extranjeros.",
  },
  usp: {
    name: "Universidad de São Paulo (USP)",
    location: "São Paulo y otros campus del estado, Brasil",
    description:
      "Universidad pública y gratuita con ocho campus en el estado de São Paulo. Puedes entrar por varias vías, no solo por su examen. Las clases son en portugués.",
    audience:
      "Estudiantes con bachillerato y portugués suficiente para estudiar",
    admission:
      "La vía más conocida es Fuvest, un examen en dos fases. También se entra por Enem-USP, Provão Paulista u olimpiadas académicas.",
    when: "Inscripción a Fuvest de agosto a octubre; exámenes en noviembre y diciembre",
    aid: "Es pública y gratuita: no pagas colegiatura. El examen sí cuesta (211 reales en Fuvest 2026), con reducciones para algunas personas.",
    ranking:
      "QS 2026: lugar 108 del mundo y segunda de América Latina. ARWU 2025: 101-150 y primera.",
    requirements: {
      school: "Terminar el bachillerato",
      portuguese: "Saber portugués: el examen y las clases son en ese idioma",
      exam: "Presentar Fuvest u otra de las vías de ingreso",
    },
    programs: {
      medicine: "Medicina",
      law: "Derecho",
      engineering: "Ingeniería",
      architecture: "Arquitectura y Urbanismo",
      computing: "Ciencias de la Computación",
      economics: "Economía",
      dentistry: "Odontología",
      speech: "Fonoaudiología",
    },
    note: "Para inscribirte a Fuvest te piden el CPF, un número de registro brasileño. Pregunta a la USP qué reglas hay para un bachillerato hecho fuera de Brasil antes de pagar el examen.",
  },
} as const;
