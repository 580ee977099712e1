import type { Resource } from "../resource.schema.ts";

export const osf: Resource = {
  id: "osf",
  link: "https://osf.io/",
  tags: ["ciencia abierta", "proyectos", "datos", "investigación"],
  sources: [
    {
      url: "https://help.osf.io/article/203-faqs",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.scienceopen.com/document?vid=b9839415-41a1-4220-ac10-2dc7f703846f",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  name: "OSF (Open Science Framework)",
  organization: "Center for Open Science",
  icon: "science",
  section: "researchPlatforms",
  type: "Plataforma",
  languages: ["en"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  requirementsKeys: [],
  eligibility: [],
  levels: ["any"],
  fields: ["any"],
  cost: "free",
  cycle: { basis: "always" },
  phrases: [
    "osf ciencia",
    "open science framework",
    "preregistrar mi estudio",
    "guardar datos de investigacion",
    "ciencia abierta",
    "donde compartir los datos de mi tesis",
    "registrar hipotesis antes de empezar",
    "organizar archivos de un proyecto cientifico",
    "plataforma para investigar en equipo",
    "como hacer un prerregistro",
    "repositorio gratis para proyectos de ciencia",
    "preregistration platform",
    "manage research project files",
    "hago una investigacion con mis compañeros",
    "guardar datos de mi investigacion",
    "planear un proyecto cientifico",
    "colaborar en investigacion abierta",
    "preregistro de estudio",
    "research project management",
    "compartir datos de tesis",
    "ciencia transparente",
  ],
  texts: {
    es: {
      audience: "Quien hace un proyecto de investigación, solo o en equipo",
      gives:
        "Espacio para planear, guardar y compartir tu proyecto y tus datos, sin costo",
      when: "Abierta todo el año",
      description:
        "Guarda en un solo lugar el plan, los archivos y los datos de tu estudio, y decide qué haces público. También puedes registrar tu plan antes de empezar, algo que se valora mucho en ciencia.",
    },
    en: {
      audience: "Anyone doing a research project, alone or in a team",
      gives:
        "A space to plan, store and share your project and your data, at no cost",
      when: "Open all year",
      description:
        "Keep the plan, files and data of your study in one place and decide what to make public. You can also register your plan before you start, which science values highly.",
    },
  },
};
