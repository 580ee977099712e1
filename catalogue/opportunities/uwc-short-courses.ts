import type { Opportunity } from "../opportunity.schema.ts";

export const uwcShortCourses: Opportunity = {
  id: "uwc-short-courses",
  link: "https://www.uwc.org/",
  tags: [
    "liderazgo",
    "verano",
    "sostenibilidad",
    "intercambio",
    "beca parcial",
  ],
  sources: [
    {
      url: "https://shortcoursesplatform.uwcio.uwc.org/initiation-stage/the-uwc-movement-and-uwc-short-courses",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.uwc.org/blogposts/what-its-like-to-attend-a-uwc-short-course",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.lb.uwc.org/short-courses/faqs",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.mz.uwc.org/page/?title=Cursos+UWC&pid=3316&lang=en-gb",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  sharedLinkReason:
    "UWC has one site for its colleges and its short courses; each has its own application.",
  nameKey: "name",
  organization: "UWC (United World Colleges)",
  section: "summer",
  category: "leadership",
  icon: "globe",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.language",
    "requirements.application",
  ],
  eligibility: [
    {
      kind: "other",
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.application",
      changeable: true,
    },
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["leadership", "environment", "socialSciences"],
  cost: "aid",
  cycle: { basis: "unknown" },
  phrases: [
    "cursos cortos uwc",
    "uwc short courses",
    "curso de verano colegios del mundo unido",
    "campamento internacional de liderazgo y paz",
    "programa corto sostenibilidad jovenes",
    "conocer uwc sin estudiar dos años",
    "verano con jovenes de otros paises",
    "taller de medio ambiente y liderazgo internacional",
    "campamento de pocas semanas en el extranjero",
    "cuanto duran los cursos de uwc",
    "curso sobre paz y justicia social juvenil",
    "short leadership course abroad teens",
    "international summer program peace sustainability",
    "quiero probar uwc unas semanas",
    "curso corto de paz y sostenibilidad",
    "campamento internacional para adolescentes",
    "programa corto de liderazgo en el extranjero",
    "campamento de medio ambiente internacional",
    "experiencia breve fuera del pais",
    "encuentro juvenil de verano",
    "short summer course leadership teens",
  ],
  texts: {
    es: {
      name: "Cursos cortos de UWC",
      audience: "Sobre todo jóvenes; cada curso fija sus edades",
      gives:
        "Un curso corto e internacional; tiene cuota y algunas becas según necesidad",
      when: "La mayoría son en julio y agosto; cada curso pone su plazo",
      where: "Varios países, en línea o mixto",
      description:
        "Convive de una a pocas semanas con jóvenes de muchos países y trabaja temas como paz, sostenibilidad o liderazgo. Es una forma breve de conocer UWC sin estudiar dos años en uno de sus colegios.",
      requirements: {
        age: "Cumplir la edad que pida el curso",
        language:
          "Poder expresarte en inglés, el idioma de casi todos los cursos",
        application: "Postular a cada curso por separado",
      },
      note: "Suma los gastos antes de decir que sí: por lo general el viaje, la visa y tu dinero de bolsillo los pagas tú. Pregunta en cada curso qué becas tiene.",
    },
    en: {
      name: "UWC Short Courses",
      audience: "Mainly young people; each course sets its own ages",
      gives:
        "A short international course; there is a fee, and some need-based scholarships",
      when: "Most take place in July and August; each course sets its deadline",
      where: "Several countries, online or mixed",
      description:
        "Spend one to a few weeks with young people from many countries and work on topics such as peace, sustainability or leadership. It is a short way to get to know UWC without studying two years at one of its colleges.",
      requirements: {
        age: "Be of the age that the course asks for",
        language:
          "Be able to express yourself in English, the language of almost all courses",
        application: "Apply to each course separately",
      },
      note: "Add up the costs before you say yes: as a rule you pay for travel, visa and pocket money. Ask each course which scholarships it has.",
    },
  },
};
