import type { Opportunity } from "../opportunity.schema.ts";

export const becasEvcCin: Opportunity = {
  id: "becas-evc-cin",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://evc.cin.edu.ar/",
  organization: "Consejo Interuniversitario Nacional (CIN)",
  section: "research",
  category: "any",
  icon: "science",
  tags: [
    "argentina",
    "investigación",
    "universidad pública",
    "becas",
    "remunerado",
  ],
  levels: ["undergraduate"],
  fields: ["any"],
  cost: "funded",
  cycle: {
    basis: "unknown",
  },
  lastSeenCycle: 2024,
  requirementsKeys: ["requirements.enrolment", "requirements.project"],
  eligibility: [
    {
      kind: "residence",
      countries: ["AR"],
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["licenciatura_cursando"],
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "enrolment",
      institution: "Universidad pública de Argentina",
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.project",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2024,
      textKey: "figures.y2024",
      source:
        "https://codigodocente.com.ar/2024/10/02/los-trabajos-de-las-becas-de-estimulo-a-las-vocaciones-cientificas-no-pueden-comenzar-por-falta-de-fondos-de-nacion",
    },
  ],
  sources: [
    {
      url: "https://diariochaco.com.ar/2019/02/06/asignan-a-la-unne-95-becas-de-estimulos-a-las-vocaciones-cientificas",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://codigodocente.com.ar/2024/10/02/los-trabajos-de-las-becas-de-estimulo-a-las-vocaciones-cientificas-no-pueden-comenzar-por-falta-de-fondos-de-nacion",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://www.enfoqueu.uns.edu.ar/sesenta-y-seis-estudiantes-iniciaran-su-camino-en-la-ciencia-gracias-a-las-becas-del-cin",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "becas evc cin",
    "beca cin de investigacion",
    "estimulo a las vocaciones cientificas",
    "beca para investigar en la facu",
    "cobrar por investigar siendo estudiante",
    "becario de investigacion universidad nacional",
    "primer paso para entrar a conicet",
    "beca de iniciacion a la investigacion argentina",
    "investigar en mi facultad con sueldo",
    "beca del consejo interuniversitario",
    "ayudante de investigacion pago",
    "secretaria de ciencia y tecnica beca",
    "undergraduate research grant argentina",
    "paid research argentine public university",
    "iniciacion cientifica",
    "quiero ser investigador",
    "laburo mientras estudio",
    "ingreso extra siendo estudiante",
    "ayuda mensual para universitarios",
    "pasantias pagadas",
    "cientifico argentino como empezar",
    "experiencia para mi maestria",
    "empleo o practicas para universitarios",
  ],
  texts: {
    es: {
      name: "Becas de Estímulo a las Vocaciones Científicas (EVC-CIN)",
      audience:
        "Estudiantes de grado de universidades públicas de Argentina que quieren investigar",
      gives: "Un pago durante un año por investigar en tu universidad",
      when: "Las fechas cambian en cada convocatoria; pregunta en tu universidad al empezar el año",
      where: "En tu propia facultad",
      description:
        "Da tu primer paso en la investigación sin dejar la carrera: trabajas con quien dirige un proyecto acreditado de tu universidad. Es para quien quiere formarse en ciencia desde el grado.",
      requirements: {
        enrolment:
          "Estudiar una carrera de grado en una universidad pública de Argentina",
        project: "Sumarte a un proyecto de investigación acreditado",
      },
      figures: {
        y2024:
          "En 2024 el inicio, previsto para octubre, se aplazó en la Universidad Nacional de San Juan porque no llegaron los fondos.",
      },
      note: "Busca primero a alguien que dirija un proyecto y acepte guiarte. La secretaría de ciencia de tu universidad te dice el monto de la beca, el plazo y cuántas materias te piden.",
    },
    en: {
      name: "EVC-CIN grants for scientific vocations",
      audience:
        "Undergraduates at public universities in Argentina who want to do research",
      gives: "A payment for a year of research at your university",
      when: "Dates change with each call; ask at your university at the start of the year",
      where: "At your own faculty",
      description:
        "Take your first step in research without leaving your degree: you work with someone who leads an accredited project at your university. It is for those who want to train in science while they are undergraduates.",
      requirements: {
        enrolment:
          "Study an undergraduate degree at a public university in Argentina",
        project: "Join an accredited research project",
      },
      figures: {
        y2024:
          "In 2024 the start, planned for October, was put off at the Universidad Nacional de San Juan because the funds had not come.",
      },
      note: "First find someone who leads a project and agrees to guide you. The science office of your university can tell you the amount of the grant, the deadline and how many subjects it asks for.",
    },
  },
};
