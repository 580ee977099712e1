import type { Resource } from "../resource.schema.ts";

export const omegaup: Resource = {
  id: "omegaup",
  link: "https://omegaup.com/",
  tags: ["programación", "informática", "olimpiada", "problemas"],
  sources: [
    {
      url: "https://blog.omegaup.com/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://blog.omegaup.com/author/joemmanuel/page/3/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "omegaUp",
  organization: "omegaUp",
  icon: "code",
  section: "olympiadResources",
  type: "Plataforma",
  languages: ["es", "en"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  requirementsKeys: [],
  eligibility: [],
  levels: ["any"],
  fields: ["technology"],
  cost: "free",
  cycle: { basis: "always" },
  phrases: [
    "omega up",
    "problemas de programacion en español",
    "olimpiada mexicana de informatica practica",
    "omi examenes pasados",
    "juez en linea para programar",
    "aprender a programar gratis",
    "practicar c++ con ejercicios",
    "entrenar para concursos de informatica",
    "curso de programacion para empezar",
    "como prepararme para la omi",
    "retos de codigo con calificacion automatica",
    "online judge in spanish",
    "practice coding problems",
    "me gusta la compu y quiero competir programando",
    "practicar programacion con problemas",
    "entrenar para olimpiada de informatica",
    "juez en linea en espanol",
    "retos de codigo gratis",
    "aprender c++ resolviendo",
    "coding practice spanish",
    "concursos de programacion en linea",
    "ejercicios de programacion para principiantes",
    "competir programando",
    "retos de codigo",
    "ejercicios de codigo",
    "prepararme para olimpiadas",
    "curso de c++",
    "programacion para adolescentes",
    "algoritmos para principiantes",
    "hackerrank en español",
  ],
  texts: {
    es: {
      audience:
        "Quien aprende a programar o se prepara para la olimpiada de informática",
      gives:
        "Cursos y problemas que se califican solos, en español y sin costo",
      when: "Abierta todo el año",
      description:
        "Resuelve problemas de programación y recibe la calificación al momento. Incluye cursos para empezar y exámenes pasados de la Olimpiada Mexicana de Informática.",
    },
    en: {
      audience:
        "Anyone learning to code or preparing for the informatics olympiad",
      gives:
        "Courses and problems graded automatically, in Spanish and at no cost",
      when: "Open all year",
      description:
        "Solve programming problems and get graded on the spot. It includes beginner courses and past papers of the Mexican Olympiad in Informatics.",
    },
  },
};
