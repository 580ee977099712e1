/** Wording of the scholarships, keyed by item id. */
export const scholarshipItems = {
  "beca-benito-juarez-media-superior": {
    title: "Beca Universal de Educación Media Superior Benito Juárez",
    organization:
      "Coordinación Nacional de Becas para el Bienestar Benito Juárez (México)",
    audience: "Estudiantes de prepa o bachillerato público en México",
    amount:
      "Dinero directo cada dos meses durante el ciclo escolar, en tarjeta del Banco del Bienestar",
    level: "Preparatoria o bachillerato",
    deadline: "Suele abrir registro en octubre y en febrero",
    description:
      "Es para que nadie deje la prepa por falta de dinero. No pide promedio mínimo y puede durar hasta 40 meses; en julio y agosto no hay pago. Te registras tú, gratis y en línea.",
    requirements: {
      level: "Cursar la preparatoria o el bachillerato",
      enrolment:
        "Tener inscripción en una escuela pública, en modalidad escolarizada o mixta",
      residence: "Estudiar en México",
      age: "Tener hasta 25 años al registrarte (convocatoria de febrero de 2026)",
      otherGrant: "No recibir otra beca federal con el mismo fin",
      documents:
        "Tener CURP certificada, la clave CCT de tu escuela y una cuenta Llave MX",
      guardian:
        "Si eres menor de edad: datos e identificación de tu madre, padre o tutor",
    },
    note: "El tope de 25 años y los dos registros son del ciclo 2025-2026, y las fechas cambian en cada ciclo. Confírmalo en el sitio oficial antes de registrarte.",
    figures: {
      y2026:
        "En 2026: 1,900 pesos mexicanos por bimestre. El segundo registro del ciclo 2025-2026 fue del 16 al 27 de febrero.",
      y2025:
        "En 2025: 1,900 pesos mexicanos por bimestre (cinco pagos). El registro fue del 1 al 15 de octubre.",
    },
  },
  "jovenes-escribiendo-el-futuro": {
    title: "Beca Jóvenes Escribiendo el Futuro",
    organization:
      "Coordinación Nacional de Becas para el Bienestar Benito Juárez (México)",
    audience: "Estudiantes de universidad pública en México",
    amount: "Apoyo económico cada dos meses: cinco pagos por ciclo escolar",
    level: "Licenciatura y técnico superior universitario",
    deadline: "Suele abrir registro en octubre y en febrero",
    description:
      "Apoya sobre todo a quienes estudian en universidades interculturales, normales rurales e indígenas, Universidades para el Bienestar y zonas marginadas. Puede durar hasta 45 meses. Si ya tienes la beca, vuelve a pedirla en cada periodo.",
    requirements: {
      level: "Cursar una licenciatura o un técnico superior universitario",
      enrolment:
        "Tener inscripción en una institución pública, en modalidad escolarizada",
      residence: "Estudiar en México",
      nonPriority:
        "Si tu escuela no es prioritaria: tener bajos ingresos y hasta 29 años cumplidos",
      otherGrant: "No recibir otro apoyo federal con el mismo fin",
      subes:
        "Tener activa tu ficha escolar y pedir la beca en el sistema SUBES",
    },
    note: "Revisa si tu escuela está en la lista del programa y las fechas de cada periodo. Según la prensa de 2026, también cuenta haber cursado primaria o secundaria en escuela prioritaria. Medicina podría llegar a 55 meses: confírmalo.",
    figures: {
      y2026:
        "En 2026: 5,800 pesos mexicanos por bimestre. El registro de inicio de año cerró el 27 de febrero.",
      y2025:
        "En 2025: 5,800 pesos mexicanos por bimestre. Hubo registro hasta el 28 de febrero y del 1 al 15 de octubre.",
    },
  },
  "lideres-del-manana-tec": {
    title: "Líderes del Mañana",
    audience: "Último año de prepa, en México o Centroamérica",
    amount: "Beca del 100 % para una carrera completa en el Tec de Monterrey",
    level: "Licenciatura",
    deadline: "Según el año, ha cerrado a finales de febrero o en marzo",
    description:
      "La beca insignia del Tec busca jóvenes que ya mueven algo en su comunidad. La pagan donantes y Sorteos Tec. Entran unas 200 personas por generación: prepara tu proyecto con tiempo.",
    requirements: {
      level: "Cursar el último año de preparatoria",
      residence: "Estudiar en México o en Centroamérica",
      grade: "Promedio de preparatoria de 90 o más",
      need: "Necesitar apoyo económico para estudiar",
      leadership:
        "Mostrar liderazgo y un proyecto propio que ayude a tu comunidad",
      admission: "Pasar la preselección y el proceso de admisión del Tec",
    },
    note: "Falta confirmar el cierre de la próxima convocatoria: revisa el sitio del programa (también circula lideresdelmanana.tec.mx). En 2025 entraron estudiantes de Guatemala, Nicaragua y El Salvador; confirma si tu país participa.",
    figures: {
      y2025:
        "En agosto de 2025 entraron 200 becarios entre unas 31 mil postulaciones. En diciembre de 2025 la convocatoria siguiente estaba abierta.",
    },
  },
  "uwc-colegios-del-mundo-unido": {
    title: "Becas UWC – Colegios del Mundo Unido",
    organization: "UWC y sus comités nacionales",
    audience:
      "Jóvenes que empezarían entre los 16 y los 18 años, de muchos países",
    amount:
      "Beca total o parcial según tu familia: dos años de clases, alojamiento y comidas",
    level: "Preparatoria (Bachillerato Internacional)",
    deadline: "En Latinoamérica suele cerrar entre mayo y agosto",
    description:
      "Estudia dos años en un internado con jóvenes de muchos países: 18 colegios en cuatro continentes. La ayuda depende de tu mérito y de lo que tu familia puede pagar. En varios comités no piden inglés para postular.",
    requirements: {
      level: "Cursar la preparatoria o su equivalente",
      age: "Tener entre 16 y 18 años al empezar (varía según el país)",
      committee: "Postular por el comité nacional de tu país",
      motivation: "Mostrar motivación, compromiso y respeto por otras culturas",
      committeeRules:
        "Cumplir lo que pida tu comité: a veces, promedio mínimo o cuota de inscripción",
    },
    gates: {
      argentina: "Comité de Argentina",
      colombia: "Comité de Colombia",
    },
    note: "Cada comité fija fechas, edad, promedio y cuotas. Colombia cobra derecho de inscripción; México pidió 8.5 de promedio en una convocatoria antigua y no vimos una reciente. Pregunta al comité de tu país.",
    figures: {
      y2025:
        "En 2025: el comité de Argentina recibió inscripciones hasta el 20 de julio para la convocatoria 2026.",
    },
  },
  "mext-japon": {
    title: "Becas MEXT (Monbukagakusho) del Gobierno de Japón",
    organization: "Ministerio de Educación de Japón (MEXT)",
    audience: "Quienes quieren una carrera o un posgrado en Japón",
    amount:
      "Colegiatura, examen de ingreso, estipendio mensual, vuelos y curso de japonés",
    level: "Licenciatura, carrera técnica y posgrado",
    deadline: "Suele convocar entre abril y junio, según la embajada",
    description:
      "Japón paga tus estudios y te da dinero cada mes. La licenciatura dura de cinco a siete años e incluye un año para aprender japonés. Pide la beca en la embajada de Japón en tu país.",
    requirements: {
      level:
        "Estar por terminar la prepa o haberla terminado; título para posgrado",
      nationality:
        "Tener la nacionalidad del país donde solicitas (no la japonesa)",
      age: "Menos de 25 años para licenciatura (convocatoria de 2024) o de 35 para posgrado (2026)",
      record: "Tener excelentes notas y buena salud",
      exam: "Presentar un examen escrito y una entrevista en la embajada",
      language:
        "Querer aprender japonés; algunas embajadas ya piden conocimientos",
    },
    note: "Cada embajada fija fechas e idioma; Guatemala y Colombia han pedido japonés en algunas modalidades. La fecha de nacimiento límite cambia cada año (licenciatura: menos de 25 años en la convocatoria de 2024).",
    figures: {
      y2025:
        "En 2025: la convocatoria de posgrado para Colombia cerró el 6 de junio y pidió conocimientos previos de japonés.",
    },
  },
  "global-korea-scholarship": {
    title: "Global Korea Scholarship (GKS)",
    organization: "NIIED (Gobierno de la República de Corea)",
    audience: "Ciudadanos de los países que Corea del Sur invita cada año",
    amount:
      "Colegiatura completa, vuelos, estipendio mensual, seguro médico y un año de coreano",
    level: "Licenciatura y posgrado",
    deadline:
      "Suele abrir en septiembre (licenciatura) y en febrero (posgrado)",
    description:
      "Pasas un año aprendiendo coreano y luego haces tu carrera o tu posgrado en Corea del Sur con beca completa. En licenciatura son de cuatro a seis años más. Las plazas por país cambian cada año.",
    requirements: {
      level:
        "Estar por terminar la prepa o haberla terminado; título para posgrado",
      nationality:
        "Ser de un país invitado; ni tú ni tus padres pueden tener nacionalidad coreana",
      grade:
        "Promedio equivalente al 80 % o estar en el 20 % superior de tu grupo",
      age: "Menos de 25 años para licenciatura; menos de 40 para posgrado",
      route: "Solicitar por la embajada o por una universidad, no por ambas",
    },
    note: "La lista de países y sus plazas cambia cada año, y cada embajada fija el día. Revisa el aviso de NIIED y la embajada de Corea en tu país antes de prepararte.",
    figures: {
      y2025:
        "En 2025: la licenciatura por embajada ofreció 71 plazas generales para 68 países.",
    },
  },
  "pronabec-beca-18": {
    title: "Beca 18",
    organization: "PRONABEC (Ministerio de Educación del Perú)",
    audience: "Jóvenes de Perú que terminan o terminaron la secundaria",
    amount:
      "Matrícula, pensión, titulación, inglés, laptop, comida, movilidad y, si toca, alojamiento",
    level: "Carrera técnica, pedagógica o universitaria",
    deadline:
      "Suele abrir en septiembre; el registro puede cerrar a inicios de octubre",
    description:
      "El Estado peruano paga tu carrera completa si tienes buenas notas y pocos recursos. Primero rindes un examen nacional; después ingresas a una institución elegible y concursas por la beca. Todo es gratis y en línea.",
    requirements: {
      nationality: "Tener nacionalidad peruana",
      level: "Cursar el último año de secundaria o haberla terminado",
      record: "Tener alto rendimiento escolar",
      need: "Vivir en pobreza, pobreza extrema o la condición especial de tu modalidad",
      exam: "Rendir el Examen Nacional de Preselección",
      admission: "Ingresar después a una institución elegible",
      age: "Menos de 22 años en la modalidad Ordinaria; otras tienen otro límite o ninguno",
    },
    note: "Edad y año de egreso dependen de la modalidad; la Ordinaria ha pedido egreso en los tres años anteriores (bases de 2023) y la discapacidad acreditada quita el tope de edad. Lee las bases nuevas cada septiembre.",
    figures: {
      y2026:
        "Convocatoria 2026: la inscripción al examen cerró el 5 de octubre de 2025. Se ofrecieron 5,184 becas en dos momentos, entre febrero y abril de 2026.",
    },
  },
  "fundacion-chamanga": {
    title: "Becas Fundación Chamangá",
    audience: "Jóvenes de Uruguay, de 18 a 30 años, con una vocación clara",
    amount: "Dinero cada mes durante un año, según tu necesidad, y tutoría",
    level: "Técnico, docente, artístico o universitario",
    deadline: "Suele abrir en junio y cerrar a finales de agosto",
    description:
      "Ayuda a estudiar o retomar los estudios en lo tuyo: artes, ciencias, técnicas u oficios. Te acompañan una persona tutora y el equipo de la fundación. Da entre 20 y 30 becas al año y prefiere la educación pública.",
    requirements: {
      age: "Tener entre 18 y 30 años al cierre del llamado",
      nationality: "Tener ciudadanía uruguaya",
      residence: "Vivir en Uruguay",
      vocation:
        "Demostrar tu vocación con una carta de motivación y comprobantes",
      need: "Acreditar dificultades económicas o familiares para estudiar",
    },
    note: "Cada llamado es para la beca del año siguiente. Confirma la fecha de cierre en el sitio de la fundación.",
    figures: {
      y2026: "Becas 2026: la inscripción fue hasta el 31 de agosto de 2025.",
    },
  },
  "santander-open-academy": {
    title: "Becas Santander Open Academy",
    audience:
      "Estudiantes y jóvenes de varios países, entre ellos México y Chile",
    amount:
      "Según la convocatoria: cursos e idiomas gratis, manutención, movilidad o estudios",
    level: "Licenciatura, posgrado y formación continua",
    deadline: "Hay convocatorias todo el año; cada una tiene su fecha",
    description:
      "Una sola plataforma con las becas y los cursos del banco. Regístrate, elige tu país y revisa qué convocatorias están abiertas para ti.",
    requirements: {
      register: "Registrarte en la plataforma",
      call: "Cumplir lo que pide cada convocatoria (país, universidad, promedio)",
    },
    note: "No es una sola beca: reúne muchas convocatorias y los países participantes cambian. Lee las bases de cada una antes de postular.",
    figures: {
      y2026:
        "Ejemplo de 2026: 10,000 plazas de inglés en línea para mayores de 18 años de México, Colombia, Argentina, Chile, Perú, Uruguay y otros países.",
      y2025:
        "Ejemplo de 2025: Becas Santander Legacy México, para artes y gastronomía, del 19 de septiembre al 2 de noviembre.",
    },
  },
  "fundacion-bbva-chavos-que-inspiran": {
    title: "Becas BBVA para Chavos que Inspiran",
    audience: "Quienes van a empezar la secundaria en México",
    amount: "Dinero cada mes y mentoría, de la secundaria a la universidad",
    level: "De secundaria a licenciatura",
    deadline: "Consulta la fecha en el sitio oficial",
    description:
      "Si en casa alguien está por entrar a la secundaria, cuéntale. La beca puede acompañarle hasta 10 años, con la universidad incluida. Cada generación tiene unas cinco mil personas.",
    requirements: {
      level: "Entrar al programa al empezar la secundaria",
      residence: "Estudiar en México",
      need: "Vivir en situación de vulnerabilidad económica",
      talent: "Hacer las pruebas de talento en línea",
      keepGrade: "Ya con la beca, mantener promedio de 8.0 o más",
    },
    note: "Se entra al inicio de la secundaria. No hay confirmación de que se pueda entrar directo en prepa o universidad, ni del mes de la convocatoria: pregunta a la fundación.",
    figures: {
      y2024: "En 2024: 4,000 pesos mexicanos al mes en licenciatura.",
    },
  },
  "becas-fundacion-ypf": {
    title: "Becas de grado Fundación YPF",
    audience: "Estudiantes de Argentina en carreras de energía y tecnología",
    amount: "Beca de doce meses que se puede renovar",
    level: "Licenciatura o carrera de grado en universidad pública",
    deadline: "Ha cerrado a fines de marzo; confirma la fecha en su página",
    description:
      "La fundación de la empresa YPF apoya a quien entra al primer año y a quien ya aprobó entre el 50 y el 80 % de las materias. Toma en cuenta los ingresos de tu casa, la equidad de género y tu rendimiento en el secundario.",
    requirements: {
      nationality: "Tener nacionalidad argentina",
      enrolment:
        "Cursar ingeniería, ciencias de la Tierra, tecnología o gestión ambiental en universidad pública",
      age: "Si entras al primer año, tener hasta 24 años",
      school: "Haber terminado el secundario sin materias pendientes",
    },
    note: "Las últimas bases que leímos son de la convocatoria 2024. Confirma que haya una abierta, qué paga y qué provincias, universidades y carreras entran.",
    figures: {
      y2024: "En 2024: 3,831 postulantes para 125 becas nuevas.",
    },
  },
  "questbridge-national-college-match": {
    title: "QuestBridge National College Match",
    audience: "Quienes cursan el último año de high school en Estados Unidos",
    amount:
      "Beca completa de cuatro años: colegiatura, alojamiento, comidas y otros gastos",
    level: "Licenciatura",
    deadline: "Suele cerrar a finales de septiembre o principios de octubre",
    description:
      "Con una sola solicitud buscas admisión temprana y beca en más de 40 universidades selectivas de Estados Unidos. No hay cortes fijos de promedio ni de ingresos, y los exámenes son opcionales.",
    requirements: {
      level: "Cursar el último año de high school",
      school:
        "Estudiar en EE. UU., con cualquier ciudadanía, o tener ciudadanía o residencia permanente de allá",
      record: "Tener un historial académico sobresaliente",
      need: "Tener ingresos familiares bajos",
    },
    note: "Si vives fuera de EE. UU., necesitas ciudadanía o residencia permanente. Sin ellas, aun viviendo allá, solo algunas universidades te consideran. Referencia de ingresos: menos de 65,000 USD al año (familia de cuatro).",
  },
  "jack-kent-cooke-college-scholarship": {
    title: "Cooke College Scholarship Program",
    audience: "Quienes cursan los cuatro años de high school en Estados Unidos",
    amount:
      "Lo que no cubran otras ayudas, con tope anual, por cuatro años, más asesoría",
    level: "Licenciatura",
    deadline: "Suele cerrar a mediados de noviembre",
    description:
      "Una de las becas privadas más grandes de Estados Unidos para la universidad. También puedes usarla para estudiar fuera, en una institución acreditada de cuatro años.",
    requirements: {
      level:
        "Estar en el último año de high school; no se aceptan años sabáticos",
      residence: "Hacer los cuatro años de high school en Estados Unidos",
      grade: "Promedio (GPA) de 3.75 o más, sin ponderar",
      need: "Tener ingresos familiares por debajo del tope de la convocatoria",
    },
    note: "El tope de ingresos, el monto y la fecha pueden cambiar cada año. Léelos en el sitio de la fundación antes de solicitar.",
    figures: {
      y2025:
        "En 2025: hasta 55,000 USD al año. Cerró el 13 de noviembre de 2025.",
      y2025Income:
        "En 2025: el tope de ingreso familiar era de 95,000 USD al año.",
    },
  },
  "secihti-becas-nacionales-posgrado": {
    title: "Becas Nacionales para Estudios de Posgrado (SECIHTI)",
    organization:
      "Secretaría de Ciencia, Humanidades, Tecnología e Innovación (SECIHTI, México)",
    audience: "Quienes hacen un posgrado presencial en México",
    amount:
      "Apoyo mensual para vivir y servicio médico; no paga la colegiatura",
    level: "Especialidad, maestría y doctorado",
    deadline: "Suele publicarse en febrero; las fechas dependen del programa",
    description:
      "Te paga para que te dediques de tiempo completo a tu posgrado. SECIHTI es la antes llamada CONAHCYT. Pueden pedirla personas mexicanas y extranjeras. Muchas instituciones además perdonan la colegiatura: pregunta en la tuya.",
    requirements: {
      level: "Tener licenciatura terminada o estar en un posgrado",
      enrolment:
        "Estar en un posgrado presencial, de tiempo completo, del Sistema Nacional de Posgrados",
      coordination:
        "Pedirla por medio de tu programa: su coordinación registra la solicitud",
      debt: "No deber nada de una beca anterior de CONACYT o CONAHCYT",
    },
    note: "Pregunta a la coordinación de tu posgrado cómo y cuándo se pide: el paso por la coordinación viene de una guía de 2020. Las becas de SECIHTI para estudiar fuera son otra convocatoria.",
    figures: {
      y2026: "En 2026: las convocatorias nacionales se publicaron en febrero.",
      y2026Abroad:
        "En 2026: las becas para posgrado en el extranjero recibieron solicitudes de mediados de marzo a finales de mayo. Eran solo para personas mexicanas con aceptación definitiva.",
    },
  },
  "erasmus-mundus": {
    title: "Becas Erasmus Mundus (másteres conjuntos)",
    organization: "Unión Europea (Erasmus+, EACEA)",
    audience:
      "Quienes terminan o terminaron la licenciatura, de cualquier país",
    amount: "La maestría completa, seguro y un estipendio cada mes",
    level: "Maestría de uno a dos años",
    deadline: "La mayoría cierra entre octubre y enero",
    description:
      "Estudia tu maestría en al menos dos países, con universidades que trabajan juntas. Eliges el máster en el catálogo y presentas tu solicitud directo a su consorcio.",
    requirements: {
      level: "Tener la licenciatura terminada o por terminar",
      language: "Tener certificado de idioma, casi siempre de inglés",
      consortium: "Solicitar directamente al consorcio de cada máster",
    },
    note: "Cada consorcio fija su fecha y sus requisitos. Del estipendio salen el viaje, la visa, la instalación y los gastos de vida: haz cuentas antes de irte.",
    figures: {
      y2025: "En 2025: 1,400 euros al mes y unas 2,000 plazas con beca.",
    },
  },
  chevening: {
    title: "Becas Chevening",
    organization: "Gobierno del Reino Unido (FCDO)",
    audience: "Profesionales con dos años de trabajo y ganas de liderar",
    amount:
      "Maestría de un año, vuelos, estipendio mensual, visa y ayudas de llegada y regreso",
    level: "Maestría en el Reino Unido",
    deadline: "Suele abrir en agosto y cerrar a principios de octubre",
    description:
      "El Gobierno británico busca personas con potencial de liderazgo en más de 160 países. Solicitas en línea, con ensayos breves y referencias.",
    requirements: {
      level: "Tener título universitario",
      nationality: "Tener ciudadanía de un país elegible",
      experience:
        "Al menos 2,800 horas de trabajo (unos dos años) después de graduarte",
      courses:
        "Elegir tres maestrías y lograr al menos una oferta incondicional",
      comeBack: "Volver a tu país al menos dos años",
    },
    note: "Lo trabajado antes de graduarte no cuenta. La convocatoria 2027-28 ya cerró y la siguiente se espera en agosto de 2027. Confirma que tu país esté en la lista.",
    figures: {
      y2026:
        "Convocatoria 2027-28: del 4 de agosto al 6 de octubre de 2026. La oferta incondicional debe llegar a más tardar el 8 de julio de 2027.",
    },
  },
  "fundacion-carolina": {
    title: "Becas Fundación Carolina",
    organization: "Fundación Carolina (España)",
    audience: "Personas de Iberoamérica con título universitario",
    amount: "Parte o todo el costo de los estudios, según el programa",
    level: "Maestría, doctorado y estancias en España",
    deadline: "Posgrado: suele abrir en enero y cerrar a inicios de marzo",
    description:
      "Con una sola solicitud pides la beca y la plaza en el programa, en España. Ordenas tus programas por preferencia. Tiene líneas especiales para mujeres en ciencia y tecnología y para quienes defienden derechos humanos.",
    requirements: {
      nationality: "Tener nacionalidad de un país iberoamericano",
      level: "Tener título universitario",
      online: "Solicitar en línea y ordenar tus programas por preferencia",
    },
    note: "Lo que cubre cambia mucho de un programa a otro: lee su ficha antes de elegir. El doctorado abre más tarde que el posgrado.",
    figures: {
      y2026:
        "Convocatoria 2026-2027: 736 becas en 203 programas. Posgrado: del 12 de enero al 2 de marzo de 2026.",
    },
  },
  "daad-becas-alemania": {
    title: "Becas DAAD para estudiar en Alemania",
    organization: "Servicio Alemán de Intercambio Académico (DAAD)",
    audience: "Personas con título universitario y muy buenas notas",
    amount: "Pago mensual, seguro médico y ayudas de viaje y de estudios",
    level: "Maestría, doctorado e investigación",
    deadline: "Cada programa y país tiene su fecha: consulta el sitio oficial",
    description:
      "El DAAD tiene muchos programas y cada uno pone sus reglas. Algunos suman curso de alemán o apoyo para renta y familia. Filtra la base de datos por tu país antes de elegir.",
    requirements: {
      level:
        "Tener título universitario, por lo general de no más de seis años",
      record: "Tener un historial académico excelente",
      stay: "No haber vivido más de 15 meses en Alemania",
      language: "Saber el idioma del programa (inglés o alemán)",
    },
    note: "No todas las líneas están abiertas a todos los países de América Latina, y en 2025 cerraron 13 programas. Confirma que el tuyo siga vigente.",
    figures: {
      y2025:
        "En noviembre de 2025, un convenio con SECIHTI sumó casi 200 becas de maestría para personas mexicanas.",
      y2025Stem:
        "En 2025, la línea de maestrías STEM recibió solicitudes de mayo al 3 de septiembre.",
    },
  },
  "fulbright-garcia-robles": {
    title: "Beca Fulbright-García Robles para estudios de posgrado",
    organization: "COMEXUS (Comisión México-Estados Unidos)",
    audience: "Personas mexicanas que quieren un posgrado en Estados Unidos",
    amount:
      "Apoyo anual en dólares, trámite de admisión y gestión de exención de colegiatura",
    level: "Maestría y doctorado en Estados Unidos",
    deadline:
      "Suele abrir en septiembre y cerrar entre mediados de enero e inicios de febrero",
    description:
      "Empieza temprano: se convoca casi dos años antes de que inicies. COMEXUS lleva tu solicitud hasta a cinco universidades y te entrevista un panel. Entran casi todas las áreas, menos las clínicas con atención a pacientes.",
    requirements: {
      nationality: "Tener nacionalidad mexicana",
      level: "Venir de una licenciatura o de una maestría",
      usStatus: "No tener residencia ni ciudadanía de Estados Unidos",
      noOffer: "No tener todavía aceptación de una universidad de EE. UU.",
      usResidence:
        "No vivir, trabajar ni estudiar en EE. UU. ni haber pasado allí más de un año de los últimos cinco",
      grade: "Cumplir el promedio mínimo del grado anterior",
      english: "Tener el nivel de inglés que pide la convocatoria",
    },
    note: "La última convocatoria oficial que leímos es la de 2023-2024. Confirma en el sitio de COMEXUS que esté abierta, su fecha de cierre y los montos antes de preparar tus papeles.",
    figures: {
      y2024:
        "Convocatoria 2023-2024: hasta 25,000 USD al año. Abrió el 13 de septiembre de 2023 y cerró el 2 de febrero de 2024.",
    },
  },
  "colfuturo-credito-beca": {
    title: "Programa Crédito Beca COLFUTURO",
    audience:
      "Profesionales de Colombia que quieren un posgrado en el exterior",
    amount:
      "Crédito para matrícula, sostenimiento, pasajes y seguro; una parte se perdona",
    level: "Maestría, doctorado y especialidad médica",
    deadline:
      "Suele abrir en febrero y cerrar a finales de ese mes o inicios de marzo",
    description:
      "Ojo: es un préstamo. Si te gradúas y regresas a Colombia, una parte se vuelve beca; el resto se paga. Más de 130 universidades aliadas dan descuentos.",
    requirements: {
      nationality: "Tener ciudadanía colombiana",
      level: "Tener título de pregrado",
      programme:
        "Proponer un posgrado presencial de tiempo completo en el exterior y un ensayo",
      language: "Si te seleccionan, certificar un segundo idioma",
    },
    note: "Las reglas cambiaron en 2026: ya no hay dinero del Gobierno y se perdona menos. Lee cuánto tendrás que devolver antes de firmar.",
    figures: {
      y2026:
        "En 2026: hasta 50,000 USD, con condonación máxima del 25 % (antes, hasta 80 %) y 36 meses de permanencia en Colombia. Del 6 de febrero al 2 de marzo.",
    },
  },
  "anid-becas-posgrado-chile": {
    title: "Becas de posgrado ANID (Magíster Nacional y Becas Chile)",
    audience: "Personas chilenas o con permanencia definitiva en Chile",
    amount:
      "Magíster Nacional: arancel y manutención. Becas Chile suma pasajes y seguro de salud",
    level: "Maestría y doctorado",
    deadline: "Magíster Nacional: suele ser de octubre a inicios de diciembre",
    description:
      "Las becas del Estado chileno para posgrado. Magíster Nacional paga hasta dos años en Chile, pero no incluye negocios, finanzas ni marketing. Becas Chile es para estudiar fuera.",
    requirements: {
      nationality:
        "Tener nacionalidad chilena o permanencia definitiva en Chile",
      level: "Tener licenciatura o título profesional",
      grade:
        "Promedio de 5.0 o más (de 7.0) o estar en el 30 % superior de tu generación",
      programme: "Postular, tener admisión o estar en un programa elegible",
    },
    note: "No todas las líneas abren cada año y no vimos una convocatoria reciente de Becas Chile. Revisa el listado de concursos antes de contar con ella.",
    figures: {
      y2026:
        "Magíster Nacional 2026: postulación del 22 de octubre al 4 de diciembre de 2025.",
    },
  },
} as const;
