import type { Resource } from "../resource.schema.ts";

export const incesFormacion: Resource = {
  id: "inces-formacion",
  nameKey: "name",
  organization:
    "Instituto Nacional de Capacitación y Educación Socialista, Inces (Venezuela)",
  organizationKey: "organization",
  link: "https://inces.gob.ve/",
  tags: ["venezuela", "curso", "empleo", "gobierno", "en línea"],
  sources: [
    {
      url: "https://inces.gob.ve/index.php/2023/09/27/el-pna-del-inces-impulsa-la-generacion-de-relevo-en-las-entidades-de-trabajo",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://nuevaprensa.web.ve/inces-supera-los-dos-millones-de-inscripciones-en-2025-y-amplia-su-alcance-formativo/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://notisclepr5c-la.com/zulia/inces-zulia-celebra-65-anos-formando-y-anuncia-su-formacion-en-las-comunas-marabinas/",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://inces.gob.ve/index.php/2018/08/02/inces-abanico-posibilidades-formarse-hacia-trabajo/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
  ],
  serves: ["VE"],
  section: "featured",
  type: "Curso",
  languages: ["es"],
  country: "VE",
  icon: "tool",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [],
  eligibility: [],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://nuevaprensa.web.ve/inces-supera-los-dos-millones-de-inscripciones-en-2025-y-amplia-su-alcance-formativo/",
    },
  ],
  levels: ["any"],
  fields: ["any"],
  cost: "varies",
  cycle: { basis: "always" },
  phrases: [
    "cursos del inces",
    "inces app inscripcion",
    "campus virtual inces",
    "aprender un oficio en venezuela",
    "cursos tecnicos cortos venezuela",
    "formacion para el trabajo venezuela",
    "curso de electricidad o cocina en venezuela",
    "programa nacional de aprendizaje inces",
    "estudiar un oficio sin universidad venezuela",
    "capacitacion para jovenes venezolanos",
    "cursos en linea del estado venezolano",
    "vocational training in venezuela",
    "short trade courses venezuela",
    "cursos para trabajar",
    "carrera corta que deje dinero",
    "cursos online",
    "no entre a la universidad que hago",
    "emprender con un oficio",
    "cursos en venezuela",
    "chamba con curso",
    "estudiar y trabajar a la vez",
  ],
  texts: {
    es: {
      name: "Inces: cursos para aprender un oficio (Venezuela)",
      organization:
        "Instituto Nacional de Capacitación y Educación Socialista, Inces (Venezuela)",
      audience: "Jóvenes y adultos de Venezuela que quieren un oficio",
      gives:
        "Cursos cortos presenciales y un campus virtual para estudiar a distancia",
      when: "La inscripción se anuncia abierta todo el año, por la aplicación Inces App",
      where: "Sedes en todo el país y en línea",
      description:
        "Aprende un oficio por unidades cortas e independientes, a tu ritmo. Al sumar varias que van juntas, completas un perfil de ocupación. Hay formación en turismo, agricultura, industria, telecomunicaciones y construcción, entre otras áreas.",
      note: "Pregunta en tu sede qué edad y estudios pide cada curso y si tiene costo. También hay un programa de aprendices en empresas, que en 2023 era de 14 a 18 años: confirma su regla de hoy.",
      figures: {
        y2025:
          "En septiembre de 2025 el instituto decía tener 798 formaciones presenciales y 180 perfiles de ocupación.",
      },
    },
    en: {
      name: "Inces: courses to learn a trade (Venezuela)",
      organization:
        "National Institute for Socialist Training and Education, Inces (Venezuela)",
      audience: "Young people and adults in Venezuela who want a trade",
      gives: "Short courses on site and a virtual campus for distance study",
      when: "Registration is announced as open all year, through the Inces App",
      where: "Sites across the country and online",
      description:
        "Learn a trade through short, separate units at your own pace. Several that belong together complete an occupational profile. There is training in tourism, farming, industry, telecommunications and construction, among others.",
      note: "Ask at your site which age and schooling each course asks for and whether it costs anything. There is also an apprenticeship in companies, for ages 14 to 18 in 2023: check its rule today.",
      figures: {
        y2025:
          "In September 2025 the institute said it had 798 on-site courses and 180 occupational profiles.",
      },
    },
  },
};
