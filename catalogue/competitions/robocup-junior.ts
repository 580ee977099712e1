import type { Competition } from "../competition.schema.ts";

export const robocupJunior: Competition = {
  id: "robocup-junior",
  link: "https://junior.robocup.org/",
  tags: ["robótica", "equipos", "programación", "ingeniería"],
  sources: [
    {
      url: "https://robocup-junior.github.io/general-rules/main/general-rules.html",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://femexrobotica.org/tmr2025/en/robocupjunior-soccer/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://femexrobotica.org/tmr2025/en/registrations/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  name: "RoboCupJunior",
  organization: "RoboCup Federation",
  section: "innovation",
  category: "computerScience",
  icon: "tool",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.national",
    "requirements.age",
    "requirements.team",
  ],
  eligibility: [
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.national",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 14, max: 19, on: { month: 7, day: 1 } }],
        // Countries run leagues for younger ones.
        [{ kind: "age", max: 19, on: { month: 7, day: 1 } }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
  ],

  levels: ["highSchool"],
  fields: ["technology"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "robocup junior robotica",
    "robots que juegan futbol concurso",
    "copa mundial de robots juvenil",
    "torneo mexicano de robotica prepa",
    "competencia de robots de rescate",
    "robot bailarin onstage concurso",
    "robots autonomos competencia liceo colegio",
    "como entrar a robocup",
    "mundial de robotica adolescentes equipo",
    "futbol de robots secundaria",
    "robot sin control remoto concurso",
    "robot soccer competition",
    "robocup junior rescue",
    "quiero programar robots que jueguen futbol",
    "futbol de robots",
    "concurso de robots para prepa y secundaria",
    "robots que bailan o rescatan",
    "torneo mexicano de robotica",
    "robot soccer teens",
    "programar robots autonomos",
    "competir en mundial de robotica",
  ],
  texts: {
    es: {
      audience: "Jóvenes de 14 a 19 años, en equipos con mentor",
      gives: "Un reto de robots autónomos: fútbol, rescate o escenario",
      when: "Depende del torneo de tu país; en México, el Torneo Mexicano de Robótica",
      where: "Torneo nacional; después, la RoboCup internacional",
      description:
        "Construye un robot que juega fútbol, rescata o actúa en un escenario sin que nadie lo maneje. Los equipos son de dos a cuatro, o hasta cinco en OnStage. En México se entra por el Torneo Mexicano de Robótica, y otros países tienen su torneo.",
      requirements: {
        national: "Ganar el pase en el torneo nacional de tu país",
        age: "Tener de 14 a 19 años al 1 de julio para la final internacional; algunos países tienen ligas para menores",
        team: "Formar un equipo de al menos dos, con un mentor",
      },
      note: "El Torneo Mexicano de Robótica cobra inscripción por equipo. La edad exacta depende de la liga y del reglamento del año.",
    },
    en: {
      audience: "Young people aged 14 to 19, in teams with a mentor",
      gives: "A challenge with autonomous robots: soccer, rescue or stage",
      when: "It depends on your country's tournament; in Mexico, the Torneo Mexicano de Robótica",
      where: "National tournament; then the international RoboCup",
      description:
        "Build a robot that plays soccer, rescues or performs on stage with nobody driving it. Teams have two to four people, or up to five in OnStage. In Mexico you enter through the Torneo Mexicano de Robótica, and other countries have their own.",
      requirements: {
        national: "Win your place at your country's national tournament",
        age: "Be 14 to 19 on 1 July for the international final; some countries have leagues for younger ones",
        team: "Form a team of at least two, with a mentor",
      },
      note: "The Torneo Mexicano de Robótica charges a fee per team. The exact age depends on the league and the rules of the year.",
    },
  },
};
