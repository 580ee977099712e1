import type { Reference } from "./reference.schema.ts";

const READ = { on: "2026-11-21", as: "stored" } as const;

/** World rankings of universities, and what each one measures. */
export const universityRankings: ReadonlyArray<Reference> = [
  {
    id: "qs-wur",
    name: "QS World University Rankings",
    descriptionKey: "qs-wur.description",
    link: "https://www.topuniversities.com/world-university-rankings",
    sources: [
      {
        url: "https://vanguardia.com.mx/coahuila/coahuila-uadec-fuera-del-ranking-mundial-de-mejores-universidades-ML18025845",
        supports: ["programme"],
        read: READ,
      },
      {
        url: "https://us.liderempresarial.com/posts/mexicos-top-universities-in-2026-according-to-qs-world",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "the-wur",
    name: "Times Higher Education World University Rankings",
    descriptionKey: "the-wur.description",
    link: "https://www.timeshighereducation.com/world-university-rankings",
    sources: [
      {
        url: "https://www.proceso.com.mx/nacional/2026/1/27/tec-de-monterrey-supero-la-unam-en-ranking-mundial-de-universidades-367322.html",
        supports: ["programme"],
        read: READ,
      },
      {
        url: "https://elpais.com/mexico/2026-01-28/la-unam-y-el-tecnologico-de-monterrey-citadas-entre-las-1000-mejores-universidades-segun-el-world-university-rankings.html",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "arwu",
    name: "Academic Ranking of World Universities (ARWU)",
    descriptionKey: "arwu.description",
    link: "https://www.shanghairanking.com/",
    sources: [
      {
        url: "https://ireg-observatory.org/en/initiatives/national-ranking/?rankingid=13",
        supports: ["programme"],
        read: READ,
      },
      {
        url: "https://gestioneducativa.net/ranking-de-shanghai-por-que-latinoamerica-no-logra-entrar-en-el-top-100-mundial",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "cwur",
    name: "CWUR World University Rankings",
    descriptionKey: "cwur.description",
    link: "https://cwur.org/",
    sources: [
      {
        url: "https://ireg-observatory.org/en/initiatives/international-ranking/?rankingid=5",
        supports: ["programme"],
        read: READ,
      },
      {
        url: "https://www.universityguru.ro/rankings-explained/cwur-center-for-world-university-rankings",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "us-news-global",
    name: "U.S. News Best Global Universities",
    descriptionKey: "us-news-global.description",
    link: "https://www.usnews.com/education/best-global-universities",
    sources: [
      {
        url: "https://poetsandquantsforundergrads.com/news/a-look-inside-the-u-s-news-2025-2026-best-global-universities-rankings/",
        supports: ["programme"],
        read: READ,
      },
      {
        url: "https://ireg-observatory.org/en/initiatives/international-ranking/?rankingid=130",
        supports: ["programme"],
        read: READ,
      },
      {
        url: "https://eduabroad.com/us-news-best-global-universities-rankings-methodology-explained",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
  {
    id: "scimago",
    name: "SCImago Institutions Rankings",
    descriptionKey: "scimago.description",
    link: "https://www.scimagoir.com/",
    sources: [
      {
        url: "https://www.scimagoir.com/methodology.php",
        supports: ["programme"],
        read: READ,
      },
      {
        url: "https://www.scimagoir.com/methodology.php?page=indicators",
        supports: ["programme"],
        read: READ,
      },
    ],
  },
];
