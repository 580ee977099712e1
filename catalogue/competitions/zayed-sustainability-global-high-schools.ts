import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_IN_SPRING } from "../shared-conditions.ts";

export const zayedSustainabilityGlobalHighSchools: Competition = {
  id: "zayed-sustainability-global-high-schools",
  link: "https://zayedsustainabilityprize.com/en/apply/categories/global-high-schools",
  tags: [
    "sostenibilidad",
    "medio ambiente",
    "proyectos",
    "emiratos árabes",
    "concurso",
    "innovación",
  ],
  sources: [
    {
      url: "https://www.urdupoint.com/en/middle-east/one-month-countdown-to-close-of-zayed-sustain-1216645.html",
      supports: ["dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.thenationalnews.com/uae/2023/12/21/zayed-sustainability-prize-2025-submissions/",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://gulfnews.com/uae/zayed-sustainability-prize-opens-nominations-for-2025-cycle-1.100333726",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.lateja.cr/cables/comunicado-de-prensa-de-business-wire-the-zayed/Z6ONQOJW5BFTZOAE2UG2MN2FQA/story/",
      supports: ["dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://zayedsustainabilityprize.com/en/apply/categories/global-high-schools",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://zayedsustainabilityprize.com/en/old-zsp/apply/categories/global-high-schools",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.chinadaily.com.cn/a/202406/14/WS666c3467a31095c51c509060.html",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.emirates247.com/sustainability/zayed-sustainability-prize-opens-global-call-for-transformative-solutions-2025-02-10-1.737342",
      supports: ["amount", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.teachermagazine.com/au_en/articles/zayed-sustainability-prize-2026-recognising-inspiring-student-projects",
      supports: ["programme", "amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.prnewswire.co.uk/news-releases/ps2-million-global-zayed-sustainability-prize-opens-to-schools-ngos-and-small-businesses-to-develop-environmental-innovations-822184482.html",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "Zayed Sustainability Prize (Emiratos Árabes Unidos)",
  organizationKey: "organization",
  section: "innovation",
  category: "multidisciplinary",
  icon: "trophy",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.school",
    "requirements.project",
    "requirements.management",
    "requirements.time",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: AT_SCHOOL_IN_SPRING,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "age",
      min: 11,
      max: 19,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.project",
      changeable: true,
    },
    {
      kind: "task",
      task: "sponsor",
      textKey: "requirements.management",
      changeable: true,
    },
    { kind: "other", textKey: "requirements.time", changeable: true },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.teachermagazine.com/au_en/articles/zayed-sustainability-prize-2026-recognising-inspiring-student-projects",
    },
  ],
  editions: [
    {
      year: 2026,
      opens: "2025-02-10",
      closes: null,
      source:
        "https://www.emirates247.com/sustainability/zayed-sustainability-prize-opens-global-call-for-transformative-solutions-2025-02-10-1.737342",
    },
    {
      year: 2025,
      opens: null,
      closes: "2024-06-23",
      source:
        "https://www.chinadaily.com.cn/a/202406/14/WS666c3467a31095c51c509060.html",
    },
    {
      year: 2024,
      opens: null,
      closes: "2023-05-02",
      source:
        "https://www.lateja.cr/cables/comunicado-de-prensa-de-business-wire-the-zayed/Z6ONQOJW5BFTZOAE2UG2MN2FQA/story/",
    },
    {
      year: 2023,
      opens: "2022-03-29",
      closes: "2022-07-06",
      source:
        "https://www.prnewswire.co.uk/news-releases/ps2-million-global-zayed-sustainability-prize-opens-to-schools-ngos-and-small-businesses-to-develop-environmental-innovations-822184482.html",
    },
    {
      year: 2022,
      opens: null,
      closes: "2021-05-06",
      source:
        "https://www.urdupoint.com/en/middle-east/one-month-countdown-to-close-of-zayed-sustain-1216645.html",
    },
  ],
  levels: ["highSchool"],
  fields: ["environment", "health", "technology"],
  cost: "varies",
  cycle: {
    basis: "usual",
    windows: [
      { opens: null, closes: 5 },
      { opens: null, closes: 6 },
      { opens: null, closes: 7 },
    ],
  },
  phrases: [
    "premio zayed de sostenibilidad escuelas",
    "dinero para un proyecto ambiental de mi escuela",
    "concurso de agua y energia para secundaria",
    "proyecto escolar de energia solar con premio",
    "premio de emiratos arabes para prepas",
    "huerto escolar o captacion de agua financiado",
    "concurso de sostenibilidad para colegios",
    "mi escuela quiere hacer un proyecto verde",
    "fondos para proyecto estudiantil de salud o alimentos",
    "premio global high schools las americas",
    "como financiar una idea ecologica en el liceo",
    "zayed sustainability prize global high schools",
    "sustainability grant for high school project",
    "ecologia",
    "energias limpias",
    "proyecto verde",
    "concursos con premio en dinero",
    "fondos para mi escuela",
    "paneles solares en el colegio",
    "sustentabilidad escuela",
    "concursos en equipo",
    "agua potable en mi escuela",
    "activista ambiental joven",
  ],
  texts: {
    es: {
      name: "Premio Zayed de Sostenibilidad – Escuelas",
      organization: "Zayed Sustainability Prize (Emiratos Árabes Unidos)",
      audience:
        "Escuelas con estudiantes de 11 a 19 años que proponen un proyecto",
      gives:
        "Dinero para que la escuela ganadora de cada región del mundo haga su proyecto",
      when: "Suele abrir entre noviembre y marzo y cerrar entre mayo y julio",
      where: "En línea; el proyecto se hace en tu escuela",
      description:
        "Propón con tus compañeros un proyecto de salud, alimentos, energía o agua para tu escuela. El premio paga hacerlo, no reconoce algo ya terminado. Gana una escuela por región, y una de las seis regiones es Las Américas.",
      requirements: {
        school: "Estudiar en una escuela secundaria o prepa, con 11 a 19 años",
        project: "Proponer un proyecto pensado y dirigido por estudiantes",
        management: "Postular con el respaldo de la dirección de la escuela",
        time: "Poder tenerlo funcionando en 24 meses como máximo",
      },
      figures: {
        y2026: "En 2026: seis escuelas, con hasta 150,000 USD cada una.",
      },
      note: "En 2024 aceptaba solicitudes en español y portugués. Confirma en su página la fecha de cierre y el monto antes de reunir al equipo.",
    },
    en: {
      name: "Zayed Sustainability Prize – Global High Schools",
      organization: "Zayed Sustainability Prize (United Arab Emirates)",
      audience: "Schools with students aged 11 to 19 that propose a project",
      gives:
        "Money for the winning school of each world region to carry out its project",
      when: "Usually opens between November and March and closes between May and July",
      where: "Online; the project is done at your school",
      description:
        "Propose with your schoolmates a project on health, food, energy or water for your school. The prize pays for doing it, it does not reward something finished. One school wins per region, and one of the six regions is The Americas.",
      requirements: {
        school: "Study at a lower or upper secondary school, aged 11 to 19",
        project: "Propose a project designed and led by students",
        management: "Apply with the support of the school's management",
        time: "Be able to have it working within 24 months at most",
      },
      figures: {
        y2026: "In 2026: six schools, up to 150,000 USD each.",
      },
      note: "In 2024 it took applications in Spanish and Portuguese. Check on its page the closing date and the amount before you gather the team.",
    },
  },
};
