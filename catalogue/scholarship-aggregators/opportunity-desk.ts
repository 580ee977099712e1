import type { ScholarshipAggregator } from "../scholarship-aggregator.schema.ts";

export const opportunityDesk: ScholarshipAggregator = {
  id: "opportunity-desk",
  link: "https://opportunitydesk.org/",
  tags: ["internacional", "buscador", "becas"],
  sources: [
    {
      url: "https://www.opportunitydesk.org/2018/11/20/cern-summer-student-program-2019/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  icon: "search",
  nameKey: "name",
  descriptionKey: "description",
  noteKey: "note",
  phrases: [
    "opportunity desk",
    "oportunity desk becas",
    "pagina de oportunidades para jovenes",
    "avisos de becas y concursos mundiales",
    "convocatorias internacionales para jovenes",
    "conferencias juveniles todo el mundo",
    "blog de oportunidades internacionales",
    "donde enterarme de concursos internacionales",
    "practicas y pasantias internacionales avisos",
    "cumbres y foros de jovenes convocatorias",
    "pagina con fellowships y competencias",
    "global youth opportunities website",
    "scholarships contests internships worldwide",
    "quiero enterarme de oportunidades afuera",
    "sitio con concursos becas y conferencias",
    "noticias de oportunidades para jovenes",
    "pagina para enterarme de convocatorias",
    "opportunities abroad for youth",
    "programas totalmente financiados lista",
    "oportunidades internacionales abiertas",
    "becas y competencias en ingles",
    "donde enterarme de becas nuevas",
  ],
  texts: {
    es: {
      name: "Opportunity Desk",
      description:
        "Lee avisos de becas, concursos, prácticas y encuentros juveniles de todo el mundo.",
      note: "En inglés, sin registro. Confirma cada aviso en la página de quien convoca.",
    },
    en: {
      name: "Opportunity Desk",
      description:
        "Read notices of scholarships, contests, internships and youth events around the world.",
      note: "In English, no sign-up. Confirm each notice on the organiser's own page.",
    },
  },
};
