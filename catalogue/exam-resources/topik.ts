import type { Resource } from "../resource.schema.ts";

export const topik: Resource = {
  id: "topik",
  name: "TOPIK",
  organization:
    "National Institute for International Education (NIIED), Corea del Sur",
  organizationKey: "organization",
  link: "https://www.topik.go.kr/",
  tags: ["coreano", "topik", "certificación", "corea"],
  sources: [
    {
      url: "https://www.niied.go.kr/user/nd95750.do",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.mitoyocenter.com/guia-topik-examen-coreano/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://royalanguage.com/certificacion-definitiva-del-idioma-coreano-la-prueba-topik/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://portalcoreano.com/topik/o-que-e-topik",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://kmagazine.mx/asia/el-topik-tendra-nuevos-requisitos-te-contamos-todo/amp",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  icon: "exam",
  section: "languageCertifications",
  type: "Examen",
  languages: ["ko"],
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
    "topik coreano",
    "examen de coreano",
    "topik 1 y 2 diferencias",
    "certificado de coreano",
    "prueba oficial de hangul",
    "topik ii nivel 3 4 5 6",
    "coreano para universidades de seul",
    "topik examenes anteriores gratis",
    "nivel de coreano para becas",
    "acreditar coreano",
    "que puntaje pide el topik",
    "korean proficiency test",
    "topik past papers",
    "aprendi coreano con doramas y quiero certificarlo",
    "certificado de coreano oficial",
    "niveles de coreano",
    "coreano para estudiar en corea",
    "practicar topik gratis",
    "fechas y sede del topik",
    "examenes de idiomas",
    "certificar mi coreano",
    "idioma para vivir en corea",
    "trabajar en corea",
    "k-pop y aprender idioma",
    "nivel de coreano para gks",
  ],
  texts: {
    es: {
      organization:
        "National Institute for International Education (NIIED), Corea del Sur",
      audience:
        "Quien aprende coreano y quiere certificarlo para estudiar o trabajar",
      gives: "Un nivel oficial del 1 al 6, válido 2 años. Tiene costo",
      when: "Varias fechas al año. Revisa cuáles hay en tu país",
      where: "En las sedes de cada país",
      description:
        "TOPIK I mide los niveles 1 y 2 con escucha y lectura. TOPIK II mide del 3 al 6 y agrega escritura. Suelen pedirlo universidades y becas de Corea del Sur. En el sitio oficial hay exámenes anteriores para practicar gratis.",
      note: "Los 2 años cuentan desde que se publican los resultados. Pregunta en la sede de tu país cuándo abre la inscripción.",
    },
    en: {
      organization:
        "National Institute for International Education (NIIED), South Korea",
      audience:
        "Anyone learning Korean who wants to certify it to study or work",
      gives: "An official level from 1 to 6, valid for 2 years. It has a fee",
      when: "Several dates a year. Check which ones your country has",
      where: "At the venues of each country",
      description:
        "TOPIK I measures levels 1 and 2 with listening and reading. TOPIK II measures levels 3 to 6 and adds writing. South Korean universities and scholarships often ask for it. The official site has past papers to practise free.",
      note: "The 2 years count from the day results are published. Ask the venue in your country when registration opens.",
    },
  },
};
