import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const olimpiadasStemBolivia: Competition = {
  id: "olimpiadas-stem-bolivia",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://olimpiadasstembolivia.org/",
  organization: "Olimpiadas STEM+ Bolivia",
  section: "national",
  category: "multidisciplinary",
  icon: "science",
  tags: ["bolivia", "stem", "proyectos", "equipos", "innovación"],
  levels: ["highSchool"],
  fields: ["technology", "naturalSciences", "environment"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  lastSeenCycle: 2025,
  requirementsKeys: [
    "requirements.school",
    "requirements.team",
    "requirements.registration",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["BO"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "region",
      country: "BO",
      regions: ["BO-C"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
  ],
  sources: [
    {
      url: "https://olimpiadasstembolivia.org/reglamento",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-27",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.reduno.com.bo/educacion-e-innovacion/santa-cruz-impulsa-la-educacion-del-futuro-con-las-olimpiadas-stem-2025-2025910112955",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "olimpiadas stem bolivia",
    "stem cochabamba concurso",
    "concurso de proyectos colegios cochabamba",
    "olimpiada de ciencia y tecnologia cochabamba",
    "equipo stem con chicas y chicos",
    "proyecto de robotica colegio bolivia",
    "concurso de innovacion secundaria",
    "inscribir equipo olimpiadas stem",
    "resolver un problema de mi comunidad colegio",
    "feria de proyectos cochabamba",
    "stem para colegios fiscales",
    "categoria junior y juvenil stem",
    "bolivia stem olympiad",
    "student project contest cochabamba",
    "concursos en bolivia",
    "feria cientifica",
    "inventos",
    "concursos en equipo",
    "concursos para secundaria",
    "proyecto verde",
    "presentar mi prototipo",
    "innovacion para jovenes",
    "chicas stem",
  ],
  texts: {
    es: {
      name: "Olimpiadas STEM+ (Cochabamba, Bolivia)",
      audience:
        "Equipos de secundaria de colegios del departamento de Cochabamba",
      gives:
        "Un concurso de proyectos en equipo con docente, para resolver algo de tu entorno",
      when: "Cada edición publica su calendario y su reglamento",
      where: "Departamento de Cochabamba",
      description:
        "Junta un equipo y propongan una solución a un problema cercano. Puede ser de tecnología, ciencia, salud o sostenibilidad. Ha habido categoría Junior, de 1.º a 3.º, y Juvenil, de 4.º a 6.º.",
      requirements: {
        school: "Estudiar secundaria en el departamento de Cochabamba, Bolivia",
        team: "Formar un equipo de cinco, con al menos dos de cada género (2025)",
        registration:
          "Que tu colegio inscriba de dos a cuatro equipos, al menos uno por categoría, con docente (2025)",
      },
      note: "En 2025 solo entraban colegios de Cochabamba; Santa Cruz tuvo el suyo. Pide a tu docente que revise el reglamento nuevo, las fechas y si tiene algún costo.",
    },
    en: {
      name: "STEM+ Olympiads (Cochabamba, Bolivia)",
      audience:
        "Secondary school teams from schools in the department of Cochabamba",
      gives:
        "A team project contest with a teacher, to solve something around you",
      when: "Each edition publishes its calendar and its rules",
      where: "Department of Cochabamba",
      description:
        "Gather a team and propose a solution to a nearby problem. It can be in technology, science, health or sustainability. There has been a Junior category, years 1 to 3, and a Juvenil one, years 4 to 6.",
      requirements: {
        school:
          "Attend secondary school in the department of Cochabamba, Bolivia",
        team: "Form a team of five, at least two of each gender (2025)",
        registration:
          "Have your school register two to four teams, at least one per category, with a teacher (2025)",
      },
      note: "In 2025 only schools of Cochabamba could enter; Santa Cruz had its own. Ask your teacher to look at the new rules, the dates and whether there is a cost.",
    },
  },
};
