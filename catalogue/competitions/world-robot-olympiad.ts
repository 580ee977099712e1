import type { Competition } from "../competition.schema.ts";

export const worldRobotOlympiad: Competition = {
  id: "world-robot-olympiad",
  link: "https://wro-association.org/",
  tags: ["robótica", "equipos", "programación", "internacional"],
  sources: [
    {
      url: "https://wro-association.org/competition/regular-category/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://wro2026croatia.eu/competition/categories",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://pagina24jalisco.com.mx/2025/09/03/regional/estudiantes-de-aguascalientes-participaran-por-un-lugar-rumbo-a-la-olimpiada-mundial-de-robotica/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://beyondbordersnews.com/cetys-mexicali-hosts-2025-regional-robot-olympiad/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "WRO Association",
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
    "requirements.team",
    "requirements.age",
    "requirements.national",
  ],
  eligibility: [
    {
      kind: "task",
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 8, max: 19 }],
        [{ kind: "age", min: 8, max: 22 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.national",
      changeable: true,
    },
  ],

  levels: ["highSchool", "undergraduate"],
  fields: ["technology"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "wro robotica",
    "olimpiada de robots",
    "concurso mundial de robotica ninos y jovenes",
    "competencia lego robotica misiones",
    "torneo de robots en mexico",
    "wro final nacional como participar",
    "carrito autonomo future engineers concurso",
    "robotica secundaria prepa equipos de tres",
    "mundial de robotica colegio liceo",
    "construir robot que se maneja solo",
    "concurso de robotica para chicos",
    "world robot olympiad",
    "robotics competition kids teens",
    "me gusta armar robots con lego",
    "mundial de robots",
    "concurso de lego y autos autonomos",
    "robots para ninos y jovenes",
    "torneo de robotica por edades",
    "robotics olympiad",
    "competir con mi robot en mi pais",
    "programar robots concurso",
  ],
  texts: {
    es: {
      name: "Olimpiada Mundial de Robótica (WRO)",
      audience: "Equipos de dos o tres, de 8 a 19 años según la categoría",
      gives:
        "Retos con robots propios y un camino del regional a la final mundial",
      when: "La final nacional es hacia septiembre; la mundial, en noviembre",
      where: "Regional y final en tu país; la mundial cambia de sede",
      description:
        "Construye y programa un robot que cumple misiones, juega en equipo o maneja solo en la categoría Future Engineers. Se pasa por una ronda regional y la final nacional, también en México.",
      requirements: {
        team: "Formar un equipo de dos o tres con un entrenador",
        age: "Tener de 8 a 19 años según la categoría (alguna admite hasta 22)",
        national: "Ganar el pase en la ronda regional y la final nacional",
      },
      note: "Las edades son del reglamento de 2026: Future Engineers era para 14 a 19 años. Pregunta al organizador de tu país las fechas y el costo de inscripción.",
    },
    en: {
      name: "World Robot Olympiad (WRO)",
      audience: "Teams of two or three, aged 8 to 19 depending on the category",
      gives:
        "Challenges with your own robot and a road from the regional to the world final",
      when: "The national final is around September; the world final, in November",
      where: "Regional and final in your country; the world final moves",
      description:
        "Build and program a robot that carries out missions, plays in a team or drives itself in the Future Engineers category. You go through a regional round and the national final, in Mexico too.",
      requirements: {
        team: "Form a team of two or three with a coach",
        age: "Be 8 to 19 depending on the category (some admit up to 22)",
        national: "Win your place in the regional round and national final",
      },
      note: "The ages are from the 2026 rules: Future Engineers was for 14 to 19. Ask the organiser in your country about dates and the registration fee.",
    },
  },
};
