import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const mejorEstudianteNicaragua: Competition = {
  id: "mejor-estudiante-nicaragua",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Ministerio de Educación (Nicaragua)",
  link: "https://www.mined.gob.ni/",
  requirementsKeys: ["requirements.residence", "requirements.school"],
  noteKey: "note",
  eligibility: [
    {
      kind: "residence",
      countries: ["NI"],
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
      // No source names the grades.
      kind: "other",
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
  sharedLinkReason:
    "The Ministry of Education gives its school contests no pages of their own.",
  lastSeenCycle: 2024,
  section: "national",
  category: "multidisciplinary",
  icon: "trophy",
  levels: ["highSchool"],
  fields: ["any"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  tags: ["nicaragua", "concurso", "oratoria", "nacional"],
  sources: [
    {
      url: "https://www.el19digital.com.ni/articulos/ver/156221-inicia-seleccion-del-mejor-estudiante-de-secundaria-en-nicaragua",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.tn8.tv/managua/realizan-certamen-del-mejor-estudiante-de-managua/",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "mejor estudiante de secundaria nicaragua",
    "certamen mejor alumno mined",
    "concurso academico para secundaria nica",
    "representar a mi departamento en mined",
    "estudio de caso y disertacion mined",
    "competencia de materias secundaria nicaragua",
    "mejor alumno municipal y departamental",
    "oratoria para estudiantes nicaragüenses",
    "como me eligen mejor estudiante",
    "concurso del ministerio de educacion nicaragua",
    "final nacional mejor estudiante managua",
    "best student contest nicaragua",
    "academic contest secondary nicaragua",
    "olimpiadas de conocimiento",
    "concursos en nicaragua",
    "cultura general",
    "concursos para secundaria",
    "mejor alumno del colegio",
    "torneo de conocimientos",
  ],
  texts: {
    es: {
      name: "Certamen del Mejor Estudiante de Secundaria",
      organization: "Ministerio de Educación (Nicaragua)",
      audience: "Estudiantes de secundaria de Nicaragua",
      gives: "Etapas de centro, municipio, departamento y país",
      when: "Avanza por etapas dentro del año escolar",
      where: "Tu escuela, tu departamento y la final nacional",
      description:
        "Compite primero en tu escuela y después en tu municipio y tu departamento. La última final de la que hay noticia pedía resolver un estudio de caso de varias materias y exponerlo ante un jurado, que miraba lectura, método y oratoria.",
      requirements: {
        residence:
          "Estudiar la secundaria en Nicaragua, en uno de los grados que participan",
        school: "Ganar la etapa de tu propio centro",
      },
      note: "La última edición que vimos fue hacia octubre de 2024. Pregunta a tu docente guía si este año hay certamen, de qué grados y cómo elige tu centro.",
    },
    en: {
      name: "Best Secondary Student Contest (Nicaragua)",
      organization: "Ministry of Education (Nicaragua)",
      audience: "Secondary students in Nicaragua",
      gives: "Stages at school, municipal, departmental and national level",
      when: "It moves in stages within the school year",
      where: "Your school, your department and the national final",
      description:
        "Compete first at your school, then in your municipality and department. The latest final on record asked for a case study that mixed several subjects, presented to a jury, which looked at reading, method and speaking.",
      requirements: {
        residence:
          "Be at secondary school in Nicaragua, in one of the grades that take part",
        school: "Win the stage at your own school",
      },
      note: "The latest edition we saw was around October 2024. Ask your class teacher whether it takes place this year, for which grades and how your school chooses.",
    },
  },
};
