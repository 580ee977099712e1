import type { Scholarship } from "../scholarship.schema.ts";
import {
  DEGREE_HOLDER,
  IN_LOWER_SECONDARY,
  PRE_UNIVERSITY,
  SCHOOL_FINISHED,
  WITH_OWN_AVERAGE,
} from "../shared-conditions.ts";

export const mescytBecasInternacionalesGrado: Scholarship = {
  id: "mescyt-becas-internacionales-grado",
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
        "https://listindiario.com/la-republica/educacion/20260122/mescyt-anuncia-convocatoria-becas-internacionales-partir-30-enero_890949.html",
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
      levels: [...PRE_UNIVERSITY, "licenciatura_terminada", "posgrado"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // The last call was announced for postgraduate study only.
      kind: "anyOf",
      options: [[DEGREE_HOLDER], [{ kind: "other" }]],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          WITH_OWN_AVERAGE,
          {
            kind: "grade",
            atLeast: 80,
            scale: "0-100",
            equivalent: { atLeast: 3, scale: "4.0" },
          },
        ],
        // For a first degree the average of school counts, not that of a university.
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "otro"],
            stages: ["technical", "undergraduate"],
          },
          { kind: "studyYear", stage: "undergraduate" },
          { kind: "other" },
        ],
        [IN_LOWER_SECONDARY, { kind: "other" }],
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
  icon: "globe",
  criteria: ["merit"],
  levels: ["postgraduate"],
  covers: ["tuition", "living", "insurance"],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 1,
        closes: 2,
      },
    ],
  },
  tags: [
    "gobierno",
    "república dominicana",
    "extranjero",
    "posgrado",
    "licenciatura",
  ],
  editions: [
    {
      year: 2026,
      opens: "2026-01-30",
      closes: "2026-02-20",
      source:
        "https://hoy.com.do/el-pais/requisitos-documentos-becas-internacionales-mescyt_1074538.html",
    },
  ],
  sources: [
    {
      url: "https://hoy.com.do/el-pais/requisitos-documentos-becas-internacionales-mescyt_1074538.html",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://acento.com.do/actualidad/como-acceder-a-las-becas-internacionales-del-mescyt-en-2026-9608594.html",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://listindiario.com/la-republica/educacion/20260122/mescyt-anuncia-convocatoria-becas-internacionales-partir-30-enero_890949.html",
      supports: ["programme", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://listindiario.com/la-republica/educacion/20260204/conoce-areas-grado-posgrado-doctorado-disponibles-cobocatiria-becas-internacionales-mescyt_892714.html",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://listindiario.com/la-republica/educacion/20260126/conoce-requisitos-aplicar-22-a-convocatoria-becas-internacionales-posgrado_891093.html",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-27",
        as: "stored",
      },
    },
    {
      url: "https://www.diariolibre.com/actualidad/educacion/2026/01/30/mescyt-abre-convocatoria-a-becas-internacionales-2026/3420917",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-27",
        as: "stored",
      },
    },
  ],
  phrases: [
    "becas internacionales mescyt",
    "beca del gobierno dominicano para el extranjero",
    "estudiar fuera siendo dominicano",
    "maestria en el exterior con beca mescyt",
    "beca para irme del pais a estudiar",
    "requisitos becas internacionales rd",
    "beca con manutencion y seguro medico",
    "beca dominicana para grado afuera",
    "carta de proposito para beca mescyt",
    "soy dominicano y quiero estudiar en europa",
    "becas para la diaspora dominicana",
    "dominican scholarships to study abroad",
    "mescyt international scholarships",
    "becas para dominicanos",
    "quisqueyano que quiere irme fuera",
    "becas del ministerio",
    "posgrado en el exterior desde rd",
    "salir del pais al terminar el cole",
  ],
  texts: {
    es: {
      title: "Becas Internacionales del MESCyT",
      organization:
        "Ministerio de Educación Superior, Ciencia y Tecnología (República Dominicana)",
      audience: "Gente dominicana que quiere estudiar en otro país",
      amount:
        "Matrícula, manutención y seguro médico; confírmalo en tu programa",
      level: "Posgrado y, según la convocatoria, licenciatura",
      deadline: "La última vez abrió tres semanas, entre enero y febrero",
      description:
        "Estudia fuera del país con una beca del Estado dominicano. La solicitud es en línea y cada programa tiene su país, universidad y fecha. Si eres menor de edad, puedes solicitar con tu cédula de menor.",
      requirements: {
        nationality:
          "Ser de nacionalidad dominicana; la diáspora entra con una declaración jurada",
        school:
          "Haber terminado la carrera; el bachillerato basta si la convocatoria tiene grado",
        grade: "Tener índice de 80 o más sobre 100, o 3 sobre 4",
        documents:
          "Presentar notas legalizadas, cédula, currículo y carta de propósitos",
      },
      note: "La convocatoria de 2026 se anunció solo de posgrado: antes de preparar papeles, mira si hay programas de grado. Si vives fuera, entras como diáspora, con declaración jurada apostillada (2026).",
      figures: {
        y2026:
          "Convocatoria 2026: del 30 de enero al 19 o 20 de febrero, según el diario.",
      },
    },
    en: {
      title: "MESCyT International Scholarships",
      organization:
        "Ministry of Higher Education, Science and Technology (Dominican Republic)",
      audience: "Dominicans who want to study in another country",
      amount:
        "Tuition, living costs and health insurance; check your programme",
      level: "Postgraduate and, depending on the call, undergraduate",
      deadline:
        "The last one seen opened for three weeks, in January and February",
      description:
        "Study abroad with an award of the Dominican State. You apply online, and each programme has its own country, university and date. If you are a minor you can apply with your minor's ID.",
      requirements: {
        nationality:
          "Be Dominican; the diaspora applies with a sworn statement",
        school:
          "Have finished your degree; school is enough if the call has undergraduate places",
        grade: "Have an average of 80 or more out of 100, or 3 out of 4",
        documents: "Submit legalised grades, ID, CV and a statement of purpose",
      },
      note: "The 2026 call was announced as postgraduate only: before you prepare your papers, check for undergraduate degrees. If you live abroad you apply as diaspora, with an apostilled sworn statement (2026).",
      figures: {
        y2026: "2026 call: 30 January to 19 or 20 February (papers differ).",
      },
    },
  },
};
