import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const olimpiadasNacionalesMinerd: Competition = {
  id: "olimpiadas-nacionales-minerd",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Ministerio de Educación (República Dominicana)",
  link: "https://ministeriodeeducacion.gob.do/",
  requirementsKeys: ["requirements.level"],
  noteKey: "note",
  eligibility: [
    {
      kind: "residence",
      countries: ["DO"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      // No source dates the rounds.
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.level",
      changeable: false,
    },
  ],
  section: "national",
  category: "mathematics",
  icon: "trophy",
  levels: ["highSchool"],
  fields: ["mathematics", "naturalSciences"],
  cost: "varies",
  cycle: { basis: "unknown" },
  tags: ["república dominicana", "olimpiada", "matemáticas", "nacional"],
  sources: [
    {
      url: "https://enlalineard.com/?p=4477",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://lavozdelprm.org/robertofulcar-educacionrdo-afirma-desarrollo-de-la-competitividad-contribuira-a-transformar-la-educacion/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.diariolibre.com/actualidad/educacion/2025/12/22/estudiantes-dominicanos-destacan-en-olimpiada-de-matematica/3384939",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://sigloinformativo.net/republica-dominicana-alcanza-su-mejor-desempeno-historico-en-la-olimpiada-iberoamericana-de-matematica",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://25horasdenoticia.com/noticia/republica-dominicana-es-el-pais-que-mas-ha-avanzado-en-las-olimpiadas-iberoamericanas-de-matematicas",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://rccmedia.com.do/cuatro-estudiantes-dominicanos-obtienen-mencion-en-olimpiadas-de-matematicas-252013",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "olimpiada de matematica republica dominicana",
    "olimpiadas nacionales minerd",
    "como representar a rd en matematica",
    "concurso de mate del ministerio dominicano",
    "olimpiada distrital y regional de matematica",
    "seleccion dominicana de matematica",
    "olimpiadas de ciencias en rd",
    "soy bueno en mate y vivo en rd",
    "entrenamiento para la omcc dominicana",
    "equipo dominicano en la imo",
    "competencia de matematica para liceos",
    "dominican math olympiad",
    "national olympiads dominican students",
    "olimpiadas de conocimiento",
    "concursos en republica dominicana",
    "concursos para secundaria",
    "retos de numeros y logica",
    "entrenamiento olimpico",
    "viajar representando a mi pais",
    "competencia academica liceo",
    "ciencias y mates rd",
  ],
  texts: {
    es: {
      name: "Olimpiadas Nacionales del MINERD",
      organization: "Ministerio de Educación (República Dominicana)",
      audience: "Estudiantes de secundaria de liceos y colegios dominicanos",
      gives: "Rondas hasta la nacional y entrenamiento para el equipo del país",
      when: "Pregunta en tu centro por las rondas; la selección de los equipos se anuncia aparte",
      where: "En República Dominicana, según la ronda",
      description:
        "Resuelve problemas de matemática o ciencias. Ha habido rondas de distrito y regional. De la nacional salen quienes se entrenan y representan al país en olimpiadas de Centroamérica y el Caribe, Iberoamérica y el mundo.",
      requirements: {
        level: "Estar en secundaria en un centro dominicano, público o privado",
      },
      note: "Al empezar el curso, pregunta a tu centro o al ministerio, que en octubre de 2025 anunció la selección. Para los equipos internacionales hay límites de edad; en la de Centroamérica y el Caribe han competido jóvenes de hasta 16 años.",
    },
    en: {
      name: "MINERD National Olympiads",
      organization: "Ministry of Education (Dominican Republic)",
      audience: "Secondary students at Dominican schools",
      gives:
        "Rounds up to the national one, and training for the country's team",
      when: "Ask your school about the rounds; the selection of the teams is announced apart",
      where: "In the Dominican Republic, by round",
      description:
        "Solve maths or science problems. There have been district and regional rounds. The national one picks those who train and represent the country at olympiads of Central America and the Caribbean, Ibero-America and the world.",
      requirements: {
        level: "Be at a Dominican secondary school, public or private",
      },
      note: "At the start of the school year ask your school or the ministry, which announced the selection in October 2025. International teams have age limits; at the Central American and Caribbean one, competitors have been 16 or younger.",
    },
  },
};
