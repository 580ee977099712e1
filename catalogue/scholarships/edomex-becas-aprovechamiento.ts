import type { Scholarship } from "../scholarship.schema.ts";
import { IN_LOWER_SECONDARY, UNDERGRADUATE } from "../shared-conditions.ts";

export const edomexBecasAprovechamiento: Scholarship = {
  id: "edomex-becas-aprovechamiento",
  titleKey: "title",
  organization: "Gobierno del Estado de México (SECTI)",
  organizationKey: "organization",
  link: "https://seduc.edomex.gob.mx/becas",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.residence",
    "requirements.grade",
    "requirements.school",
    "requirements.otherGrant",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.highSchool",
      source:
        "https://www.infobae.com/mexico/2025/11/22/cuando-inicia-el-registro-de-becas-por-aprovechamiento-academico-para-preparatoria-y-obtener-mil-200-pesos-en-el-edomex/",
    },
    {
      year: 2025,
      textKey: "figures.university",
      source:
        "https://www.infobae.com/mexico/2025/12/09/beca-por-aprovechamiento-academico-edomex-esta-es-la-fecha-limite-para-el-registro-a-estudiantes-universitarios/",
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["highSchool", "undergraduate"],
  covers: ["living"],
  cost: "funded",
  eligibility: [
    {
      kind: "level",
      levels: [
        "preparatoria_1",
        "preparatoria_2",
        "preparatoria_3",
        "licenciatura_cursando",
        "otro",
      ],
      stages: ["lowerSecondary", "upperSecondary", "undergraduate"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["MX"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "region",
      country: "MX",
      regions: ["MX-MEX"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "grade", atLeast: 9.5, scale: "0-10" }],
        // In lower secondary the press disagrees: 9.5, or 8.5.
        [
          IN_LOWER_SECONDARY,
          { kind: "grade", atLeast: 8.5, scale: "0-10" },
          { kind: "other" },
        ],
      ],
      // The average of the previous year is final.
      textKey: "requirements.grade",
      changeable: false,
    },
    {
      // A profile states whether its school is public, not its university.
      kind: "anyOf",
      options: [
        [{ kind: "circumstance", is: "publicSchool" }],
        [UNDERGRADUATE, { kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: true,
    },
    // It must also be of the state: federal and university ones are public too.
    { kind: "other", textKey: "requirements.school", changeable: false },
    {
      kind: "status",
      notHolding: "Otra beca o programa de apoyo",
      textKey: "requirements.otherGrant",
      changeable: true,
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 12, closes: 12 }] },
  editions: [
    {
      year: 2025,
      opens: "2025-12-08",
      closes: "2025-12-14",
      lineKey: "editions.university",
      source:
        "https://www.infobae.com/mexico/2025/12/09/beca-por-aprovechamiento-academico-edomex-esta-es-la-fecha-limite-para-el-registro-a-estudiantes-universitarios/",
    },
  ],
  tags: [
    "gobierno",
    "méxico",
    "estado de méxico",
    "secundaria",
    "preparatoria",
    "licenciatura",
  ],
  sources: [
    {
      url: "https://todotexcoco.com/abren_convocatoria_de_becas_para_el_bienestar_por_aprovechamiento_academico-e3TY5e3Dk3Ng.html",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.infobae.com/mexico/2025/11/22/cuando-inicia-el-registro-de-becas-por-aprovechamiento-academico-para-preparatoria-y-obtener-mil-200-pesos-en-el-edomex/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.infobae.com/mexico/2025/12/09/beca-por-aprovechamiento-academico-edomex-esta-es-la-fecha-limite-para-el-registro-a-estudiantes-universitarios/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.infobae.com/mexico/2025/11/18/cuando-inicia-el-registro-por-aprovechamiento-academico-en-el-edomex-y-obtener-una-beca-de-mil-100-pesos/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://politica.expansion.mx/estados/2025/12/01/registro-becas-de-aprovechamiento-2025-2026-edomex",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
  ],
  phrases: [
    "beca aprovechamiento edomex",
    "becas estado de mexico promedio alto",
    "beca seduc edomex prepa",
    "beca por promedio 9.5 edomex",
    "beca para el bienestar estado de mexico",
    "beca secti edomex registro",
    "saco puros dieces y vivo en edomex",
    "beca excelencia preparatoria toluca ecatepec neza",
    "beca universitarios mexiquenses",
    "apoyo mensual por buenas calificaciones",
    "seduc edomex gob mx becas",
    "beca secundaria publica edomex",
    "state of mexico merit grant",
    "grant for top grades state of mexico",
    "becas por promedio",
    "becas de excelencia academica",
    "estado de mexico jovenes apoyo",
    "cuadro de honor premio en dinero",
    "becas estatales mexico",
    "saco puro diez y quiero beca",
    "becas naucalpan tlalnepantla chimalhuacan",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title:
        "Becas para el Bienestar por Aprovechamiento Académico (Estado de México)",
      organization: "Gobierno del Estado de México (SECTI)",
      audience:
        "Estudiantes con promedio muy alto en escuelas públicas del Estado de México",
      amount:
        "Un apoyo mensual, hasta diez veces en el ciclo escolar según el presupuesto",
      level: "De primaria a licenciatura",
      deadline:
        "El último registro visto fue en diciembre; cada nivel tiene sus días",
      description:
        "Premia a quien saca muy buenas notas en una escuela pública mexiquense. Cada nivel tiene su convocatoria, su monto y sus días de registro. La solicitud se hace en línea.",
      requirements: {
        level: "Cursar secundaria, preparatoria o licenciatura",
        residence: "Vivir en el Estado de México",
        grade:
          "Promedio mínimo de 9.5 en el ciclo anterior (convocatorias 2025-2026)",
        school:
          "Estudiar, de forma regular, en una escuela pública del estado; en prepa, del subsistema estatal",
        otherGrant:
          "No recibir otra beca o apoyo (convocatoria de secundaria 2025-2026)",
      },
      note: "En secundaria, quien recibe la Beca Rita Cetina podía participar si aceptaba renunciar a ella al ganar esta. Confirma fechas y promedio: para secundaria pedían 8.5 en 2023-2024, y una nota de 2025 también lo dice.",
      figures: {
        highSchool:
          "Ciclo 2025-2026: 1,200 pesos mexicanos al mes en preparatoria y 1,100 en secundaria, hasta diez pagos.",
        university:
          "Ciclo 2025-2026: 2,000 pesos mexicanos al mes en educación superior; el registro fue del 8 al 14 de diciembre de 2025.",
      },
      editions: { university: "Educación superior" },
    },
    en: {
      title: "Academic merit grants of the State of Mexico",
      organization: "Government of the State of Mexico (SECTI)",
      audience:
        "Students with very high grades in public schools of the State of Mexico",
      amount:
        "A monthly payment, up to ten times in the school year as the budget allows",
      level: "From primary school to undergraduate",
      deadline:
        "The last registration seen was in December; each level has its days",
      description:
        "It rewards very good grades in a public school of the state. Each level has its own call, amount and registration days. You apply online.",
      requirements: {
        level: "Be in lower secondary, high school or an undergraduate degree",
        residence: "Live in the State of Mexico",
        grade:
          "An average of at least 9.5 out of 10 in the previous year (2025-2026 calls)",
        school:
          "Study, in regular standing, at a public school of the state; in high school, a state-run one",
        otherGrant:
          "Receive no other grant or support (2025-2026 lower-secondary call)",
      },
      note: "In lower secondary, holders of Beca Rita Cetina could take part if they agreed to give it up on winning this one. Check dates and average: lower secondary took 8.5 in 2023-2024, and one report of 2025 says so too.",
      figures: {
        highSchool:
          "School year 2025-2026: 1,200 Mexican pesos a month in high school and 1,100 in lower secondary, up to ten payments.",
        university:
          "School year 2025-2026: 2,000 Mexican pesos a month in higher education; registration ran from 8 to 14 December 2025.",
      },
      editions: { university: "Higher education" },
    },
  },
};
