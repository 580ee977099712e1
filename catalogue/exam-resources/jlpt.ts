import type { Resource } from "../resource.schema.ts";

export const jlpt: Resource = {
  id: "jlpt",
  nameKey: "name",
  organization:
    "Fundación Japón y Japan Educational Exchanges and Services (JEES)",
  organizationKey: "organization",
  link: "https://www.jlpt.jp/",
  tags: ["japonés", "jlpt", "certificación", "sin caducidad"],
  sources: [
    {
      url: "https://cendics.com/?p=999",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://global.japanese-bank.com/learn-japanese/jlpt-in-mexico-a-z-important-things-you-need-to-know",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.jpf.go.jp/e/about/result/ar/2018/02_06.html",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.shinshu-u.ac.jp/institution/gec/en/support_for_International_students/enrolling_students/learning_support/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://jlpt.org.br/b/manual-de-inscricao",
      supports: ["programme", "dates"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.jlpt.jp/sp/e/certificate/other.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.jlpt.es/Contenido.sca?id=2",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.ceao.es/examenes-oficiales/japones-noken/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  icon: "exam",
  section: "languageCertifications",
  type: "Examen",
  languages: ["ja"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [],
  eligibility: [],
  levels: ["any"],
  fields: ["languages"],
  cost: "paid",
  cycle: { basis: "unknown" },
  phrases: [
    "jlpt japones",
    "examen de japones oficial",
    "noken n5 n4 n3",
    "certificado de japones n2",
    "jlpt n1 para trabajar en japon",
    "prueba de nihongo",
    "niveles de japones certificacion",
    "preguntas de muestra jlpt gratis",
    "que evalua el jlpt",
    "acreditar mi japones",
    "examen fundacion japon",
    "japanese language proficiency test",
    "jlpt sample questions",
    "aprendo japones y quiero trabajar alla",
    "certificado de japones n5 n1",
    "examen oficial de japones",
    "noken niveles",
    "japanese proficiency test",
    "cuando es el jlpt",
    "examen de japones en mi pais",
    "nivel de japones para trabajar",
  ],
  texts: {
    es: {
      name: "JLPT: Examen de Aptitud del Idioma Japonés",
      organization:
        "Fundación Japón y Japan Educational Exchanges and Services (JEES)",
      audience:
        "Quien aprende japonés y quiere certificarlo para estudiar o trabajar",
      gives: "Un certificado que no caduca, de N5 (básico) a N1. Tiene costo",
      when: "Primer domingo de julio y de diciembre. En muchos países, solo una vez al año",
      where: "En la sede local de cada país",
      description:
        "Evalúa vocabulario y gramática, lectura y escucha, todo con opción múltiple. Tú eliges en qué nivel presentarte. Suelen pedirlo escuelas y empresas de Japón, sobre todo N2 y N1. En el sitio oficial hay preguntas de muestra gratis.",
      note: "La inscripción se hace meses antes en la sede de tu país. Averigua cuál es y si aplica el examen en julio, en diciembre o en ambas fechas.",
    },
    en: {
      name: "JLPT: Japanese-Language Proficiency Test",
      organization:
        "Japan Foundation and Japan Educational Exchanges and Services (JEES)",
      audience:
        "Anyone learning Japanese who wants to certify it to study or work",
      gives:
        "A certificate that does not expire, from N5 (basic) to N1. It has a fee",
      when: "First Sunday of July and of December. In many countries, only once a year",
      where: "At the local venue of each country",
      description:
        "It tests vocabulary and grammar, reading and listening, all in multiple choice. You choose which level to take. Schools and companies in Japan often ask for it, above all N2 and N1. The official site has free sample questions.",
      note: "You register months ahead at the venue in your country. Find out which one it is and whether it holds the exam in July, in December or on both dates.",
    },
  },
};
