import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL } from "../shared-conditions.ts";

export const firstRobotics: Competition = {
  id: "first-robotics",
  link: "https://www.firstinspires.org/",
  destination: "US",
  tags: ["robótica", "equipos", "ingeniería", "stem"],
  sources: [
    {
      url: "https://www.losandes.com.ar/sociedad/robotica-mendoza-hace-historia-y-primera-vez-argentina-sera-sede-un-importante-torneo-mundial-n5981093",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://conecta.tec.mx/en/news/monterrey/education/prepatec-prepares-2025-first-competition-undersea-robots",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.firstinspires.org/robotics/frc/blog/2022-a-new-regional",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://soyuniversitario.com/prepa-tec-slp-hace-historia-y-clasifica-al-mundial-de-robotica/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://empresasmonterrey.com/rompen-mexicanos-barreras-en-competencia-internacional-de-robotica",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  name: "FIRST Robotics (FRC, FTC)",
  organization: "FIRST",
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
    "requirements.fee",
    "requirements.studies",
  ],
  eligibility: [
    {
      kind: "task",
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.fee",
      changeable: true,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.studies",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://conecta.tec.mx/en/news/monterrey/education/prepatec-prepares-2025-first-competition-undersea-robots",
    },
  ],
  levels: ["highSchool"],
  fields: ["technology"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "first robotics frc ftc",
    "concurso de robots prepa",
    "competencia de robotica por equipos colegio",
    "equipo de robotica cerca de mi",
    "armar un robot con companeros",
    "torneo de robotica escolar bachillerato",
    "club de robotica con mentores",
    "como hacer equipo first en mi escuela",
    "robotica sin saber programar finanzas comunicacion",
    "concurso mecatronica e ingenieria liceo",
    "ftc first tech challenge secundaria",
    "high school robotics team",
    "robot building competition",
    "quiero ser ingeniero en mecatronica",
    "torneo de robots para escuelas",
    "equipo de robotica de prepa",
    "construir un robot y competir",
    "robotics league high school",
    "frc y ftc en mi pais",
    "mecanica programacion y trabajo en equipo",
    "competencia de ingenieria para adolescentes",
    "club de robotica",
    "mecatronica",
    "inventos",
    "concursos en equipo",
    "extracurricular activities for college",
    "electronica y programacion",
    "tecnologia para adolescentes",
    "liderazgo stem",
    "ingenieria para prepa",
  ],
  texts: {
    es: {
      audience: "Estudiantes de prepa en equipos con mentores",
      gives: "Una temporada para diseñar y construir un robot con tu equipo",
      when: "FRC arranca en enero; regionales desde fin de febrero y final hacia abril",
      where:
        "Ha habido regionales en México y Argentina (FTC); final en Houston",
      description:
        "Diseña, programa y construye un robot en equipo, y compite contra otras escuelas. Hay papeles distintos: mecánica, programación, diseño, finanzas y comunicación. Si tu escuela no tiene equipo, busca uno cercano.",
      requirements: {
        team: "Formar un equipo o unirte a uno que tenga mentor adulto",
        fee: "Que el equipo cubra la inscripción y los viajes",
        studies: "Estudiar la prepa (FTC admite también secundaria)",
      },
      note: "Cada equipo paga inscripción y viajes: pregunta antes cuánto te tocaría. Revisa la lista de eventos de la temporada: las sedes mexicanas cambian.",
      figures: {
        y2025: "En 2025 hubo regionales en Monterrey, León y La Laguna.",
      },
    },
    en: {
      audience: "High-school students in teams with mentors",
      gives: "A season to design and build a robot with your team",
      when: "FRC starts in January; regionals from late February and the final around April",
      where: "Regionals so far in Mexico and Argentina (FTC); final in Houston",
      description:
        "Design, program and build a robot as a team, and compete against other schools. There are different roles: mechanics, coding, design, finance and communication. If your school has no team, look for one nearby.",
      requirements: {
        team: "Form a team or join one that has an adult mentor",
        fee: "Have the team cover registration and travel",
        studies: "Be in high school (FTC also admits middle school)",
      },
      note: "Each team pays registration and travel: ask first how much would fall to you. Check the season's list of events: the Mexican venues change.",
      figures: {
        y2025: "In 2025 there were regionals in Monterrey, León and La Laguna.",
      },
    },
  },
};
