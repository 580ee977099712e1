import type { Resource } from "../resource.schema.ts";

export const mitCartasRecomendacion: Resource = {
  id: "mit-cartas-recomendacion",
  nameKey: "name",
  organization: "MIT Admissions",
  section: "templatesAndGuides",
  type: "Guía",
  link: "https://mitadmissions.org/apply/parents-educators/writingrecs/",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  descriptionKey: "description",
  requirementsKeys: [],
  eligibility: [],
  levels: ["highSchool"],
  fields: ["any"],
  cost: "free",
  languages: ["en"],
  country: "US",
  icon: "document",
  tags: ["carta de recomendación", "guía"],
  cycle: {
    basis: "always",
  },
  sources: [
    {
      url: "https://www.cappex.com/hq/articles-and-advice/college-applications/letters-of-recommendation/How-to-Write-a-Great-Letter-of-Recommendation",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://mitadmissions.org/apply/firstyear/letters-of-recommendation/",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "carta de recomendacion para universidad",
    "ejemplo de carta de recomendacion en ingles",
    "como pedir carta a mi profe",
    "guia para profesor que recomienda",
    "recommendation letter mit ejemplos",
    "que debe decir una carta de recomendacion",
    "formato carta recomendacion docente prepa",
    "mi maestro no sabe hacer la carta",
    "carta del consejero para universidad gringa",
    "modelo de carta de referencia academica",
    "consejos mit admisiones para profes",
    "how to write recommendation letter",
    "teacher recommendation letter examples",
    "necesito que mi profe me recomiende",
    "ayuda para que mi profe escriba mi carta",
    "modelo de carta de maestro",
    "recommendation letter tips",
    "carta de referencia para beca",
    "pedir recomendacion a un profesor",
    "ejemplo de recomendacion academica",
  ],
  texts: {
    es: {
      name: "MIT: cómo escribir buenas cartas de recomendación",
      audience: "Docentes que te van a recomendar, y tú para saber qué pedir",
      gives:
        "Qué debe contar una buena carta, según la oficina de admisión del MIT",
      when: "Todo el año",
      description:
        "Comparte esta guía con quien va a escribir tu carta. Pide algo más que notas: rasgos de tu carácter, con ejemplos, y una apertura y un cierre fuertes. Está en inglés.",
    },
    en: {
      name: "MIT: how to write good letters of recommendation",
      audience: "Teachers who will recommend you, and you, to know what to ask",
      gives:
        "What a good letter should tell, according to MIT's admissions office",
      when: "All year",
      description:
        "Share this guide with the person writing your letter. It asks for more than grades: traits of your character, with examples, and a strong opening and close. It is in English.",
    },
  },
};
