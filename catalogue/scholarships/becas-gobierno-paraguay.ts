import type { Scholarship } from "../scholarship.schema.ts";
import {
  DEGREE_HOLDER,
  MEASURED_NEED,
  WITH_OTHER_AVERAGE,
} from "../shared-conditions.ts";

export const becasGobiernoParaguay: Scholarship = {
  id: "becas-gobierno-paraguay",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://becasgobierno.gov.py/",
  applicationUrl: "https://becasgobierno.gov.py/sgbc/",
  organization:
    "Itaipú Binacional, MEC, Secretaría Nacional de la Juventud y Yacyretá (Paraguay)",
  tags: [
    "paraguay",
    "becas",
    "gobierno",
    "licenciatura",
    "necesidad económica",
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit", "need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["tuition", "living"],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 12,
        closes: 1,
      },
    ],
  },
  requirementsKeys: [
    "requirements.finished",
    "requirements.grade",
    "requirements.need",
    "requirements.test",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["PY"],
      textKey: "requirements.finished",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["preparatoria_3", "licenciatura_cursando", "otro"],
            stages: ["schoolFinished", "technical", "undergraduate"],
            later: ["upperSecondary"],
          },
        ],
        // No source that was read excludes holders of a degree.
        [DEGREE_HOLDER, { kind: "other" }],
      ],
      textKey: "requirements.finished",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.finished",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "studyYear", stage: "schoolFinished", maxYearsSince: 4 }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.finished",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["preparatoria_3", "otro"],
            stages: ["upperSecondary", "schoolFinished"],
          },
          { kind: "grade", atLeast: 4, scale: "0-5" },
        ],
        [{ kind: "grade", atLeast: 3, scale: "0-5" }, { kind: "other" }],
        // The average of upper secondary counts.
        ...WITH_OTHER_AVERAGE,
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "test",
      name: "Prueba de Competencias Básicas",
      textKey: "requirements.test",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.abc.com.py/nacionales/2026/01/06/becas-del-gobierno-casi-20000-jovenes-se-postularon-para-5000-cupos-habilitados/",
    },
  ],
  sources: [
    {
      url: "https://www.radionacional.gov.py/2026/01/02/becas-del-gobierno-11-000-jovenes-ya-se-postularon-y-recuerdan-que-periodo-de-inscripcion-cierra-este-5-de-enero",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.itaipu.gov.py/noticias/responsabilidad-social/beneficios-a-becarios-del-programa-becas-gobierno-del-paraguay-convocatoria-2025",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.abc.com.py/nacionales/2026/01/02/becas-del-gobierno-hasta-cuando-hay-tiempo-para-inscribirse/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.abc.com.py/nacionales/2026/01/06/becas-del-gobierno-casi-20000-jovenes-se-postularon-para-5000-cupos-habilitados/",
      supports: ["programme", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.abc.com.py/nacionales/2025/12/22/becas-pese-a-promesas-secretaria-nacional-de-la-juventud-no-paga-a-becarios/",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://radionacional.gov.py/2025/01/04/resaltan-record-de-postulaciones-para-el-programa-nacional-de-becas-2025",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://capitanbado.com/?p=244504",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.pontaporainforma.com.br/casi-4-000-postulantes-registran-las-becas-gobierno-del-paraguay-2026",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-01-05",
      source:
        "https://www.radionacional.gov.py/2026/01/02/becas-del-gobierno-11-000-jovenes-ya-se-postularon-y-recuerdan-que-periodo-de-inscripcion-cierra-este-5-de-enero",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-01-03",
      source:
        "https://radionacional.gov.py/2025/01/04/resaltan-record-de-postulaciones-para-el-programa-nacional-de-becas-2025",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-01-10",
      source: "https://capitanbado.com/?p=244504",
    },
  ],
  phrases: [
    "becas gobierno del paraguay",
    "beca itaipu",
    "beca yacyreta",
    "becas itaipu prueba de competencias basicas",
    "beca para la universidad paraguay",
    "como postular a becas gobierno",
    "becasgobierno punto gov punto py",
    "beca para formacion docente paraguay",
    "beca para tecnicatura paraguay",
    "termine el colegio y no tengo plata",
    "beca con promedio cuatro",
    "becas sbgc itaipu inscripcion enero",
    "paraguay government scholarship",
    "itaipu scholarship university paraguay",
    "becas en paraguay",
    "becas para paraguayos",
    "no me alcanza para la universidad",
    "becas para escasos recursos",
    "becas por promedio",
    "becas para ser profesor",
    "becas para carreras tecnicas",
    "mitai con buenas notas beca",
    "examen para ganar beca",
    "becas de hidroelectricas",
    "salgo del colegio y busco beca",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Becas Gobierno del Paraguay",
      organization:
        "Itaipú Binacional, MEC, Secretaría Nacional de la Juventud y Yacyretá (Paraguay)",
      audience:
        "Quien terminó hace poco la media en Paraguay, con buenas notas y pocos ingresos",
      amount:
        "En instituciones públicas, dinero para ti; en privadas, el aporte se paga a la institución",
      level: "Carreras universitarias, formación docente y tecnicaturas",
      deadline:
        "Suele abrir en diciembre y cerrar en los primeros días de enero",
      description:
        "La beca del Estado paraguayo reúne en una sola ventanilla las de Itaipú, Yacyretá, el MEC y la Juventud. Te postulas en línea, rindes una prueba de Matemática, Castellano y reglamento, y luego pasas una evaluación socioeconómica.",
      requirements: {
        finished:
          "Haber egresado de la media en Paraguay en los cuatro años anteriores; en tecnicaturas, más (2026)",
        grade: "Promedio de 4 o más, de 5; en tecnicaturas, 3 o más",
        need: "Que tu familia gane hasta siete salarios mínimos",
        test: "Aprobar la Prueba de Competencias Básicas",
      },
      figures: {
        y2026:
          "En 2026: 5,000 cupos, 500 de ellos para tecnicaturas. La prueba fue el 31 de enero.",
      },
      note: "En 2026, para tecnicaturas valía haber egresado desde 2019; pueblos indígenas y personas con discapacidad han tenido otros años de egreso. En diciembre de 2025 hubo becarios que denunciaron pagos atrasados: prevé con qué vivir al empezar.",
    },
    en: {
      title: "Government of Paraguay grants",
      organization:
        "Itaipú Binacional, MEC, National Youth Secretariat and Yacyretá (Paraguay)",
      audience:
        "Recent leavers of secondary school in Paraguay with good grades and little income",
      amount:
        "At public institutions, money for you; at private ones the aid is paid to the institution",
      level: "University, teacher-training and technical degrees",
      deadline:
        "It usually opens in December and closes in the first days of January",
      description:
        "The grant of the Paraguayan state gathers at one desk those of Itaipú, Yacyretá, the ministry (MEC) and the youth secretariat. You apply online, sit a test of Maths, Spanish and the rules, and then pass a socio-economic assessment.",
      requirements: {
        finished:
          "Have left secondary school in Paraguay within the four previous years; longer for technical degrees (2026)",
        grade:
          "Average of 4 or more out of 5; for technical degrees, 3 or more",
        need: "Have a family income of up to seven minimum wages",
        test: "Pass the Prueba de Competencias Básicas",
      },
      figures: {
        y2026:
          "In 2026: 5,000 places, 500 of them for technical degrees. The test was on 31 January.",
      },
      note: "In 2026, for technical degrees, having left school since 2019 was enough; indigenous and disabled people have had other leaving years. In December 2025 some holders reported late payments: plan how to live at the start.",
    },
  },
};
