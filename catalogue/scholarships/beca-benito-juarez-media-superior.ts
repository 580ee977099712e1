import type { Scholarship } from "../scholarship.schema.ts";
import { AT_SCHOOL, HIGH_SCHOOL } from "../shared-conditions.ts";

export const becaBenitoJuarezMediaSuperior: Scholarship = {
  id: "beca-benito-juarez-media-superior",
  titleKey: "title",
  organization:
    "Coordinación Nacional de Becas para el Bienestar Benito Juárez (México)",
  organizationKey: "organization",
  link: "https://www.gob.mx/becasbenitojuarez",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.enrolment",
    "requirements.age",
    "requirements.otherGrant",
    "requirements.documents",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.infobae.com/mexico/2026/02/15/beca-benito-juarez-2026-fechas-de-registro-para-los-estudiantes-de-preparatoria/",
    },
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://politica.expansion.mx/mexico/2025/10/03/registro-beca-benito-juarez-preparatoria",
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: [],
  levels: ["highSchool"],
  covers: ["living"],
  cost: "funded",
  eligibility: [
    {
      kind: "level",
      textKey: "requirements.level",
      changeable: false,
      levels: HIGH_SCHOOL,
    },
    {
      kind: "enrolment",
      institution: "Preparatoria o bachillerato público de México",
      textKey: "requirements.enrolment",
      changeable: true,
    },
    {
      kind: "circumstance",
      is: "publicSchool",
      textKey: "requirements.enrolment",
      changeable: true,
    },
    {
      // Pupils of lower secondary choose their next school.
      ...AT_SCHOOL,
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "residence",
      textKey: "requirements.residence",
      changeable: false,
      countries: ["MX"],
    },
    {
      // Part of the press of February 2026 names the limit; other lists of the rules do not.
      kind: "anyOf",
      options: [
        [{ kind: "age", max: 25, on: { moment: "application" } }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "status",
      textKey: "requirements.otherGrant",
      changeable: true,
      notHolding: "Otra beca federal con el mismo fin",
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
    {
      kind: "task",
      task: "guardian",
      textKey: "requirements.guardian",
      changeable: true,
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      { opens: 10, closes: 10 },
      { opens: 2, closes: 2 },
    ],
  },
  tags: ["gobierno", "preparatoria", "méxico"],
  applicationUrl: "https://www.becabenitojuarez.gob.mx/",
  editions: [
    {
      year: 2025,
      opens: "2025-02-05",
      closes: "2025-02-28",
      source:
        "https://avisosbienestar.com/fechas-de-registro-a-becas-benito-juarez-2025/",
    },
    {
      year: 2026,
      opens: "2026-02-16",
      closes: "2026-02-27",
      source:
        "https://www.infobae.com/mexico/2026/02/15/beca-benito-juarez-2026-fechas-de-registro-para-los-estudiantes-de-preparatoria/",
    },
    {
      year: 2025,
      opens: "2025-10-01",
      closes: "2025-10-15",
      source:
        "https://politica.expansion.mx/mexico/2025/10/03/registro-beca-benito-juarez-preparatoria",
    },
  ],
  sources: [
    {
      url: "https://politica.expansion.mx/mexico/2026/02/20/beca-benito-juarez-media-superior-fechas-de-registro",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.sinembargo.mx/4707471/beca-benito-juarez-consulta-fechas-y-requisitos-para-realizar-tu-registro-en-linea/",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://vanguardia.com.mx/informacion/beca-benito-juarez-2026-requisitos-registro-en-linea-y-documentos-necesarios-desde-este-16-de-febrero-JC19280494",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.cronica.com.mx/nacional/2026/02/16/beca-benito-juarez-2026-prepa-y-bachillerato-requisitos-y-fecha-limite-para-el-registro-en-linea/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.infobae.com/mexico/2026/02/15/beca-benito-juarez-2026-fechas-de-registro-para-los-estudiantes-de-preparatoria/",
      supports: ["amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://politica.expansion.mx/mexico/2025/10/03/registro-beca-benito-juarez-preparatoria",
      supports: ["amount", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://avisosbienestar.com/fechas-de-registro-a-becas-benito-juarez-2025/",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.unotv.com/becas/fechas-de-pago-para-la-beca-benito-juarez-2026-calendario-tentativo/",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://sidof.segob.gob.mx/notas/docFuente/5609171",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "beca benito juarez prepa",
    "beca del bienestar bachillerato mexico",
    "becas benito juares media superior",
    "apoyo del gobierno para prepa publica",
    "beca bimestral preparatoria sin promedio",
    "tarjeta banco del bienestar estudiantes",
    "como registrarme a la beca benito juarez",
    "dinero para no dejar la prepa",
    "beca cobach cbtis conalep bachillerato publico",
    "cada cuando depositan la beca de prepa",
    "lana para pasajes y utiles del bachillerato",
    "mexico high school government grant",
    "monthly money for mexican public high school",
    "no tengo dinero para seguir en la prepa",
    "apoyo mensual para estudiantes de bachillerato",
    "ayuda del gobierno para seguir estudiando",
    "beca sin pedir calificaciones mexico",
    "beca para telebachillerato publico",
    "becas para estudiantes de prepa publica",
    "beca para no abandonar la escuela",
    "dinero del gobierno para preparatorianos",
    "mi familia no puede pagar mi bachillerato",
    "volver a la prepa con apoyo economico",
    "ayuda para pasajes uniforme y comida",
    "no me alcanza para la prepa",
    "subsidio para adolescentes que estudian",
    "becas publicas mexico sin examen",
    "apoyo federal para vocacional o cetis",
    "quiero dejar de trabajar y terminar la prepa",
    "becas para gente con pocos recursos mexico",
    "programas sociales para jovenes de 15 a 18",
    "plata del estado para colegiales mexicanos",
    "becas para chavos de 16",
    "me quiero salir de la escuela por dinero",
    "becas por bajos recursos",
    "becas sep",
  ],
  texts: {
    es: {
      title: "Beca Universal de Educación Media Superior Benito Juárez",
      organization:
        "Coordinación Nacional de Becas para el Bienestar Benito Juárez (México)",
      audience: "Estudiantes de prepa o bachillerato público en México",
      amount:
        "Dinero directo cada dos meses durante el ciclo escolar, en tarjeta del Banco del Bienestar",
      level: "Preparatoria o bachillerato",
      deadline: "Suele abrir registro en octubre y en febrero",
      description:
        "Es universal y busca que nadie deje la prepa por falta de dinero. No pide promedio mínimo y dura hasta 40 meses; en julio y agosto no hay pago. Te registras tú, gratis y en línea.",
      requirements: {
        level: "Cursar la preparatoria o el bachillerato",
        enrolment:
          "Tener inscripción en una escuela pública, en modalidad escolarizada o mixta",
        residence: "Estudiar en México",
        age: "Tener hasta 25 años al registrarte (prensa de febrero de 2026)",
        otherGrant: "No recibir otra beca federal con el mismo fin",
        documents:
          "Tener CURP certificada, clave CCT, Llave MX y comprobante de domicilio",
        guardian:
          "Si eres menor de edad: datos e identificación de tu madre, padre o tutor",
      },
      note: "No toda la prensa nombra el tope de 25 años. Los dos registros son del ciclo 2025-2026 y las fechas cambian: confírmalo en el sitio oficial.",
      figures: {
        y2026:
          "En 2026: 1,900 pesos mexicanos por bimestre. El segundo registro del ciclo 2025-2026 fue del 16 al 27 de febrero.",
        y2025:
          "En 2025: 1,900 pesos mexicanos por bimestre (cinco pagos). El registro fue del 1 al 15 de octubre.",
      },
    },
    en: {
      title: "Beca Universal de Educación Media Superior Benito Juárez",
      organization:
        "Coordinación Nacional de Becas para el Bienestar Benito Juárez (Mexico)",
      audience: "Students at public high schools in Mexico",
      amount:
        "Money every two months of the school year, on a Banco del Bienestar card",
      level: "High school",
      deadline: "Registration usually opens in October and in February",
      description:
        "It is universal and exists so that nobody leaves high school for lack of money. It asks no minimum average and lasts up to 40 months; there is no payment in July and August. You register yourself, free and online.",
      requirements: {
        level: "Be in high school",
        enrolment: "Be enrolled in a public school, on-site or mixed mode",
        residence: "Study in Mexico",
        age: "Be 25 or younger when you register (press, February 2026)",
        otherGrant: "Hold no other federal scholarship for the same purpose",
        documents:
          "Have a certified CURP, school CCT code, Llave MX, proof of address",
        guardian:
          "If you are a minor: your parent's or guardian's details and ID",
      },
      note: "Not all the press names the limit of 25. The two registrations are from the 2025-2026 school year and dates change: check the official site.",
      figures: {
        y2026:
          "In 2026: 1,900 Mexican pesos every two months. The second registration of 2025-2026 ran from 16 to 27 February.",
        y2025:
          "In 2025: 1,900 Mexican pesos every two months (five payments). Registration ran from 1 to 15 October.",
      },
    },
  },
};
