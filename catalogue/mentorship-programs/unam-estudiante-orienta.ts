import type { MentorshipProgram } from "../mentorship.schema.ts";

export const unamEstudianteOrienta: MentorshipProgram = {
  id: "unam-estudiante-orienta",
  link: "https://orienta.unam.mx/",
  tags: ["unam", "orientación vocacional", "preparatoria", "carreras"],
  sources: [
    {
      url: "https://gaceta.facmed.unam.mx/index.php/2025/03/29/estudiantes-facmed-orientan-a-futuros-universitarios-sobre-la-oferta-educativa",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.unotv.com/estados/ciudad-de-mexico/orientacion-vocacional-para-elegir-carrera-estudiantes-de-licenciatura-guian-a-los-de-prepa/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  serves: ["MX"],
  nameKey: "name",
  organization:
    "UNAM, Dirección General de Orientación y Atención Educativa (DGOAE)",
  icon: "university",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  requirementsKeys: ["requirements.enrolment"],
  eligibility: [
    {
      kind: "enrolment",
      institution: "Bachillerato de la UNAM (ENP o CCH)",
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["preparatoria_1", "preparatoria_2", "preparatoria_3"],
      textKey: "requirements.level",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://gaceta.facmed.unam.mx/index.php/2025/03/29/estudiantes-facmed-orientan-a-futuros-universitarios-sobre-la-oferta-educativa",
    },
  ],
  levels: ["highSchool"],
  fields: ["any"],
  cost: "free",
  cycle: { basis: "usual", windows: [{ opens: 3, closes: 3 }] },
  sharedLinkReason:
    "UNAM's guidance office has one site for its tests and its student guides.",
  categoryKey: "career",
  phrases: [
    "el estudiante orienta al estudiante cch",
    "platicas de carreras en mi prepa unam",
    "universitarios que cuentan como es su carrera",
    "como es estudiar medicina en la unam",
    "charlas vocacionales enp y cch",
    "que se ve en cada licenciatura segun alumnos",
    "orientacion vocacional gratis en la prepa",
    "dudas antes del pase reglamentado",
    "hablar con alguien que ya estudia mi carrera",
    "feria de carreras en el cch",
    "que carrera pongo en el pase",
    "talk with college students about majors",
    "unam high school career talks",
    "voy en el cch y sigo indeciso",
    "platicar con universitarios de mi carrera",
    "orientacion en prepas unam y cch",
    "como es estudiar tal carrera",
    "visitas de alumnos a mi plantel",
    "dudas sobre carreras unam",
    "estudiantes que cuentan su carrera",
    "elegir carrera en el cch",
    "orientacion vocacional",
    "hablar con estudiantes de medicina o ingenieria",
    "prepa 5 o cch sur orientacion",
    "opiniones de carreras",
    "como es la vida universitaria",
    "pase reglamentado dudas",
  ],
  texts: {
    es: {
      name: "El Estudiante Orienta al Estudiante (UNAM)",
      audience: "Quienes estudian en una Prepa o un CCH de la UNAM",
      gives: "Charlas con estudiantes que ya cursan la carrera que te interesa",
      when: "Suele ser en marzo, antes de elegir carrera",
      where: "En las Prepas y los CCH",
      description:
        "Estudiantes de licenciatura van a tu plantel y te cuentan cómo es su carrera de verdad: materias, ritmo y trabajo. Aprovecha para preguntar lo que no sale en los folletos.",
      requirements: {
        enrolment: "Estudiar en una Prepa (ENP) o un CCH de la UNAM",
        level: "Estar en el bachillerato",
      },
      figures: {
        y2025:
          "En 2025, solo la Facultad de Medicina habló con unas 6,344 personas en 9 Prepas y 4 CCH.",
      },
    },
    en: {
      name: "El Estudiante Orienta al Estudiante (student-to-student guidance, UNAM)",
      audience: "Students at a UNAM high school (Prepa or CCH) in Mexico",
      gives: "Talks with students who already take the degree you have in mind",
      when: "Usually in March, before choosing a degree",
      where: "At the Prepas and CCH campuses",
      description:
        "Undergraduates visit your school and tell you what their degree is really like: courses, pace and work. Use it to ask what the brochures leave out.",
      requirements: {
        enrolment: "Study at a UNAM Prepa (ENP) or CCH",
        level: "Be in high school",
      },
      figures: {
        y2025:
          "In 2025 the Faculty of Medicine alone talked with about 6,344 people at 9 Prepas and 4 CCH campuses.",
      },
    },
  },
};
