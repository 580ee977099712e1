import type { Scholarship } from "../scholarship.schema.ts";
import {
  BEGUN_HIGHER_STUDIES,
  MEASURED_NEED,
  SCHOOL_LEAVER,
  WITH_OTHER_AVERAGE,
  WITH_SCHOOL_AVERAGE,
} from "../shared-conditions.ts";

export const becasDagobertoGutierrez: Scholarship = {
  id: "becas-dagoberto-gutierrez",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  organization: "Asamblea Legislativa de El Salvador",
  link: "https://www.asamblea.gob.sv/",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.school",
    "requirements.grade",
    "requirements.need",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.elmetropolitanodigital.com/2026/01/asamblea-legislativa-entrego-100-becas-universitarias-a-jovenes-de-todo-el-pais/",
    },
  ],
  eligibility: [
    {
      kind: "nationality",
      countries: ["SV"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    // It pays for a degree from its start: those who study or hold another one ask first.
    {
      kind: "anyOf",
      options: [[SCHOOL_LEAVER], [BEGUN_HIGHER_STUDIES, { kind: "other" }]],
      textKey: "requirements.school",
      changeable: false,
    },
    // The average of upper secondary counts.
    {
      kind: "anyOf",
      options: [
        [WITH_SCHOOL_AVERAGE, { kind: "grade", atLeast: 7.01, scale: "0-10" }],
        ...WITH_OTHER_AVERAGE,
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      // Papers of the household decide it.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Otra beca recibida antes",
      textKey: "requirements.award",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.admission",
      changeable: true,
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit", "need"],
  levels: ["undergraduate"],
  covers: [],
  cost: "funded",
  cycle: { basis: "unknown" },
  tags: ["gobierno", "el salvador", "licenciatura", "necesidad económica"],
  editions: [
    {
      year: 2025,
      opens: "2025-10-24",
      closes: "2025-11-07",
      source:
        "https://diaadianews.com/asamblea-legislativa-abre-tercera-convocatoria-de-becas-dagoberto-gutierrez/",
    },
  ],
  sources: [
    {
      url: "https://diaadianews.com/asamblea-legislativa-abre-tercera-convocatoria-de-becas-dagoberto-gutierrez/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://diaadianews.com/asamblea-entrega-100-nuevas-becas-universitarias-a-jovenes-salvadorenos/",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.elmetropolitanodigital.com/2026/01/asamblea-legislativa-entrego-100-becas-universitarias-a-jovenes-de-todo-el-pais/",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.periodicoequilibrium.com/mas-jovenes-reciben-becas-dagoberto-gutierrez-de-parte-de-al/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "becas dagoberto gutierrez",
    "becas legislativas el salvador",
    "beca de la asamblea legislativa",
    "beca universitaria para jovenes de escasos recursos salvador",
    "beca con nota de 7 el salvador",
    "resultado avanzo para beca",
    "prueba avanzo",
    "becas de los diputados salvadoreños",
    "primera carrera universitaria con beca sv",
    "beca para estudiar en cualquier universidad salvadoreña",
    "apoyo para iniciar la u en el salvador",
    "cuando abren becas dagoberto",
    "salvadoran congress scholarships",
    "scholarship for low income salvadorans",
    "no me alcanza para la universidad",
    "becas de politicos o congreso",
    "vivo en colonia con maras y quiero estudiar",
    "universidad nacional o privada becado sv",
    "bachiller sin plata para la u",
    "comunidades afectadas por pandillas",
    "becas para escasos recursos",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Becas Legislativas Dagoberto Gutiérrez",
      organization: "Asamblea Legislativa de El Salvador",
      audience:
        "Jóvenes de El Salvador con pocos recursos que empiezan la universidad",
      amount: "Beca para estudiar en la universidad la carrera que elijas",
      level: "Licenciatura, desde que la empiezas",
      deadline: "La última convocatoria conocida fue de octubre a noviembre",
      description:
        "Empieza la carrera que quieras con una beca de la Asamblea. Se mira tu nota y la situación de tu casa. Se ha pensado sobre todo en comunidades que sufrieron a las pandillas, y la solicitud se hace en línea.",
      requirements: {
        nationality: "Ser de El Salvador",
        school: "Haber terminado el bachillerato",
        grade: "Tener nota general superior a 7",
        need: "Demostrar que tu familia tiene pocos recursos",
        award: "No haber recibido antes otra beca",
        documents:
          "Presentar tu resultado de AVANZO, constancia de conducta y fotos y recibos de casa",
        admission: "Cumplir la admisión de la universidad que elijas",
      },
      note: "También piden no tener antecedentes penales ni policiales. Las convocatorias han sido en meses distintos: revisa la página y las redes de la Asamblea.",
      figures: {
        y2026:
          "En enero de 2026 se entregaron 100 becas de la tercera convocatoria.",
      },
    },
    en: {
      title: "Dagoberto Gutiérrez legislative scholarships",
      organization: "Legislative Assembly of El Salvador",
      audience:
        "Low-income young people of El Salvador who are starting university",
      amount: "A scholarship to study the university degree you choose",
      level: "Undergraduate, from its start",
      deadline: "The latest known call ran from October to November",
      description:
        "Start the degree you want with an award of the Assembly. Your mark and your family's situation count. It is meant above all for communities that suffered under the gangs, and you apply online.",
      requirements: {
        nationality: "Be Salvadoran",
        school: "Have finished bachillerato",
        grade: "Have an overall mark above 7",
        need: "Show that your family has little money",
        award: "Not have received another scholarship before",
        documents:
          "Submit your AVANZO result, a conduct certificate and photos and bills of your home",
        admission: "Meet the admission rules of the university you choose",
      },
      note: "You must also have no criminal or police record. Calls have been in different months: check the Assembly's site and social media.",
      figures: {
        y2026: "In January 2026, 100 awards of the third call were handed out.",
      },
    },
  },
};
