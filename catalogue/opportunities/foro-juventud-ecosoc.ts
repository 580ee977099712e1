import type { Opportunity } from "../opportunity.schema.ts";

export const foroJuventudEcosoc: Opportunity = {
  id: "foro-juventud-ecosoc",
  link: "https://ecosoc.un.org/en/what-we-do/ecosoc-youth-forum",
  destination: "US",
  tags: ["onu", "ods", "foro", "política"],
  editions: [
    {
      year: 2023,
      opens: null,
      closes: "2023-02-18",
      source:
        "https://youropportunitiesafrica.com/2023/02/17/youth-forum-2023-of-the-un-economic-and-social-council/",
    },
  ],
  sources: [
    {
      url: "https://ecosoc.un.org/zh/what-we-do/ecosoc-youth-forum",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://ecosoc.un.org/ar/node/120",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://un.org.ua/en/information-centre/news/3985-call-for-youth-representative-of-ukraine-for-ecosoc-youth-forum-the-role-of-youth-in-poverty-eradication-and-promoting-prosperity-in-a-changing-world",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://unmgcy.org/eyf2025",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://teststreams.com/blog/the-un-economic-and-social-council-ecosoc-youth-forum-2023",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://youropportunitiesafrica.com/2023/02/17/youth-forum-2023-of-the-un-economic-and-social-council/",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "Consejo Económico y Social de las Naciones Unidas (ECOSOC)",
  organizationKey: "organization",
  section: "seminars",
  category: "socialSciences",
  icon: "globe",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.age", "requirements.registration"],
  eligibility: [
    {
      // Each call sets its ages.
      kind: "other",
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source: "https://ecosoc.un.org/zh/what-we-do/ecosoc-youth-forum",
    },
  ],
  levels: ["any"],
  fields: ["socialSciences", "leadership"],
  // Travel is at one's own cost, save in an online edition.
  cost: "varies",
  cycle: { basis: "usual", windows: [{ opens: null, closes: 2 }] },
  phrases: [
    "foro de jovenes de la onu",
    "evento de juventud naciones unidas",
    "participar en la onu siendo joven",
    "youth forum nueva york agenda 2030",
    "debate juvenil con ministros y embajadores",
    "representar a mi pais ante la onu",
    "conferencia de jovenes sobre desarrollo sostenible",
    "evento para activistas jovenes",
    "mi colectivo trabaja por los ods",
    "politica y participacion juvenil mundial",
    "como inscribirse al foro ecosoc",
    "ecosoc youth forum registration",
    "un youth event sdgs",
    "quiero que los politicos escuchen a los jovenes",
    "foro de politica para jovenes",
    "conferencia de naciones unidas juventud",
    "dar mi opinion sobre cambio climatico y pobreza",
    "evento de objetivos de desarrollo sostenible",
    "youth forum united nations",
    "activismo juvenil internacional",
    "congreso de jovenes en nueva york",
    "activismo",
    "politica para jovenes",
    "liderazgo juvenil",
    "eventos en linea para jovenes",
    "ecologia y derechos foro",
    "lider comunitario joven",
  ],
  texts: {
    es: {
      name: "Foro de la Juventud del ECOSOC",
      organization:
        "Consejo Económico y Social de las Naciones Unidas (ECOSOC)",
      audience: "Jóvenes y organizaciones juveniles que trabajan por los ODS",
      gives:
        "Dos o tres días de debate con la ONU; el viaje a Nueva York va por tu cuenta",
      when: "El registro suele cerrar en febrero o marzo; la última vez, el foro fue en abril",
      where: "Sede de la ONU en Nueva York; ha habido formato en línea",
      description:
        "Escucha y opina sobre los temas que más importan a tu generación, junto con gobiernos y jóvenes de muchos países. Los Objetivos de Desarrollo Sostenible (ODS) marcan la agenda.",
      requirements: {
        age: "Tener la edad que pida ese año",
        registration:
          "Registrarte en la página de la ONU o por una organización juvenil",
      },
      figures: {
        y2026:
          "En 2026 se anunció del 14 al 16 de abril, en la sede de la ONU.",
      },
      note: "Cuidado con las agencias que venden lugares de delegado. Mira en la página de la ONU cómo registrarte y si hay modo en línea.",
    },
    en: {
      name: "ECOSOC Youth Forum",
      organization: "United Nations Economic and Social Council (ECOSOC)",
      audience: "Young people and youth organisations that work for the SDGs",
      gives:
        "Two or three days of debate with the UN; you pay your own way to New York",
      when: "Registration usually closes in February or March; last time, the forum was in April",
      where: "UN headquarters in New York; there has been an online format",
      description:
        "Listen and speak up on the issues that matter most to your generation, with governments and young people from many countries. The Sustainable Development Goals (SDGs) set the agenda.",
      requirements: {
        age: "Be of the age that year asks for",
        registration: "Register on the UN page or through a youth organisation",
      },
      figures: {
        y2026:
          "In 2026 it was announced for 14 to 16 April, at UN headquarters.",
      },
      note: "Beware of agencies that sell delegate places. See on the UN page how to register and whether it is also online.",
    },
  },
};
