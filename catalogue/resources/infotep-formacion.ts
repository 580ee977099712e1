import type { Resource } from "../resource.schema.ts";

export const infotepFormacion: Resource = {
  id: "infotep-formacion",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization:
    "Instituto Nacional de Formación Técnico Profesional (República Dominicana)",
  link: "https://www.infotep.gob.do/",
  requirementsKeys: ["requirements.age"],
  noteKey: "note",
  eligibility: [
    {
      kind: "anyOf",
      options: [[{ kind: "age", min: 16 }], [{ kind: "other" }]],
      textKey: "requirements.age",
      changeable: false,
    },
  ],
  section: "featured",
  type: "Curso",
  languages: ["es"],
  country: "DO",
  serves: ["DO"],
  icon: "tool",
  levels: ["any"],
  fields: ["any"],
  cost: "varies",
  cycle: {
    basis: "always",
  },
  tags: ["república dominicana", "formación técnica", "curso", "empleo"],
  sources: [
    {
      url: "https://www.dominicanoahora.com/nacionales/infotep-inicia-docencia-presencial-y-virtual-con-la-meta-de-capacitar-a-mas-de-918-mil-participantes/",
      supports: ["programme"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.empiriconews.com/educacion/MDAwNDQw/page-single-post-creative.html",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://loultimodigital.com/infotep-resalta-formacion-tecnico-profesional-en-reunion-de-la-oit/",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://megadiario.com.do/jovenes-de-14-anos-podran-ingresar-al-infotep/",
      supports: ["eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "cursos de infotep",
    "infotep virtual inscripcion",
    "formacion dual infotep",
    "aprender un oficio en republica dominicana",
    "cursos tecnicos del estado dominicano",
    "estudiar y trabajar en hoteles punta cana",
    "que edad piden en infotep",
    "curso de electricidad o mecanica rd",
    "tecnico en turismo infotep",
    "carrera tecnica sin universidad dominicana",
    "capacitacion para jovenes desde 16",
    "vocational training dominican republic",
    "apprenticeship in hotels dominican",
    "carrera corta que deje dinero",
    "aprendiz",
    "trabajar y aprender",
    "hoteleria y turismo",
    "cursos para trabajar",
    "no entre a la universidad que hago",
    "estudiar y trabajar a la vez",
  ],
  texts: {
    es: {
      name: "INFOTEP: cursos técnicos y formación dual",
      organization:
        "Instituto Nacional de Formación Técnico Profesional (República Dominicana)",
      audience: "Jóvenes y adultos que quieren un oficio",
      gives:
        "Cursos técnicos presenciales y virtuales, y formación dual en empresas",
      when: "Hay cursos todo el año; cada uno tiene su inicio",
      where: "Centros de todo el país y en línea",
      description:
        "Aprende un oficio en el instituto público de formación técnica. La formación dual, para jóvenes, alterna el aula con una empresa, que a veces paga mientras aprendes.",
      requirements: {
        age: "Tener 16 años o más en la mayoría de los cursos",
      },
      note: "Cada curso pide su escolaridad: revisa la ficha del que te guste y pregunta si tiene costo. En 2024 la dual era de 16 a 25 años; no en todos los cursos te pagan.",
    },
    en: {
      name: "INFOTEP: technical courses and dual training",
      organization:
        "National Institute of Technical and Vocational Training (Dominican Republic)",
      audience: "Young people and adults who want a trade",
      gives:
        "Technical courses on site and online, and dual training in companies",
      when: "There are courses all year; each has its own start",
      where: "Centres across the country and online",
      description:
        "Learn a trade at the public institute for technical training. Dual training, for young people, alternates classroom and company, which sometimes pays while you learn.",
      requirements: {
        age: "Be 16 or older for most courses",
      },
      note: "Each course asks for its own level of schooling: read the page of the one you like and ask whether it costs anything. In 2024 the dual one was for ages 16 to 25; not every course pays you.",
    },
  },
};
