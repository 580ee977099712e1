import type { Resource } from "../resource.schema.ts";

export const ielts: Resource = {
  id: "ielts",
  name: "IELTS",
  organization:
    "British Council, IDP y Cambridge University Press & Assessment",
  organizationKey: "organization",
  link: "https://ielts.org/",
  tags: ["inglés", "ielts", "certificación", "idiomas"],
  sources: [
    {
      url: "https://www.fateheducation.com/blog/how-long-is-ielts-exam-duration-format-sections",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://ieltsasia.org/hk/ln/test-format",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.savemyexams.com/academic/ielts/british-council/26/reading/revision-notes/introduction-to-ielts-test/ielts-overview/what-is-ielts/",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://bandladder.com/blog/paper-based-ielts-ends-in-2026-everything-you-need-to-know-about-ielts-on-computer",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  icon: "exam",
  section: "languageCertifications",
  type: "Examen",
  languages: ["en"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [],
  eligibility: [],
  figures: [
    {
      year: 2026,
      textKey: "figures.paper",
      source:
        "https://bandladder.com/blog/paper-based-ielts-ends-in-2026-everything-you-need-to-know-about-ielts-on-computer",
    },
  ],
  levels: ["any"],
  fields: ["languages"],
  cost: "paid",
  cycle: { basis: "always" },
  phrases: [
    "ielts ingles",
    "examen ielts academico o general",
    "certificado de ingles para migrar",
    "ielts que es",
    "prueba de ingles para reino unido australia",
    "british council examen de ingles",
    "entrevista oral del ielts",
    "ielts preguntas de muestra gratis",
    "ingles para visa o residencia",
    "ielts cuanto dura",
    "certificar ingles para trabajar afuera",
    "ielts academic vs general",
    "english test for immigration",
    "quiero trabajar afuera y me piden ingles",
    "costo y fechas del ielts",
    "certificado de ingles internacional",
    "ielts academic test",
    "band score para universidad",
    "practica gratis ielts",
    "speaking con examinador",
    "certificado de ingles",
    "examenes de ingles",
    "que examen de ingles conviene",
    "emigrar a canada o australia",
    "ingles para inglaterra",
    "estudiar en el reino unido",
  ],
  texts: {
    es: {
      organization:
        "British Council, IDP y Cambridge University Press & Assessment",
      audience:
        "Quien debe demostrar su inglés para estudiar, trabajar o migrar",
      gives: "Un resultado de hasta 9, que vale 2 años. Tiene costo",
      when: "Muchas fechas al año, según el centro",
      where: "En centros autorizados, en computadora. Hablas con un examinador",
      description:
        "Elige la versión académica o la general, según lo que te pidan. Evalúa escucha, lectura, escritura y una conversación: unas 2 horas y 45 en total. Lo piden universidades, becas y trámites migratorios. En el sitio oficial hay preguntas de muestra gratis.",
      note: "Antes de pagar, confirma qué versión y qué banda pide tu programa.",
      figures: {
        paper:
          "La versión en papel terminó el 27 de junio de 2026 en la mayoría de los países. En algunos lugares puedes escribir a mano la parte de redacción.",
      },
    },
    en: {
      organization:
        "British Council, IDP and Cambridge University Press & Assessment",
      audience: "Anyone who must prove their English to study, work or migrate",
      gives: "A result of up to 9, valid for 2 years. It has a fee",
      when: "Many dates a year, depending on the centre",
      where: "At approved centres, on a computer. Speaking is with an examiner",
      description:
        "Choose the Academic or the General version, depending on what you are asked for. It tests listening, reading, writing and a conversation: about 2 hours 45 in all. Universities, scholarships and migration offices ask for it. The official site has free sample questions.",
      note: "Before you pay, confirm which version and which band your programme asks for.",
      figures: {
        paper:
          "The paper version ended on 27 June 2026 in most countries. In some places you can write the writing part by hand.",
      },
    },
  },
};
