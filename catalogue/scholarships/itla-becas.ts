import type { Scholarship } from "../scholarship.schema.ts";
import { PRE_UNIVERSITY, SCHOOL_FINISHED } from "../shared-conditions.ts";

export const itlaBecas: Scholarship = {
  id: "itla-becas",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  organization: "Instituto Tecnológico de Las Américas (República Dominicana)",
  link: "https://itla.edu.do/",
  requirementsKeys: [
    "requirements.residence",
    "requirements.school",
    "requirements.call",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://listindiario.com/la-republica/20250820/350-jovenes-becados-estudiar-carreras-stem-itla_871012.html",
    },
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["DO"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      ...SCHOOL_FINISHED,
      levels: PRE_UNIVERSITY,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // No source says whether holders of a degree may apply.
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
            stages: [
              "lowerSecondary",
              "upperSecondary",
              "schoolFinished",
              "technical",
            ],
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.call",
      changeable: true,
    },
    {
      // Each call has its own terms: MESCyT's asks for nationality and an average.
      kind: "other",
      textKey: "requirements.call",
      changeable: false,
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "code",
  criteria: ["merit", "need"],
  levels: ["undergraduate"],
  covers: [],
  cost: "aid",
  cycle: {
    basis: "unknown",
  },
  tags: [
    "república dominicana",
    "tecnología",
    "programación",
    "formación técnica",
    "stem",
  ],
  sources: [
    {
      url: "https://listindiario.com/la-republica/20250820/350-jovenes-becados-estudiar-carreras-stem-itla_871012.html",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://hoy.com.do/vivir/itla-impulsa-expansion-historica-supera-24-000-estudiantes-beneficiados_1077270.html",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://listindiario.com/la-republica/educacion/20260122/mescyt-anuncia-convocatoria-becas-internacionales-partir-30-enero_890949.html",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://listindiario.com/la-republica/educacion/20251128/otorgan-mas-180-becas-dominicana-innova-2025_884218.html",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://nuestrasinstitucionespublicas.com/en-dos-anos-el-itla-se-transforma/",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://hoy.com.do/el-pais/becas-nacionales-2026-requisitos-aplicar-paso-paso_1077306.html",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://eljacaguero.com.do/itla-abre-nuevas-oportunidades-a-jovenes-con-la-entrega-de-mas-de-100-becas-para-educacion-superior/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://itla.edu.do/historia",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "becas itla",
    "estudiar programacion en el itla",
    "carrera de videojuegos republica dominicana",
    "tecnologo en ciberseguridad con beca",
    "instituto tecnologico de las americas beca",
    "carrera corta de tecnologia rd",
    "como entrar al itla",
    "inteligencia artificial carrera dos años",
    "mecatronica beca dominicana",
    "itla santiago moca cotui recintos",
    "estudiar software y trabajar rapido",
    "itla scholarship dominican republic",
    "two year tech degree dominican",
    "becas para carreras tecnicas",
    "estudiar programacion",
    "carrera de videojuegos",
    "carrera corta que deje dinero",
    "hacker etico ciberseguridad estudiar",
    "ingeniero de sonido o multimedia",
    "robotica y mecatronica carrera",
    "quiero ser programador",
    "tecnologo en dos años",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Becas para estudiar en el ITLA",
      organization:
        "Instituto Tecnológico de Las Américas (República Dominicana)",
      audience: "Jóvenes que quieren una carrera corta de tecnología",
      amount: "Beca para un tecnólogo público de dos años y cuatro meses",
      level: "Tecnólogo (técnico superior)",
      deadline:
        "Cada convocatoria tiene su fecha; las nacionales suelen abrir en febrero",
      description:
        "Aprende software, ciberseguridad, datos, inteligencia artificial, mecatrónica, videojuegos o sonido en un instituto público con recintos en varias provincias. Las becas llegan por el ministerio de educación superior, el propio ITLA y concursos.",
      requirements: {
        residence: "Vivir en República Dominicana",
        school: "Haber terminado el bachillerato",
        call: "Postular a una convocatoria de becas y cumplir lo que pida",
      },
      note: "Una vía son las Becas Nacionales del MESCyT: en 2026 pedían nacionalidad dominicana y promedio de 80. Pregunta si tu beca incluye residencia o transporte.",
      figures: {
        y2025:
          "En agosto de 2025 el ministerio y el ITLA entregaron 350 becas de ciencia y tecnología.",
      },
    },
    en: {
      title: "Scholarships to study at ITLA",
      organization:
        "Instituto Tecnológico de Las Américas (Dominican Republic)",
      audience: "Young people who want a short degree in technology",
      amount:
        "A scholarship for a public technology degree of two years and four months",
      level: "Technologist degree (higher technical)",
      deadline:
        "Each call has its date; the national ones usually open in February",
      description:
        "Learn software, cybersecurity, data, artificial intelligence, mechatronics, video games or sound at a public institute with campuses in several provinces. Scholarships come through the higher education ministry, ITLA itself and contests.",
      requirements: {
        residence: "Live in the Dominican Republic",
        school: "Have finished secondary school (bachillerato)",
        call: "Apply in a call for scholarships and meet what it asks for",
      },
      note: "One way is MESCyT's national awards: in 2026 they asked for Dominican nationality and an average of 80. Ask whether your award includes housing or transport.",
      figures: {
        y2025:
          "In August 2025 the ministry and ITLA awarded 350 science and technology scholarships.",
      },
    },
  },
};
