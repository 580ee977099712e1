import type { Resource } from "../resource.schema.ts";

export const duolingoEnglishTest: Resource = {
  id: "duolingo-english-test",
  name: "Duolingo English Test (DET)",
  organization: "Duolingo",
  link: "https://englishtest.duolingo.com/",
  tags: ["inglés", "duolingo", "en línea", "certificación", "idiomas"],
  sources: [
    {
      url: "https://testcenter.zendesk.com/hc/en-us/articles/360010846252-What-do-I-need-in-order-to-take-the-Duolingo-English-Test",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.mastersportal.com/articles/3343/duolingo-english-test-guide.html",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://duolingoguides.com/how-long-does-the-validity-duolingo-english-test-last",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://blog.englishtest.duolingo.com/duolingo-english-test-setup-secondary-camera-room-scan",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://blog.duolingo.com/the-duolingo-english-test-ai-driven-language-assessment/",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
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
  requirementsKeys: ["requirements.devices", "requirements.identity"],
  eligibility: [
    {
      kind: "other",
      textKey: "requirements.devices",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.identity",
      changeable: true,
    },
  ],
  levels: ["any"],
  fields: ["languages"],
  cost: "paid",
  cycle: { basis: "always" },
  phrases: [
    "duolingo english test",
    "det duolingo examen",
    "examen de ingles desde casa",
    "prueba de ingles por internet",
    "certificado duolingo para universidades",
    "que universidades aceptan duolingo",
    "examen de ingles de una hora",
    "duolinguo test practica gratis",
    "alternativa al toefl online",
    "certificar ingles sin salir de mi casa",
    "como es el test de ingles de duolingo",
    "english test at home",
    "det practice test free",
    "vivo lejos de los centros de examen",
    "examen de ingles rapido y economico",
    "certificado de ingles desde casa",
    "prueba de ingles en linea aceptada",
    "cheap english test",
    "det puntaje para universidades",
    "certificar ingles por internet",
    "examen de ingles con computadora",
    "certificado de ingles",
    "examenes de ingles",
    "que examen de ingles conviene",
    "certificacion online",
    "rapido y sin salir",
    "mejorar mi ingles antes del toefl",
  ],
  texts: {
    es: {
      audience:
        "Quien necesita demostrar su inglés y prefiere hacerlo desde casa",
      gives:
        "Un puntaje de 10 a 160 en unos 2 días, válido 2 años. Tiene costo",
      when: "Todo el año, cuando tú quieras",
      where: "En línea, desde casa",
      description:
        "Dura alrededor de una hora y se adapta a tus respuestas. Lo aceptan miles de instituciones, pero no todas: comprueba antes de pagar que la tuya esté entre ellas. En el mismo sitio puedes hacer una prueba de práctica gratis.",
      requirements: {
        devices:
          "Tener una computadora y un teléfono que sirva como segunda cámara",
        identity:
          "Mostrar un documento oficial con foto, el original y no una copia",
      },
      note: "Antes de pagar, mira en el sitio qué documentos acepta de tu país. Si eres menor de edad, confirma si hace falta el permiso de tu familia.",
    },
    en: {
      audience:
        "Anyone who needs to prove their English and prefers to do it at home",
      gives:
        "A score from 10 to 160 in about 2 days, valid for 2 years. It has a fee",
      when: "All year, whenever you like",
      where: "Online, from home",
      description:
        "It takes about an hour and adapts to your answers. Thousands of institutions accept it, but not all: make sure yours is among them before you pay. You can take a free practice test on the same site.",
      requirements: {
        devices:
          "Have a computer and a phone that can serve as a second camera",
        identity:
          "Show an official document with your photo, the original and no copy",
      },
      note: "Before you pay, see on the site which documents it accepts from your country. If you are under age, check whether your family has to give permission.",
    },
  },
};
