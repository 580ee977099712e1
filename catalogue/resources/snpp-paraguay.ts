import type { Resource } from "../resource.schema.ts";

export const snppParaguay: Resource = {
  id: "snpp-paraguay",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.snpp.edu.py/",
  organization:
    "Servicio Nacional de Promoción Profesional (SNPP), Ministerio de Trabajo (Paraguay)",
  section: "featured",
  type: "Curso",
  languages: ["es"],
  country: "PY",
  serves: ["PY"],
  icon: "government",
  tags: ["paraguay", "curso", "empleo", "gratis", "certificación"],
  levels: ["any"],
  fields: ["any"],
  cost: "free",
  cycle: {
    basis: "unknown",
  },
  requirementsKeys: [],
  eligibility: [],
  sources: [
    {
      url: "https://itapuanoticias.tv/snpp-celebro-el-egreso-de-191-estudiantes-de-cocina-basica-en-itapua",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://asunciontimes.com/?p=5329",
      supports: ["programme"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://snpp.edu.py/en/noticias-snpp/14147-primer-ano-prog-hambre-cero-el-snpp-capacita-a-mas-de-6-200-personas-en-todo-el-pais.html",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
  ],
  phrases: [
    "snpp cursos gratuitos",
    "cursos del snpp inscripcion",
    "aprender un oficio en paraguay",
    "curso de cocina snpp",
    "curso de electricidad gratis paraguay",
    "formacion para el trabajo paraguay",
    "curso con certificado para conseguir trabajo",
    "snpp encarnacion cursos",
    "formacion dual paraguay empresa",
    "cursos gratis ministerio de trabajo",
    "necesito trabajo y quiero capacitarme",
    "servicio nacional de promocion profesional",
    "free job training paraguay",
    "trade courses with certificate paraguay",
    "carrera corta que deje dinero",
    "cursos para trabajar",
    "trabajar y aprender",
    "no entre a la universidad que hago",
    "emprender con un oficio",
  ],
  texts: {
    es: {
      name: "Cursos gratuitos del SNPP (Paraguay)",
      organization:
        "Servicio Nacional de Promoción Profesional (SNPP), Ministerio de Trabajo (Paraguay)",
      audience:
        "Jóvenes y personas adultas de Paraguay que quieren aprender un oficio",
      gives: "Formación para el trabajo sin costo, con certificado al terminar",
      when: "Cada curso abre su propia inscripción a lo largo del año",
      where: "En sedes de todo Paraguay",
      description:
        "Aprende un oficio o mejora el que ya tienes, de la cocina a lo técnico, con el servicio público de formación. Los cursos se arman según lo que pide cada departamento: hay cortos y también formación dual, en parte dentro de una empresa.",
      note: "La edad, los estudios previos y la duración dependen del curso. Pregunta en la sede más cercana qué se abre este mes y si piden algún material.",
    },
    en: {
      name: "Free SNPP courses (Paraguay)",
      organization:
        "National Service for Vocational Promotion (SNPP), Ministry of Labour (Paraguay)",
      audience: "Young people and adults in Paraguay who want to learn a trade",
      gives: "Training for work at no cost, with a certificate at the end",
      when: "Each course opens its own registration during the year",
      where: "At sites across Paraguay",
      description:
        "Learn a trade or get better at yours, from cooking to technical work, with the public training service. Courses follow what each department needs: there are short ones and also dual training, partly inside a company.",
      note: "Age, previous schooling and length depend on the course. Ask at the nearest site what opens this month and whether materials are needed.",
    },
  },
};
