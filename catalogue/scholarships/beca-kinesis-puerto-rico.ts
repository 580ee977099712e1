import type { Scholarship } from "../scholarship.schema.ts";
import { MEASURED_NEED } from "../shared-conditions.ts";

export const becaKinesisPuertoRico: Scholarship = {
  id: "beca-kinesis-puerto-rico",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  organization: "Fundación Kinesis (Puerto Rico)",
  link: "https://www.kinesispr.org/",
  requirementsKeys: [
    "requirements.residence",
    "requirements.need",
    "requirements.record",
    "requirements.admission",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://newsismybusiness.com/kinesis-foundation-opens-call-for-college-scholarships-2/",
    },
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["PR"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      // Papers of the family decide it.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.admission",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.admission",
      changeable: true,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.admission",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
  ],
  categoryKey: "national",
  typeKey: "private",
  icon: "foundation",
  criteria: ["merit", "need"],
  levels: ["highSchool", "undergraduate", "postgraduate"],
  covers: [],
  cost: "aid",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: null,
        closes: 5,
      },
    ],
  },
  tags: [
    "fundación",
    "puerto rico",
    "licenciatura",
    "posgrado",
    "beca parcial",
  ],
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-05-15",
      source:
        "https://newsismybusiness.com/kinesis-foundation-opens-call-for-college-scholarships-2/",
    },
    {
      year: 2022,
      opens: null,
      closes: "2022-06-03",
      source:
        "https://newsismybusiness.com/kinesis-foundation-opens-process-for-upcoming-round-of-college-scholarships/",
    },
  ],
  sources: [
    {
      url: "https://newsismybusiness.com/kinesis-foundation-opens-call-for-college-scholarships-2/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://newsismybusiness.com/kinesis-foundation-opens-process-for-upcoming-round-of-college-scholarships/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.kinesispr.org/beca-kinesis/?lang=en",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
  ],
  phrases: [
    "beca kinesis",
    "fundacion kinesis puerto rico",
    "beca para estudiar en estados unidos desde pr",
    "beca para universitarios boricuas",
    "beca para maestria o doctorado puerto rico",
    "ayuda para estudiar fuera de la isla",
    "beca competitiva puerto rico promedio alto",
    "solicitud beca kinesis documentos",
    "soy de puerto rico y quiero el mit",
    "beca por cuatro o cinco años pr",
    "ensayo de 200 palabras beca",
    "kinesis foundation scholarship",
    "scholarships for puerto rican students",
    "becas para boricuas",
    "becas por promedio",
    "universidades de estados unidos para boricuas",
    "becas parciales",
    "becas con ensayo",
    "becas de fundaciones",
    "alto honor y necesidad economica",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Beca Kinesis",
      organization: "Fundación Kinesis (Puerto Rico)",
      audience: "Estudiantes destacados y de pocos recursos de Puerto Rico",
      amount: "Una ayuda anual durante varios años, según tu programa",
      level: "Bachillerato (licenciatura), maestría y doctorado",
      deadline: "Suele cerrar en abril, mayo o junio",
      description:
        "Pide una ayuda para estudiar en Puerto Rico o en una universidad de Estados Unidos. Es competitiva: cuentan tus notas, la necesidad de tu familia y un ensayo sobre cómo tu carrera servirá a la isla.",
      requirements: {
        residence: "Vivir en Puerto Rico",
        need: "Demostrar necesidad económica",
        record:
          "Tener notas altas (en 2018: 3.5 para empezar, 3.0 para continuar o posgrado)",
        admission:
          "Estar en una universidad acreditada o tener su carta de admisión",
        documents:
          "Enviar en línea y completos los papeles que pida la convocatoria",
      },
      note: "No se evalúan solicitudes incompletas: reúne todo antes de abril. Los promedios mínimos vistos son de 2018; confirma los de este año.",
      figures: {
        y2025:
          "En 2025: de 2,500 a 5,000 USD al año, con solicitudes hasta el 15 de mayo.",
      },
    },
    en: {
      title: "Kinesis Scholarship",
      organization: "Kinesis Foundation (Puerto Rico)",
      audience: "Outstanding students of Puerto Rico with little money",
      amount: "A yearly award for several years, depending on your programme",
      level: "Bachelor's, master's and doctorate",
      deadline: "It usually closes in April, May or June",
      description:
        "Ask for an award to study in Puerto Rico or at a university in the United States. It is competitive: your grades count, your family's need and an essay on how your degree will serve the island.",
      requirements: {
        residence: "Live in Puerto Rico",
        need: "Show financial need",
        record:
          "Have high grades (in 2018: 3.5 to start, 3.0 to continue or for postgraduate)",
        admission:
          "Be at an accredited university or have its letter of admission",
        documents: "Send the papers that the call asks for online, complete",
      },
      note: "Incomplete applications are not evaluated: gather the papers by April. The minimum averages seen are from 2018; check this year's.",
      figures: {
        y2025:
          "In 2025: 2,500 to 5,000 USD a year, with applications until 15 May.",
      },
    },
  },
};
