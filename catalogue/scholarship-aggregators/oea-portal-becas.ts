import type { ScholarshipAggregator } from "../scholarship-aggregator.schema.ts";

export const oeaPortalBecas: ScholarshipAggregator = {
  id: "oea-portal-becas",
  link: "https://www.oas.org/es/becas/",
  languages: ["es", "en"],
  tags: ["posgrado", "en línea", "américa latina", "oea"],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-01-30",
      lineKey: "editions.viu",
      source:
        "https://caracol.com.co/2026/01/25/oea-lanzo-convocatoria-de-becas-para-maestrias-virtuales-como-aplicar-plazos-y-mas/",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-09-22",
      lineKey: "editions.online",
      source:
        "https://www.noticiascaracol.com/estilo-de-vida/oea-lanzo-885-becas-para-estudiar-pregrado-y-posgrado-con-universidades-del-extranjero-como-aplicar-so35",
    },
  ],
  sources: [
    {
      url: "https://www.elespectador.com/educacion/asi-puede-aplicar-a-las-becas-de-posgrado-que-ofrece-la-oea/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.noticiascaracol.com/estilo-de-vida/oea-lanzo-becas-para-comenzar-2026-estudiando-una-maestria-link-para-postularse-so35",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.noticiascaracol.com/estilo-de-vida/oea-lanzo-885-becas-para-estudiar-pregrado-y-posgrado-con-universidades-del-extranjero-como-aplicar-so35",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.enter.co/cultura-digital/el-popurri/una-oportunidad-para-estudiar-fuera-del-pais-asi-funcionan-las-becas-de-la-oea-para-posgrados-en-2026/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://caracol.com.co/2026/01/25/oea-lanzo-convocatoria-de-becas-para-maestrias-virtuales-como-aplicar-plazos-y-mas/",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.oas.org/en/media_center/press_release.asp?sCodigo=E-299/15",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  icon: "globe",
  nameKey: "name",
  descriptionKey: "description",
  noteKey: "note",
  phrases: [
    "becas oea",
    "becas oas posgrado",
    "organizacion de los estados americanos becas",
    "portal de becas de la oea",
    "posgrado con beca oea",
    "maestria doctorado becas oea requisitos",
    "convocatorias oea universidades socias",
    "carreras en linea con beca oea",
    "como postular a becas de la oea",
    "licenciatura a distancia portal oea",
    "becas para ciudadanos de america posgrado",
    "oas academic scholarships",
    "organization of american states scholarships",
    "ya me titule y busco posgrado becado",
    "becas para maestria a distancia",
    "becas de la organizacion de estados americanos",
    "estudiar posgrado virtual con descuento",
    "becas para ciudadanos de america",
    "buscar becas de posgrado en linea",
    "carreras virtuales con beca",
    "online degree scholarships americas",
    "becas internacionales",
    "posgrado online con beca",
    "becas para doctorado",
    "lista de becas",
    "maestria virtual desde mi casa",
    "becas de organismos internacionales",
    "estudiar y trabajar a la vez posgrado",
    "que becas puedo pedir",
    "carrera online con beca",
  ],
  texts: {
    es: {
      editions: {
        viu: "Maestrías en línea con la VIU",
        online: "Estudios en línea con UNIR e InterNaciones",
      },
      name: "Portal de Becas de la OEA",
      description:
        "Encuentra becas de la OEA y de sus universidades aliadas, sobre todo de posgrado; hay algunas carreras en línea.",
      note: "En español e inglés. Consultar no pide registro; postular, sí. Muchas cubren solo una parte: revisa cuánto pagarías tú.",
    },
    en: {
      editions: {
        viu: "Online master's degrees with VIU",
        online: "Online studies with UNIR and InterNaciones",
      },
      name: "OAS Scholarships Portal",
      description:
        "Find scholarships from the OAS and its partner universities, mostly postgraduate; there are some online degrees.",
      note: "In Spanish and English. No account to browse; you need one to apply. Many cover only a part: check what you would pay.",
    },
  },
};
