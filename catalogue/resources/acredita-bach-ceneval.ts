import type { Resource } from "../resource.schema.ts";

export const acreditaBachCeneval: Resource = {
  id: "acredita-bach-ceneval",
  nameKey: "name",
  organization: "Ceneval y Secretaría de Educación Pública (México)",
  organizationKey: "organization",
  section: "universityAdmission",
  type: "Examen",
  link: "https://ceneval.edu.mx/",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.documents",
    "requirements.minors",
  ],
  eligibility: [
    // The press speaks of 25 years, of anyone, and of papers for minors.
    { kind: "other", textKey: "requirements.age", changeable: false },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
    {
      kind: "task",
      task: "guardian",
      textKey: "requirements.minors",
      changeable: true,
    },
  ],
  levels: ["highSchool"],
  fields: ["any"],
  cost: "paid",
  languages: ["es"],
  country: "MX",
  serves: ["MX"],
  icon: "exam",
  tags: ["méxico", "preparatoria", "ceneval", "certificación"],
  cycle: { basis: "unknown" },
  lastSeenCycle: 2025,
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-09-22",
      source:
        "https://www.eluniversal.com.mx/nacion/ceneval-abre-registro-para-presentar-examen-y-acreditar-el-bachillerato-tambien-se-podra-obtener-titulo-de-licenciatura/",
    },
  ],
  sources: [
    {
      url: "https://www.proceso.com.mx/nacional/2025/9/8/ceneval-requisitos-costo-fechas-del-examen-para-acreditar-el-bachillerato-2025-358395.html",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.eluniversal.com.mx/nacion/ceneval-abre-registro-para-presentar-examen-y-acreditar-el-bachillerato-tambien-se-podra-obtener-titulo-de-licenciatura/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.infobae.com/mexico/2025/09/03/cuidado-con-las-extorsiones-ceneval-advierte-que-guias-para-titularte-de-bachillerato-y-licenciatura-son-gratuitas/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.adn40.mx/mexico/2025-09-06/requisitos-obtener-titulo-profesional-mediante-acuerdo-286-sep",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
  ],
  phrases: [
    "acredita bach ceneval",
    "prepa en un solo examen",
    "certificado de bachillerato por examen",
    "acuerdo 286 bachillerato",
    "examen ceneval para sacar la prepa",
    "no termine la prepa y trabajo",
    "sacar la prepa sin ir a clases",
    "guia acredita bach gratis",
    "certificar la prepa con experiencia",
    "examen unico de preparatoria sep",
    "cuando es el examen acredita bach",
    "validar la prepa por examen",
    "validar el bachillerato de adulto",
    "mexico high school equivalency exam",
    "ged equivalent in mexico",
    "deje la escuela",
    "trabajo y no puedo ir a la escuela",
    "volver a estudiar de adulto",
    "certificado de prepa rapido",
    "examen para terminar estudios",
    "autodidacta sin papeles",
    "prepa trunca",
    "secundaria terminada y ahora que",
    "estudiar y trabajar a la vez",
  ],
  texts: {
    es: {
      name: "ACREDITA-BACH: certificado de bachillerato por examen",
      organization: "Ceneval y Secretaría de Educación Pública (México)",
      audience: "Quien no terminó la prepa y ya sabe lo que se enseña en ella",
      gives: "El certificado oficial de bachillerato de la SEP, si apruebas",
      when: "Hay convocatorias por periodos; mira cuál sigue",
      where: "Examen presencial en México; registro en línea",
      description:
        "Demuestra en un examen lo que aprendiste por tu cuenta o en el trabajo y obtén el bachillerato. Evalúa conocimientos por área, comprensión lectora y un texto argumentativo. Si no apruebas un área, puedes volver a presentarla.",
      requirements: {
        age: "Tener la edad que pida la convocatoria",
        documents:
          "CURP, acta de nacimiento, identificación y carta compromiso",
        minors:
          "Si eres menor de edad: cartas firmadas por tu madre, padre o tutor",
      },
      note: "El examen se paga y la cuota sale en cada convocatoria. Las guías de estudio son gratis: Ceneval avisa de gestores falsos que las venden.",
    },
    en: {
      name: "ACREDITA-BACH: high-school certificate by exam (Mexico)",
      organization: "Ceneval and Ministry of Public Education (Mexico)",
      audience:
        "Anyone who did not finish high school and knows what it teaches",
      gives: "The official high-school certificate of the SEP, if you pass",
      when: "Calls come in periods; see which is next",
      where: "In-person exam in Mexico; online registration",
      description:
        "Show in an exam what you learned on your own or at work and get your high-school certificate. It tests knowledge by area, reading comprehension and an argumentative text. If you fail an area, you can sit it again.",
      requirements: {
        age: "Be of the age that the call asks for",
        documents: "CURP, birth certificate, ID and a letter of commitment",
        minors: "If you are a minor: letters signed by your parent or guardian",
      },
      note: "The exam has a fee, published in each call. Study guides are free: Ceneval warns of false agents who sell them.",
    },
  },
};
