import type { Opportunity } from "../opportunity.schema.ts";

export const becaMiPrimerEmpleoGuatemala: Opportunity = {
  id: "beca-mi-primer-empleo-guatemala",
  link: "https://www.mintrabajo.gob.gt/",
  tags: ["guatemala", "empleo", "prácticas", "remunerado", "gobierno"],
  sources: [
    {
      url: "https://www.prensalibre.com/economia/beca-mi-primer-empleo-solo-118-de-723-becados-ya-trabajan-en-empresas/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.prensalibre.com/guatemala/guatemala-no-se-detiene/llaman-a-replantear-programami-primer-empleo-alcanzo-a-1873-jovenes-en-tres-anos/",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://dca.gob.gt/?p=573507",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.mides.gob.gt/mides-trasladara-beca-primer-empleo-al-mintrab/",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  section: "internships",
  category: "any",
  icon: "briefcase",
  levels: ["any"],
  fields: ["any"],
  cost: "funded",
  cycle: { basis: "unknown" },
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Ministerio de Trabajo y Previsión Social de Guatemala",
  requirementsKeys: [
    "requirements.age",
    "requirements.residence",
    "requirements.experience",
  ],
  eligibility: [
    {
      kind: "age",
      min: 18,
      max: 24,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["GT"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.experience",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.prensalibre.com/economia/beca-mi-primer-empleo-solo-118-de-723-becados-ya-trabajan-en-empresas/",
    },
  ],
  phrases: [
    "beca mi primer empleo",
    "primer empleo guatemala",
    "trabajo sin experiencia guatemala",
    "mintrab becas para jovenes",
    "empleo para jovenes de 18 a 24",
    "practica pagada en empresa guatemala",
    "busco mi primer trabajo",
    "programa de empleo juvenil guatemala",
    "aprendiz con salario minimo",
    "acabo de graduarme y busco chance",
    "chance sin experiencia guatemala",
    "ministerio de trabajo primer empleo",
    "first job program guatemala",
    "paid work experience guatemala",
    "trabajo para jovenes de 18",
    "no entre a la universidad que hago",
    "ninis",
    "curriculum sin experiencia",
    "ganar mi propio dinero",
    "contrato de aprendizaje",
    "trabajo en guate",
  ],
  texts: {
    es: {
      name: "Beca Mi Primer Empleo",
      organization: "Ministerio de Trabajo y Previsión Social de Guatemala",
      audience: "Jóvenes de Guatemala sin experiencia laboral formal",
      gives: "Cuatro meses en una empresa con salario mínimo y prestaciones",
      when: "La última vez, los puestos empezaron entre febrero y agosto; pregunta antes",
      where: "Empresas de Guatemala",
      description:
        "Trabaja cuatro meses como aprendiz en una empresa. Recibes el salario mínimo, seguro social y prestaciones de ley. Al final la empresa decide si te contrata.",
      note: "Los cupos dependen del presupuesto y de qué empresas participan: pregunta en el servicio de empleo del Ministerio desde inicios de año.",
      requirements: {
        age: "Tener de 18 a 24 años",
        residence: "Vivir en Guatemala",
        experience: "No tener todavía experiencia laboral formal",
      },
      figures: {
        y2025: "En 2025 hubo 723 becas, con ingresos entre febrero y agosto.",
      },
    },
    en: {
      name: "My First Job Grant",
      organization: "Guatemala's Ministry of Labour and Social Welfare",
      audience: "Young people in Guatemala without formal work experience",
      gives: "Four months at a company with the minimum wage and benefits",
      when: "Last time, posts started between February and August; ask before",
      where: "Companies in Guatemala",
      description:
        "Work for four months as a trainee at a company. You get the minimum wage, social security and legal benefits. At the end the company decides whether to hire you.",
      note: "Places depend on the budget and on which companies join: ask at the Ministry's employment service from the start of the year.",
      requirements: {
        age: "Be 18 to 24 years old",
        residence: "Live in Guatemala",
        experience: "Have no formal work experience yet",
      },
      figures: {
        y2025:
          "In 2025 there were 723 grants, starting between February and August.",
      },
    },
  },
};
