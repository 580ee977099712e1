import type { MentorshipResource } from "../mentorship.schema.ts";

export const unamProunamInvoca: MentorshipResource = {
  id: "unam-prounam-invoca",
  link: "https://orienta.unam.mx/",
  tags: ["test vocacional", "intereses", "unam"],
  sources: [
    {
      url: "https://gaceta.cch.unam.mx/es/ven-descubrir-tus-habilidades",
      supports: ["programme", "eligibility"],
      read: "2026-11-21",
    },
    {
      url: "https://gaceta.cch.unam.mx/es/ya-sabes-como-elegir-carrera",
      supports: ["programme"],
      read: "2026-11-21",
    },
    {
      url: "https://orienta.unam.mx/senda/historial/4/art_ed.php",
      supports: ["programme"],
      read: "2026-11-21",
    },
  ],
  reviewed: "2026-11-21",
  serves: ["MX"],
  nameKey: "name",
  organization:
    "UNAM, Dirección General de Orientación y Atención Educativa (DGOAE)",
  icon: "exam",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  noteKey: "note",
  requirementsKeys: ["requirements.enrolment"],
  eligibility: [
    {
      kind: "enrolment",
      institution: "Bachillerato de la UNAM (ENP o CCH)",
      textKey: "requirements.enrolment",
      changeable: true,
    },
    {
      kind: "level",
      levels: ["preparatoria_1", "preparatoria_2", "preparatoria_3"],
      textKey: "requirements.level",
      changeable: false,
    },
  ],
  levels: ["highSchool"],
  fields: ["any"],
  cost: "free",
  cycle: { basis: "unknown" },
  sharedLinkReason:
    "UNAM's guidance office has one site for its tests and its student guides.",
  typeKey: "test",
  iconColor: "selva",
  phrases: [
    "prounam resultados aptitudes",
    "test vocacional de la unam",
    "invoca prueba de intereses cch",
    "examen de aptitudes en prepa 6 enp",
    "para que soy bueno prueba de la escuela",
    "donde hago el prounam",
    "orientacion vocacional gratis cch y enp",
    "prueba psicometrica para elegir area en sexto",
    "habilidades numericas verbales y espaciales",
    "test para escoger carrera en bachillerato unam",
    "que area elijo en la prepa",
    "aptitude test unam high school",
    "unam vocational test",
    "tengo que escoger area y no se cual",
    "prueba de aptitudes en la prepa",
    "test de habilidades unam",
    "examen psicometrico vocacional",
    "que aptitudes tengo",
    "orientacion en el cch y enp",
    "saber para que soy buena",
    "prueba de intereses bachillerato",
  ],
  texts: {
    es: {
      name: "PROUNAM II e INVOCA (UNAM)",
      audience: "Quienes estudian en una Prepa o un CCH de la UNAM",
      gives: "Dos pruebas de orientación: una de aptitudes y otra de intereses",
      when: "Según el calendario de tu plantel",
      description:
        "PROUNAM II mide tus aptitudes con varias pruebas cortas con tiempo. INVOCA explora qué te interesa. Se aplican en los planteles de bachillerato de la UNAM, sin costo.",
      requirements: {
        enrolment: "Estudiar en una Prepa (ENP) o un CCH de la UNAM",
        level: "Estar en el bachillerato",
      },
      note: "No es un examen de conocimientos ni adivina tu futuro: da un perfil de este momento. Pregunta la fecha en la oficina de orientación de tu plantel.",
    },
    en: {
      name: "PROUNAM II and INVOCA (UNAM)",
      audience: "Students at a UNAM high school (Prepa or CCH) in Mexico",
      gives: "Two guidance tests: one of aptitudes, one of interests",
      when: "According to your school's calendar",
      description:
        "PROUNAM II measures your aptitudes with several short timed tests. INVOCA explores what interests you. They are given at UNAM's high schools, at no cost.",
      requirements: {
        enrolment: "Study at a UNAM Prepa (ENP) or CCH",
        level: "Be in high school",
      },
      note: "It is no exam of knowledge and does not predict your future: it gives a profile of this moment. Ask your school's guidance office for the date.",
    },
  },
};
