import type { Resource } from "../resource.schema.ts";

export const codeforces: Resource = {
  id: "codeforces",
  link: "https://codeforces.com/",
  tags: ["programación", "concurso", "algoritmos", "olimpiada"],
  sources: [
    {
      url: "https://codeforces.com/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "Codeforces",
  organization: "Codeforces",
  icon: "trophy",
  section: "olympiadResources",
  type: "Plataforma",
  languages: ["en"],
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
    "codeforces programacion",
    "code forces rondas",
    "concursos de programacion en linea",
    "competir programando con gente del mundo",
    "subir mi rating",
    "problemas de codigo con editorial",
    "torneo de programadores contra reloj",
    "practicar para icpc",
    "competencia de algoritmos en ingles",
    "donde hay contests de programacion gratis",
    "ranking mundial de programadores",
    "online programming contests",
    "coding competition practice",
    "soy competitivo y me gusta programar",
    "rating de programadores",
    "competir programando cada semana",
    "online coding contests",
    "problemas de c++",
    "mejorar en algoritmos",
  ],
  texts: {
    es: {
      audience:
        "Quien ya resuelve problemas y quiere competir con gente de todo el mundo",
      gives:
        "Concursos en línea frecuentes y un gran archivo de problemas, sin costo",
      when: "Problemas todo el año; concursos con frecuencia",
      description:
        "Compite en línea contra reloj y practica con los problemas de concursos pasados. Después de cada ronda puedes leer las soluciones explicadas y ver cómo cambia tu puntaje. Está en inglés.",
    },
    en: {
      audience:
        "Anyone who solves problems already and wants to compete worldwide",
      gives: "Frequent online contests and a large problem archive, at no cost",
      when: "Problems all year; contests often",
      description:
        "Compete online against the clock and practise with problems from past contests. After each round you can read the solutions explained and see how your rating changes. It is in English.",
    },
  },
};
