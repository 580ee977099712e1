import type { Scholarship } from "../scholarship.schema.ts";
import { PRE_UNIVERSITY, SCHOOL_FINISHED } from "../shared-conditions.ts";

export const kaistLicenciatura: Scholarship = {
  id: "kaist-licenciatura",
  titleKey: "title",
  organization: "Korea Advanced Institute of Science and Technology (KAIST)",
  link: "https://admission.kaist.ac.kr/intl-undergraduate/",
  destination: "KR",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.school",
    "requirements.english",
    "requirements.documents",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source: "https://admission.kaist.ac.kr/international/?page_id=12",
    },
  ],
  categoryKey: "international",
  typeKey: "public",
  icon: "university",
  criteria: ["merit"],
  levels: ["undergraduate"],
  covers: ["tuition", "living", "insurance"],
  cost: "funded",
  eligibility: [
    {
      kind: "status",
      notHolding: "Nacionalidad coreana",
      textKey: "requirements.nationality",
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
    { kind: "record", textKey: "requirements.school", changeable: true },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
    {
      // A stated level is no certificate.
      kind: "other",
      textKey: "requirements.english",
      changeable: true,
    },
    {
      kind: "task",
      task: "recommendation",
      textKey: "requirements.documents",
      changeable: true,
    },
  ],
  cycle: { basis: "unknown" },
  tags: [
    "corea",
    "ciencia",
    "ingeniería",
    "tecnología",
    "beca completa",
    "licenciatura",
  ],
  sources: [
    {
      url: "https://admission.kaist.ac.kr/intl-undergraduate/before/sub02",
      supports: ["eligibility"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://admission.kaist.ac.kr/international/?page_id=86",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://admission.kaist.ac.kr/international/?page_id=12",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://nuclear.kaist.ac.kr/eng/study/curriculum01.php",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "kaist corea licenciatura",
    "estudiar ingenieria en corea del sur",
    "beca kaist para extranjeros",
    "universidad de tecnologia en corea con beca",
    "estudiar en corea sin la gks",
    "como entrar a kaist desde latinoamerica",
    "carrera de ciencia en daejeon",
    "matricula gratis y mensualidad en corea",
    "kaist requisitos ingles",
    "universidad asiatica de tecnologia",
    "carrera tecnologica en asia con seguro medico",
    "kaist undergraduate international admission",
    "study engineering in korea scholarship",
    "becas en asia",
    "universidades de ingenieria del mundo",
    "informatica o robotica afuera",
    "soy bueno en mate y quiero irme lejos",
    "carrera stem con beca completa",
    "inteligencia artificial en corea",
    "olimpico de matematicas que quiere beca",
    "ciencias exactas en ingles",
    "salir del pais al terminar el cole",
    "mit de asia",
  ],
  texts: {
    es: {
      title: "KAIST: licenciatura con beca para estudiantes internacionales",
      audience: "Quien termina la prepa y es fuerte en matemáticas y ciencias",
      amount: "Colegiatura hasta ocho semestres, apoyo mensual y seguro médico",
      level: "Licenciatura",
      deadline: "Consulta las fechas de cada vuelta en su página",
      description:
        "Estudia ciencia o ingeniería en una universidad pública de Corea. Entras sin elegir carrera: primero cursas física, química, matemáticas y programación. La beca no tiene formulario aparte: la marcas en la solicitud y KAIST elige a quién la da. Es distinta de la Global Korea Scholarship.",
      requirements: {
        nationality: "No tener nacionalidad coreana, tampoco como segunda",
        school:
          "Terminar la prepa con muy buenas notas en matemáticas y ciencias",
        english:
          "Certificar tu inglés, salvo si tu país o tus clases usan ese idioma",
        documents:
          "Enviar carta de recomendación y ensayo, y pagar la cuota de solicitud",
      },
      figures: {
        y2026: "Página antigua, leída en 2026: 350,000 wones (KRW) al mes.",
      },
      note: "Solicitar tiene cuota; cuando la pagas, tu docente sube la carta. Una página antigua da la beca a quien muestra necesidad económica: confirma eso, el monto y el promedio para conservarla. Si tu familia es de origen coreano, lee la regla aparte.",
    },
    en: {
      title:
        "KAIST: bachelor's degree with a scholarship for international students",
      audience:
        "Anyone finishing high school who is strong in maths and science",
      amount:
        "Tuition for up to eight semesters, a monthly allowance and health insurance",
      level: "Undergraduate",
      deadline: "See the dates of each round on its page",
      description:
        "Study science or engineering at a public university in Korea. You enter without choosing a major: first you take physics, chemistry, mathematics and programming. The scholarship has no separate form: you tick it in the application and KAIST chooses who gets it. It is not the Global Korea Scholarship.",
      requirements: {
        nationality: "Not hold Korean nationality, not even as a second one",
        school:
          "Finish high school with very good grades in mathematics and science",
        english: "Certify your English, unless your country or classes use it",
        documents:
          "Send a recommendation letter and an essay, and pay the application fee",
      },
      figures: {
        y2026: "Old page, read in 2026: 350,000 won (KRW) a month.",
      },
      note: "Applying has a fee; your teacher uploads the letter after you pay. An old page gives the award to those who show financial need: confirm that, the amount and the average to keep it. If your family is of Korean origin, read the separate rule.",
    },
  },
};
