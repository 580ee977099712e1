import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN, LEFT_SCHOOL } from "../shared-conditions.ts";

export const ioai: Competition = {
  id: "ioai",
  link: "https://ioai-official.org/",
  tags: [
    "inteligencia artificial",
    "informática",
    "olimpiada",
    "internacional",
  ],
  sources: [
    {
      url: "https://ioai-official.org/regulations/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.infobae.com/peru/2025/12/19/logro-de-escolares-peruanos-en-olimpiada-de-ia-impulsa-convocatoria-nacional-a-nuevos-talentos-hasta-marzo-de-2026/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://elcomercio.pe/tecnologia/inteligencia-artificial/escolares-peruanos-destacan-en-la-olimpiada-internacional-de-inteligencia-artificial-noticia/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "IOAI",
  section: "academic",
  category: "computerScience",
  icon: "code",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.selection",
    "requirements.age",
    "requirements.studies",
  ],
  eligibility: [
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.selection",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", max: 19, on: { month: 8 } }],
        [{ kind: "age", max: 19 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      // For students before university.
      kind: "anyOf",
      options: [...AT_SCHOOL_THEN, LEFT_SCHOOL],
      textKey: "requirements.studies",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["technology"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "ioai inteligencia artificial",
    "concurso mundial de ia prepa",
    "olimpiada de machine learning colegio",
    "competencia internacional ia estudiantes",
    "torneo de aprendizaje automatico liceo",
    "olimpiada ia escolares peruanos",
    "concurso de redes neuronales bachillerato",
    "como clasificar a olimpiada de ia",
    "medallas en inteligencia artificial secundaria",
    "que es la prueba gaite",
    "competir en equipo de cuatro en ia",
    "international olympiad artificial intelligence",
    "ai competition high school students",
    "quiero crear algo como chatgpt",
    "concurso de inteligencia artificial para prepa",
    "mundial de ia",
    "machine learning competencia",
    "ai contest for teens",
    "competir con redes neuronales",
    "reto de datos e ia para jovenes",
    "python e inteligencia artificial concurso",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "viajar representando a mi pais",
    "chatgpt y robots inteligentes",
    "competir programando",
    "ciencia de datos para jovenes",
    "programacion para adolescentes",
    "tecnologia del futuro",
  ],
  texts: {
    es: {
      name: "Olimpiada Internacional de Inteligencia Artificial (IOAI)",
      audience:
        "Preuniversitarios de los países acreditados, hasta dos equipos de cuatro por país",
      gives: "Medallas por la prueba individual y un reto por equipos",
      when: "Suele ser en agosto; se entra por la olimpiada de IA de tu país",
      where: "En un país distinto cada año",
      description:
        "Resuelve problemas de inteligencia artificial en una prueba individual de dos días, que es la que da medallas, y en un reto por equipos. Ha habido otra prueba más sencilla, GAITE. Se entra por la olimpiada nacional o regional de IA: Perú, por ejemplo, tiene la suya.",
      requirements: {
        selection: "Que te elija la olimpiada de IA de tu país",
        age: "Tener menos de 20 años en la fecha que fija el reglamento",
        studies: "Ser preuniversitario, sin estar en la universidad",
      },
      note: "No pudimos confirmar una selección mexicana. La lista de países acreditados puede cambiar: búscala en la página oficial.",
    },
    en: {
      name: "International Olympiad in Artificial Intelligence (IOAI)",
      audience:
        "Pre-university students from accredited countries, up to two teams of four each",
      gives: "Medals for the individual contest, and a team challenge",
      when: "Usually in August; you get in through your country's AI olympiad",
      where: "In a different country each year",
      description:
        "Solve artificial intelligence problems in a two-day individual contest, the one that gives medals, and in a team challenge. There has been a simpler contest, GAITE. You get in through a national or regional AI olympiad: Peru, for example, has one.",
      requirements: {
        selection: "Be chosen by the AI olympiad of your country",
        age: "Be under 20 on the date set in the regulations",
        studies: "Be pre-university, not at a university",
      },
      note: "We could not confirm a Mexican selection. The list of accredited countries may change: look for it on the official page.",
    },
  },
};
