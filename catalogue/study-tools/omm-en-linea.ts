import type { Resource } from "../resource.schema.ts";

export const ommEnLinea: Resource = {
  id: "omm-en-linea",
  link: "https://ommenlinea.org/",
  tags: ["matemáticas", "olimpiada", "exámenes de práctica", "problemas"],
  sources: [
    {
      url: "https://ommenlinea.org/presentacion/objetivos",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  sharedLinkReason: "The olympiad and its study material live on one site.",
  name: "OMM en línea",
  organization: "Sociedad Matemática Mexicana",
  icon: "trophy",
  section: "olympiadResources",
  type: "Plataforma",
  languages: ["es"],
  country: "MX",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  requirementsKeys: [],
  eligibility: [],
  levels: ["highSchool"],
  fields: ["mathematics"],
  cost: "free",
  cycle: { basis: "always" },
  phrases: [
    "omm olimpiada mexicana de matematicas",
    "problemas de la olimpiada de mate",
    "revista tzaloa",
    "material para entrenar matematicas prepa",
    "convocatoria oficial omm",
    "sociedad matematica mexicana concurso",
    "como prepararme para olimpiada de mate",
    "examenes estatales y nacionales de matematicas",
    "ejercicios dificiles de geometria y numeros",
    "guia gratis para olimpicos de bachillerato",
    "problemario de combinatoria",
    "mexican math olympiad problems",
    "math contest training in spanish",
    "soy bueno en mate y quiero retos",
    "problemas de la olimpiada mexicana",
    "examenes pasados de mate",
    "entrenamiento de matematicas gratis",
    "como inscribirme a la olimpiada de matematicas",
    "material para olimpiada de mate",
    "practicar problemas de concurso de mate",
    "soluciones de olimpiadas mexicanas",
  ],
  texts: {
    es: {
      audience: "Quien se prepara para la Olimpiada Mexicana de Matemáticas",
      gives:
        "Información de la olimpiada, material de estudio y la revista Tzaloa, sin costo",
      when: "Abierta todo el año",
      description:
        "Estudia con el material de la Olimpiada Mexicana de Matemáticas y con Tzaloa, su revista de problemas. Aquí también se publica la información oficial del concurso. Aunque vivas en otro país, el material te sirve.",
    },
    en: {
      audience: "Anyone preparing for the Mexican Mathematical Olympiad",
      gives:
        "Olympiad information, study material and the magazine Tzaloa, at no cost",
      when: "Open all year",
      description:
        "Study with the material of the Mexican Mathematical Olympiad, in Spanish, and with Tzaloa, its problem magazine. The official contest information is published here too. The material is useful even if you live elsewhere.",
    },
  },
};
