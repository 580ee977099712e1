import type { Scholarship } from "../scholarship.schema.ts";
import { DEGREE_HOLDER } from "../shared-conditions.ts";

export const becasSocialesBolivia: Scholarship = {
  id: "becas-sociales-bolivia",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.minedu.gob.bo/",
  sharedLinkReason:
    "The ministry publishes each of its calls on this one site; they are separate programmes.",
  organization: "Ministerio de Educación (Bolivia)",
  tags: ["bolivia", "becas", "gobierno", "licenciatura", "universidad privada"],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["highSchool", "undergraduate"],
  covers: ["tuition"],
  cost: "funded",
  cycle: { basis: "unknown" },
  requirementsKeys: [
    "requirements.age",
    "requirements.school",
    "requirements.record",
    "requirements.test",
  ],
  eligibility: [
    {
      kind: "age",
      min: 18,
      max: 25,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["BO"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // The call does not say whether it takes those who hold a degree.
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
        [DEGREE_HOLDER, { kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "circumstance",
            is: "publicSchool",
          },
        ],
        [
          {
            kind: "other",
          },
        ],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "test",
      name: "Prueba Académica",
      textKey: "requirements.test",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.reduno.com.bo/noticias/educacion-convoca-a-prueba-academica-para-acceder-a-7-000-becas-sociales-202615155326",
    },
  ],
  sources: [
    {
      url: "https://www.reduno.com.bo/noticias/atencion-ya-es-oficial-asi-puedes-acceder-a-una-de-las-7-000-becas-sociales-del-estado-202612171422",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.reduno.com.bo/noticias/educacion-convoca-a-prueba-academica-para-acceder-a-7-000-becas-sociales-202615155326",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-01-09",
      source:
        "https://www.reduno.com.bo/noticias/educacion-convoca-a-prueba-academica-para-acceder-a-7-000-becas-sociales-202615155326",
    },
  ],
  phrases: [
    "becas sociales bolivia",
    "becas ministerio de educacion bolivia",
    "siete mil becas para bachilleres",
    "beca para universidad privada bolivia",
    "prueba academica becas sociales",
    "beca para colegio fiscal",
    "estudiar en instituto privado con beca",
    "convocatoria becas minedu",
    "mil preguntas prueba academica",
    "beca tecnica para bachilleres",
    "soy bachiller de colegio de convenio",
    "beca del estado para la u",
    "bolivia government social scholarships",
    "scholarship private university bolivia",
    "becas en bolivia",
    "becas para bolivianos",
    "universidad privada becado",
    "becas por examen",
    "becas para carreras tecnicas",
    "no me alcanza para la universidad",
    "becas para escasos recursos",
    "bachiller fiscal que sigue",
    "instituto tecnico becado",
    "examen para ganar beca",
    "becas de 18 a 25",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Becas Sociales del Ministerio de Educación (Bolivia)",
      organization: "Ministerio de Educación (Bolivia)",
      audience: "Bachilleres de colegios fiscales o de convenio de Bolivia",
      amount: "Un lugar becado en un instituto o una universidad privada",
      level: "Carrera técnica, tecnológica o licenciatura",
      deadline:
        "En la última convocatoria, la inscripción cerró a inicios de enero",
      description:
        "El Estado reparte plazas en institutos y universidades privadas entre quienes sacan mejor nota en una prueba. La última fue gratuita y en computadora: comprensión lectora, razonamiento lógico, conocimientos generales y habilidades socioemocionales.",
      requirements: {
        age: "Tener de 18 a 25 años (convocatoria de 2026)",
        school:
          "Haber estudiado en Bolivia en una unidad educativa fiscal o de convenio",
        record: "Tener un rendimiento académico destacado",
        test: "Rendir la Prueba Académica, con el formulario impreso y tu cédula",
      },
      figures: {
        y2026:
          "En 2026: inscripción hasta el 9 de enero y pruebas del 20 al 24.",
      },
      note: "En 2026 el ministerio publicó preguntas, y se elegía una carrera principal y otra de reserva. Nadie debe cobrarte. Confirma qué gastos quedan a tu cargo: materiales, transporte o matrícula.",
    },
    en: {
      title: "Social Scholarships of the Ministry of Education (Bolivia)",
      organization: "Ministry of Education (Bolivia)",
      audience: "School leavers from public or convenio schools in Bolivia",
      amount: "A funded place at a private institute or university",
      level: "Technical, technological or bachelor degree",
      deadline: "In the last call, registration closed in early January",
      description:
        "The state shares out places at private institutes and universities among those with the best mark in a test. The last one was free and on a computer: reading, logical reasoning, general knowledge and social-emotional skills.",
      requirements: {
        age: "Be 18 to 25 years old (2026 call)",
        school: "Have studied in Bolivia at a public or convenio school",
        record: "Have an outstanding school record",
        test: "Sit the Prueba Académica, with the printed form and your ID card",
      },
      figures: {
        y2026: "In 2026: registration until 9 January and tests from 20 to 24.",
      },
      note: "In 2026 the ministry published questions, and one chose a main degree and a reserve one. Nobody should charge you. Check which costs are yours: materials, transport or enrolment.",
    },
  },
};
