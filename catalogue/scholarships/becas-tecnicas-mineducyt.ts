import type { Scholarship } from "../scholarship.schema.ts";
import {
  BEGUN_HIGHER_STUDIES,
  HIGH_SCHOOL,
  MEASURED_NEED,
  PRE_UNIVERSITY,
} from "../shared-conditions.ts";

export const becasTecnicasMineducyt: Scholarship = {
  id: "becas-tecnicas-mineducyt",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  organization: "Ministerio de Educación, Ciencia y Tecnología (El Salvador)",
  link: "https://www.mined.gob.sv/",
  requirementsKeys: [
    "requirements.residence",
    "requirements.level",
    "requirements.need",
    "requirements.selection",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://beta-diario.elmundo.sv/nacionales/educacion-destino-mas-de-6-7-millones-para-financiar-a-mas-de-5000-becarios-entre-junio-2024-y-mayo-2025",
    },
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["SV"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.technical",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        [
          { kind: "level", levels: HIGH_SCHOOL },
          { kind: "circumstance", is: "publicSchool" },
        ],
        [
          {
            kind: "level",
            levels: PRE_UNIVERSITY,
            stages: ["schoolFinished"],
            later: ["upperSecondary"],
          },
        ],
        // No source says whether the technical course takes those in other studies.
        [BEGUN_HIGHER_STUDIES, { kind: "other" }],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.selection",
      changeable: true,
    },
  ],
  sharedLinkReason:
    "Both are awards of the Ministry of Education, which gives them no page of their own.",
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["tuition", "living", "travel"],
  cost: "funded",
  cycle: {
    basis: "unknown",
  },
  tags: [
    "gobierno",
    "el salvador",
    "formación técnica",
    "preparatoria",
    "necesidad económica",
  ],
  sources: [
    {
      url: "https://www.itca.edu.sv/carreras/tecnico-en-gestion-tecnologica-del-patrimonio-cultural/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://beta-diario.elmundo.sv/nacionales/educacion-destino-mas-de-6-7-millones-para-financiar-a-mas-de-5000-becarios-entre-junio-2024-y-mayo-2025",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://mined.gob.sv/mined2020/2021/01/19/megatec-de-cabanas-una-alternativa-inteligente",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-27",
        as: "stored",
      },
      isOfficial: true,
    },
  ],
  phrases: [
    "becas megatec el salvador",
    "tecnico superior gratis el salvador",
    "beca del mined para carrera tecnica",
    "becas mineducyt",
    "apoyo de 400 dolares bachillerato publico",
    "beca para mujeres en bachillerato salvador",
    "estudiar gastronomia o turismo megatec",
    "becas del ministerio de educacion salvadoreño",
    "carrera tecnica de dos años con beca sv",
    "beca con transporte y comida el salvador",
    "megatec ilobasco la union zacatecoluca",
    "no puedo pagar el bachillerato salvador",
    "technical college grants el salvador",
    "ministry of education el salvador grants",
    "becas para carreras tecnicas",
    "carrera corta con beca",
    "apoyo economico para el cole",
    "sufro violencia y quiero estudiar",
    "estudiar un oficio con apoyo",
    "no quiero dejar el bachillerato",
    "becas por bajos recursos",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title:
        "Becas del Ministerio de Educación de El Salvador: bachillerato y técnico",
      organization:
        "Ministerio de Educación, Ciencia y Tecnología (El Salvador)",
      audience: "Bachillerato público y quienes siguen una carrera técnica",
      amount:
        "Apoyo anual en el bachillerato, o una carrera técnica pagada con ayuda para vivir",
      level: "Bachillerato y técnico superior",
      deadline: "Pregunta en tu escuela o sede técnica por las fechas",
      description:
        "Pide ayuda del Estado para no dejar el bachillerato público o para una carrera técnica de dos años en una sede MEGATEC. En el bachillerato han tenido prioridad las mujeres que sufren discriminación o violencia.",
      requirements: {
        residence:
          "Estudiar en El Salvador; la sede MEGATEC de Ilobasco pedía en 2021 ser de nacionalidad salvadoreña",
        need: "Para el técnico: venir de una familia con pocos recursos (regla de 2021)",
        level:
          "Cursar el bachillerato público o, para el técnico, ser bachiller (regla de 2021)",
        technical:
          "Para el técnico: hacer el curso de admisión (regla de 2021)",
        selection:
          "Para el bachillerato: ser elegido en un centro público participante",
      },
      note: "Los montos son de la memoria del ministerio de 2024-2025, que no explica cómo se solicita. En 2021 la sede MEGATEC de Ilobasco cubría matrícula, transporte, aranceles y comida. Pregunta en tu escuela, una sede o ITCA-FEPADE.",
      figures: {
        y2025:
          "De junio de 2024 a mayo de 2025, el programa de bachillerato pagó 400 USD al año.",
      },
    },
    en: {
      title:
        "Grants of El Salvador's Ministry of Education: bachillerato and technical",
      organization:
        "Ministry of Education, Science and Technology (El Salvador)",
      audience:
        "Public bachillerato students and those going on to a technical degree",
      amount:
        "Yearly support in bachillerato, or a paid technical degree with living support",
      level: "Upper secondary and higher technical",
      deadline: "Ask at your school or technical site for the dates",
      description:
        "Ask for State support so as not to leave public bachillerato, or for a two-year technical degree at a MEGATEC site. In bachillerato, women who suffer discrimination or violence have had priority.",
      requirements: {
        residence:
          "Study in El Salvador; the MEGATEC site in Ilobasco asked in 2021 for Salvadoran nationality",
        need: "For technical study: come from a family with little money (2021 rule)",
        level:
          "Be in public bachillerato or, for technical study, have finished it (2021 rule)",
        technical: "For technical study: take the admission course (2021 rule)",
        selection:
          "For bachillerato: be chosen at a participating public school",
      },
      note: "The amounts are from the ministry's 2024-2025 report, which does not explain how to apply. In 2021 the MEGATEC site in Ilobasco covered enrolment, transport, fees and food. Ask at your school, a site or ITCA-FEPADE.",
      figures: {
        y2025:
          "From June 2024 to May 2025, the programme for bachillerato paid 400 USD a year.",
      },
    },
  },
};
