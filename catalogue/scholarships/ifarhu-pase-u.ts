import type { Scholarship } from "../scholarship.schema.ts";
import { AT_SCHOOL } from "../shared-conditions.ts";

export const ifarhuPaseU: Scholarship = {
  id: "ifarhu-pase-u",
  link: "https://www.ifarhu.gob.pa/becas/pase-u/",
  tags: ["panamá", "gobierno", "nacional", "preparatoria", "secundaria"],
  sources: [
    {
      url: "https://www.telemetro.com/nacionales/tercer-pago-del-pase-u-sera-enero-requisitos-y-posibles-cambios-segun-ifarhu-n6065709",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.telemetro.com/nacionales/ifarhu-explica-el-tercer-pago-del-pase-u-2025-quienes-cobran-doble-beneficio-n6066464",
      supports: ["eligibility"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://www.telemetro.com/nacionales/ifarhu-explica-que-el-tercer-pago-del-pase-u-2025-exige-el-boletin-escolar-n6066721",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.prensa.com/sociedad/pago-del-pase-u-2025-ifarhu-aclara-quienes-quedan-fuera-del-tercer-desembolso/",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.prensa.com/sociedad/el-ifarhu-anuncio-que-el-tercer-pago-del-pase-u-iniciara-el-26-de-enero/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.telemetro.com/nacionales/cuando-inicia-el-tercer-pago-del-pase-u-2025-ifarhu-confirma-fecha-del-cobro-n6066021",
      supports: ["eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["highSchool"],
  covers: [],
  cost: "funded",
  cycle: {
    basis: "always",
  },
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  organization: "IFARHU y Ministerio de Educación de Panamá (MEDUCA)",
  requirementsKeys: [
    "requirements.school",
    "requirements.grade",
    "requirements.guardian",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["PA"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.school",
      changeable: false,
    },
    // A private school must meet the programme's rules.
    {
      kind: "other",
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // Each subject counts, which no average shows.
      kind: "other",
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "task",
      task: "guardian",
      textKey: "requirements.guardian",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.prensa.com/sociedad/pago-del-pase-u-2025-ifarhu-aclara-quienes-quedan-fuera-del-tercer-desembolso/",
    },
  ],
  phrases: [
    "pase u ifarhu",
    "beca universal panama",
    "pago del pase u",
    "cuando pagan el pase u",
    "tercer pago pase u",
    "beca para premedia y media",
    "ayuda del estado para el colegio",
    "pase u requisitos notas",
    "escuela para padres pase u",
    "plata por ir a la escuela panama",
    "fracase una materia y el pase u",
    "ifarhu colegio oficial y particular",
    "panama school allowance",
    "secondary school grant panama",
    "becas en panama",
    "subsidio para familias con hijos en la escuela",
    "apoyo economico para el cole",
    "incentivo por pasar de grado",
    "plan social para estudiantes",
    "bonos del gobierno para estudiantes",
    "cheque del colegio panama",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "PASE-U, ayuda escolar de Panamá",
      organization: "IFARHU y Ministerio de Educación de Panamá (MEDUCA)",
      audience: "Escolares de Panamá, en escuela oficial o particular",
      amount:
        "Dinero en tres pagos al año; en media se paga más que en premedia",
      level: "Primaria, premedia y media",
      deadline: "No se concursa: los pagos se anuncian por provincia",
      description:
        "Recibe una ayuda del Estado por asistir a clases y aprobar tus materias: es la heredera de la Beca Universal. Se paga tres veces al año. Con reválidas o materias reprobadas no se ha cobrado el tercer pago.",
      note: "Confirma con el IFARHU el promedio del año: en enero de 2026 la prensa no coincidía en si el 4.0 ya era regla. Si tu escuela es particular, pregunta si entra. Con beca del IFARHU por mérito, deporte o arte también se cobraba (enero de 2026).",
      requirements: {
        school: "Estar en premedia o media en Panamá y cumplir la asistencia",
        grade:
          "Para el tercer pago: boletín con 3.0 o más en cada materia (regla de 2025)",
        guardian: "Que tu acudiente asista a la Escuela para Padres",
      },
      figures: {
        y2025:
          "En 2025: 360 balboas al año en premedia y 450 en media, en tres pagos.",
      },
    },
    en: {
      title: "PASE-U, Panama's school allowance",
      organization: "IFARHU and Panama's Ministry of Education (MEDUCA)",
      audience: "School students in Panama, state or private",
      amount:
        "Money in three payments a year; upper secondary gets more than lower",
      level: "Primary, lower and upper secondary",
      deadline: "There is no contest: payments are announced by province",
      description:
        "Receive State support for attending class and passing your subjects: it is the successor of the Beca Universal. It is paid three times a year. Those with re-sits or failed subjects have not got the third payment.",
      note: "Confirm the year's average with IFARHU: in January 2026 the press differed on whether 4.0 was already the rule. If your school is private, ask whether it qualifies. Holders of IFARHU grants for merit, sport or art could collect it too (January 2026).",
      requirements: {
        school: "Be in secondary school in Panama and meet the attendance rate",
        grade:
          "For the third payment: a report card with 3.0 or more in each subject (2025 rule)",
        guardian: "Your parent or guardian attends the School for Parents",
      },
      figures: {
        y2025:
          "In 2025: 360 balboas a year in lower secondary and 450 in upper secondary, in three payments.",
      },
    },
  },
};
