import type { Opportunity } from "../opportunity.schema.ts";

export const oneYoungWorldSummit: Opportunity = {
  id: "one-young-world-summit",
  link: "https://www.oneyoungworld.com/scholarships",
  tags: ["liderazgo", "foro", "becas", "impacto social"],
  sources: [
    {
      url: "https://www.oneyoungworld.com/scholarships",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://scholarshipupdate.ng/ilia-calderon-scholarship/",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.immerse.education/academic-competitions/public-speaking-and-debate/one-young-world-summit-2026-guide",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "One Young World",
  section: "seminars",
  category: "leadership",
  icon: "people",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.impact",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "age",
      min: 18,
      max: 30,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.impact",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  levels: ["any"],
  fields: ["leadership"],
  cost: "funded",
  cycle: { basis: "unknown" },
  phrases: [
    "one young world beca para la cumbre",
    "oyw scholarship jovenes lideres",
    "congreso mundial de jovenes con todo pagado",
    "evento internacional de liderazgo juvenil",
    "cumbre para activistas y emprendedores sociales",
    "viajar a un evento de lideres jovenes becado",
    "delegado joven impacto social",
    "conocer jovenes lideres de otros paises",
    "becas para cumbres internacionales cambio climatico o derechos",
    "conferencia global para fundadores de ong",
    "que piden para one young world",
    "fully funded youth summit",
    "young leaders summit scholarship",
    "tengo un proyecto social en mi barrio",
    "cumbre de jovenes lideres",
    "evento internacional con todo pagado",
    "congreso de activistas y emprendedores",
    "conferencia para jovenes que cambian el mundo",
    "youth summit fully funded",
    "viajar a una cumbre con beca",
    "delegado joven de mi pais",
    "encuentro mundial de liderazgo",
  ],
  texts: {
    es: {
      name: "Cumbre One Young World (becas)",
      audience:
        "Líderes de 18 a 30 años, de cualquier país, con resultados que mostrar",
      gives: "Las becas cubren acceso, hospedaje, comida y viaje",
      when: "La cumbre suele ser en el segundo semestre; cada beca tiene su plazo",
      where: "Una ciudad distinta cada año",
      description:
        "Participa cuatro días en una cumbre con jóvenes de todo el mundo que impulsan cambios en su comunidad. Hay varias becas, cada una con su tema y sus reglas: elige la que se parece a lo que haces.",
      requirements: {
        age: "Tener de 18 a 30 años, el rango de la mayoría de las becas",
        impact: "Mostrar un impacto real en tu comunidad o tu tema",
        language:
          "Comunicarte en inglés; algunas becas dan apoyo de traducción",
      },
      note: "Lee cada beca por separado: cambian la edad, el tema y la fecha. En 2025 la visa se pagaba por cuenta propia.",
    },
    en: {
      name: "One Young World Summit (scholarships)",
      audience: "Leaders aged 18 to 30, from any country, with results to show",
      gives: "Scholarships cover entry, housing, meals and travel",
      when: "The summit is usually in the second half of the year; each scholarship has its date",
      where: "A different city each year",
      description:
        "Spend four days at a summit with young people from all over the world who drive change in their communities. There are several scholarships, each with its topic and rules: choose the one closest to what you do.",
      requirements: {
        age: "Be 18 to 30, the range of most scholarships",
        impact: "Show real impact in your community or your cause",
        language:
          "Communicate in English; some scholarships offer translation support",
      },
      note: "Read each scholarship separately: age, topic and date vary. In 2025 you had to pay for the visa yourself.",
    },
  },
};
