import type { ScholarshipAggregator } from "../scholarship-aggregator.schema.ts";

export const segeplanBecasGuatemala: ScholarshipAggregator = {
  id: "segeplan-becas-guatemala",
  link: "https://portal.segeplan.gob.gt/segeplan/",
  sharedLinkReason:
    "The planning secretariat has one portal for its national fund and for the awards of other countries.",
  serves: ["GT"],
  tags: ["becas", "guatemala", "extranjero", "buscador", "gobierno"],
  sources: [
    {
      url: "https://www.soy502.com/articulo/guatemala-abre-convocatoria-becas-taiwan-2026-102082",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.prensalibre.com/guatemala/comunitario/todo-sobre-las-becas-disponibles-para-estudiantes-de-guatemala/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://emisorasunidas.com/nacional/2025/09/19/educacion-feria-nacional-becas-septiembre-2025/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://portal.segeplan.gob.gt/segeplan/?p=14431",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  icon: "government",
  nameKey: "name",
  descriptionKey: "description",
  noteKey: "note",
  phrases: [
    "segeplan becas para guatemaltecos",
    "becas de otros paises para guatemaltecos",
    "feria nacional de becas guatemala",
    "convocatorias abiertas de becas segeplan",
    "becas en españa para guatemaltecos",
    "secretaria de planificacion becas",
    "becas de cooperacion para chapines",
    "donde ver becas de gobierno en guate",
    "becas para diversificado y universidad guatemala",
    "oportunidades de beca en el extranjero guatemala",
    "becas de maestria para profesionales guatemaltecos",
    "government scholarship portal guatemala",
    "scholarships abroad for guatemalans",
    "becas en guatemala",
    "becas para guatemaltecos",
    "becas internacionales",
    "lista de becas",
    "que becas puedo pedir",
    "becas de embajadas",
    "irme de guate a estudiar",
    "feria de becas",
    "cursos cortos en el extranjero",
  ],
  texts: {
    es: {
      name: "Becas de la Segeplan para guatemaltecos",
      description:
        "Mira las becas que otros países y organismos ofrecen a Guatemala por medio de la Secretaría de Planificación: licenciaturas, maestrías, idiomas y cursos cortos. Cada una tiene su fecha. La Segeplan organiza además una feria nacional de becas, que ha sido gratuita.",
      note: "En septiembre de 2025 hubo feria y becas de España, Chile, India, Reino Unido y la OEA, casi todas de maestría o curso corto. En febrero de 2026 Taiwán ofreció licenciaturas.",
    },
    en: {
      name: "Segeplan scholarships for Guatemalans",
      description:
        "See the scholarships that other countries and bodies offer Guatemala through the Planning Secretariat: undergraduate and master's degrees, languages and short courses. Each has its date. Segeplan also holds a national scholarship fair, which has been free.",
      note: "In September 2025 there were a fair and calls of Spain, Chile, India, the United Kingdom and the OAS, nearly all for a master's or short course. In February 2026 Taiwan offered first degrees.",
    },
  },
};
