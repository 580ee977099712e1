import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_IN_SPRING } from "../shared-conditions.ts";

export const nhsmun: Competition = {
  id: "nhsmun",
  link: "https://www.imuna.org/",
  destination: "US",
  tags: [
    "modelo de la onu",
    "debate",
    "relaciones internacionales",
    "preparatoria",
  ],
  sources: [
    {
      url: "https://imuna.org/nhsmun/nyc/conference/fees/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://imuna.org/nhsmun/nyc/register",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://imuna.org/nhsmun/nyc/conference/exclusive-partnerships/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "National High School Model United Nations (NHSMUN)",
  organization: "IMUNA",
  section: "academic",
  category: "debate",
  icon: "globe",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.delegation",
    "requirements.studies",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "task",
      task: "team",
      textKey: "requirements.delegation",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_IN_SPRING,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // Its pages are in English; none that was read names the languages of the committees.
      kind: "anyOf",
      options: [[{ kind: "language", language: "en" }], [{ kind: "other" }]],
      textKey: "requirements.language",
      changeable: true,
    },
  ],

  levels: ["highSchool"],
  fields: ["socialSciences", "leadership"],
  cost: "paid",
  cycle: { basis: "unknown" },
  phrases: [
    "nhsmun modelo onu",
    "modelo de naciones unidas prepa",
    "modelo onu internacional colegio",
    "mun para bachilleres",
    "simulacro de la onu estudiantes",
    "concurso de diplomacia y relaciones internacionales",
    "como inscribir mi colegio al modelo onu",
    "ser delegado de un pais mun",
    "torneo mun para liceo secundaria",
    "practicar negociacion y hablar en publico",
    "competencia de politica internacional jovenes",
    "model united nations high school",
    "mun conference delegation",
    "quiero ser diplomatico o embajador",
    "simulacion de la onu en nueva york",
    "conferencia mun para prepa",
    "ser delegado en modelo onu",
    "model un conference",
    "debatir como diplomatico",
    "viaje escolar a nueva york",
    "torneo de diplomacia para colegios",
    "hablar en publico y negociar",
    "club de debate",
    "derecho politica e historia concurso",
    "extracurricular activities for college",
    "concursos que no son de mate",
    "practicar ingles con otros jovenes",
    "politica para jovenes",
    "viajar con el colegio",
    "liderazgo juvenil",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de secundaria o prepa, por lo general con su escuela o grupo",
      gives: "Práctica de negociación y debate en comités como los de la ONU",
      when: "Suele ser en marzo; en años pasados, la inscripción abrió en junio u octubre",
      where: "Nueva York",
      description:
        "Representa a un país en una simulación de los comités de la ONU: investigas su postura, negocias y redactas resoluciones. Tu escuela o grupo puede inscribirse sin intermediarios.",
      requirements: {
        delegation: "Ir con tu escuela o grupo, o preguntar si aceptan sin él",
        studies: "Estudiar la secundaria o la prepa",
        language:
          "Debatir en el idioma del comité; pregunta si hay alguno en español",
      },
      note: "Es una conferencia con costo, y viaje a Nueva York. Antes de pagar a una agencia, mira en la página oficial qué incluye y cuánto cuesta inscribirse.",
    },
    en: {
      audience:
        "Secondary and high-school students, usually with their school or group",
      gives: "Practice in negotiating and debating in committees like the UN's",
      when: "Usually in March; in past years, sign-up opened in June or October",
      where: "New York",
      description:
        "Represent a country in a simulation of UN committees: you research its position, negotiate and draft resolutions. Your school or group can sign up without an intermediary.",
      requirements: {
        delegation:
          "Go with your school or group, or ask if you can go without it",
        studies: "Be in secondary or high school",
        language:
          "Debate in the committee's language; ask whether any is in Spanish",
      },
      note: "It is a paid conference with a trip to New York. Before paying an agency, check on the official page what is included and what signing up costs.",
    },
  },
};
