export const mentorshipFaq = {
  whatMentorDoes: {
    question: "¿Qué hace un mentor y qué no hace?",
    answer:
      "Es un estudiante o profesional que pasó hace poco por lo que tú vives. Te orienta sobre carreras, solicitudes, ensayos, entrevistas o becas, y te anima. No escribe tus ensayos, no decide por ti y no lo sabe todo.",
  },
  doesItWork: {
    question: "¿Hay pruebas de que la mentoría funciona?",
    answer:
      "Algunas, y con matices. En New Hampshire, Estados Unidos, reunirse cada semana con un mentor hizo que más mujeres entraran a la universidad; en los hombres no se vio. En Los Ángeles, un programa más ligero no cambió el total que llegó a la universidad. Lo que mejor resulta es el apoyo personal y sostenido.",
  },
  isTestEnough: {
    question: "¿Un test vocacional me dice qué estudiar?",
    answer:
      "No. Te da un perfil de intereses o aptitudes de este momento. La propia UNAM aclara que el suyo no es un examen de conocimientos ni una bola mágica. Combínalo con información de carreras, charlas con estudiantes y un orientador.",
  },
  whatIsRiasec: {
    question: "¿Qué es el modelo RIASEC o de Holland?",
    answer:
      "Una forma de agrupar intereses en seis tipos: realista, investigador, artístico, social, emprendedor y convencional. Muchos tests gratuitos lo usan, como el Perfil de Intereses O*NET en español. Tu resultado suele mezclar dos o tres tipos.",
  },
  whenToStart: {
    question: "¿Cuándo empiezo si quiero estudiar en el extranjero?",
    answer:
      "EducationUSA sugiere investigar al menos de 12 a 18 meses antes de entrar. Hay fechas que llegan muy pronto: 15 de octubre en Oxford y 1 de noviembre para la acción temprana en universidades como Harvard y MIT. Confírmalas cada año en la página de la universidad.",
  },
  whatItCosts: {
    question: "¿Cuánto cuestan estos programas?",
    answer:
      "Project Access, Technovation Girls y lo básico de EducationUSA son gratis. LALA cobra una cuota, da becas y dice que poder pagar no influye en la selección. En los demás, pregunta antes de inscribirte. Desconfía de quien te prometa admisión o beca segura a cambio de dinero.",
  },
  isAdmissionGuaranteed: {
    question: "¿La mentoría garantiza la admisión o una beca?",
    answer:
      "No. Ni siquiera Opportunity Funds lo hace: te asesora y paga gastos de postulación, pero la admisión y el financiamiento los decide cada universidad.",
  },
  whereToCompareDegrees: {
    question: "¿Dónde comparo carreras con datos?",
    answer:
      "En México, en Compara Carreras del IMCO y el Observatorio Laboral. En el Perú, en Mi Carrera del Ministerio de Trabajo. En Chile, en MiFuturo.cl. Según el país, verás salario, costo o empleo por carrera.",
  },
} as const;
