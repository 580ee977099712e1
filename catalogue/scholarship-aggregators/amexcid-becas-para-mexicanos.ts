import type { ScholarshipAggregator } from "../scholarship-aggregator.schema.ts";

export const amexcidBecasParaMexicanos: ScholarshipAggregator = {
  id: "amexcid-becas-para-mexicanos",
  link: "https://www.gob.mx/amexcid",
  applicationUrl: "https://sigca.sre.gob.mx/login",
  serves: ["MX"],
  tags: ["becas", "méxico", "extranjero", "buscador", "gobierno"],
  sources: [
    {
      url: "https://www.gob.mx/amexcid/acciones-y-programas/preguntas-frecuentes-30007",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://expansion.mx/carrera/2025/11/21/beca-para-estudiar-china-requisitos-fecha",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.jornada.com.mx/2025/11/21/politica/010n2pol?partner=rss",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://english.shanghai.gov.cn/en-FAQs-StudyinShanghai/20251218/134bb78943f640519e2185ff83051f5d.html",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  icon: "government",
  nameKey: "name",
  descriptionKey: "description",
  noteKey: "note",
  phrases: [
    "becas amexcid para mexicanos",
    "becas de la sre para el extranjero",
    "becas de otros gobiernos para mexicanos",
    "secretaria de relaciones exteriores becas",
    "sigca becas registro",
    "becas internacionales con promedio de 8",
    "convocatorias de becas embajadas mexico",
    "donde ver becas para estudiar fuera",
    "becas para mexicanos en china",
    "ventanilla de becas gobierno de mexico",
    "becas de idiomas en el extranjero sre",
    "licenciatura fuera de mexico con beca",
    "scholarships abroad for mexicans",
    "mexican foreign ministry scholarships",
    "becas internacionales",
    "lista de becas",
    "que becas puedo pedir",
    "becas de embajadas",
    "becas en asia para mexicanos",
    "becas de gobiernos extranjeros para bachilleres",
    "irme de mexico a estudiar",
    "becas de idiomas",
  ],
  texts: {
    es: {
      name: "Becas para mexicanos de la SRE (AMEXCID)",
      description:
        "Encuentra las becas que otros gobiernos y organismos ofrecen a México: licenciatura, posgrado, idiomas y cursos. Cada una abre y cierra en su propia fecha; la de China, por ejemplo, se pide por esta vía.",
      note: "Suelen pedir nacionalidad mexicana, promedio mínimo de 8.0 y el certificado de bachillerato o el título. Unas se piden en línea, en SIGCA; otras, con papeles y otra fecha fuera de la capital. La licenciatura en China pide el examen CSCA desde 2026.",
    },
    en: {
      name: "Scholarships for Mexicans of the SRE (AMEXCID)",
      description:
        "Find the scholarships that other governments and bodies offer to Mexico: undergraduate, postgraduate, languages and courses. Each opens and closes on its own date; that of China, for one, is asked for here.",
      note: "They usually ask for Mexican nationality, an average of 8.0 or more and a high-school certificate or degree. Some are online, in SIGCA; others on paper, by another date outside the capital. A first degree in China takes the CSCA exam from 2026.",
    },
  },
};
