export const universityItems = {
  unam: {
    name: "Universidad Nacional Autónoma de México (UNAM)",
    location:
      "Ciudad Universitaria, Ciudad de México, y planteles en varios estados",
    description:
      "La universidad pública más conocida de México, con investigación en casi todas las áreas. Elige entre más de cien licenciaturas, presenciales, abiertas o a distancia.",
    audience:
      "Estudiantes con el bachillerato terminado o en el último semestre",
    admission:
      "Concurso de selección con un examen de 120 preguntas, en línea desde 2026 y con simulador obligatorio. Si egresas de la ENP o el CCH, puedes usar el pase reglamentado.",
    when: "Registro entre enero y febrero; examen en mayo o junio; resultados en julio",
    aid: "Es pública y gratuita, pero el examen se paga. Ya dentro, pregunta por sus becas y revisa las becas públicas que reunimos en Becas.",
    ranking:
      "QS 2026: lugar 136 del mundo y primera de México. ARWU 2025: rango 201-300.",
    admissionRate:
      "Cerca de 9.9 % en el concurso de 2024 (14,151 de 143,427), sin contar el pase reglamentado",
    students:
      "Más de 373 mil en total, de iniciación universitaria a posgrado (2025-2026)",
    faculties:
      "16 facultades, 5 unidades multidisciplinarias y 9 escuelas nacionales; 133 licenciaturas (2026)",
    requirements: {
      school:
        "Terminar el bachillerato; puedes concursar en el último semestre",
      grade: "Tener promedio mínimo de 7.0 en el bachillerato",
      exam: "Presentar el examen de selección, salvo que entres por pase reglamentado",
    },
    programs: {
      medicine: "Médico Cirujano",
      law: "Derecho",
      psychology: "Psicología",
      architecture: "Arquitectura",
      management: "Administración",
      computing: "Ingeniería en Computación",
      actuarial: "Actuaría",
      dentistry: "Cirujano Dentista",
    },
    note: "La tasa de admisión es solo del concurso: cerca del 60 % de quienes entran lo hace por pase desde la ENP o el CCH. Confirma cada fecha en la DGAE: un día tarde te deja fuera.",
  },
  ipn: {
    name: "Instituto Politécnico Nacional (IPN)",
    location: "Ciudad de México, con unidades en más de 20 estados",
    description:
      "Institución pública dedicada sobre todo a la ingeniería y la tecnología. También tiene carreras de salud, ciencias sociales y negocios.",
    audience: "Estudiantes con el bachillerato terminado o por terminar",
    admission:
      "Examen de admisión en línea, con una convocatoria para cada modalidad. Además del proceso principal, suele haber otro para entrar en enero.",
    when: "Convocatoria y registro entre febrero y marzo; examen a fines de mayo",
    aid: "Es pública; el proceso de admisión tiene una cuota. Pregunta por sus becas al inscribirte y revisa las becas públicas que reunimos en Becas.",
    ranking:
      "ARWU (Shanghái) 2025: rango 501-600 del mundo y segundo de México",
    students:
      "Unas 220 mil personas en total, de bachillerato a posgrado (2022-2023)",
    faculties:
      "93 unidades académicas en 24 estados y la Ciudad de México (enero de 2026)",
    requirements: {
      school: "Terminar el bachillerato",
      exam: "Presentar el examen de admisión en línea",
    },
    programs: {
      systems: "Ingeniería en Sistemas Computacionales",
      ai: "Ingeniería en Inteligencia Artificial",
      computing: "Ingeniería en Computación",
      aeronautics: "Ingeniería Aeronáutica",
      bionics: "Ingeniería Biónica",
      medicine: "Médico Cirujano y Partero",
      business: "Negocios Internacionales",
      accounting: "Contador Público",
    },
    note: "Los meses salen de un calendario tentativo. Confirma las fechas en el sitio de admisión y revisa si tu modalidad pide promedio mínimo.",
  },
  uam: {
    name: "Universidad Autónoma Metropolitana (UAM)",
    location: "Ciudad de México (cuatro unidades) y Lerma, Estado de México",
    description:
      "Universidad pública que trabaja por trimestres. Tiene cinco unidades: Azcapotzalco, Cuajimalpa, Iztapalapa, Xochimilco y Lerma, cada una con sus propias carreras.",
    audience: "Estudiantes con el bachillerato terminado o por terminar",
    admission:
      "Examen de selección, en dos procesos al año. Si egresas del Colegio de Bachilleres, pregunta por el Pase UAM, que no pide examen.",
    when: "Primer proceso: registro en febrero, examen en marzo y resultados en abril",
    aid: "Es pública. Pregunta por sus becas al inscribirte y revisa las becas públicas que reunimos en Becas.",
    ranking:
      "QS 2024: rango 901-950 del mundo. Ya hay ediciones más nuevas: búscala en QS.",
    students:
      "57,735 en licenciatura y 3,887 en posgrado (dato posterior a 2023)",
    faculties:
      "5 unidades universitarias, organizadas en divisiones; 83 planes de licenciatura (2026)",
    requirements: {
      school: "Terminar el bachillerato",
      grade: "Tener promedio mínimo de 7.0 en el bachillerato",
      exam: "Presentar el examen de selección, salvo que entres con el Pase UAM",
    },
    programs: {
      medicine: "Medicina",
      architecture: "Arquitectura",
      computing: "Ingeniería en Computación",
      psychology: "Psicología",
      communication: "Comunicación Social",
      design: "Diseño Industrial",
      economics: "Economía",
      biology: "Biología",
    },
    note: "El primer proceso de 2026 cubrió todo el cupo de primavera y la mitad del de otoño. No conocemos los meses del segundo proceso: búscalos en el sitio de admisión.",
  },
  "tec-de-monterrey": {
    name: "Tecnológico de Monterrey",
    location: "Monterrey, Nuevo León (sede), con campus en todo el país",
    description:
      "Universidad privada con campus en todo México, conocida por sus ingenierías, sus negocios y su apuesta por emprender. Mira tu perfil completo, no solo tus calificaciones.",
    audience: "Estudiantes con el bachillerato terminado o por terminar",
    admission:
      "Armas un expediente en línea con tus estudios, la Prueba de Aptitud Académica (PAA), un currículum y un ensayo. Decide un comité.",
    when: "Hay varias fechas de admisión al año y el cupo es limitado: consulta su calendario",
    aid: "Líderes del Mañana da cada año 100 % de colegiatura a unas 200 personas con talento y bajos recursos. Hay becas parciales, una por necesidad para Latinoamérica y crédito educativo.",
    ranking:
      "QS 2026: lugar 187 del mundo y segundo de México. THE 2026: rango 601-800 y primero de México.",
    students: "Unas 57 mil en profesional y casi 7 mil en posgrado (2019)",
    faculties:
      "Escuelas nacionales; la de Ingeniería y Ciencias tiene 18 programas de licenciatura",
    requirements: {
      school: "Terminar el bachillerato antes de empezar la carrera",
      exam: "Presentar la Prueba de Aptitud Académica (PAA)",
      file: "Enviar un currículum y un ensayo",
    },
    programs: {
      industrial: "Ingeniería Industrial y de Sistemas",
      computing: "Ingeniería en Tecnologías Computacionales",
      mechatronics: "Ingeniería Mecatrónica",
      biotechnology: "Biotecnología",
      medicine: "Médico Cirujano",
      business: "Negocios Internacionales",
      architecture: "Arquitectura",
      law: "Derecho",
    },
    note: "El Tec avisa que su proceso puede cambiar sin previo aviso: confirma pasos y fechas antes de empezar. Pide la beca pronto, porque los lugares se acaban.",
  },
  itam: {
    name: "Instituto Tecnológico Autónomo de México (ITAM)",
    location: "Ciudad de México (campus Río Hondo para licenciaturas)",
    description:
      "Universidad privada, laica y sin fines de lucro, fundada en 1946. Se concentra en economía, administración, política, derecho e ingeniería.",
    audience: "Estudiantes con el bachillerato terminado o por terminar",
    admission:
      "El ITAM publica en su página cómo se entra y qué examen pide en cada ciclo. Léela antes de preparar nada.",
    when: "Las fechas de cada ciclo salen en su página de admisión",
    aid: "Es privada y cobra colegiatura. Pregunta en admisiones qué becas y créditos hay para tu ciclo y qué piden.",
    ranking:
      "QS 2024: rango 651-660 del mundo y tercero de México. Ya hay ediciones más nuevas: búscalo en QS.",
    students: "Sin cifra reciente confirmada",
    faculties:
      "Licenciaturas e ingenierías en Río Hondo; posgrados en Santa Teresa",
    requirements: {
      school: "Terminar el bachillerato",
      english: "Acreditar inglés durante tu primer año en el ITAM",
    },
    programs: {
      economics: "Economía",
      actuarial: "Actuaría",
      law: "Derecho",
      politics: "Ciencia Política",
      relations: "Relaciones Internacionales",
      management: "Administración",
      computing: "Ingeniería en Computación",
      industrial: "Ingeniería Industrial",
    },
    note: "Confirma con el ITAM el examen, el promedio y las fechas: cambian y no están en esta ficha. Relaciones Internacionales pide un nivel de inglés más alto.",
  },
  udeg: {
    name: "Universidad de Guadalajara (UdeG)",
    location: "Guadalajara y todo el estado de Jalisco",
    description:
      "La universidad pública de Jalisco, con centros en Guadalajara, en las regiones del estado y en línea. Abre dos ingresos al año, así que tienes dos oportunidades.",
    audience: "Estudiantes con el bachillerato terminado o por terminar",
    admission:
      "Examen de admisión más tu promedio de bachillerato. Hay dos ingresos al año, los calendarios A y B. Tras el dictamen publica los lugares que quedaron libres.",
    when: "Registro en febrero (examen en mayo) y en septiembre (examen en noviembre)",
    aid: "Es pública. Pregunta por sus becas al inscribirte y revisa las becas públicas que reunimos en Becas.",
    ranking:
      "QS 2025: rango 1001-1200 del mundo. Ya hay ediciones más nuevas: búscala en QS.",
    admissionRate:
      "53.5 % en el calendario 2026-A (17,939 de 33,532); 41.8 % en el 2025-B",
    students: "Más de 300 mil en total, de bachillerato a posgrado (2025)",
    faculties:
      "19 centros universitarios, incluida la modalidad virtual (2025)",
    requirements: {
      school: "Terminar el bachillerato",
      exam: "Presentar el examen de admisión",
      record: "Cuidar tu promedio: cuenta junto con el examen",
    },
    programs: {
      medicine: "Médico Cirujano y Partero",
      psychology: "Psicología",
      law: "Abogado",
      dentistry: "Cirujano Dentista",
      nutrition: "Nutrición",
      veterinary: "Medicina Veterinaria y Zootecnia",
      architecture: "Arquitectura",
      nursing: "Enfermería",
    },
    note: "La tasa cambia mucho de un calendario a otro y de una carrera a otra. El dictamen del calendario A suele salir en enero y el del B, hacia agosto.",
  },
  uanl: {
    name: "Universidad Autónoma de Nuevo León (UANL)",
    location: "San Nicolás de los Garza, Nuevo León (zona de Monterrey)",
    description:
      "La universidad pública de Nuevo León, con facultades de casi todas las áreas en la zona metropolitana de Monterrey. También tiene sus propias preparatorias.",
    audience: "Estudiantes con el bachillerato terminado o por terminar",
    admission:
      "Concurso de ingreso con examen. Cada facultad ordena los puntajes y, si no hay lugar para todos, admite primero los más altos.",
    when: "Dos concursos al año; en años pasados, examen en mayo o junio y en noviembre",
    aid: "Es pública. Pregunta por sus becas al inscribirte y revisa las becas públicas que reunimos en Becas.",
    ranking:
      "Sin puesto reciente confirmado: búscala en la página de cada ranking",
    students:
      "Más de 218 mil en total, de preparatoria a posgrado (enero de 2025)",
    faculties: "26 facultades y 29 preparatorias (2025)",
    requirements: {
      school: "Terminar el bachillerato",
      exam: "Presentar el examen del concurso de ingreso",
    },
    programs: {
      medicine: "Medicina",
      law: "Derecho",
      criminology: "Criminología",
      psychology: "Psicología",
      accounting: "Contaduría Pública",
      arts: "Artes Visuales",
      communication: "Comunicación",
    },
    note: "Los meses del examen vienen de convocatorias de 2021 y 2022. Busca la de tu ciclo en la página de aspirantes. Para agosto de 2025 lo presentaron 40,652 personas.",
  },
} as const;
