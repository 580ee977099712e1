import type { Resource } from "../resource.schema.ts";

export const jovenClubCuba: Resource = {
  id: "joven-club-cuba",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Joven Club de Computación y Electrónica (Cuba)",
  link: "https://www.jovenclub.cu/",
  requirementsKeys: ["requirements.visit"],
  noteKey: "note",
  eligibility: [
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.visit",
      changeable: true,
    },
  ],
  name: "Joven Club de Computación y Electrónica",
  section: "featured",
  type: "Curso",
  languages: ["es"],
  country: "CU",
  serves: ["CU"],
  icon: "code",
  levels: ["any"],
  fields: ["technology"],
  cost: "varies",
  cycle: {
    basis: "always",
  },
  tags: ["cuba", "informática", "robótica", "programación", "curso"],
  sources: [
    {
      url: "https://www.jovenclub.cu/38-anos-de-joven-club-pioneros-en-la-transformacion-digital-de-cuba",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.jovenclub.cu/lanzan-convocatoria-para-robocraft-innova-2026-en-guantanamo",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://archivo.prensa-latina.cu/2022/09/08/joven-club-la-experiencia-de-llevar-la-computacion-por-toda-cuba",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.radiogranma.icrt.cu/joven-club-la-computadora-de-la-familia-cubana/",
      supports: ["amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://sierramaestra.cu/index.php/titulares/item/11425-joven-club-santiago-de-cuba-por-un-verano-de-tecnologia-y-entretenimiento",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "joven club de computacion",
    "cursos de computacion en mi municipio",
    "aprender robotica en cuba",
    "curso de scratch y arduino para jovenes",
    "cursad cursos en linea cuba",
    "donde usar una computadora en cuba",
    "curso de diseño y programacion joven club",
    "clases de informatica para adolescentes cuba",
    "talleres de verano de robotica",
    "palacio de la computacion cursos",
    "concursos de tecnologia para secundaria cuba",
    "computer club cuba",
    "robotics workshops cuba",
    "club de robotica",
    "cursos en cuba",
    "tecnologia para adolescentes",
    "videojuegos y diseño",
    "no tengo computadora",
    "actividades para jovenes cuba",
    "word excel y redes",
    "estudiar y trabajar a la vez",
  ],
  texts: {
    es: {
      audience: "Adolescentes, jóvenes y adultos en Cuba",
      gives:
        "Cursos de computación, robótica, diseño y programación, y máquinas para practicar",
      when: "Todo el año; en verano hay talleres",
      where: "Centros del país, y la web CursAD",
      description:
        "Aprende a usar la computadora, a programar o a armar un robot en el Joven Club de tu municipio, con cursos presenciales, semipresenciales o a distancia. Los centros también organizan talleres de verano y concursos locales de tecnología.",
      requirements: {
        visit: "Presentarte en el Joven Club de tu municipio",
      },
      note: "Pregunta en tu Joven Club qué cursos abren, para qué edades y qué se paga. Averigua si hay un concurso de robótica cerca de ti.",
    },
    en: {
      audience: "Teenagers, young people and adults in Cuba",
      gives:
        "Courses in computing, robotics, design and programming, and machines to practise on",
      when: "All year; in summer there are workshops",
      where: "Centres in the country, and the CursAD site",
      description:
        "Learn to use a computer, to program or to build a robot at the Joven Club of your municipality, with courses on site, blended or at a distance. The centres also hold summer workshops and local technology contests.",
      requirements: {
        visit: "Go to the Joven Club of your municipality",
      },
      note: "Ask at your Joven Club which courses open, for which ages and what has a fee. Find out if there is a robotics contest near you.",
    },
  },
};
