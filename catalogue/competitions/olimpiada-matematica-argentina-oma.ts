import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN, HIGH_SCHOOL } from "../shared-conditions.ts";

export const olimpiadaMatematicaArgentinaOma: Competition = {
  id: "olimpiada-matematica-argentina-oma",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.oma.org.ar/",
  name: "Olimpíada Matemática Argentina (OMA)",
  organization: "Fundación Olimpíada Matemática Argentina",
  section: "national",
  category: "mathematics",
  icon: "trophy",
  tags: ["argentina", "matemáticas", "olimpiada", "nacional", "secundaria"],
  levels: ["highSchool"],
  fields: ["mathematics"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  requirementsKeys: ["requirements.residence", "requirements.school"],
  eligibility: [
    {
      kind: "residence",
      countries: ["AR"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      // The first of six years of secundaria, the seventh of schooling, goes to Ñandú.
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: HIGH_SCHOOL,
            stages: ["upperSecondary"],
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.school",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.eltribuno.com/nota/2025-11-16-23-33-0-cinco-saltenos-con-distinciones-de-oma",
    },
  ],
  sources: [
    {
      url: "https://enredaccion.com.ar/cordoba-dos-estudiantes-de-escuelas-municipales-sobresalieron-en-la-olimpiada-matematica-nandu/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://dib.com.ar/2018/06/15-mil-alumnos-participaron-de-instancia-distrital-de-la-olimpiada-de-matematica/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.eltribuno.com/nota/2025-11-16-23-33-0-cinco-saltenos-con-distinciones-de-oma",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.eldiariodelarepublica.com/nota/2025-10-23-10-44-0-tres-chicos-de-san-luis-en-las-olimpiadas-de-matematicas",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://primeraedicion.com.ar/?p=100935584",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://noticiasargentinas.com/sociedad/la-olimpiada-matematica-argentina--oma--organizo-una-colecta-para-ir-a-competir-en-reino-unido_a6674b2cc8b1fb9dbe1864350",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "olimpiada matematica argentina",
    "oma certamen nacional",
    "olimpiada nandu",
    "concurso de matematica secundaria argentina",
    "certamen regional oma",
    "olimpiada de mate la falda",
    "como llegar a la imo desde argentina",
    "seleccion argentina de matematica",
    "problemas de la oma",
    "competencia de mate para el cole",
    "concurso interescolar de matematica",
    "ganar una medalla en matematica",
    "argentina math olympiad",
    "national math contest argentina",
    "olimpiadas de conocimiento",
    "concursos en argentina",
    "concursos para secundaria",
    "retos de numeros y logica",
    "actividades de mates fuera de clase",
    "entrenamiento olimpico",
    "viaje a cordoba con la escuela",
    "mi primera olimpiada",
    "concursos para el cole",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de secundaria de Argentina; hasta 7.º año de escuela es la Ñandú",
      gives:
        "Medallas y la puerta a los equipos de la IMO y la Olimpiada Iberoamericana",
      when: "Las rondas van a lo largo del año escolar y la final nacional suele ser en noviembre",
      where:
        "En tu escuela y tu región; la final ha sido en La Falda (Córdoba)",
      description:
        "Empieza por el certamen de tu colegio y avanza por rondas interescolares, zonales y regionales hasta la final nacional. Hay tres niveles según tu curso. Cuenta razonar, no repetir fórmulas.",
      requirements: {
        residence:
          "Estudiar la secundaria en Argentina, desde el octavo año de escuela",
        school: "Pasar el certamen de tu colegio, que es el que inscribe",
      },
      figures: {
        y2025:
          "En 2025 la final nacional fue del 10 al 14 de noviembre en La Falda.",
      },
      note: "Pregunta a tu docente de matemática, al empezar las clases, si tu escuela participa y cuánto cuesta viajar.",
    },
    en: {
      audience:
        "Secondary school students in Argentina; up to year 7 of school it is Ñandú",
      gives:
        "Medals and the way to the teams for the IMO and the Ibero-American Olympiad",
      when: "Rounds run through the school year and the national final is usually in November",
      where:
        "At your school and region; the final has been in La Falda (Córdoba)",
      description:
        "Start with the contest at your school and move through inter-school, zonal and regional rounds to the national final. There are three levels by school year. Reasoning counts, not repeating formulas.",
      requirements: {
        residence:
          "Attend secondary school in Argentina, from year 8 of schooling",
        school: "Pass the contest at your school, which enters you",
      },
      figures: {
        y2025:
          "In 2025 the national final was held from 10 to 14 November in La Falda.",
      },
      note: "Ask your maths teacher at the start of the school year whether your school takes part and what travel costs.",
    },
  },
};
