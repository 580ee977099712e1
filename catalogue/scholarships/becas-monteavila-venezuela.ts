import type { Scholarship } from "../scholarship.schema.ts";
import { BEFORE_HIGHER_STUDIES, MEASURED_NEED } from "../shared-conditions.ts";

export const becasMonteavilaVenezuela: Scholarship = {
  id: "becas-monteavila-venezuela",
  serves: ["VE"],
  link: "https://uma.edu.ve/programas-de-ayudas-economicas",
  tags: [
    "venezuela",
    "universidad privada",
    "beca parcial",
    "licenciatura",
    "necesidad económica",
  ],
  sources: [
    {
      url: "https://uma.edu.ve/programas-de-ayudas-economicas",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
  ],
  organization: "Universidad Monteávila (Venezuela)",
  categoryKey: "national",
  typeKey: "private",
  icon: "university",
  criteria: ["merit", "need"],
  levels: ["undergraduate"],
  covers: ["tuition"],
  cost: "aid",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: [
    "requirements.enrolled",
    "requirements.need",
    "requirements.average",
  ],
  eligibility: [
    {
      kind: "enrolment",
      institution: "Universidad Monteávila",
      textKey: "requirements.enrolled",
      changeable: true,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.enrolled",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [BEFORE_HIGHER_STUDIES],
        // No failed subject and no debt either.
        [{ kind: "grade", atLeast: 15, scale: "0-20" }, { kind: "other" }],
        // Students of other universities who are about to enter.
        [{ kind: "other" }],
      ],
      textKey: "requirements.average",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source: "https://uma.edu.ve/programas-de-ayudas-economicas",
    },
  ],
  cycle: { basis: "unknown" },
  lastSeenCycle: 2025,
  editions: [
    {
      year: 2025,
      opens: "2025-02-06",
      closes: "2025-02-27",
      source: "https://uma.edu.ve/programas-de-ayudas-economicas",
    },
  ],
  phrases: [
    "becas universidad monteavila",
    "ayuda economica uma caracas",
    "beca en universidad privada venezuela",
    "descuento en mensualidad universidad caracas",
    "no puedo pagar la monteavila",
    "beca por necesidad economica venezuela",
    "solicitar beca cada semestre",
    "promedio 15 puntos beca",
    "becas uma nuevo ingreso",
    "financiar universidad privada caracas",
    "programa de becas y ayudas uma",
    "venezuela private university financial aid",
    "monteavila university grants",
    "becas en venezuela",
    "universidad privada con descuento",
    "becas parciales",
    "pagar menos mensualidad",
    "no me alcanza para la universidad",
    "beca por necesidad",
    "ayuda para pagar la u",
    "chamo que quiere universidad privada",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Becas y ayudas económicas de la Universidad Monteávila",
      audience:
        "Estudiantes de la Universidad Monteávila, en Caracas, con necesidad económica",
      amount: "Un porcentaje de las mensualidades; la inscripción no entra",
      level: "Carrera universitaria",
      deadline:
        "Se pide cada semestre; el último plazo visto, para marzo a julio, fue en febrero",
      description:
        "Esta universidad privada rebaja parte de las mensualidades a quienes demuestran que lo necesitan. La ayuda se pide cada semestre en el formulario de la universidad y un comité la evalúa.",
      requirements: {
        enrolled:
          "Tener inscripción o reinscripción en la Universidad Monteávila",
        need: "Demostrar necesidad económica",
        average:
          "Si ya estudias ahí: promedio de 15 o más, ninguna materia aplazada ni deuda del período anterior",
      },
      note: "Solo sirve para esta universidad. Antes de inscribirte, pregunta cuánto costaría la mensualidad con la ayuda y hasta qué día y por dónde se recibe la solicitud.",
      figures: {
        y2025:
          "En 2025: solicitudes del 6 al 27 de febrero para el semestre de marzo a julio.",
      },
    },
    en: {
      title: "Grants and financial aid of Universidad Monteávila",
      audience:
        "Students of Universidad Monteávila, in Caracas, with financial need",
      amount: "A percentage of the monthly fees; enrolment is not included",
      level: "University degree",
      deadline:
        "Requested each semester; the last period seen, for March to July, was in February",
      description:
        "This private university lowers part of the monthly fees for those who show they need it. The aid is requested each semester on the university's form and a committee assesses it.",
      requirements: {
        enrolled: "Be enrolled or re-enrolled at Universidad Monteávila",
        need: "Show financial need",
        average:
          "If you already study there: an average of 15 or more, no failed subject, no debt from the previous period",
      },
      note: "It only works for this university. Before enrolling, ask how much the monthly fee would be with the aid and until which day and how requests are taken.",
      figures: {
        y2025:
          "In 2025: requests from 6 to 27 February for the March to July semester.",
      },
    },
  },
};
