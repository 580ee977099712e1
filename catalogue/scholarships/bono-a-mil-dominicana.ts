import type { Scholarship } from "../scholarship.schema.ts";
import { AT_SCHOOL } from "../shared-conditions.ts";

export const bonoAMilDominicana: Scholarship = {
  id: "bono-a-mil-dominicana",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  organization: "Ministerio de Educación (República Dominicana)",
  link: "https://www.bonoamil.gob.do/",
  requirementsKeys: [
    "requirements.residence",
    "requirements.public",
    "requirements.level",
    "requirements.guardian",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.infobae.com/republica-dominicana/2026/01/29/republica-dominicana-inicia-el-pago-del-bono-a-mil-para-estudiantes-de-centros-publicos/?outputType=amp-type",
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
      kind: "circumstance",
      is: "publicSchool",
      textKey: "requirements.public",
      changeable: true,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.public",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "task",
      task: "guardian",
      textKey: "requirements.guardian",
      changeable: true,
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: [],
  levels: ["highSchool"],
  covers: ["materials"],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      { opens: 1, closes: null },
      { opens: 8, closes: null },
    ],
  },
  tags: ["gobierno", "república dominicana", "preparatoria", "ayuda económica"],
  sources: [
    {
      url: "https://www.diariolibre.com/actualidad/educacion/2025/08/30/de-donde-provienen-los-recursos-del-bono-a-mil-del-minerd/3228007",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.infobae.com/republica-dominicana/2026/01/29/republica-dominicana-inicia-el-pago-del-bono-a-mil-para-estudiantes-de-centros-publicos/?outputType=amp-type",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://elnacional.com.do/minerd-entregara-bono-a-mil-a-estudiantes/",
      supports: ["programme", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "bono a mil",
    "bono escolar republica dominicana",
    "mil pesos para estudiantes de escuela publica",
    "como cobrar el bono a mil",
    "no me llego el codigo del bono",
    "bonoamil gob do registro",
    "ayuda para utiles y uniforme rd",
    "retirar bono en banreservas",
    "dinero para estudiantes de liceo publico",
    "bono del minerd para padres",
    "cuando pagan el bono a mil",
    "school allowance dominican republic",
    "public school student bonus",
    "subsidio para familias con hijos en la escuela",
    "ayuda para uniformes y utiles",
    "bonos del gobierno para estudiantes",
    "apoyo para la escuela publica",
    "regreso a clases ayuda",
    "republica dominicana ayudas",
    "mil pesos del gobierno",
    "padres con hijos en el liceo",
  ],
  texts: {
    es: {
      title: "Bono a Mil",
      organization: "Ministerio de Educación (República Dominicana)",
      audience: "Estudiantes de escuelas y liceos públicos dominicanos",
      amount: "Dinero para gastos escolares por cada estudiante",
      level: "Todos los niveles antes de la universidad",
      deadline:
        "La última vez se entregó en dos tandas, desde fines de agosto y de enero",
      description:
        "El Estado da dinero para útiles y uniformes a estudiantes inscritos en centros públicos. A tu tutor le llega un código por mensaje de texto para retirar el dinero en Banreservas. Si el mensaje no llega, puede registrarse en el portal.",
      requirements: {
        residence: "Estudiar en República Dominicana",
        public: "Tener inscripción activa en un centro público",
        level: "Cursar cualquier nivel antes de la universidad",
        guardian:
          "Si no llega el código: cédula de tu tutor y tu ID, que da el centro",
      },
      note: "No pagues a nadie por el código. Confirma en el portal si hay pago en este año escolar y en qué fechas.",
      figures: {
        y2026:
          "En 2026: 1,000 pesos dominicanos por estudiante, con pagos desde el 28 de enero.",
      },
    },
    en: {
      title: "Bono a Mil school allowance",
      organization: "Ministry of Education (Dominican Republic)",
      audience: "Students at Dominican public schools",
      amount: "Money for school expenses, per student",
      level: "All levels before university",
      deadline:
        "Last time it was paid in two rounds, from late August and from late January",
      description:
        "The State gives money for supplies and uniforms to students enrolled at public schools. Your guardian gets a code by text message to withdraw it at Banreservas bank. If the message does not arrive, they can register on the portal.",
      requirements: {
        residence: "Study in the Dominican Republic",
        public: "Be enrolled and active at a public school",
        level: "Be at any level before university",
        guardian:
          "If no code arrives: your guardian's ID and your student ID from school",
      },
      note: "Pay nobody for the code. Check on the portal whether there is a payment this school year, and when.",
      figures: {
        y2026:
          "In 2026: 1,000 Dominican pesos per student, paid from 28 January.",
      },
    },
  },
};
