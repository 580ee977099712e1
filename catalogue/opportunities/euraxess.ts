import type { Opportunity } from "../opportunity.schema.ts";

export const euraxess: Opportunity = {
  id: "euraxess",
  link: "https://euraxess.ec.europa.eu/",
  tags: ["investigación", "europa", "posgrado", "doctorado", "empleo"],
  sources: [
    {
      url: "https://euraxess.ec.europa.eu/useful-information/faq",
      supports: ["programme", "amount"],
      read: "2026-11-21",
    },
    {
      url: "https://www.upo.es/otri/proyectos-europeos-ope/euroaxess/euraxess-english/",
      supports: ["programme"],
      read: "2026-11-21",
    },
    {
      url: "https://cordis.europa.eu/article/id/153953-supporting-eulatin-american-researcher-mobility",
      supports: ["programme"],
      read: "2026-11-21",
    },
  ],
  reviewed: "2026-11-21",
  name: "EURAXESS",
  organization: "Comisión Europea",
  organizationKey: "organization",
  section: "searchPlatforms",
  category: "any",
  icon: "search",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  requirementsKeys: [],
  eligibility: [],
  levels: ["postgraduate"],
  fields: ["any"],
  cost: "free",
  cycle: { basis: "always" },
  phrases: [
    "euraxes portal investigadores",
    "doctorado en europa con sueldo",
    "ofertas de phd en alemania francia españa",
    "trabajo de investigador cientifico europa",
    "posdoc en europa para latinos",
    "financiamiento doctoral europeo donde buscar",
    "contratos predoctorales ofertas",
    "portal gratis de vacantes cientificas",
    "como mudarme a europa para investigar",
    "ayuda con residencia y papeles para cientificos",
    "fondos para hacer investigacion en la union europea",
    "phd positions europe",
    "research jobs in europe",
    "termine la maestria y quiero ser investigador",
    "plazas de doctorado en europa",
    "trabajo de investigador en europa",
    "vacantes para cientificos",
    "mudarme a europa a investigar",
  ],
  texts: {
    es: {
      organization: "Comisión Europea",
      audience: "Estudiantes de posgrado e investigadores de cualquier país",
      gives:
        "Vacantes y financiamiento para investigar en Europa, y ayuda práctica, gratis",
      when: "Se consulta todo el año",
      where: "En línea y en centros locales de Europa",
      description:
        "Busca doctorados, empleos de investigación y fondos en Europa. Sus centros orientan sobre visa, seguridad social y vivienda a quien se muda.",
    },
    en: {
      organization: "European Commission",
      audience: "Postgraduate students and researchers from any country",
      gives:
        "Openings and funding for research in Europe, and practical help, free of charge",
      when: "You can use it all year",
      where: "Online and at local centres in Europe",
      description:
        "Look for doctorates, research jobs and funding in Europe. Its centres advise people who move on visas, social security and housing.",
    },
  },
};
