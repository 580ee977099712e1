import type { Scholarship } from "../scholarship.schema.ts";
import {
  DEGREE_HOLDER,
  SCHOOL_OR_TECHNICAL_FINISHED,
  WITHOUT_DEGREE,
} from "../shared-conditions.ts";

export const becaHijosDeDocentesPeru: Scholarship = {
  id: "beca-hijos-de-docentes-peru",
  link: "https://www.pronabec.gob.pe/beca-hijos-de-docentes/",
  tags: ["perú", "gobierno", "beca completa", "licenciatura"],
  sources: [
    {
      url: "https://www.pronabec.gob.pe/beca-hijos-de-%20docentes/",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.infobae.com/peru/2025/07/22/resultados-de-la-beca-hijos-de-docentes-conoce-aqui-si-eres-uno-de-los-800-elegidos/?outputType=amp-type",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2023/05/10/pronabec-beca-hijos-de-docentes-2023-que-es-y-cuales-son-los-requisitos",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://elcomercio-elcomercio-prod.cdn.arcpublishing.com/respuestas/estudios-carreras/beca-hijos-de-docentes-2024-quienes-acceden-cuando-postular-y-como-acreditar-mi-alto-rendimiento-academico-tdpe-noticia",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://pronabec.gob.pe/noticias/inscripciones-para-el-concurso-beca-hijos-de-docentes-inician-este-31-de-marzo",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://andina.pe/agencia/seccion-economia-2.aspx/publicidad/geoportal.regionloreto.gob.pe/www.gob.pe/bit.ly/noticia-atencion-pronabec-lanza-400-becas-educacion-superior-para-hijos-docentes-846468.aspx",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
  ],
  organization: "PRONABEC (Ministerio de Educación del Perú)",
  organizationKey: "organization",
  categoryKey: "national",
  typeKey: "public",
  icon: "book",
  criteria: ["merit"],
  levels: ["undergraduate"],
  covers: ["tuition", "living", "travel", "materials", "mentoring"],
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
    "requirements.parent",
    "requirements.age",
    "requirements.record",
  ],
  eligibility: [
    {
      kind: "nationality",
      countries: ["PE"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    { kind: "other", textKey: "requirements.parent", changeable: false },
    {
      kind: "anyOf",
      options: [
        [WITHOUT_DEGREE, { kind: "age", max: 22 }],
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "otro"],
            stages: ["technical", "undergraduate"],
          },
          { kind: "age", max: 28 },
        ],
        // No source says if degree holders may start another degree.
        [DEGREE_HOLDER, { kind: "age", max: 28 }, { kind: "other" }],
        [{ kind: "circumstance", is: "disability", isMeasured: true }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    { kind: "record", textKey: "requirements.record", changeable: false },
    {
      ...SCHOOL_OR_TECHNICAL_FINISHED,
      textKey: "requirements.record",
      changeable: false,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.admission",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.infobae.com/peru/2025/07/22/resultados-de-la-beca-hijos-de-docentes-conoce-aqui-si-eres-uno-de-los-800-elegidos/?outputType=amp-type",
    },
  ],
  cycle: { basis: "unknown" },
  editions: [
    {
      year: 2025,
      opens: "2025-05-29",
      closes: "2025-06-16",
      source: "https://www.pronabec.gob.pe/beca-hijos-de-%20docentes/",
    },
  ],
  phrases: [
    "beca hijos de docentes pronabec",
    "beca excelencia academica beahd",
    "mi mama es profesora beca",
    "mi papa es maestro de colegio publico",
    "carrera publica magisterial beca hijos",
    "beca integral para hijas de profesores",
    "universidad pagada hijos de maestros peru",
    "requisitos beca hijos de docentes",
    "beca por tener padres docentes",
    "tercio superior secundaria beca peru",
    "beca para continuar carrera hijos de docentes",
    "peru scholarship children of teachers",
    "full degree for teachers children",
    "becas por el trabajo de mis padres",
    "becas para hijos de empleados publicos",
    "mama profe del estado beca",
    "pronabec becas pregrado",
    "becas de excelencia academica",
    "becas integrales para egresados de colegio",
    "huerfano de profesor beca",
    "hijos de maestros ayuda universidad",
  ],
  texts: {
    es: {
      title: "Beca de Excelencia Académica para Hijos de Docentes",
      organization: "PRONABEC (Ministerio de Educación del Perú)",
      audience:
        "Hijas e hijos de docentes de la Carrera Pública Magisterial de Perú",
      amount:
        "Matrícula, pensión, comida, transporte, alojamiento y materiales de la carrera completa",
      level: "Carrera técnica o universitaria",
      deadline: "El mes cambia en cada convocatoria",
      description:
        "El Estado peruano paga una carrera a hijas e hijos de docentes de escuelas públicas con buenas notas. Hay becas para quien va a empezar y para quien ya estudia. Incluye acompañamiento durante los estudios.",
      requirements: {
        nationality: "Tener nacionalidad peruana",
        parent:
          "Ser hija o hijo de docente de la Carrera Pública Magisterial (también cesante o fallecido)",
        age: "Hasta 22 años si vas a empezar; menos de 29 si ya estudias (2025). Con discapacidad, sin tope (2023)",
        record:
          "Secundaria terminada; tercio superior sus dos últimos años (2021) o notas altas en la carrera (2024)",
        admission:
          "Tener vacante en una universidad, instituto o escuela elegible",
      },
      note: "Las etapas y los meses cambian: en 2025 se postuló de fines de mayo a mediados de junio. Lee las bases.",
      figures: {
        y2025: "En 2025: 800 becas.",
      },
    },
    en: {
      title: "Academic Excellence Grant for Teachers' Children",
      organization: "PRONABEC (Ministry of Education of Peru)",
      audience:
        "Children of teachers in Peru's public teaching career (Carrera Pública Magisterial)",
      amount:
        "Enrolment, tuition, meals, transport, housing and materials for the whole degree",
      level: "Technical or university degree",
      deadline: "The month changes with each call",
      description:
        "The Peruvian state pays for the degree of public-school teachers' children who have good marks. There are grants for those about to start and for those already studying. Guidance during the studies is included.",
      requirements: {
        nationality: "Hold Peruvian nationality",
        parent:
          "Be the child of a teacher in the Carrera Pública Magisterial (retired or deceased included)",
        age: "Up to 22 if about to start; under 29 if already studying (2025). With a disability, no limit (2023)",
        record:
          "School finished; top third in its last two years (2021) or high marks in the degree (2024)",
        admission:
          "Hold a place at an eligible university, institute or school",
      },
      note: "Stages and months change: in 2025 applications ran from late May to mid-June. Read the rules.",
      figures: {
        y2025: "In 2025: 800 grants.",
      },
    },
  },
};
