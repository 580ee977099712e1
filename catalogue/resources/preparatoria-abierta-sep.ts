import type { Resource } from "../resource.schema.ts";

export const preparatoriaAbiertaSep: Resource = {
  id: "preparatoria-abierta-sep",
  name: "Preparatoria Abierta (SEP)",
  organization:
    "Secretaría de Educación Pública – Dirección General de Bachillerato",
  organizationKey: "organization",
  section: "universityAdmission",
  type: "Plataforma",
  link: "https://prepaabierta.sep.gob.mx/",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: ["requirements.documents"],
  eligibility: [
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
  ],
  serves: ["MX"],
  levels: ["highSchool"],
  fields: ["any"],
  cost: "paid",
  languages: ["es"],
  country: "MX",
  icon: "government",
  tags: ["preparatoria", "méxico", "en línea", "gobierno", "sin examen"],
  cycle: { basis: "always" },
  sources: [
    {
      url: "https://www.infobae.com/mexico/2025/10/04/como-hacer-la-prepa-abierta-en-linea-sep/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://imagendelgolfo.mx/estado/promueven-preparatoria-abierta-en-veracruz-para-concluir-estudios/50650633",
      supports: ["programme", "amount"],
      read: { on: "2026-11-27", as: "stored" },
    },
  ],
  phrases: [
    "prepa abierta sep",
    "preparatoria abierta inscripcion",
    "terminar la prepa siendo adulto",
    "prepa por modulos a mi ritmo",
    "deje la prepa y quiero acabarla",
    "bachillerato abierto sin limite de edad",
    "prepa para personas que trabajan",
    "sacar el certificado de bachillerato con examenes",
    "estudiar prepa desde casa mexico",
    "soy mama joven y quiero la prepa",
    "prepa sin examen de admision",
    "validar materias que ya tenia",
    "open high school mexico adults",
    "finish high school online mexico",
    "deje la escuela",
    "trabajo y no puedo ir a la escuela",
    "estudiar en mi casa",
    "volver a estudiar de adulto",
    "prepa trunca",
    "madre joven que quiere la prepa",
    "migrante mexicano sin prepa",
    "bachillerato a mi ritmo",
    "prepa sin horarios",
    "estudiar y trabajar a la vez",
  ],
  texts: {
    es: {
      organization:
        "Secretaría de Educación Pública – Dirección General de Bachillerato",
      audience:
        "Quien quiere empezar o terminar la prepa a su ritmo, a cualquier edad",
      gives: "Bachillerato con certificado oficial; cada examen tiene cuota",
      when: "Todo el año",
      where: "En México; pregunta en tu estado",
      description:
        "Estudia la prepa por módulos y aprueba cada uno con un examen cuando te sientas lista o listo. No hay examen de admisión ni plazo para terminar. Sirve si trabajas, cuidas de alguien o dejaste la escuela.",
      requirements: {
        documents: "Presentar los documentos de inscripción que pida tu estado",
      },
      note: "Exámenes y precios cambian por estado: pregunta si se cobra la inscripción y si te valen las materias que ya aprobaste. No es lo mismo que Prepa en Línea-SEP, que tiene fechas de registro.",
    },
    en: {
      organization:
        "Ministry of Public Education (SEP) – Dirección General de Bachillerato",
      audience:
        "Anyone who wants to start or finish high school at their own pace, at any age",
      gives: "An official high school certificate; each exam has a fee",
      when: "All year",
      where: "In Mexico; ask in your state",
      description:
        "Study high school by modules and pass each one with an exam when you feel ready. There is no entrance exam and no time limit. It suits you if you work, look after someone or left school.",
      requirements: {
        documents: "Hand in the enrolment papers that your state asks for",
      },
      note: "Exams and prices differ by state: ask whether enrolment costs money and whether subjects you already passed count. It is not the same as Prepa en Línea-SEP, which has registration dates.",
    },
  },
};
