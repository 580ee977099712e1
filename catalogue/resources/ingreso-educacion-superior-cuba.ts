import type { Resource } from "../resource.schema.ts";

export const ingresoEducacionSuperiorCuba: Resource = {
  id: "ingreso-educacion-superior-cuba",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Ministerio de Educación Superior (Cuba)",
  link: "https://www.mes.gob.cu/",
  requirementsKeys: [
    "requirements.school",
    "requirements.age",
    "requirements.options",
    "requirements.exam",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://juventudtecnica.cu/articulos/anuncian-cambios-en-el-ingreso-universitario-para-el-curso-2025-2026",
    },
  ],
  eligibility: [
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    // Those at university are no school leavers; a technical school may be upper secondary.
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "preparatoria_1",
              "preparatoria_2",
              "preparatoria_3",
              "otro",
            ],
            stages: ["lowerSecondary", "upperSecondary", "schoolFinished"],
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    // Told in one province, so an older student judges it.
    {
      kind: "anyOf",
      options: [[{ kind: "age", max: 24 }], [{ kind: "other" }]],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.options",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  sharedLinkReason:
    "The Ministry of Higher Education has one site for all the ways into university.",
  section: "universityAdmission",
  type: "Examen",
  languages: ["es"],
  country: "CU",
  serves: ["CU"],
  icon: "exam",
  levels: ["undergraduate"],
  fields: ["any"],
  cost: "free",
  cycle: {
    basis: "unknown",
  },
  tags: ["cuba", "universidad pública", "examen de admisión", "gratis"],
  sources: [
    {
      url: "https://juventudtecnica.cu/articulos/anuncian-cambios-en-el-ingreso-universitario-para-el-curso-2025-2026",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.trabajadores.cu/20250411/declaraciones-del-ministerio-de-educacion-superior-para-el-nuevo-curso-2025-2026/?amp=1",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.tvavila.icrt.cu/acceso-a-la-educacion-superior-un-abanico-de-oportunidades-para-todos-video/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.acn.cu/cuba/universidades-inician-matriculas-para-curso-2025-2026",
      supports: ["programme", "amount", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://noticias.cubitanow.com/amp/cuba-elimina-requisito-de-aprobar-exmenes-para-entrar-a-la-universidad",
      supports: ["eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.periodicovictoria.cu/comienzan-estudiantes-preuniversitarios-examenes-de-ingreso",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.periodicocubano.com/ministerio-de-educacion-aclara-dudas-a-solo-dias-del-inicio-de-los-examenes-de-ingreso/",
      supports: ["eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://cuba.cu/educacion/2023-06-21/ministerio-de-educacion-superior-aclara-dudas-sobre-el-proceso-de-ingreso/63190",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "pruebas de ingreso cuba",
    "examenes de ingreso a la universidad cubana",
    "matematica español e historia pruebas de ingreso",
    "que pasa si no saco 60 puntos",
    "boleta de carreras cuba",
    "otorgamiento de carreras cuba",
    "como entrar a la universidad en cuba",
    "curso diurno por encuentros y a distancia",
    "carreras universitarias cubanas plazas",
    "ingreso a periodismo o isa cuba",
    "convocatoria especial pruebas de ingreso",
    "cuban university entrance exams",
    "university admission cuba",
    "examen para entrar a la u",
    "universidades de cuba",
    "carreras en cuba",
    "universidad sin pagar",
    "termino doce grado y que sigue",
    "medicina o derecho en cuba",
    "repasar matematica para la prueba",
  ],
  texts: {
    es: {
      name: "Pruebas de ingreso a la universidad en Cuba",
      organization: "Ministerio de Educación Superior (Cuba)",
      audience: "Estudiantes que terminan el nivel medio superior en Cuba",
      gives:
        "Tres pruebas que ordenan quién elige primero su carrera; estudiar es gratis",
      when: "Suelen ser en mayo; la especial, después, es para faltas justificadas",
      where: "Tu centro y tu municipio",
      description:
        "Haz las pruebas de Matemática, Español e Historia de Cuba y llena tus opciones de carrera. Quien saca 60 puntos o más en las tres ha elegido en el primer otorgamiento. Quien no llega puede obtener plaza en los siguientes.",
      requirements: {
        school:
          "Cursar el último año del nivel medio superior o haberlo terminado",
        age: "Tener menos de 28 años (así en una provincia en 2025)",
        options: "Llenar la boleta de opciones en tu centro",
        exam: "Presentarte a las pruebas de ingreso para tener prioridad",
      },
      note: "Los 60 puntos dan prioridad y no son obligatorios (ministerio, 2023); en 2025 la prensa exceptuaba a La Habana. Periodismo, Relaciones Internacionales y la Universidad de las Artes eligen antes, con pruebas propias. Pregunta las fechas en tu centro.",
      figures: {
        y2025:
          "En 2025: pruebas el 6, 9 y 13 de mayo, y especial el 23, 25 y 27 de junio.",
      },
    },
    en: {
      name: "University entrance tests in Cuba",
      organization: "Ministry of Higher Education (Cuba)",
      audience: "Students finishing upper secondary school in Cuba",
      gives:
        "Three tests that decide who chooses a degree first; studying is free",
      when: "Usually in May; the later special sitting is for excused absences",
      where: "Your school and your municipality",
      description:
        "Sit the tests in Maths, Spanish and History of Cuba and fill in your choice of degrees. Those with 60 points or more in all three have chosen in the first allocation. Those below can get a place in the following ones.",
      requirements: {
        school:
          "Be in the last year of upper secondary school or have finished it",
        age: "Be under 28 (as in one province in 2025)",
        options: "Fill in the list of options at your school",
        exam: "Sit the entrance tests to have priority",
      },
      note: "The 60 points give priority and are not compulsory (ministry, 2023); in 2025 the press excepted Havana. Journalism, International Relations and the University of the Arts select earlier, with tests of their own. Ask your school for the dates.",
      figures: {
        y2025:
          "In 2025: tests on 6, 9 and 13 May, and a special sitting on 23, 25 and 27 June.",
      },
    },
  },
};
