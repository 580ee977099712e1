import type { Opportunity } from "../opportunity.schema.ts";

export const jovenesConstruyendoElFuturo: Opportunity = {
  id: "jovenes-construyendo-el-futuro",
  link: "https://jovenesconstruyendoelfuturo.stps.gob.mx/",
  tags: ["gobierno", "méxico", "empleo", "prácticas", "remunerado"],
  sources: [
    {
      url: "https://www.unotv.com/nacional/jovenes-construyendo-el-futuro-2026-conoce-los-requisitos-el-monto-vigente-y-como-registrarte/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.informador.mx/mexico/jovenes-construyendo-el-futuro-500-mil-participantes-para-2026-20260119-0132.html",
      supports: ["amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://vanguardia.com.mx/informacion/asi-sera-el-registro-de-jovenes-construyendo-el-futuro-en-febrero-para-recibir-9-mil-582-pesos-mensuales-AK19026677",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.cronista.com/mexico/finanzas-economia/secretaria-del-bienestar-otorga-9582-pesos-a-todos-los-mexicanos-que-tengan-entre-18-y-29-anos-este-es-el-unico-requisito/",
      supports: ["amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.adn40.mx/tramites/2026-02-24/en-que-fecha-se-reabre-la-inscripcion-al-programa-jovenes-construyendo-el-futuro/",
      supports: ["dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://sidof.segob.gob.mx/notas/docFuente/5746424",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://imagendelgolfo.mx/nacional/jovenes-construyendo-el-futuro-cantidad-de-veces-que-puedes-acceder-al-programa/50661121",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://laverdadnoticias.com/ultimas-noticias/mexico/jovenes-construyendo-2?amp=1",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://lahora.mx/index.php/2026/02/01/inicia-registro-de-jovenes-construyendo-el-futuro-para-jovenes-de-18-a-29-anos/amp",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  name: "Jóvenes Construyendo el Futuro",
  organization: "Secretaría del Trabajo y Previsión Social (México)",
  organizationKey: "organization",
  section: "internships",
  category: "any",
  icon: "briefcase",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.residence",
    "requirements.status",
    "requirements.documents",
  ],
  eligibility: [
    {
      kind: "age",
      min: 18,
      max: 29,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["MX"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      // The press speaks of young Mexicans.
      kind: "anyOf",
      options: [
        [{ kind: "nationality", countries: ["MX"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Estudios o trabajo al registrarse",
      excludes: ["studying", "working"],
      textKey: "requirements.status",
      // Nobody is advised to leave school.
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.informador.mx/mexico/jovenes-construyendo-el-futuro-500-mil-participantes-para-2026-20260119-0132.html",
    },
  ],
  levels: ["any"],
  fields: ["any"],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      { opens: 2, closes: null },
      { opens: 4, closes: null },
      { opens: 6, closes: null },
      { opens: 8, closes: null },
      { opens: 10, closes: null },
      { opens: 12, closes: null },
    ],
  },
  phrases: [
    "jovenes construyendo el futuro",
    "jcf registro",
    "beca para jovenes que no estudian ni trabajan",
    "capacitacion pagada del gobierno mexico",
    "primer trabajo sin experiencia mexico",
    "aprendices salario minimo gobierno",
    "programa de empleo para jovenes 18 a 29",
    "termine la prepa y no encuentro trabajo",
    "centro de trabajo jovenes construyendo",
    "vinculacion jovenes construyendo el futuro",
    "aprender un oficio y que me paguen",
    "seguro imss para jovenes aprendices",
    "paid training young people mexico",
    "mexico youth apprenticeship programme",
    "ninis",
    "no entre a la universidad que hago",
    "deje la escuela y no trabajo",
    "curso con sueldo",
    "aprendiz",
    "dinero mensual del gobierno para jovenes",
    "trabajo para jovenes de 18",
    "seguro medico para jovenes",
    "oficio pagado",
  ],
  texts: {
    es: {
      organization: "Secretaría del Trabajo y Previsión Social (México)",
      audience: "Jóvenes de 18 a 29 años en México que no estudian ni trabajan",
      gives:
        "Un salario mínimo al mes por 12 meses de capacitación y seguro del IMSS",
      when: "Suele haber periodos cada dos meses para entrar a un centro, hasta agotar lugares",
      where: "Un centro de trabajo de un municipio participante",
      description:
        "Aprende un trabajo durante un año y recibe un apoyo mensual. Eliges el centro (una empresa, un taller, una oficina) según el plan de actividades que ofrece. Es gratis.",
      requirements: {
        age: "Tener de 18 a 29 años",
        residence:
          "Vivir en México; si tienes otra nacionalidad, confirma si te aceptan",
        status: "No estudiar ni trabajar al registrarte",
        documents:
          "Identificación, CURP, comprobante de domicilio, foto y carta compromiso",
      },
      note: "Es capacitación, no un empleo fijo: al acabar el año nadie te asegura el puesto. Quien ya completó los 12 meses no puede repetir. Ese año tampoco puedes estudiar (reglas de 2026): compáralo con las becas.",
      figures: {
        y2026:
          "En 2026: 9,582 pesos mexicanos al mes. Periodos para entrar a un centro: febrero, abril, junio, agosto, octubre y diciembre. El de febrero cerró al agotarse los lugares.",
      },
    },
    en: {
      organization: "Ministry of Labour and Social Welfare (Mexico)",
      audience: "People of 18 to 29 in Mexico who neither study nor work",
      gives:
        "A minimum wage each month for 12 months of training, and IMSS insurance",
      when: "There are usually periods every two months to join a workplace, while places last",
      where: "A workplace in a participating town",
      description:
        "Learn a job for a year and receive a monthly payment. You choose the workplace (a company, a workshop, an office) by the plan of activities it offers. It is free.",
      requirements: {
        age: "Be 18 to 29 years old",
        residence:
          "Live in Mexico; with another nationality, check whether you are accepted",
        status: "Not be studying or working when you register",
        documents:
          "ID, CURP, proof of address, photograph and letter of commitment",
      },
      note: "It is training, not a permanent job: nobody assures you the post after the year. Those who have completed the 12 months cannot repeat. Nor can you study that year (2026 rules): compare it with student grants.",
      figures: {
        y2026:
          "In 2026: 9,582 Mexican pesos a month. Periods to join a workplace: February, April, June, August, October and December. That of February closed once places ran out.",
      },
    },
  },
};
