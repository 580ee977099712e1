import type { Competition } from "../competition.schema.ts";
import {
  AT_SCHOOL_THEN,
  IN_POSTGRADUATE_STUDIES,
} from "../shared-conditions.ts";

export const wroNicaragua: Competition = {
  id: "wro-nicaragua",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "WRO Nicaragua",
  link: "https://wronicaragua.com/",
  requirementsKeys: [
    "requirements.residence",
    "requirements.team",
    "requirements.regional",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://wronicaragua.com/2025/06/12/8va-olimpiada-nacional-de-robotica",
    },
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["NI"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        ...AT_SCHOOL_THEN,
        [
          { kind: "level", levels: ["licenciatura_cursando"] },
          { kind: "other" },
        ],
        IN_POSTGRADUATE_STUDIES,
      ],
      textKey: "requirements.residence",
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
      task: "selection",
      textKey: "requirements.regional",
      changeable: true,
    },
  ],
  section: "national",
  category: "computerScience",
  icon: "tool",
  levels: ["highSchool", "undergraduate"],
  fields: ["technology"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  tags: ["nicaragua", "robótica", "olimpiada", "programación", "equipos"],
  sources: [
    {
      url: "https://diariolibre.digital/2022/10/12/empresarial/5ta-olimpiada-nacional-de-robotica-2022-muestra-de-talento-de-la-ninez-y-juventud/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://wronicaragua.com/2025/06/12/8va-olimpiada-nacional-de-robotica",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://tiemposdenegocios.com/tag/wro-nicaragua",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.laprensa.com.ni/2019/09/09/suplemento/empresariales/2587583-nicaragua-se-prepara-para-olimpiada-mundial-de-robotica",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "olimpiada nacional de robotica nicaragua",
    "wro nicaragua",
    "concurso de robots para colegios nicas",
    "club de robotica en mi escuela",
    "competencia de robotica managua leon",
    "robotica para niños y jovenes nicaragua",
    "representar a nicaragua en robotica",
    "armar y programar un robot lego",
    "olimpiada mundial de robotica equipo nica",
    "robotica en bluefields bicu",
    "como inscribo mi equipo de robotica",
    "nicaragua robot olympiad",
    "robotics contest for schools nicaragua",
    "club de robotica",
    "concursos en nicaragua",
    "concursos en equipo",
    "mecatronica",
    "electronica y programacion",
    "tecnologia para adolescentes",
    "viajar representando a mi pais",
    "legos",
  ],
  texts: {
    es: {
      name: "Olimpiada Nacional de Robótica (WRO Nicaragua)",
      audience: "Equipos de colegios y universidades de Nicaragua",
      gives: "Regionales, final nacional y la opción de representar al país",
      when: "En años pasados, la nacional fue entre junio y octubre; las regionales, antes",
      where: "Regionales en varias ciudades y final en Managua",
      description:
        "Diseña, construye y programa con tu equipo un robot que resuelva el reto del año. Ha habido cuatro categorías: WeDo, Elementary, Junior y Senior. En la final puede haber un reto sorpresa, y los mejores pueden ir a campeonatos de América o del mundo.",
      requirements: {
        residence: "Estudiar en Nicaragua, en un colegio o una universidad",
        team: "Formar un equipo con quien lo entrene",
        regional: "Clasificar en la competencia de tu región (reglas de 2025)",
      },
      note: "Mira en su página las edades, el costo y la fecha de tu región. Si tu colegio no tiene club de robótica, pregunta allí cómo empezar uno.",
      figures: {
        y2025:
          "En 2025: en junio, con regionales en Bluefields, León, Matagalpa, Madriz y Managua.",
      },
    },
    en: {
      name: "National Robot Olympiad (WRO Nicaragua)",
      audience: "Teams from schools and universities in Nicaragua",
      gives:
        "Regionals, a national final and the chance to represent the country",
      when: "In past years the national final was between June and October; regionals, before",
      where: "Regionals in several cities and the final in Managua",
      description:
        "With your team, design, build and program a robot that solves the year's challenge. There have been four categories: WeDo, Elementary, Junior and Senior. The final may bring a surprise challenge, and the best may go to championships of the Americas or the world.",
      requirements: {
        residence: "Study in Nicaragua, at a school or a university",
        team: "Form a team with a coach",
        regional: "Qualify at the contest of your region (2025 rules)",
      },
      note: "See its site for ages, cost and the date of your region. If your school has no robotics club, ask there how to start one.",
      figures: {
        y2025:
          "In 2025: in June, with regionals in Bluefields, León, Matagalpa, Madriz and Managua.",
      },
    },
  },
};
