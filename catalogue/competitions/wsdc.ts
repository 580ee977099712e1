import type { Competition } from "../competition.schema.ts";
import {
  AT_SCHOOL_THEN,
  IN_FIRST_YEAR,
  LEFT_SCHOOL,
} from "../shared-conditions.ts";

export const wsdc: Competition = {
  id: "wsdc",
  link: "https://www.wsdcdebating.org/",
  tags: ["debate", "inglés", "oratoria", "internacional"],
  sources: [
    {
      url: "https://wsdc2018.com/eligibility/",
      supports: ["eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://pancanal.com/en/panama-canal-hosts-the-2025-world-schools-debating-championship",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.thenews.mx/living/students-devote-summer-to-represent-mexico-at-intl-debate-contest/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://v2.schoolsdebate.com/take-part/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "World Schools Debating Championships (WSDC)",
  organization: "WSDC",
  section: "academic",
  category: "debate",
  icon: "microphone",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.selection",
    "requirements.age",
    "requirements.english",
    "requirements.studies",
  ],
  eligibility: [
    {
      kind: "anyOf",
      // No source read says whether school leavers who began a degree may enter.
      options: [...AT_SCHOOL_THEN, LEFT_SCHOOL, IN_FIRST_YEAR],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.selection",
      changeable: true,
    },
    {
      // Held in July, in August or across both.
      kind: "anyOf",
      options: [
        [
          { kind: "age", min: 14, max: 19, on: { month: 7 } },
          { kind: "age", min: 14, max: 19, on: { month: 8 } },
        ],
        [
          { kind: "age", min: 14, max: 19, on: { month: 7 } },
          { kind: "other" },
        ],
        [
          { kind: "age", min: 14, max: 19, on: { month: 8 } },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
  ],

  levels: ["highSchool"],
  fields: ["humanities", "leadership"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "wsdc debate mundial",
    "mundial de debate escolar",
    "campeonato de debate en ingles",
    "torneo internacional de oratoria prepa",
    "concurso de debate para colegio",
    "seleccion nacional de debate adolescentes",
    "como entrar al equipo mexicano de debate",
    "competencia de argumentacion liceo bachillerato",
    "debates improvisados contra otros paises",
    "practicar hablar en publico en ingles",
    "debatir representando a mi pais",
    "world schools debate tournament",
    "high school debate championship",
    "me encanta discutir y dar mi opinion",
    "club de debate",
    "hablar en publico",
    "derecho politica e historia concurso",
    "viajar representando a mi pais",
    "concursos que no son de mate",
    "practicar ingles con otros jovenes",
    "extracurricular activities for college",
    "aprender a debatir",
    "argumentar y convencer",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de 14 a 19 años, en un equipo nacional de tres a cinco",
      gives: "Debates en inglés contra equipos de todo el mundo",
      when: "Suele ser en julio; se entra por la selección de tu país",
      where: "En un país distinto cada año",
      description:
        "Debate en equipo y en inglés, con temas preparados y otros improvisados. México ha enviado equipo nacional. Cada país elige al suyo, así que el primer paso es un club de debate.",
      requirements: {
        selection: "Ser parte del equipo nacional de debate de tu país",
        age: "Haber cumplido 14 años al empezar los debates y no cumplir 20 hasta después de la final",
        studies:
          "Estudiar secundaria o prepa; si acabas de terminar, confirma la regla",
        english: "Debatir en inglés",
      },
      note: "Pregunta al organizador de tu equipo nacional cómo se elige, si hay cuota y cuánto pagarías de viaje.",
    },
    en: {
      audience: "Students aged 14 to 19, in a national team of three to five",
      gives: "Debates in English against teams from all over the world",
      when: "Usually in July; you get in through your country's selection",
      where: "In a different country each year",
      description:
        "Debate in a team, in English, with prepared topics and impromptu ones. Mexico has sent a national team. Each country picks its own, so the first step is a debating club.",
      requirements: {
        selection: "Be on the national debating team of your country",
        age: "Have turned 14 when the debates start and not turn 20 until after the final",
        studies:
          "Be in secondary or high school; if you have just finished, check the rule",
        english: "Debate in English",
      },
      note: "Ask the organiser of your national team how it is chosen, whether there is a fee and how much travel you would pay.",
    },
  },
};
