import type { Resource } from "../resource.schema.ts";
import { BEFORE_HIGHER_STUDIES } from "../shared-conditions.ts";

export const uprAdmision: Resource = {
  id: "upr-admision",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Universidad de Puerto Rico",
  link: "https://upr.edu/",
  applicationUrl: "https://admisiones.upr.edu/",
  requirementsKeys: [
    "requirements.school",
    "requirements.test",
    "requirements.transcript",
  ],
  noteKey: "note",
  eligibility: [
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // Those who have studied at a university enter by other ways.
      kind: "anyOf",
      options: [[BEFORE_HIGHER_STUDIES], [{ kind: "other" }]],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [[{ kind: "test", name: "PAA / SAT" }], [{ kind: "other" }]],
      textKey: "requirements.test",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.transcript",
      changeable: true,
    },
  ],
  section: "universityAdmission",
  type: "Plataforma",
  languages: ["es"],
  country: "PR",
  serves: ["PR"],
  icon: "university",
  levels: ["undergraduate"],
  fields: ["any"],
  cost: "paid",
  cycle: { basis: "usual", windows: [{ opens: 10, closes: 1 }] },
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-01-23",
      source:
        "https://www.elnuevodia.com/noticias/locales/notas/upr-da-comienzo-al-proceso-de-admision-automatica-para-estudiantes-de-escuela-superior/",
    },
    {
      year: 2024,
      opens: "2023-10-31",
      closes: "2024-01-19",
      source:
        "https://m.primerahora.com/noticias/puerto-rico/notas/upr-abre-solicitud-de-admision-en-linea-para-estudiantes-de-nuevo-ingreso/",
    },
  ],
  tags: ["puerto rico", "universidad pública", "admisión", "paa", "sat"],
  sources: [
    {
      url: "https://upra.edu/admisiones/requisitos-de-admision",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.elnuevodia.com/noticias/locales/notas/upr-da-comienzo-al-proceso-de-admision-automatica-para-estudiantes-de-escuela-superior/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://m.primerahora.com/noticias/puerto-rico/notas/upr-abre-solicitud-de-admision-en-linea-para-estudiantes-de-nuevo-ingreso/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://upr.edu/ac/vicepresidencias/vicepresindencia-de-asuntos-estudiantiles/vicepresidencia-de-asuntos-estudiantiles-oficinas-adscritas/oficina-de-admisiones/procedimientos-de-admisiones",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://natsci.uprrp.edu/envsci/how-to-apply",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://wordpress.uprm.edu/fisica/subgraduado/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.elnuevodia.com/noticias/locales/notas/universidad-de-puerto-rico-anuncia-el-inicio-del-periodo-para-llenar-solicitudes-de-admision/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "admision upr",
    "solicitud universidad de puerto rico",
    "calcular igs upr",
    "indice general de solicitud",
    "paa para entrar a la upr",
    "igs minimo por programa",
    "recinto de mayaguez como entrar",
    "rio piedras admision subgraduada",
    "tres alternativas solicitud upr",
    "estoy en cuarto año y quiero la iupi",
    "admision no tradicional upr",
    "university of puerto rico admission",
    "upr igs calculator",
    "rum rio piedras o bayamon",
    "salgo de cuarto año y quiero universidad",
    "puntuacion college board",
    "solicitud de ingreso a universidades",
    "ingenieria o enfermeria pr",
  ],
  texts: {
    es: {
      name: "UPR: admisión y cálculo del IGS",
      audience: "Estudiantes de cuarto año de escuela superior, o graduados",
      gives:
        "Una solicitud para tres alternativas y una calculadora de tu índice",
      when: "Suele abrir a fines de octubre y cerrar en la segunda mitad de enero",
      where: "Recintos en varias ciudades de la isla",
      description:
        "Entiende el índice (IGS) que decide tu entrada: suma tu promedio de escuela superior y las dos partes de la PAA o del SAT. El promedio pesa 60 % y las pruebas 40 %. Cada programa fija un mínimo. Compara tu índice con los del año anterior y elige bien tus tres alternativas.",
      requirements: {
        school: "Cursar el último año de escuela superior o haberlo terminado",
        test: "Tener resultados de la PAA o del SAT, salvo en Utuado y en grados asociados (política de 2022)",
        transcript: "Enviar tu transcripción",
      },
      note: "Una página de la UPR aún reparte 50 y 50: usa su calculadora. Algunos programas piden audición o examen. El cargo de la solicitud no se devuelve. La vía no tradicional (2.00 de promedio) es para ciertos casos. La invitación de admisión automática vence antes.",
    },
    en: {
      name: "UPR: admission and how the IGS works",
      audience: "Students in the last year of high school, or graduates",
      gives:
        "One application for three choices, and a calculator for your index",
      when: "Usually opens in late October and closes in the second half of January",
      where: "Campuses in several towns of the island",
      description:
        "Understand the index (IGS) that decides your entry: it adds your high school average and the two parts of the PAA or SAT. The average counts 60% and the tests 40%. Each programme sets a minimum. Compare your index with last year's and choose your three options well.",
      requirements: {
        school: "Be in the last year of high school or have finished it",
        test: "Have PAA or SAT scores, except at Utuado and for associate degrees (2022 policy)",
        transcript: "Send your transcript",
      },
      note: "A UPR page still splits 50 and 50: use its calculator. Some programmes ask for an audition or exam. The application fee is not refunded. The non-traditional way (2.00 average) is for certain cases. The automatic admission invitation ends earlier.",
    },
  },
};
