import type { Resource } from "../resource.schema.ts";
import { PRE_UNIVERSITY, SCHOOL_FINISHED } from "../shared-conditions.ts";

export const uasdAdmisionPoma: Resource = {
  id: "uasd-admision-poma",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  descriptionKey: "description",
  organization: "Universidad Autónoma de Santo Domingo",
  link: "https://uasd.edu.do/",
  requirementsKeys: [
    "requirements.school",
    "requirements.documents",
    "requirements.exam",
  ],
  noteKey: "note",
  eligibility: [
    {
      ...SCHOOL_FINISHED,
      levels: PRE_UNIVERSITY,
      textKey: "requirements.school",
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
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  section: "universityAdmission",
  type: "Guía",
  languages: ["es"],
  country: "DO",
  icon: "university",
  levels: ["undergraduate"],
  fields: ["any"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  serves: ["DO"],
  tags: [
    "república dominicana",
    "universidad pública",
    "examen de admisión",
    "licenciatura",
  ],
  sources: [
    {
      url: "https://diariodespertar.com/el-68-de-los-aspirantes-a-maestros-no-pasa-el-concurso-de-oposicion-docente/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://listindiario.com/la-republica/educacion/20250810/terminaste-escuela-proceso-inscribirte-universidad_869563.html",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-27",
        as: "stored",
      },
    },
    {
      url: "https://prensa.pucmm.edu.do/convenios/2026/01/20/pucmm-acoge-presentacion-del-constructo-de-la-prueba-de-orientacion-y-medicion-academica-poma",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://uasd.edu.do/index.php/admisiones",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.listindiario.com/la-republica/2018/08/14/528548/reprueba-mayoria-de-los-aspirantes-a-ser-profesores",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "prueba poma uasd",
    "como entrar a la uasd",
    "examen para entrar a la universidad dominicana",
    "que es la poma",
    "inscribirme en la universidad autonoma de santo domingo",
    "requisitos para la uasd",
    "admisiones uasd en linea",
    "universidad publica dominicana",
    "papeles para entrar a la universidad rd",
    "poma se pasa o se quema",
    "carreras en la uasd como solicito",
    "dominican university entrance test",
    "how to apply to uasd",
    "examen para entrar a la u",
    "universidades publicas dominicanas",
    "salgo del liceo y quiero la universidad",
    "carreras en rd",
    "prueba de orientacion",
    "medicina derecho o psicologia uasd",
    "inscripcion universidad santo domingo",
  ],
  texts: {
    es: {
      name: "UASD: admisión y prueba POMA",
      audience: "Quien termina el bachillerato en República Dominicana",
      gives:
        "Los pasos para entrar a la universidad pública y la prueba que exige la ley",
      when: "Cada semestre tiene su calendario de nuevo ingreso",
      description:
        "Prepara tu entrada a la UASD, universidad pública con campus en varias provincias. Antes haces la POMA, la prueba de orientación y medición que la ley exige para un técnico superior o licenciatura, también en universidades privadas.",
      requirements: {
        school: "Haber terminado el bachillerato",
        documents:
          "Reunir certificado de bachiller del ministerio, récord, acta, fotos y cédula con el mismo nombre",
        exam: "Hacer la prueba POMA antes de entrar",
      },
      note: "Prepárala: la ley la llama diagnóstica, pero en 2025 la prensa dijo que decide el ingreso, y educación ha exigido un mínimo. La prueba puede cambiar: pregunta qué versión te toca. Confirma fechas y pagos en la página de la UASD.",
    },
    en: {
      name: "UASD: admission and POMA test",
      audience: "Anyone finishing secondary school in the Dominican Republic",
      gives:
        "The steps into the public university, and the test that the law requires",
      when: "Each semester has its own calendar for new students",
      description:
        "Get ready to enter UASD, a public university with campuses in several provinces. First you take the POMA, the guidance and measurement test that the law requires for a higher technical or undergraduate programme, at private universities too.",
      requirements: {
        school: "Have finished secondary school",
        documents:
          "Gather the ministry's school certificate, transcript, birth record, photos and ID, in one name",
        exam: "Take the POMA test before you enter",
      },
      note: "Prepare for it: the law calls it diagnostic, but in 2025 the press said that it decides entry, and teacher training has asked for a minimum. The test may change: ask which version you will take. Check dates and payments on UASD's site.",
    },
  },
};
