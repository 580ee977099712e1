export const mentorshipResourceItems = {
  "observatorio-laboral": {
    name: "Test vocacional del Observatorio Laboral (México)",
    organization: "Secretaría del Trabajo y Previsión Social (México)",
    audience: "Quienes van a elegir carrera en México",
    gives: "Un test vocacional e información sobre carreras y empleo",
    when: "Todo el año",
    description:
      "Responde el test vocacional del portal público de empleo de México y después busca en el mismo sitio las carreras que te llamaron la atención. Está en español y no cuesta.",
    links: { test: "Ir directo al test vocacional" },
  },
  "onet-mi-proximo-paso": {
    name: "Mi Próximo Paso (Perfil de Intereses O*NET)",
    organization: "Departamento del Trabajo de Estados Unidos (O*NET)",
    audience: "Quienes buscan ideas de carrera a partir de sus gustos",
    gives:
      "Un cuestionario de intereses y un buscador de ocupaciones en español",
    when: "Todo el año",
    description:
      "Contesta qué actividades te gustarían y recibe tu perfil en seis tipos de interés, el modelo RIASEC o de Holland. Luego explora ocupaciones que van con ese perfil. Es gratis y está en español.",
    note: "Los datos de salario y empleo son de Estados Unidos. Usa las ideas y compara las cifras con fuentes de tu país.",
  },
  "unam-prounam-invoca": {
    name: "PROUNAM II e INVOCA (UNAM)",
    audience: "Quienes estudian en una Prepa o un CCH de la UNAM",
    gives: "Dos pruebas de orientación: una de aptitudes y otra de intereses",
    when: "Según el calendario de tu plantel",
    description:
      "PROUNAM II mide tus aptitudes con varias pruebas cortas con tiempo. INVOCA explora qué te interesa. Se aplican en los planteles de bachillerato de la UNAM, sin costo.",
    requirements: {
      enrolment: "Estudiar en una Prepa (ENP) o un CCH de la UNAM",
      level: "Estar en el bachillerato",
    },
    note: "No es un examen de conocimientos ni adivina tu futuro: da un perfil de este momento. Pregunta la fecha en la oficina de orientación de tu plantel.",
  },
  "123test-career": {
    name: "123test: test de carrera",
    audience: "Quienes quieren una primera pista y leen inglés",
    gives:
      "Un cuestionario breve que relaciona tu personalidad con profesiones",
    when: "Todo el año",
    description:
      "Responde el cuestionario y mira qué profesiones van con tu personalidad y tus intereses. Sirve para empezar a pensar, no para decidir. Está en inglés.",
    note: "Hay una versión gratuita. Si te ofrece un informe de pago, no lo necesitas para tener la primera pista.",
  },
  "oferta-academica-unam": {
    name: "Oferta académica de la UNAM",
    audience: "Quienes piensan en una licenciatura en la UNAM",
    gives:
      "Una ficha por carrera: perfil, plan de estudios, sedes y campo de trabajo",
    when: "Todo el año",
    description:
      "Abre la ficha de cada licenciatura y revisa qué materias lleva, dónde se imparte y en qué se trabaja después. También ayuda a comparar carreras aunque quieras estudiar en otra universidad.",
  },
  "coursera-applying-us": {
    audience: "Estudiantes de prepa que quieren estudiar en Estados Unidos",
    gives: "Un curso sobre cómo funciona la admisión de licenciatura",
    when: "En línea; mira en su página si sigue abierto",
    description:
      "Un curso en inglés de la Universidad de Pensilvania para estudiantes de otros países. Explica qué miran las universidades, cómo elegir dónde postular y cómo ordenar los pasos de tu solicitud.",
    note: "Desde 2025 Coursera deja ver gratis solo una parte de sus cursos. Antes de pagar, abre la página y revisa el precio, si el curso sigue activo y si puedes pedir ayuda económica.",
  },
  "ciencia-unam-como-elijo": {
    name: "¿Cómo elijo qué estudiar? (Ciencia UNAM)",
    audience: "Quienes no saben por dónde empezar a elegir carrera",
    gives: "Un artículo breve con lo que conviene pensar antes de elegir",
    when: "Todo el año",
    description:
      "Lee en pocos minutos qué pesa en la decisión: cómo eres, qué te gusta, cómo te va en la escuela, tu familia y el trabajo. Anota tu respuesta a cada punto y coméntala con alguien de confianza.",
  },
  "compara-carreras": {
    audience: "Quienes comparan carreras en México",
    gives: "Salario, informalidad y recuperación de la inversión por carrera",
    when: "Todo el año",
    description:
      "Compara carreras con datos: cuánto se gana, cuánta gente trabaja en la informalidad y en cuánto tiempo se recupera lo que cuesta estudiar. Incluye una calculadora.",
    note: "Son promedios del país. Tu salario depende también de la universidad, la ciudad y tu experiencia.",
  },
  "mi-carrera-peru": {
    name: "Mi Carrera (Perú)",
    audience: "Quienes van a elegir carrera en el Perú",
    gives: "Datos de carreras e instituciones, becas y un test vocacional",
    when: "Todo el año",
    description:
      "Consulta en el portal oficial del Perú qué carreras pide el mercado laboral formal, dónde se estudian y con qué becas o financiamiento. Trae también un test vocacional.",
  },
  mifuturo: {
    audience: "Quienes van a elegir carrera en Chile",
    gives: "Empleabilidad, ingresos, aranceles y duración por carrera",
    when: "Todo el año",
    description:
      "Busca una carrera o una institución en el portal oficial de Chile. Compara cuánta gente encuentra trabajo, cuánto gana, cuánto cuesta y cuánto dura.",
    note: "Los datos vienen de generaciones que ya egresaron. Úsalos para comparar, no como promesa de sueldo.",
  },
  bigfuture: {
    audience: "Estudiantes de prepa que miran a Estados Unidos y leen inglés",
    gives: "Explorador de carreras y profesiones, universidades y becas",
    when: "Todo el año",
    description:
      "Explora carreras y profesiones y busca universidades de Estados Unidos en el sitio de la organización que hace el SAT. Es gratis y está en inglés.",
    note: "El sitio está pensado sobre todo para quien vive en Estados Unidos. Antes de contar con una beca, lee qué nacionalidad o residencia pide.",
  },
} as const;
