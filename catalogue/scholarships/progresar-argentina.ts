import type { SimpleCondition } from "#domain/eligibility/condition.ts";
import type { Scholarship } from "../scholarship.schema.ts";
import {
  AT_SCHOOL_THEN,
  MEASURED_NEED,
  UNDERGRADUATE,
} from "../shared-conditions.ts";

const AGED_16_TO_24: SimpleCondition = {
  kind: "age",
  min: 16,
  max: 24,
  on: { moment: "deadline" },
};

export const progresarArgentina: Scholarship = {
  id: "progresar-argentina",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.argentina.gob.ar/educacion/progresar",
  organization:
    "Secretaría de Educación, Ministerio de Capital Humano (Argentina)",
  tags: [
    "argentina",
    "becas",
    "gobierno",
    "necesidad económica",
    "secundaria",
    "universidad",
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["living"],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 3,
        closes: 4,
      },
      {
        opens: 8,
        closes: 9,
      },
    ],
  },
  requirementsKeys: [
    "requirements.residence",
    "requirements.need",
    "requirements.school",
    "requirements.higher",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["AR"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      // Three minimum wages a household are more than many who see no need have.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        ...AT_SCHOOL_THEN.map((atSchool) => [...atSchool, AGED_16_TO_24]),
        // Calls have had no upper age for people with a disability and other groups.
        [{ kind: "age", min: 16 }, { kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [UNDERGRADUATE, { kind: "age", min: 17, max: 24 }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.higher",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.regular",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.identity",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.lagaceta.com.ar/nota/1120818/sociedad/que-se-sabe-progresar-2026-adelantos-gobierno-fechas-estimadas.html",
    },
  ],
  sources: [
    {
      url: "https://canal7salta.com/2025/08/04/ampliaron-el-alcance-del-progresar-e-incluyeron-a-instituciones-privadas-cuales-son-los-requisitos-que-deberan-cumplir",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.diariolaprovinciasj.com/elpais/2023/3/1/becas-progresar-abrieron-las-inscripciones-2023-189347.html",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.ellitoral.com.ar/nacional/2026-1-5-19-15-0-cuando-se-cobran-las-becas-progresar-en-enero-y-quienes-reciben-el-pago-completo-de-35-mil",
      supports: ["amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.argentina.gob.ar/educacion/progresar/preguntas-frecuentes-progresar/educacion-superior-faq",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.diariouno.com.ar/sociedad/inscripciones-2026-las-becas-progresar-los-requisitos-que-deben-cumplir-los-aspirantes-n1528340",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.elcarterodepinamar.com.ar/index.php?notaid=282202687510",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.lagaceta.com.ar/nota/1120818/sociedad/que-se-sabe-progresar-2026-adelantos-gobierno-fechas-estimadas.html",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.elliberal.com.ar/noticia/santiago/627142/extienden-convocatoria-para-inscribirse-becas-progresar",
      supports: ["eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://comercioyjusticia.info/leyes-y-comentarios/becas-progresar-lanzan-convocatoria-de-inscripcion-correspondiente-al-ano-2024/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://elnacionaldematanza.com.ar/2024/04/13/abrio-la-inscripcion-para-las-becas-progresar-2024/",
      supports: ["eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  editions: [
    {
      year: 2023,
      opens: "2023-03-01",
      closes: "2023-04-16",
      source:
        "https://www.elliberal.com.ar/noticia/santiago/627142/extienden-convocatoria-para-inscribirse-becas-progresar",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-05-17",
      source:
        "https://comercioyjusticia.info/leyes-y-comentarios/becas-progresar-lanzan-convocatoria-de-inscripcion-correspondiente-al-ano-2024/",
    },
  ],
  phrases: [
    "becas progresar",
    "progresar obligatorio superior y trabajo",
    "beca anses para estudiar",
    "como me anoto en progresar",
    "plata para terminar el secundario",
    "ayuda mensual para estudiantes argentinos",
    "beca para la facu con pocos ingresos",
    "progresar enfermeria sin limite de edad",
    "beca nacional para terciario",
    "cuando abre progresar",
    "curso de oficios con beca",
    "beca del gobierno argentino para secundaria",
    "argentina government student grant",
    "monthly grant for low income students argentina",
    "no llego a fin de mes y estudio",
    "becas para terminar el secundario",
    "plan social para estudiantes",
    "becas para escasos recursos",
    "curso de oficio con plata",
    "subsidio para universitarios",
    "volver a la escuela y cobrar",
    "ayuda del estado para jovenes",
    "becas por bajos recursos",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Becas Progresar",
      organization:
        "Secretaría de Educación, Ministerio de Capital Humano (Argentina)",
      audience:
        "Jóvenes de Argentina que terminan la escuela, estudian una carrera o aprenden un oficio",
      amount:
        "Hasta 12 cuotas al año, o 6 desde la segunda convocatoria; parte, al certificar tu regularidad",
      level: "Secundaria, terciario, universidad y formación profesional",
      deadline:
        "Hacia marzo o abril, una vez hasta mayo, y agosto o septiembre; Trabajo, más tarde",
      description:
        "La beca educativa del Estado argentino para familias de pocos ingresos. Eliges una sola línea: Obligatorio para terminar la escuela, Superior para una carrera, o Trabajo para un curso. Trabajo es de 18 a 24 años, o hasta 40 sin empleo formal. Te inscribes en línea.",
      requirements: {
        residence:
          "Tener nacionalidad argentina o residencia legal en Argentina",
        need: "Hasta 3 salarios mínimos en casa (en Trabajo, tuyos)",
        school:
          "Línea Obligatorio: ir a la escuela y tener de 16 a 24 años al cierre",
        higher:
          "Línea Superior: desde 17 años y hasta 24 o 25 al empezar, o 30 si ya vas avanzado",
        regular: "En la línea Obligatorio, ser estudiante regular",
        identity: "Tener DNI argentino",
      },
      figures: {
        y2026: "En enero de 2026 cada cuota era de 35,000 pesos argentinos.",
      },
      note: "Enfermería no tiene límite de edad. Superior pide secundario sin materias pendientes e institución pública, con excepciones. Se ha admitido más edad, como en hogares monoparentales. Confirma fechas y los años de residencia legal si naciste en otro país.",
    },
    en: {
      title: "Progresar grants",
      organization:
        "Secretariat of Education, Ministry of Human Capital (Argentina)",
      audience:
        "Young people in Argentina finishing school, studying a degree or learning a trade",
      amount:
        "Up to 12 payments a year, or 6 from the second call; part once you prove regular status",
      level: "Secondary, tertiary, university and vocational training",
      deadline:
        "Around March or April, once into May, and August or September; Trabajo, later",
      description:
        "The Argentine state's study grant for families with little income. You choose one line only: Obligatorio to finish school, Superior for a degree, or Trabajo for a course. Trabajo is for ages 18 to 24, or up to 40 without a formal job. You register online.",
      requirements: {
        residence: "Hold Argentine nationality or legal residence in Argentina",
        need: "Up to 3 minimum wages at home, or yours in Trabajo",
        school:
          "Obligatorio line: be at school and 16 to 24 years old when the call closes",
        higher:
          "Superior line: from 17 and up to 24 or 25 when you start, or 30 if well advanced",
        regular: "In the Obligatorio line, be a regular student",
        identity: "Hold an Argentine DNI (identity card)",
      },
      figures: {
        y2026: "In January 2026 each payment was 35,000 Argentine pesos.",
      },
      note: "Nursing has no age limit. Superior asks for finished secondary with no pending subjects and a public institution, with exceptions. Some, as single parents, could be older. Check the dates and the years of legal residence if you were born abroad.",
    },
  },
};
