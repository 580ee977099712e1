import type { Scholarship } from "../scholarship.schema.ts";
import { MEASURED_NEED } from "../shared-conditions.ts";

export const becaPermanenciaPeru: Scholarship = {
  id: "beca-permanencia-peru",
  link: "https://www.pronabec.gob.pe/beca-permanencia/",
  tags: [
    "perú",
    "gobierno",
    "licenciatura",
    "universidad pública",
    "necesidad económica",
  ],
  sources: [
    {
      url: "https://gestion.pe/peru/pronabec-lanza-8000-becas-para-estudiantes-de-universidades-publicas-noticia",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://larepublica.pe/sociedad/2025/09/28/minedu-lanza-8000-becas-para-jovenes-que-quieran-terminar-la-universidad-requisitos-fechas-y-como-obtener-una-plaza-2718380",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://gestion.pe/peru/pronabec-lanza-8000-becas-para-estudiantes-de-universidades-publicas-en-pobreza-noticia/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://gestion.pe/peru/pronabec-ofrece-8000-becas-para-universitarios-conoce-los-requisitos-y-como-postular-noticia/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2025/11/01/beca-permanencia-cierra-convocatoria-fecha-maxima-para-que-estudiantes-de-universidades-publicas-postulen/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://trujilloenlinea.pe/node/26235",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  organization: "PRONABEC (Ministerio de Educación del Perú)",
  organizationKey: "organization",
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit", "need"],
  levels: ["undergraduate"],
  covers: ["living", "travel", "materials", "mentoring"],
  cost: "funded",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.university",
    "requirements.record",
    "requirements.need",
  ],
  eligibility: [
    {
      kind: "nationality",
      countries: ["PE"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["PE"],
      textKey: "requirements.university",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["licenciatura_cursando"],
      textKey: "requirements.university",
      changeable: false,
    },
    {
      // Those who leave school now may be in their second term at the next call.
      kind: "anyOf",
      options: [
        [
          {
            kind: "studyYear",
            stage: "undergraduate",
            completedSemesters: 1,
          },
        ],
        [
          { kind: "studyYear", stage: "upperSecondary", maxYearsLeft: 1 },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.university",
      changeable: false,
    },
    {
      kind: "enrolment",
      institution: "Universidad pública elegible de Perú",
      textKey: "requirements.university",
      changeable: true,
    },
    {
      kind: "rank",
      topPercent: 50,
      textKey: "requirements.record",
      changeable: false,
    },
    {
      // The household register decides, not what a student says.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.infobae.com/peru/2025/11/01/beca-permanencia-cierra-convocatoria-fecha-maxima-para-que-estudiantes-de-universidades-publicas-postulen/",
    },
  ],
  cycle: { basis: "unknown" },
  editions: [
    {
      year: 2025,
      opens: "2025-10-03",
      closes: "2025-11-04",
      source:
        "https://www.infobae.com/peru/2025/11/01/beca-permanencia-cierra-convocatoria-fecha-maxima-para-que-estudiantes-de-universidades-publicas-postulen/",
    },
    {
      year: 2021,
      opens: "2021-06-18",
      closes: "2021-07-23",
      source: "https://trujilloenlinea.pe/node/26235",
    },
    {
      year: 2020,
      opens: "2020-05-29",
      closes: "2020-06-30",
      source:
        "https://gestion.pe/peru/pronabec-lanza-8000-becas-para-estudiantes-de-universidades-publicas-noticia",
    },
  ],
  phrases: [
    "beca permanencia pronabec",
    "beca para universitarios de universidad publica peru",
    "subvencion mensual para estudiar peru",
    "estoy en la universidad y no me alcanza",
    "beca para no dejar la carrera",
    "beca sisfoh pobreza universidad",
    "medio superior beca peru",
    "ayuda para comida y pasajes universidad nacional",
    "beca desde segundo ciclo",
    "como postular a beca permanencia",
    "pronabec para san marcos y otras publicas",
    "peru grant public university students",
    "monthly grant for low income students peru",
    "no me alcanza para la universidad",
    "ya estoy en la uni y quiero beca",
    "becas sin limite de edad",
    "subsidio para universitarios",
    "ayuda para no abandonar los estudios",
    "san marcos uni unsa apoyo economico",
    "pronabec becas pregrado",
    "becas para provincianos",
    "plata mensual mientras estudio",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Beca Permanencia",
      organization: "PRONABEC (Ministerio de Educación del Perú)",
      audience:
        "Estudiantes de universidades públicas de Perú, desde el segundo ciclo, en pobreza",
      amount:
        "Dinero mensual para comida, movilidad local y útiles, hasta terminar la carrera",
      level: "Carrera en universidad pública, desde el segundo ciclo",
      deadline:
        "El mes cambia: la última vez fue de octubre a inicios de noviembre",
      description:
        "Si ya estudias en una universidad pública y el dinero no alcanza, esta beca te da una ayuda mensual y acompañamiento hasta graduarte. Se postula en línea y gratis.",
      requirements: {
        nationality: "Tener nacionalidad peruana",
        university:
          "Estudiar en una universidad pública, sede y carrera elegibles, del segundo ciclo en adelante",
        record: "Estar al menos en el medio superior de tu carrera",
        need: "Tener clasificación de pobreza o pobreza extrema en el Sisfoh",
      },
      note: "Confirma que tu sede y tu carrera estén en la lista de elegibles y revisa con tiempo tu clasificación en el Sisfoh. En 2025 había que subir la constancia de matrícula y el certificado de rendimiento: pídelos antes a tu universidad.",
      figures: {
        y2025:
          "En 2025: 8,000 becas. La postulación abrió el 3 de octubre y cerró el 4 de noviembre, después de una ampliación.",
      },
    },
    en: {
      title: "Beca Permanencia (staying at university)",
      organization: "PRONABEC (Ministry of Education of Peru)",
      audience:
        "Students in poverty at Peru's public universities, from the second term on",
      amount:
        "Monthly money for meals, local transport and supplies, until you finish the degree",
      level: "Degree at a public university, from the second term on",
      deadline:
        "The month changes: the last one seen ran from October to early November",
      description:
        "If you already study at a public university and money is short, this grant gives monthly support and guidance until you graduate. You apply online, free of charge.",
      requirements: {
        nationality: "Hold Peruvian nationality",
        university:
          "Study at an eligible public university, campus and degree, from the second term on",
        record: "Be at least in the top half of your degree",
        need: "Be classified as poor or extremely poor in Sisfoh, the household register",
      },
      note: "Check that your campus and degree are on the eligible list and look up your Sisfoh classification early. In 2025 proof of enrolment and a certificate of your marks had to be uploaded: ask your university for them beforehand.",
      figures: {
        y2025:
          "In 2025: 8,000 grants. Applications opened on 3 October and closed on 4 November, after an extension.",
      },
    },
  },
};
