export const mentorshipProgramItems = {
  educationusa: {
    organization: "Departamento de Estado de Estados Unidos",
    audience: "Quienes quieren estudiar en Estados Unidos, y sus familias",
    gives: "Asesoría oficial y gratuita sobre universidades, becas y visa",
    when: "Todo el año; cada centro pone sus charlas y ferias",
    where: "En centros de muchos países y en línea",
    description:
      "Habla con asesores de la red oficial de Estados Unidos. Te explican qué universidades están acreditadas, cómo pagar, cómo armar tu solicitud y cómo pedir la visa. Puedes ir a un centro o hablar con ellos por internet.",
    note: "Confirma que el centro de tu país sigue activo. En 2025 y 2026 Estados Unidos suspendió visas de estudiante para personas de Cuba, Haití y Venezuela: si es tu caso, pregunta antes de gastar.",
    figures: {
      centres:
        "En enero de 2026 la red decía tener más de 430 centros en más de 175 países y territorios.",
    },
    links: { centre: "Encuentra el centro de tu país" },
  },
  "opportunity-funds": {
    audience:
      "Estudiantes destacados con pocos recursos que miran a Estados Unidos",
    gives:
      "Asesoría y pago de gastos para postular: exámenes, solicitudes y visa",
    when: "En México ha abierto a fines de noviembre; en otros países cambia",
    where: "En el centro EducationUSA de tu país y en línea",
    description:
      "Un asesor de EducationUSA te acompaña para buscar universidad y financiamiento, y el fondo paga lo que cuesta postular. En algunos países paga también el vuelo. Después, la admisión y la beca las decide cada universidad.",
    requirements: {
      country: "Ser de un país donde EducationUSA abra esta convocatoria",
      record: "Mostrar alto potencial académico y de liderazgo",
      income: "No poder pagar por tu cuenta los gastos de postular",
      profile: "Tener un perfil que compita por financiamiento completo",
    },
    note: "No paga la colegiatura ni asegura un lugar. En México no entran medicina, odontología ni veterinaria, y tienen prioridad ciencias, ingeniería y matemáticas. Si eres de Cuba, Haití o Venezuela, pregunta primero por la visa.",
    figures: {
      y2025:
        "La convocatoria de México anunciada en noviembre de 2025 fue para empezar estudios en otoño de 2027: se postula con mucha anticipación.",
    },
  },
  lala: {
    audience: "Jóvenes de América Latina con ganas de cambiar su comunidad",
    gives: "Un campamento de liderazgo y después una comunidad con mentores",
    when: "El campamento de enero y febrero se ha anunciado desde junio",
    where: "En línea o presencial; la sede cambia",
    description:
      "Vive un campamento intensivo de liderazgo e impacto social con jóvenes de toda la región. Al terminar sigues en la comunidad, con mentores y apoyo para llegar a la universidad. Hay cuota y becas: que puedas pagar no cuenta para elegirte.",
    requirements: {
      age: "Tener de 14 a 20 años (edición de enero y febrero de 2026)",
      country: "Ser de un país de América Latina",
      commitment: "Mostrar compromiso con tu comunidad",
    },
    note: "La edad, la cuota y la sede cambian en cada edición: los primeros campamentos aceptaban de 14 a 18 años. Lee la convocatoria vigente y pide la beca desde la inscripción.",
    figures: {
      y2026:
        "La edición de enero y febrero de 2026 costaba 500 USD en línea o 1,500 USD en persona, antes de becas.",
    },
  },
  "project-access": {
    audience:
      "Jóvenes con menos apoyo que quieren entrar a una universidad selectiva",
    gives: "Un mentor uno a uno, módulos, recursos y charlas, gratis",
    when: "Por generaciones; mira en su página si hay una abierta",
    where: "En línea",
    description:
      "Te empareja con alguien que estudia o estudió en la universidad a la que aspiras. Te dedica unas cinco horas: ensayo personal, entrevista de práctica, exámenes y dudas que no están en internet.",
    requirements: {
      background: "Venir de un entorno con menos recursos o apoyo",
      university: "Querer postular a una universidad del programa",
    },
    note: "Su página no publica una lista de países ni la fecha de la siguiente generación. Antes de hacer planes, pregunta si hoy aceptan postulantes de tu país.",
  },
  "junior-academy": {
    audience:
      "Estudiantes de prepa de cualquier país con curiosidad por la ciencia",
    gives:
      "Retos de innovación en equipo, con mentores de ciencia y tecnología",
    when: "Convocatoria anual; la fecha se confirma en su página",
    where: "En línea, en la plataforma Launchpad",
    description:
      "Forma un equipo con estudiantes de otros países y diseña una solución a un problema real. Especialistas en ciencia y tecnología guían a tu equipo y un jurado elige al ganador. Todo pasa en línea y en inglés.",
    requirements: {
      level: "Estudiar la prepa o el bachillerato",
      english: "Trabajar en inglés con tu equipo",
    },
    note: "La página oficial que leímos no dice la edad exacta, el costo ni las fechas. Revísalos en la convocatoria antes de inscribirte.",
  },
  "lumiere-foundation": {
    audience: "Estudiantes de último año de prepa con talento y pocos recursos",
    gives:
      "Nueve sesiones uno a uno con un mentor para investigar un tema tuyo",
    when: "Por generaciones; cada una tiene su propia fecha de cierre",
    where: "En línea",
    description:
      "Investiga un tema durante 12 semanas con un mentor y termina con un artículo escrito por ti. Para entrar llenas un formulario y, si avanzas, tienes una entrevista. No hay un mínimo fijo de promedio ni de ingreso familiar.",
    requirements: {
      level: "Estar en el último año de prepa o bachillerato",
      income: "Vivir con dificultades económicas",
      record: "Mostrar muy buena capacidad académica",
      english: "Trabajar en inglés",
    },
    note: "Su página habla de ayuda financiera, pero no dice que todo sea gratis. Pregunta por escrito cuánto pagarías antes de aceptar un lugar.",
  },
  "unam-estudiante-orienta": {
    name: "El Estudiante Orienta al Estudiante (UNAM)",
    audience: "Quienes estudian en una Prepa o un CCH de la UNAM",
    gives: "Charlas con estudiantes que ya cursan la carrera que te interesa",
    when: "Suele ser de febrero a abril, antes de elegir carrera",
    where: "En las Prepas y los CCH",
    description:
      "Estudiantes de licenciatura van a tu plantel y te cuentan cómo es su carrera de verdad: materias, ritmo y trabajo. Aprovecha para preguntar lo que no sale en los folletos.",
    requirements: {
      enrolment: "Estudiar en una Prepa (ENP) o un CCH de la UNAM",
      level: "Estar en el bachillerato",
    },
    figures: {
      y2025:
        "En 2025, solo la Facultad de Medicina habló con unas 6,344 personas en 9 Prepas y 4 CCH.",
    },
  },
} as const;
