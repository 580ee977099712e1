import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const olimpiadaRoboticaCeibal: Competition = {
  id: "olimpiada-robotica-ceibal",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://ceibal.edu.uy/",
  organization: "Ceibal (Uruguay)",
  section: "national",
  category: "computerScience",
  icon: "code",
  tags: ["uruguay", "robótica", "programación", "olimpiada", "equipos"],
  levels: ["highSchool"],
  fields: ["technology"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  requirementsKeys: [
    "requirements.school",
    "requirements.team",
    "requirements.age",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["UY"],
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
      kind: "anyOf",
      options: [[{ kind: "age", min: 5, max: 18 }], [{ kind: "other" }]],
      textKey: "requirements.age",
      changeable: false,
    },
  ],
  sources: [
    {
      url: "https://www.anep.edu.uy/olimpiada-de-robotica-de-ceibal-cerro-el-ano-con-mas-de-10-mil-participantes-de-todo-el-pais",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://diariolanoticia.com.uy/contenido/3943/mas-de-6700-estudiantes-se-inscribieron-en-olimpiada-de-robotica-programacion-y-",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.montevideo.com.uy/Ciencia-y-Tecnologia/Asi-se-vivio-la-Olimpiada-de-Robotica-la-edicion-mas-ambiciosa-hasta-la-fecha-uc942327?plantilla=1685",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://ladiaria.com.uy/educacion/articulo/2025/11/12a-edicion-de-la-olimpiada-de-robotica-de-ceibal-la-cantidad-de-estudiantes-inscriptos-crecio-20-y-llegaron-a-ser-casi-10000/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "olimpiada de robotica ceibal",
    "robotica plan ceibal inscripcion",
    "concurso de robotica uruguay",
    "torneo de programacion liceo uruguay",
    "first lego league uruguay",
    "liga minecraft ceibal",
    "concurso de videojuegos para estudiantes",
    "micro bit do your bit uruguay",
    "competencia de drones escolar",
    "armar robots en la escuela",
    "final antel arena robotica",
    "equipo de robotica de mi liceo",
    "uruguay robotics olympiad",
    "school programming contest uruguay",
    "club de robotica",
    "concursos en uruguay",
    "videojuegos",
    "concursos en equipo",
    "electronica y programacion",
    "crear un videojuego",
    "drones y minecraft",
    "tecnologia para adolescentes",
    "legos",
    "gurises programadores",
  ],
  texts: {
    es: {
      name: "Olimpíada de Robótica, Programación y Videojuegos de Ceibal",
      audience:
        "Equipos de escuelas, liceos y UTU de Uruguay, públicos y privados, con docente",
      gives:
        "Los primeros premios pueden ir por Uruguay a torneos internacionales de robótica",
      when: "El proyecto se trabaja todo el año; la última vez, la final fue en noviembre",
      where: "En tu centro; la final, en Montevideo",
      description:
        "Programa robots, placas, drones o un videojuego para resolver algo de tu comunidad. Ha habido varias categorías, entre ellas FIRST LEGO League, STEM Avanzado y Comunidad Sostenible.",
      requirements: {
        school: "Estudiar en una escuela, un liceo o una UTU de Uruguay",
        team: "Formar un equipo con docente de tu centro",
        age: "Tener de 5 a 18 años (edición de 2024)",
      },
      note: "Pregunta al empezar las clases si tu centro participa: la inscripción la hace el equipo docente. Confirma en la página las categorías y las fechas de esta edición.",
    },
    en: {
      name: "Ceibal Robotics, Programming and Video Games Olympiad",
      audience:
        "Teams from public and private schools in Uruguay, with a teacher",
      gives: "First prizes may lead to international robotics tournaments",
      when: "The project runs all year; last time, the final was in November",
      where: "At your school; the final in Montevideo",
      description:
        "Program robots, boards, drones or a video game to solve something in your community. There have been several categories, among them FIRST LEGO League, STEM Avanzado and Comunidad Sostenible.",
      requirements: {
        school: "Study at a school in Uruguay, a liceo or UTU included",
        team: "Form a team with a teacher of your school",
        age: "Be 5 to 18 years old (2024 edition)",
      },
      note: "Ask when classes start whether your school takes part: the teachers register the team. Check on the page the categories and dates of this edition.",
    },
  },
};
