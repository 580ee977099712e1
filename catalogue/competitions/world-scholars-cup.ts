import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN, IN_FIRST_YEAR } from "../shared-conditions.ts";

export const worldScholarsCup: Competition = {
  id: "world-scholars-cup",
  link: "https://www.scholarscup.org/",
  tags: ["multidisciplinario", "debate", "equipos", "inglés"],
  sources: [
    {
      url: "https://scholarscup.org/faq/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://scholarscup.org/toc",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.frontiersedu.com/world-scholars-cup/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  name: "World Scholar's Cup",
  organization: "World Scholar's Cup",
  section: "academic",
  category: "multidisciplinary",
  icon: "people",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.team",
    "requirements.english",
    "requirements.round",
  ],
  eligibility: [
    {
      kind: "task",
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
    {
      kind: "other",
      textKey: "requirements.round",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        ...AT_SCHOOL_THEN,
        // A pupil at the start of the season may finish it.
        [
          {
            kind: "level",
            levels: ["otro"],
            stages: ["schoolFinished", "technical"],
          },
          { kind: "age", max: 20 },
          { kind: "other" },
        ],
        [...IN_FIRST_YEAR, { kind: "age", max: 20 }],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["any"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "wsc world scholar cup",
    "copa mundial de academicos",
    "competencia de debate y trivia en ingles",
    "concurso de cultura general por equipos",
    "torneo academico internacional colegio",
    "ronda regional scholars cup como entrar",
    "competir con dos amigos en ingles",
    "concurso escribir debatir y preguntas",
    "torneo de campeones scholars",
    "competencia academica adolescentes liceo prepa",
    "practicar ingles en concurso de equipos",
    "world scholars cup",
    "academic team competition teens",
    "me gusta la trivia y debatir con amigos",
    "torneo academico en ingles por equipos",
    "debate escritura y trivia",
    "competencia multidisciplinaria",
    "team academic competition",
    "quiz y debate en ingles",
    "cultura general",
    "club de debate",
    "concursos en equipo",
    "concursos en ingles",
    "concursos que no son de mate",
    "extracurricular activities for college",
    "torneo de conocimientos",
    "viajar con el colegio",
    "practicar ingles con otros jovenes",
  ],
  texts: {
    es: {
      audience: "Equipos de tres; la división Senior es para unos 14 a 18 años",
      gives: "Debate, escritura y trivia de muchas materias en un mismo torneo",
      when: "Rondas regionales durante el año escolar; la final suele ser en noviembre",
      where:
        "Rondas en varios países; la última etapa, en la Universidad de Yale",
      description:
        "Forma un equipo de tres y compite en debate, escritura colaborativa y pruebas de conocimientos, en inglés. Primero hay una ronda regional, luego una global y al final el Torneo de Campeones.",
      requirements: {
        team: "Formar un equipo de tres, o pedir uno al inscribirte",
        english: "Participar en inglés",
        round: "Que haya una ronda regional a la que puedas llegar",
        studies: "Estudiar la secundaria o la prepa",
      },
      note: "No pudimos confirmar una ronda en México ni la cuota actual. Revisa la lista de rondas y lo que cuesta cada etapa antes de comprometerte.",
    },
    en: {
      audience:
        "Teams of three; the Senior division is for ages of about 14 to 18",
      gives:
        "Debate, writing and quizzes across many subjects in one tournament",
      when: "Regional rounds during the school year; the final is usually in November",
      where: "Rounds in several countries; the last stage, at Yale University",
      description:
        "Form a team of three and compete in debate, collaborative writing and knowledge tests, in English. First comes a regional round, then a global one and finally the Tournament of Champions.",
      requirements: {
        team: "Form a team of three, or ask for one when you sign up",
        english: "Take part in English",
        round: "Have a regional round that you can reach",
        studies: "Be at secondary school or high school",
      },
      note: "We could not confirm a round in Mexico or the current fee. Check the list of rounds and what each stage costs before you commit.",
    },
  },
};
