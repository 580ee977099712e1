import type { Opportunity } from "../opportunity.schema.ts";
import { MEASURED_NEED, WITHOUT_DEGREE } from "../shared-conditions.ts";

export const jovenesEnAccionEcuador: Opportunity = {
  id: "jovenes-en-accion-ecuador",
  link: "https://www.desarrollohumano.gob.ec/",
  tags: [
    "ecuador",
    "gobierno",
    "prácticas",
    "remunerado",
    "necesidad económica",
  ],
  sources: [
    {
      url: "https://www.expreso.ec/actualidad/economia/ecuador-cambio-climatico-jovenes-accion-incentivo-400-219749.html",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.expreso.ec/servicios/noboa-lanza-nueva-fase-de-jovenes-en-accion-requisitos-y-montos-que-debes-conocer-260115.html",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.teleamazonas.com/actualidad/noticias/economia/bonos-jovenes-ecuatorianos-accion-mantendran-vigentes-2028-gobierno-103894/",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.elcomercio.com/actualidad/negocios/jovenes-accion-alcanza-record-inscritos-pocos-cupos-disponibles/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.eldiario.ec/centro/inscripciones-de-jovenes-en-accion-inicia-el-martes-5-de-agosto-existen-80-mil-vacantes-20250802/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.eldiario.ec/la-cifra-de-inscritos-en-el-programa-jovenes-en-accion-supera-los-136-000-a-nivel-nacional-20250807/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  organization: "Ministerio de Desarrollo Humano del Ecuador",
  organizationKey: "organization",
  section: "internships",
  category: "any",
  icon: "briefcase",
  levels: ["any"],
  fields: ["any"],
  cost: "funded",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.residence",
    "requirements.need",
    "requirements.status",
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
      countries: ["EC"],
      textKey: "requirements.residence",
      changeable: false,
    },
    { kind: "other", textKey: "requirements.residence", changeable: false },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      ...WITHOUT_DEGREE,
      textKey: "requirements.status",
      changeable: false,
    },
    {
      kind: "status",
      notHolding:
        "título de tercer nivel, afiliación al IESS, otro bono o el pago del período anterior del programa",
      textKey: "requirements.status",
      changeable: false,
    },
  ],
  cycle: { basis: "unknown" },
  editions: [
    {
      year: 2025,
      opens: "2025-08-04",
      closes: "2025-08-30",
      source:
        "https://www.eldiario.ec/la-cifra-de-inscritos-en-el-programa-jovenes-en-accion-supera-los-136-000-a-nivel-nacional-20250807/",
    },
  ],
  phrases: [
    "jovenes en accion ecuador",
    "pasantias pagadas del gobierno ecuador",
    "400 dolares para jovenes",
    "trabajo para jovenes sin titulo ecuador",
    "practicas en ministerios ecuador",
    "bono para jovenes desempleados",
    "inscripciones jovenes en accion requisitos",
    "registro social jovenes pasantia",
    "primer empleo ecuador gobierno",
    "pasantia de tres meses pagada",
    "no estudio ni trabajo ecuador",
    "paid internship ecuador government",
    "youth work programme ecuador",
    "trabajo para jovenes de 18",
    "busco trabajo sin experiencia",
    "ninis",
    "no entre a la universidad que hago",
    "ayuda economica ecuador jovenes",
    "dinero mensual del gobierno para jovenes",
    "desempleado joven",
  ],
  texts: {
    es: {
      name: "Jóvenes en Acción (Ecuador)",
      organization: "Ministerio de Desarrollo Humano del Ecuador",
      audience:
        "Jóvenes de 18 a 29 años, en pobreza, sin empleo formal ni título superior",
      gives:
        "400 USD al mes durante tres meses, con formación y prácticas en instituciones públicas",
      when: "Por convocatoria y sin mes fijo: abrió en noviembre y, la última vez, en agosto",
      where: "En instituciones públicas de Ecuador",
      description:
        "Es una colocación temporal pagada, no una beca de estudios. Te inscribes en una institución, como un ministerio, y si te eligen haces tres meses de formación y prácticas. Hay muchas más inscripciones que cupos: cuentan más los hogares con menos recursos.",
      requirements: {
        age: "Tener entre 18 y 29 años y once meses",
        residence: "Vivir en Ecuador con cédula; en 2025, en zona urbana",
        need: "Estar en pobreza según el Registro Social (2025)",
        status:
          "Sin título de tercer nivel, IESS ni otro bono; en 2025, tampoco haber cobrado en el período anterior",
      },
      note: "En octubre de 2025 el gobierno dijo que seguiría hasta 2028, con otra inscripción antes de fin de año para empezar en 2026; no vimos que se abriera. Confirma en la página oficial y no pagues a nadie por inscribirte.",
    },
    en: {
      name: "Jóvenes en Acción (Youth in Action, Ecuador)",
      organization: "Ministry of Human Development of Ecuador",
      audience:
        "Young people aged 18 to 29, in poverty, with no formal job or higher degree",
      gives:
        "400 USD a month for three months, with training and placement in public institutions",
      when: "By call, in no fixed month: it opened in November and, last time, in August",
      where: "At public institutions in Ecuador",
      description:
        "It is a paid temporary placement, not a study grant. You sign up for one institution, such as a ministry, and if chosen you do three months of training and practice. There are far more applicants than places: households with the least count more.",
      requirements: {
        age: "Be 18 to 29 years and eleven months old",
        residence: "Live in Ecuador, with an ID; in 2025, in an urban area",
        need: "Be in poverty by the Registro Social (2025)",
        status:
          "Hold no higher degree, IESS membership or other benefit; in 2025, nor have been paid in the last period",
      },
      note: "In October 2025 the government said it would go on until 2028, with another sign-up before the end of that year to start in 2026; we did not see it open. Check on the official page, and pay nobody to sign up.",
    },
  },
};
