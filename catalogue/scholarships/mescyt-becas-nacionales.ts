import type { Scholarship } from "../scholarship.schema.ts";
import {
  AT_OTHER_SCHOOL,
  DEGREE_HOLDER,
  IN_FIRST_DEGREE,
  PRE_UNIVERSITY,
  SCHOOL_FINISHED,
  WITH_SCHOOL_AVERAGE,
} from "../shared-conditions.ts";

export const mescytBecasNacionales: Scholarship = {
  id: "mescyt-becas-nacionales",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  organization:
    "Ministerio de Educación Superior, Ciencia y Tecnología (República Dominicana)",
  link: "https://becas.gob.do/",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.school",
    "requirements.grade",
    "requirements.documents",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://listindiario.com/la-republica/educacion/20260223/conoce-requisitos-aplicar-convocatoria-becas-nacionales-2026-mescyt_895102.html",
    },
  ],
  eligibility: [
    {
      kind: "nationality",
      countries: ["DO"],
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
      kind: "anyOf",
      options: [
        [WITH_SCHOOL_AVERAGE, { kind: "grade", atLeast: 80, scale: "0-100" }],
        [
          DEGREE_HOLDER,
          {
            kind: "grade",
            atLeast: 80,
            scale: "0-100",
            equivalent: { atLeast: 3, scale: "4.0" },
          },
        ],
        // The average of upper secondary counts.
        AT_OTHER_SCHOOL,
        IN_FIRST_DEGREE,
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
  ],
  sharedLinkReason:
    "The ministry takes the applications for its national and its international awards on one platform.",
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["undergraduate", "postgraduate"],
  covers: [],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 2,
        closes: 3,
        closesDay: 8,
      },
    ],
  },
  tags: [
    "gobierno",
    "república dominicana",
    "licenciatura",
    "posgrado",
    "stem",
  ],
  editions: [
    {
      year: 2026,
      opens: "2026-02-23",
      closes: "2026-03-08",
      source:
        "https://listindiario.com/la-republica/educacion/20260223/conoce-requisitos-aplicar-convocatoria-becas-nacionales-2026-mescyt_895102.html",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-03-08",
      source:
        "https://www.laspalomastv.com/2025/02/convocatoria-abierta-para-las-becas.html",
    },
  ],
  sources: [
    {
      url: "https://listindiario.com/la-republica/congreso/20260205/presidente-senado-apoya-fusion-minerd-mescyt-eficientizar-recursos_892861.html",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://listindiario.com/la-republica/educacion/20260223/conoce-requisitos-aplicar-convocatoria-becas-nacionales-2026-mescyt_895102.html",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://hoy.com.do/el-pais/becas-nacionales-2026-requisitos-aplicar-paso-paso_1077306.html",
      supports: ["eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.elsiblo.com/2025/07/cual-es-el-proceso-para-solicitar-una.html",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://listindiario.com/la-republica/educacion/20260122/mescyt-anuncia-convocatoria-becas-internacionales-partir-30-enero_890949.html",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.laspalomastv.com/2025/02/convocatoria-abierta-para-las-becas.html",
      supports: ["amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "becas mescyt nacionales",
    "beca del gobierno dominicano para universidad",
    "becas gob do como aplicar",
    "estudiar carrera con beca en santo domingo",
    "beca para tecnico superior rd",
    "que promedio piden para beca mescyt",
    "becas stem republica dominicana",
    "legalizar record de notas para beca",
    "beca para universidad privada dominicana",
    "ayuda del estado para pagar la universidad",
    "beca de maestria en el pais mescyt",
    "dominican government scholarship",
    "national scholarships dominican republic",
    "becas para dominicanos",
    "no me alcanza para la universidad",
    "salgo del liceo y quiero la universidad",
    "carreras stem becas",
    "becas del ministerio",
    "carrera tecnica con beca rd",
  ],
  texts: {
    es: {
      title: "Becas Nacionales del MESCyT",
      organization:
        "Ministerio de Educación Superior, Ciencia y Tecnología (República Dominicana)",
      audience:
        "Personas dominicanas con bachillerato que quieren estudiar en su país",
      amount:
        "Beca del Estado para un técnico superior, una licenciatura o un posgrado en el país",
      level: "Técnico superior, licenciatura y posgrado",
      deadline: "Suele abrir unas dos semanas entre febrero y marzo",
      description:
        "Estudia en universidades e institutos dominicanos con una beca del Estado, que da prioridad a carreras de ciencia y tecnología. Llenas la solicitud en línea, gratis. Piensa bien tu elección: una vez aprobada, no puedes cambiar de carrera ni de universidad.",
      requirements: {
        nationality: "Tener nacionalidad dominicana",
        school: "Haber terminado el bachillerato",
        grade:
          "Tener promedio de 80 o más sobre 100; para posgrado vale también 3 sobre 4",
        documents:
          "Presentar récord de notas y certificado legalizados, y cédula (acta de nacimiento si eres menor)",
      },
      note: "Legalizar el récord de notas ha tardado de 7 a 9 días hábiles: hazlo antes de que abra. Confirma las fechas y quién convoca: se ha debatido unir el MESCyT a otro ministerio.",
      figures: {
        y2026: "Convocatoria 2026: del 23 de febrero al 8 de marzo.",
      },
    },
    en: {
      title: "MESCyT National Scholarships",
      organization:
        "Ministry of Higher Education, Science and Technology (Dominican Republic)",
      audience:
        "Dominicans who have finished school and want to study in their country",
      amount:
        "A State award for a higher technical, undergraduate or postgraduate programme at home",
      level: "Higher technical, undergraduate and postgraduate",
      deadline: "Usually opens for some two weeks in February and March",
      description:
        "Study at Dominican universities and institutes with a State award that gives priority to science and technology. You apply online, free of charge. Choose with care: once it is approved you cannot change degree or university.",
      requirements: {
        nationality: "Hold Dominican nationality",
        school: "Have finished secondary school (bachillerato)",
        grade:
          "Have an average of 80 or more out of 100; for postgraduate also 3 out of 4",
        documents:
          "Submit your legalised transcript and certificate, and your ID (birth certificate if a minor)",
      },
      note: "Legalising the transcript has taken 7 to 9 working days: do it before it opens. Check the dates and who runs the call: merging MESCyT into another ministry has been debated.",
      figures: {
        y2026: "2026 call: from 23 February to 8 March.",
      },
    },
  },
};
