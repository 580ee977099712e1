import type { Resource } from "../resource.schema.ts";

export const hsk: Resource = {
  id: "hsk",
  name: "HSK",
  organization: "Center for Language Education and Cooperation (China)",
  link: "https://www.chinesetest.cn/",
  tags: ["chino", "hsk", "certificación", "china"],
  sources: [
    {
      url: "https://www.thatsmags.com/china/post/33756/further-changes-to-the-chinese-hsk-exam",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.referchina.com/2025/12/hsk-30-arrives-new-chinese-test-to.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://easymandarin.news/de/articles/4vunrWyNrCkCmytMj0xl",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://goeastmandarin.com/2024-hsk-exam-dates-details",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.wukongsch.com/blog/new-hsk-test-exam-in-2025-post-47490/?amp=1",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  icon: "exam",
  section: "languageCertifications",
  type: "Examen",
  languages: ["zh"],
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
      textKey: "figures.pilot",
      source:
        "https://www.referchina.com/2025/12/hsk-30-arrives-new-chinese-test-to.html",
    },
  ],
  levels: ["any"],
  fields: ["languages"],
  cost: "paid",
  cycle: { basis: "unknown" },
  phrases: [
    "hsk chino",
    "examen de chino mandarin",
    "certificado de chino hsk 4",
    "hsk 3.0 niveles nuevos",
    "prueba oficial de mandarin",
    "chino para estudiar en china",
    "hanyu shuiping kaoshi",
    "material de practica hsk gratis",
    "que nivel de chino piden en china",
    "acreditar mandarin",
    "hsk cuantos niveles tiene",
    "chinese proficiency test",
    "mandarin certificate hsk",
    "estudio mandarin y quiero ir a china",
    "certificado de chino mandarin",
    "examen de chino para beca",
    "aprender mandarin nivel",
    "estudiar en china requisito de idioma",
    "instituto confucio examen",
    "niveles de mandarin",
    "certificado de chino",
    "examenes de idiomas",
    "certificar mi chino",
    "estudiar en china",
    "trabajar con china",
    "idioma para becas de china",
    "nivel de mandarin",
    "instituto confucio",
  ],
  texts: {
    es: {
      audience:
        "Quien aprende chino y quiere certificarlo, por ejemplo para estudiar en China",
      gives: "Un resultado oficial por nivel. Tiene costo",
      when: "Varias fechas al año, según el centro",
      where: "En centros autorizados, en papel o en computadora",
      description:
        "Es el examen oficial de chino, y el nivel 4 es un requisito común para estudiar en China. Los niveles 3 a 6 suelen llevar también prueba oral. Está cambiando: la versión HSK 3.0 pasa de 6 a 9 niveles. En el sitio oficial hay material de práctica gratis.",
      note: "El HSK 3.0 se esperaba de forma general desde julio de 2026, pero el cambio no está confirmado en cada país. Pregunta a tu centro qué versión aplica y a tu universidad o beca cuál acepta.",
      figures: {
        pilot:
          "La prueba piloto del HSK 3.0 (niveles 1 a 6) se fijó para el 31 de enero de 2026, con resultados válidos 2 años.",
      },
    },
    en: {
      audience:
        "Anyone learning Chinese who wants to certify it, for example to study in China",
      gives: "An official result by level. It has a fee",
      when: "Several dates a year, depending on the centre",
      where: "At approved centres, on paper or on a computer",
      description:
        "It is the official Chinese exam, and level 4 is a common requirement to study in China. Levels 3 to 6 usually have an oral test too. It is changing: the HSK 3.0 version goes from 6 to 9 levels. The official site has free practice material.",
      note: "HSK 3.0 was expected in general from July 2026, but the change is not confirmed in each country. Ask your centre which version it uses and your university or scholarship which one it accepts.",
      figures: {
        pilot:
          "The pilot test of HSK 3.0 (levels 1 to 6) was set for 31 January 2026, with results valid for 2 years.",
      },
    },
  },
};
