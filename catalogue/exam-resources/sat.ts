import type { Resource } from "../resource.schema.ts";

export const sat: Resource = {
  id: "sat",
  name: "SAT",
  organization: "College Board",
  link: "https://satsuite.collegeboard.org/sat",
  tags: ["sat", "admisión", "licenciatura", "estados unidos"],
  sources: [
    {
      url: "https://collegeboardsearch.collegeboard.org/pastudentsrch/support/licensing/becoming-a-user/usage-policies",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://satsuite.collegeboard.org/digital/whats-on-the-test/structure",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  icon: "exam",
  section: "standardizedTests",
  type: "Examen",
  languages: ["en"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [],
  eligibility: [],
  moreLinks: [
    {
      url: "https://satsuite.collegeboard.org/practice",
      textKey: "links.practice",
    },
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "paid",
  cycle: { basis: "unknown" },
  phrases: [
    "examen sat",
    "que es el sat",
    "cuanto dura el sat digital",
    "examen para entrar a universidades gringas",
    "sat college board puntaje",
    "cuantas preguntas tiene el sat",
    "scholastic aptitude test",
    "prueba de ingreso usa pregrado",
    "matematicas y lectura en ingles para licenciatura",
    "sat resta puntos por adivinar",
    "que evalua el sat",
    "sat exam format",
    "us college entrance test",
    "quiero ir a harvard y piden sat",
    "examen para universidades americanas",
    "fechas y costo del sat",
    "inscribirme al sat",
    "what score do i need sat",
    "prueba de admision estados unidos",
    "cuanto dura el sat",
    "presentar el sat en mi pais",
    "examen para estudiar en usa",
    "standardized test",
    "examenes en ingles",
    "universidades de usa para latinos",
    "college admissions",
    "puntaje para la ivy league",
    "examen digital de ingles y mate",
  ],
  texts: {
    es: {
      audience:
        "Quien postula a una licenciatura, sobre todo en Estados Unidos",
      gives: "Un puntaje de 400 a 1600 para tu solicitud. El examen se paga",
      when: "Varias fechas al año. Inscríbete con meses de anticipación",
      where: "En sedes autorizadas, en computadora y en inglés",
      description:
        "Mide lectura y redacción (54 preguntas, 64 minutos) y matemáticas (44 preguntas, 70 minutos) en un examen digital que se adapta a tus respuestas. Dura 2 horas y 14 minutos. Responde todo: adivinar no resta puntos.",
      note: "Practica gratis en Bluebook y en Khan Academy. Antes de pagar, revisa si tus universidades lo piden o lo dejan opcional. Si College Board te ofrece Student Search Service, déjalo sin marcar: comparte tus datos con universidades y programas.",
      links: {
        practice: "Práctica oficial gratuita",
      },
    },
    en: {
      audience:
        "Anyone applying to an undergraduate degree, mostly in the United States",
      gives:
        "A score from 400 to 1600 for your application. The exam has a fee",
      when: "Several dates a year. Register months ahead",
      where: "At approved test centres, on a computer and in English",
      description:
        "It measures reading and writing (54 questions, 64 minutes) and maths (44 questions, 70 minutes) in a digital exam that adapts to your answers. It lasts 2 hours 14 minutes. Answer everything: guessing costs no points.",
      note: "Practise free in Bluebook and on Khan Academy. Before you pay, check whether your universities require it or leave it optional. If College Board offers you the Student Search Service, leave it unticked: it shares your data with universities and programmes.",
      links: {
        practice: "Free official practice",
      },
    },
  },
};
