import type { Resource } from "../resource.schema.ts";
import { AT_SCHOOL, IN_LOWER_SECONDARY } from "../shared-conditions.ts";

export const ecoemsMiDerechoMiLugar: Resource = {
  id: "ecoems-mi-derecho-mi-lugar",
  nameKey: "name",
  organization: "SEP y Gobierno del Estado de México, con UNAM e IPN",
  organizationKey: "organization",
  link: "https://miderechomilugar.gob.mx/",
  tags: ["preparatoria", "ecoems", "comipems", "unam"],
  editions: [
    {
      year: 2026,
      opens: "2026-03-17",
      closes: "2026-04-14",
      source:
        "https://politica.expansion.mx/mexico/2026/02/03/cuando-son-inscripciones-para-prepa-2026-2027-ecoems",
    },
  ],
  sources: [
    {
      url: "https://wradio.com.mx/2026/01/26/convocatoria-unam-2026-bachillerato-fechas-registro-y-lo-que-debes-saber-del-examen-ecoems-de-la-prepa/",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://infoboom.com.mx/comienza-registro-para-examen-al-bachillerato-de-unam-e-ipn",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.proceso.com.mx/nacional/2025/8/18/mi-derecho-mi-lugar-el-martes-se-publican-los-resultados-para-bachillerato-donde-consultarlos-357105.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.nmas.com.mx/ciudad-de-mexico/convocatoria-ecoems-2026-fechas-registro-requisitos-entrar-preparatoria-mi-derecho-mi-lugar/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://elinformante.mx/?p=100105",
      supports: ["dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.tvazteca.com/aztecanoticias/coems-2026-fechas-requisitos-y-como-entrar-a-la-prepa-sin-examen/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://politica.expansion.mx/mexico/2026/02/03/cuando-son-inscripciones-para-prepa-2026-2027-ecoems",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  serves: ["MX"],
  icon: "government",
  section: "examPreparation",
  type: "Guía",
  languages: ["es"],
  country: "MX",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.secondary",
    "requirements.account",
    "requirements.average",
    "requirements.payment",
  ],
  eligibility: [
    // For schools of the Valley of Mexico; a family may move there.
    {
      kind: "anyOf",
      options: [
        [{ kind: "region", country: "MX", regions: ["MX-CMX", "MX-MEX"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.secondary",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "lowerSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.secondary",
      changeable: false,
    },
    {
      // No source says whether those who have finished school already may register.
      kind: "anyOf",
      options: [[AT_SCHOOL], [{ kind: "other" }]],
      textKey: "requirements.secondary",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.account",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        // The average of lower secondary counts.
        [IN_LOWER_SECONDARY, { kind: "grade", atLeast: 7, scale: "0-10" }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.average",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.payment",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.calendar",
      source: "https://elinformante.mx/?p=100105",
    },
  ],
  levels: ["highSchool"],
  fields: ["any"],
  cost: "varies",
  cycle: { basis: "usual", windows: [{ opens: 3, closes: 4 }] },
  phrases: [
    "ecoems registro",
    "mi derecho mi lugar registro",
    "comipems nuevo",
    "examen para entrar a la prepa cdmx",
    "prepas publicas estado de mexico",
    "bachillerato sin examen",
    "como entrar a cch o prepa unam",
    "vocacional ipn cecyt ingreso",
    "opciones despues de la secundaria edomex",
    "que sustituyo al comipems",
    "elegir preparatoria en el valle de mexico",
    "mexico city public high school admission",
    "high school placement mexico",
    "termino la secu y busco prepa",
    "registro para prepa en la ciudad de mexico",
    "examen para cch o prepa unam",
    "como elegir bachillerato publico",
    "terminar secundaria y entrar a la prepa",
    "convocatoria de bachillerato estado de mexico",
    "lugares en vocacional o cch",
    "entrar a la prepa sin examen",
    "escoger prepa",
    "prepa 6 cch o voca",
    "cetis conalep o bachilleres",
    "opciones de prepas",
    "que hago despues de la secundaria",
    "mi hijo entra a la prepa",
  ],
  texts: {
    es: {
      name: "Mi derecho, mi lugar (ECOEMS): ingreso a bachillerato",
      organization: "SEP y Gobierno del Estado de México, con UNAM e IPN",
      audience:
        "Quien termina la secundaria y busca prepa pública en el Valle de México",
      gives:
        "Lugar directo sin examen, o examen en línea, con pago, solo para UNAM e IPN",
      when: "La convocatoria suele salir en febrero; el registro, en marzo y abril",
      where: "Zona Metropolitana del Valle de México, con registro en línea",
      description:
        "Haz un solo registro para pedir lugar en las preparatorias públicas de la Ciudad de México y los municipios cercanos del Estado de México. Eliges escuelas sin examen, con examen (UNAM e IPN) o una mezcla.",
      requirements: {
        secondary: "Cursar tercero de secundaria o tenerla terminada",
        account: "Tener tu cuenta Llave MX para registrarte",
        average: "Tener promedio mínimo de 7.0, solo si pides UNAM o IPN",
        payment:
          "Si pides UNAM o IPN: hacer además su trámite y pagar el examen, en mayo (en 2025 y 2026)",
      },
      note: "Si no alcanzas el registro, pregunta: en 2025 se anunció otro en agosto. Confirma fechas y requisitos en la convocatoria de tu año.",
      figures: {
        calendar:
          "En 2026 el registro fue del 17 de marzo al 14 de abril. El examen en línea se fijó para el 20, 21, 27 y 28 de junio y los resultados, para el 18 de agosto.",
      },
    },
    en: {
      name: "Mi derecho, mi lugar (ECOEMS): upper-secondary admission",
      organization:
        "SEP and the Government of the State of Mexico, with UNAM and IPN",
      audience:
        "Anyone finishing secundaria who wants a public prepa in the Valley of Mexico",
      gives:
        "A direct place with no exam, or an online exam, with a fee, only for UNAM and IPN",
      when: "The call usually comes out in February; registration, in March and April",
      where: "Mexico City metropolitan area, with online registration",
      description:
        "Register once to ask for a place in the public upper-secondary schools of Mexico City and the nearby towns of the State of Mexico. You choose schools without an exam, with one (UNAM and IPN) or a mix.",
      requirements: {
        secondary: "Be in the third year of secundaria or have finished it",
        account: "Have a Llave MX account to register",
        average:
          "Have an average of at least 7.0 out of 10, only if you ask for UNAM or IPN",
        payment:
          "If you ask for UNAM or IPN: also do their paperwork and pay for the exam, in May (in 2025 and 2026)",
      },
      note: "If you miss registration, ask: in 2025 a late one was announced for August. Check dates and requirements in the call of your year.",
      figures: {
        calendar:
          "In 2026 registration ran from 17 March to 14 April. The online exam was set for 20, 21, 27 and 28 June and the results for 18 August.",
      },
    },
  },
};
