import type { ScholarshipAggregator } from "../scholarship-aggregator.schema.ts";

export const icetexBecasVigentes: ScholarshipAggregator = {
  id: "icetex-becas-vigentes",
  link: "https://web.icetex.gov.co/becas/becas-para-estudios-en-el-exterior/becas-vigentes",
  languages: ["es"],
  tags: ["gobierno", "colombia", "extranjero", "posgrado"],
  sources: [
    {
      url: "https://caracol.com.co/2026/01/24/becas-icetex-2026-requisitos-quienes-pueden-postularse-y-como-hacer-el-tramite/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.noticiascaracol.com/estilo-de-vida/icetex-lanzo-becas-para-estudiar-maestria-y-doctorado-con-la-oea-en-2026-como-postularse-so35",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.eltiempo.com/vida/educacion/becas-del-icetex-para-estudiar-en-el-exterior-274678",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.wradio.com.co/2025/05/27/becas-de-icetex-en-espana-de-alojamiento-para-estudiantes-amoblado-e-incluye-desayuno-inscribase/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://web.icetex.gov.co/becas/becas-para-estudios-en-el-exterior/programas-especiales/programa-jovenes-talentos/areas-ciencias-tecnologia-ingenieria-y-matematicas-stem",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  serves: ["CO"],
  icon: "government",
  nameKey: "name",
  descriptionKey: "description",
  noteKey: "note",
  phrases: [
    "icetex becas en el exterior",
    "becas vigentes icetex",
    "icetex becas internacionales maestria",
    "isetex becas para colombianos",
    "becas en el extranjero para colombianos",
    "becas de gobiernos extranjeros colombia",
    "donde ver becas abiertas para colombianos",
    "convocatorias icetex para estudiar afuera",
    "becas de universidades extranjeras via icetex",
    "maestria en el exterior colombia becas",
    "como aplicar a beca internacional icetex",
    "icetex scholarships abroad",
    "scholarships for colombians overseas",
    "soy colombiano y quiero estudiar fuera",
    "becas de gobiernos para colombianos",
    "lista de becas en el exterior colombia",
    "pregrado y posgrado fuera de colombia",
    "convocatorias del estado colombiano para estudiar fuera",
    "buscador oficial colombia becas",
    "becas internacionales para colombianos",
    "irme a estudiar siendo colombiana",
    "becas en colombia",
    "becas internacionales",
    "lista de becas",
    "que becas puedo pedir",
    "irme de colombia a estudiar",
    "posgrado en europa desde colombia",
  ],
  texts: {
    es: {
      name: "ICETEX – Becas vigentes en el exterior",
      description:
        "Si eres de Colombia, busca becas de gobiernos y universidades del exterior, sobre todo de posgrado.",
      note: "En español. Consultar no pide registro; postular, sí.",
    },
    en: {
      name: "ICETEX – current scholarships abroad",
      description:
        "If you are from Colombia, search scholarships of governments and universities abroad, mostly postgraduate.",
      note: "In Spanish. You can browse without an account; you need one to apply.",
    },
  },
};
