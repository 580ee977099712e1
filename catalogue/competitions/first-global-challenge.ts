import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN, LEFT_SCHOOL } from "../shared-conditions.ts";

export const firstGlobalChallenge: Competition = {
  id: "first-global-challenge",
  link: "https://first.global/",
  tags: ["robótica", "stem", "equipos", "internacional", "concurso"],
  sources: [
    {
      url: "https://first.global/pt/press-releases/these-teenagers-are-advancing-latin-americas-education-agenda-through-science-technology-engineering-and-mathematics/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.tvn-2.com/nacionales/panama-acoge-first-global-challenge_1_2212844.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.telemetro.com/nacionales/una-semana-maravillosa-panama-concluye-el-first-global-challenge-2025-n6059512",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.metrolibre.com/cultura/panama-hace-historia-en-la-first-global-challenge-AH17231177",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://news.gretai.com/students-collaborate-and-compete-in-the-first-global-robotics-challenge",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://globenewswire.com/news-release/2018/06/05/1517232/0/en/The-2018-FIRST-Global-Challenge-in-Mexico-City-Convenes-Robotics-Students-From-Over-160-Countries.html",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
    },
  ],
  name: "FIRST Global Challenge",
  organization: "FIRST Global",
  section: "innovation",
  category: "computerScience",
  icon: "tool",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.age", "requirements.team"],
  eligibility: [
    {
      kind: "age",
      min: 14,
      max: 18,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      // No source says whether those who have just left school may stay on the team.
      kind: "anyOf",
      options: [...AT_SCHOOL_THEN, LEFT_SCHOOL],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.team",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.telemetro.com/nacionales/una-semana-maravillosa-panama-concluye-el-first-global-challenge-2025-n6059512",
    },
  ],
  levels: ["highSchool"],
  fields: ["technology"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "first global challenge",
    "olimpiada mundial de robotica por paises",
    "equipo nacional de robotica de mi pais",
    "representar a mi pais con un robot",
    "competencia de robots para prepa",
    "robotica internacional 14 a 18 años",
    "como entrar al equipo first global",
    "armar y programar un robot en equipo",
    "mundial de robots estudiantes de colegio",
    "robotica para liceo o secundaria",
    "me gusta la robotica y quiero competir",
    "robotics olympics national team",
    "international high school robotics competition",
    "club de robotica",
    "mecatronica",
    "viajar representando a mi pais",
    "concursos en equipo",
    "electronica y programacion",
    "tecnologia para adolescentes",
    "olimpiadas de conocimiento",
    "ingenieria para prepa",
  ],
  texts: {
    es: {
      audience:
        "Jóvenes de 14 a 18 años que entran al equipo de robótica de su país",
      gives:
        "El mismo kit de piezas para cada país y un lugar en la competencia mundial",
      when: "Cada país elige su equipo en otras fechas; la sede y el mes cambian",
      where: "En una ciudad distinta cada año",
      description:
        "Construye y programa un robot con el equipo de tu país: hay un solo equipo por nación y todos reciben las mismas piezas. En la competencia los países forman alianzas para resolver un reto mundial, como el agua o la energía.",
      requirements: {
        age: "Tener de 14 a 18 años y estar en la escuela",
        team: "Que te elijan para el equipo de tu país, que tiene su propia convocatoria",
      },
      figures: {
        y2025: "En 2025 fue en Ciudad de Panamá.",
      },
      note: "No hay inscripción individual: cada equipo nacional tiene una organización que lo coordina. Busca en su página quién lleva el de tu país y pregunta cuándo elige y qué gastos paga.",
    },
    en: {
      audience:
        "Young people aged 14 to 18 who join their country's robotics team",
      gives:
        "The same kit of parts for every country and a place at the world competition",
      when: "Each country chooses its team at another time; venue and month change",
      where: "In a different city each year",
      description:
        "Build and program a robot with your country's team: there is one team per nation and all receive the same parts. At the competition, countries form alliances to solve a world challenge such as water or energy.",
      requirements: {
        age: "Be 14 to 18 years old and in school",
        team: "Be chosen for your country's team, which has its own call",
      },
      figures: {
        y2025: "In 2025 it was held in Panama City.",
      },
      note: "There is no individual entry: each national team has an organisation that coordinates it. Find on its page who runs your country's and ask when it chooses and which costs it pays.",
    },
  },
};
