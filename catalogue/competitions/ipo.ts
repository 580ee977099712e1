import type { SimpleCondition } from "#domain/eligibility/condition.ts";
import type { Competition } from "../competition.schema.ts";
import {
  HIGH_SCHOOL,
  IN_FIRST_YEAR,
  IN_HIGH_SCHOOL_THEN,
  IN_LOWER_SECONDARY,
  LEFT_SCHOOL,
  SCHOOL_ENDS_IN_SUMMER,
} from "../shared-conditions.ts";

export const ipo: Competition = {
  id: "ipo",
  link: "https://www.philosophy-olympiad.org/",
  tags: ["filosofía", "humanidades", "ensayo", "olimpiada"],
  sources: [
    {
      url: "https://www.philosophy-olympiad.org/?page_id=2",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://oronoticiaspuebla.com/ibero-puebla-es-sede-de-la-xiv-olimpiada-mexicana-de-filosofia/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://simple.wikipedia.org/wiki/International_Philosophy_Olympiad",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "FISP",
  section: "academic",
  category: "humanities",
  icon: "book",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.selection",
    "requirements.language",
    "requirements.studies",
    "requirements.age",
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
        [{ kind: "language", language: "en" }],
        // In Haiti French is official, so it may count as the student's own.
        [
          { kind: "nationality", countries: ["*"], except: ["HT"] },
          { kind: "language", language: "fr" },
        ],
        [
          { kind: "nationality", countries: ["HT"] },
          { kind: "language", language: "fr" },
          { kind: "other" },
        ],
        [{ kind: "language", language: "de" }],
        // Spanish, for those whose own language is another.
        [
          { kind: "nationality", countries: ["BR", "HT"] },
          { kind: "language", language: "es" },
        ],
        ...["qu", "gn", "ay", "arn", "myn", "nah", "oto", "zap"].map(
          (language): Array<SimpleCondition> => [
            { kind: "language", language },
            { kind: "language", language: "es" },
            { kind: "other" },
          ],
        ),
      ],
      textKey: "requirements.language",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        ...IN_HIGH_SCHOOL_THEN,
        [{ kind: "level", levels: HIGH_SCHOOL }, SCHOOL_ENDS_IN_SUMMER],
        // Schools whose year ends before May: leavers enter, also from university.
        LEFT_SCHOOL,
        [IN_LOWER_SECONDARY, { kind: "other" }],
        IN_FIRST_YEAR,
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "age",
      max: 20,
      on: { month: 5 },
      textKey: "requirements.age",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["humanities"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "ipo filosofia",
    "olimpiada mundial de filosofia",
    "concurso de filosofia para prepa",
    "competencia de ensayos filosoficos",
    "concurso internacional de pensamiento critico y etica",
    "escribir ensayo de filosofia en ingles",
    "torneo de filosofos bachilleres",
    "como llegar a la olimpiada internacional filosofia",
    "representar a mexico en filosofia",
    "concurso humanidades colegio liceo",
    "platon kant nietzsche competencia estudiantes",
    "international philosophy olympiad",
    "philosophy essay contest high school",
    "me gusta filosofar y cuestionar todo",
    "competencia de ensayo filosofico",
    "olimpiada de humanidades",
    "escribir sobre etica y politica concurso",
    "philosophy essay contest",
    "pensar y argumentar concurso",
    "me gusta filosofar y escribir",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "concursos de letras y humanidades",
    "concursos que no son de mate",
    "viajar representando a mi pais",
    "concursos de escritura",
    "humanista de prepa",
    "derecho o filosofia concurso",
    "pensamiento critico jovenes",
  ],
  texts: {
    es: {
      name: "Olimpiada Internacional de Filosofía (IPO)",
      audience: "Estudiantes de bachillerato, uno o dos por país",
      gives: "Un lugar en la final mundial de ensayo filosófico",
      when: "Suele ser en mayo; se entra por la olimpiada de tu país",
      where: "En el país que organiza esa edición",
      description:
        "Escribe en cuatro horas un ensayo filosófico, en un idioma que no sea el tuyo. Desde México se entra por la Olimpiada Mexicana de Filosofía. Otros países tienen su propia selección.",
      requirements: {
        selection: "Que te elija la olimpiada nacional de tu país",
        language:
          "Escribir el ensayo en inglés, francés o alemán si tu lengua es el español",
        studies: "Estudiar el bachillerato",
        age: "Tener menos de 21 años",
      },
      note: "El ensayo es en inglés, francés, alemán o español, y no en el tuyo. Pregunta si entra quien ya egresó y en qué fecha se mide la edad.",
    },
    en: {
      name: "International Philosophy Olympiad (IPO)",
      audience: "High-school students, one or two per country",
      gives: "A place in the world final of philosophical essay writing",
      when: "Usually in May; you get in through your country's olympiad",
      where: "In the country that hosts that edition",
      description:
        "Write a philosophical essay in four hours, in a language that is not your own. From Mexico you get in through the Olimpiada Mexicana de Filosofía. Other countries have their own selection.",
      requirements: {
        selection: "Be chosen by the national olympiad of your country",
        language:
          "Write the essay in English, French or German if your mother tongue is Spanish",
        studies: "Be in high school",
        age: "Be under 21",
      },
      note: "The essay is in English, French, German or Spanish, not your own. Ask whether school leavers may enter and on which date age is measured.",
    },
  },
};
