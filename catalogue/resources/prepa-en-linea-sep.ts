import type { Resource } from "../resource.schema.ts";
import { AT_SCHOOL, LOWER_SECONDARY_FINISHED } from "../shared-conditions.ts";

export const prepaEnLineaSep: Resource = {
  id: "prepa-en-linea-sep",
  serves: ["MX"],
  nameKey: "name",
  organization: "Secretaría de Educación Pública (México)",
  organizationKey: "organization",
  section: "universityAdmission",
  type: "Plataforma",
  link: "https://prepaenlinea.sep.gob.mx/",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.elmanana.com/noticias/nacional/educacion-media-superior-gratuita-con-prepa-en-linea-sep/6070006",
    },
  ],
  requirementsKeys: [
    "requirements.country",
    "requirements.school",
    "requirements.documents",
    "requirements.module",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "nationality", countries: ["MX"] }],
        // Foreigners need a legal stay.
        [{ kind: "residence", countries: ["MX"] }, { kind: "other" }],
      ],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      ...LOWER_SECONDARY_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // No call that was read names the certificate.
      kind: "anyOf",
      options: [[AT_SCHOOL], [{ kind: "other" }]],
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
      kind: "test",
      name: "Módulo propedéutico de Prepa en Línea-SEP",
      score: 60,
      textKey: "requirements.module",
      changeable: true,
    },
  ],
  levels: ["highSchool"],
  fields: ["any"],
  cost: "free",
  languages: ["es"],
  country: "MX",
  icon: "government",
  tags: ["preparatoria", "méxico", "gratis", "en línea", "gobierno"],
  cycle: { basis: "unknown" },
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-01-07",
      source:
        "https://www.elmanana.com/noticias/nacional/educacion-media-superior-gratuita-con-prepa-en-linea-sep/6070006",
    },
  ],
  sources: [
    {
      url: "https://www.elmanana.com/noticias/nacional/educacion-media-superior-gratuita-con-prepa-en-linea-sep/6070006",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.lanoticiaalpunto.com/post/prepa-gratis-y-100-en-l%C3%ADnea-sep-lanza-convocatoria-2026-para-concluir-el-bachillerato-desde-cualq",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.cuartopoder.mx/chiapas/preparatoria-gratuita-y-en-linea-para-estudiantes/560891",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://lanotacompleta.com/post/inclusi%C3%B3n-digital-sep-retos-y-promesas-de-la-educaci%C3%B3n-en-l%C3%ADnea",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
  ],
  phrases: [
    "prepa en linea sep",
    "prepa en linea gratis del gobierno",
    "terminar la prepa por internet",
    "bachillerato en linea con certificado oficial",
    "estudiar la prepa y trabajar",
    "prepa virtual para adultos mexico",
    "acabar la prepa en dos años y medio",
    "soy mexicano en estados unidos y quiero prepa",
    "deje la prepa y quiero volver",
    "no hay prepa cerca de mi casa",
    "convocatoria prepa en linea sep",
    "prepa sin ir a la escuela",
    "free online high school mexico",
    "finish mexican high school online",
    "deje la escuela",
    "estudiar en mi casa",
    "trabajo y no puedo ir a la escuela",
    "bachillerato virtual",
    "secundaria terminada y ahora que",
    "madre joven que quiere la prepa",
    "migrante mexicano sin prepa",
    "volver a estudiar de adulto",
    "prepa sin pagar",
    "estudiar y trabajar a la vez",
  ],
  texts: {
    es: {
      name: "Prepa en Línea-SEP: bachillerato gratis por internet",
      organization: "Secretaría de Educación Pública (México)",
      audience:
        "Quien quiere empezar o terminar la prepa y trabaja o vive lejos de una",
      gives: "El bachillerato completo, gratis y con certificado oficial",
      when: "Suele tener varias convocatorias al año; el registro dura unas semanas",
      where: "En línea, desde México u otro país",
      description:
        "Estudia la prepa en una plataforma de la SEP. Son 23 módulos de cuatro semanas, unos dos años y medio en total, y cada semana envías actividades. También sirve a mexicanos que viven fuera del país.",
      requirements: {
        country: "Tener nacionalidad mexicana, o estancia legal en México",
        school:
          "Haber terminado la secundaria (confirma si piden el certificado)",
        documents:
          "CURP, acta de nacimiento, dos correos y cuestionario socioeconómico (en 2026)",
        module: "Aprobar el módulo propedéutico (60 puntos en 2026)",
      },
      note: "Los correos no deben haberse usado en convocatorias anteriores. Guarda tu folio: lo necesitas para el propedéutico. Revisa en el portal cuándo abre la siguiente convocatoria.",
      figures: {
        y2026:
          "Para empezar el 2 de febrero de 2026, el registro cerró el 7 de enero y el propedéutico fue del 12 al 21 de enero.",
      },
    },
    en: {
      name: "Prepa en Línea-SEP: free online high school (Mexico)",
      organization: "Ministry of Public Education (Mexico)",
      audience:
        "Anyone starting or finishing high school who works or lives far from one",
      gives:
        "The whole high-school programme, free, with an official certificate",
      when: "It usually has several calls a year; registration lasts a few weeks",
      where: "Online, from Mexico or another country",
      description:
        "Study high school on a platform of the Ministry of Education. There are 23 four-week modules, about two and a half years in all, and you send in work every week. It also serves Mexicans who live abroad.",
      requirements: {
        country: "Be Mexican, or a foreigner legally in Mexico",
        school:
          "Have finished lower secondary (check if the certificate is asked for)",
        documents:
          "CURP, birth certificate, two e-mail addresses, socio-economic form (in 2026)",
        module: "Pass the preparatory module (60 points in 2026)",
      },
      note: "The e-mail addresses must not have been used in earlier calls. Keep your folio: you need it for the preparatory module. Check on the portal when the next call opens.",
      figures: {
        y2026:
          "To start on 2 February 2026, registration closed on 7 January and the preparatory module ran from 12 to 21 January.",
      },
    },
  },
};
