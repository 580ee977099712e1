import type { ScholarshipAggregator } from "./scholarship-aggregator.schema.ts";

const REVIEWED = "2026-11-21";

export const scholarshipAggregators: ReadonlyArray<ScholarshipAggregator> = [
  {
    id: "indesgua",
    link: "https://indesgua.org.gt/",
    tags: ["américa latina", "guatemala", "licenciatura", "posgrado"],
    sources: [
      {
        url: "https://indesgua.org.gt/daad-stem-scholarships",
        supports: ["programme"],
        read: REVIEWED,
      },
      {
        url: "https://lahora.gt/nacionales/analucia/2021/11/21/experto-luis-edgar-arenas-explica-los-requisitos-y-desafios-para-obtener-una-beca/",
        supports: ["programme"],
        read: REVIEWED,
      },
    ],
    reviewed: REVIEWED,
    icon: "people",
    nameKey: "indesgua.name",
    descriptionKey: "indesgua.description",
    noteKey: "indesgua.note",
  },
  {
    id: "becas-com",
    link: "https://www.becas.com/",
    tags: ["buscador", "españa", "américa latina"],
    sources: [
      {
        url: "https://www.becas.com/santander-mexico/becas-legacy-santander",
        supports: ["programme"],
        read: REVIEWED,
      },
      {
        url: "https://becas.com/anid/becas-magister-nacional-profesionales-educacion-anid",
        supports: ["programme"],
        read: REVIEWED,
      },
    ],
    reviewed: REVIEWED,
    icon: "search",
    nameKey: "becas-com.name",
    descriptionKey: "becas-com.description",
    noteKey: "becas-com.note",
  },
  {
    id: "icetex-becas-vigentes",
    link: "https://web.icetex.gov.co/becas/becas-para-estudios-en-el-exterior/becas-vigentes",
    tags: ["gobierno", "colombia", "extranjero", "posgrado"],
    sources: [
      {
        url: "https://www.eltiempo.com/vida/educacion/becas-del-icetex-para-estudiar-en-el-exterior-274678",
        supports: ["programme"],
        read: REVIEWED,
      },
      {
        url: "https://www.wradio.com.co/2025/05/27/becas-de-icetex-en-espana-de-alojamiento-para-estudiantes-amoblado-e-incluye-desayuno-inscribase/",
        supports: ["programme", "eligibility"],
        read: REVIEWED,
      },
    ],
    reviewed: REVIEWED,
    serves: ["CO"],
    icon: "government",
    nameKey: "icetex-becas-vigentes.name",
    descriptionKey: "icetex-becas-vigentes.description",
    noteKey: "icetex-becas-vigentes.note",
  },
  {
    id: "oea-portal-becas",
    link: "https://www.oas.org/es/becas/",
    tags: ["posgrado", "en línea", "américa latina", "oea"],
    sources: [
      {
        url: "https://www.elespectador.com/educacion/asi-puede-aplicar-a-las-becas-de-posgrado-que-ofrece-la-oea/",
        supports: ["programme", "eligibility", "amount"],
        read: REVIEWED,
      },
      {
        url: "https://www.noticiascaracol.com/estilo-de-vida/oea-lanzo-becas-para-comenzar-2026-estudiando-una-maestria-link-para-postularse-so35",
        supports: ["programme", "amount"],
        read: REVIEWED,
      },
      {
        url: "https://www.noticiascaracol.com/estilo-de-vida/oea-lanzo-885-becas-para-estudiar-pregrado-y-posgrado-con-universidades-del-extranjero-como-aplicar-so35",
        supports: ["programme"],
        read: REVIEWED,
      },
      {
        url: "https://www.enter.co/cultura-digital/el-popurri/una-oportunidad-para-estudiar-fuera-del-pais-asi-funcionan-las-becas-de-la-oea-para-posgrados-en-2026/",
        supports: ["programme"],
        read: REVIEWED,
      },
    ],
    reviewed: REVIEWED,
    icon: "globe",
    nameKey: "oea-portal-becas.name",
    descriptionKey: "oea-portal-becas.description",
    noteKey: "oea-portal-becas.note",
  },
  {
    id: "educationusa-ayuda-financiera",
    link: "https://educationusa.state.gov/find-financial-aid",
    tags: ["estados unidos", "licenciatura", "posgrado", "orientación"],
    sources: [
      {
        url: "https://wtop.com/news/2018/07/10-places-international-students-can-search-for-u-s-college-scholarships",
        supports: ["programme"],
        read: REVIEWED,
      },
      {
        url: "https://networkpepper.com/blog/education-usa-scholarships-your-guide",
        supports: ["programme"],
        read: REVIEWED,
      },
      {
        url: "https://iss.washington.edu/presidential-proclamation-expanding-u-s-entry-restrictions",
        supports: ["eligibility"],
        read: REVIEWED,
      },
    ],
    reviewed: REVIEWED,
    icon: "government",
    nameKey: "educationusa-ayuda-financiera.name",
    descriptionKey: "educationusa-ayuda-financiera.description",
    noteKey: "educationusa-ayuda-financiera.note",
  },
  {
    id: "campus-bourses",
    link: "https://campusbourses.campusfrance.org/",
    tags: ["francia", "gobierno", "buscador", "posgrado"],
    sources: [
      {
        url: "https://uk.campusfrance.org/fund-your-studies-research",
        supports: ["programme"],
        read: REVIEWED,
      },
      {
        url: "https://www.ghana.campusfrance.org/scholarship-programs",
        supports: ["programme"],
        read: REVIEWED,
      },
    ],
    reviewed: REVIEWED,
    icon: "government",
    nameKey: "campus-bourses.name",
    descriptionKey: "campus-bourses.description",
    noteKey: "campus-bourses.note",
  },
  {
    id: "daad-base-de-datos",
    link: "https://www2.daad.de/deutschland/stipendium/datenbank/en/21148-scholarship-database/",
    tags: ["alemania", "buscador", "posgrado", "investigación"],
    sources: [
      {
        url: "https://www2.daad.de/deutschland/stipendium/datenbank/en/15075-information-on-the-programmes-offered-by-other-funding-organisations-in-germany-that-are-presented-in-the-daad-scholarship-database/",
        supports: ["programme"],
        read: REVIEWED,
      },
      {
        url: "https://www2.daad.de/deutschland/stipendium/datenbank/en/21148-scholarship-database/?status=&origin=&subjectGrps=&daad=&intention=&q=&page=1&detail=57742130",
        supports: ["programme"],
        read: REVIEWED,
      },
    ],
    reviewed: REVIEWED,
    icon: "university",
    nameKey: "daad-base-de-datos.name",
    descriptionKey: "daad-base-de-datos.description",
    noteKey: "daad-base-de-datos.note",
  },
  {
    id: "opportunity-desk",
    link: "https://opportunitydesk.org/",
    tags: ["internacional", "buscador", "becas"],
    sources: [
      {
        url: "http://www.opportunitydesk.org/2018/11/20/cern-summer-student-program-2019/",
        supports: ["programme"],
        read: REVIEWED,
      },
    ],
    reviewed: REVIEWED,
    icon: "search",
    nameKey: "opportunity-desk.name",
    descriptionKey: "opportunity-desk.description",
    noteKey: "opportunity-desk.note",
  },
  {
    id: "iefa",
    link: "https://www.iefa.org/scholarships",
    tags: ["internacional", "buscador", "licenciatura", "posgrado"],
    sources: [
      {
        url: "https://www.studyabroad.wiki/posts/scholarship-portals-comparison-2026",
        supports: ["programme"],
        read: REVIEWED,
      },
    ],
    reviewed: REVIEWED,
    icon: "search",
    nameKey: "iefa.name",
    descriptionKey: "iefa.description",
    noteKey: "iefa.note",
  },
];
