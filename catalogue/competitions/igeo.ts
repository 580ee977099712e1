import type { Competition } from "../competition.schema.ts";
import {
  AT_SCHOOL,
  AT_SCHOOL_THEN,
  LEFT_SCHOOL,
  SCHOOL_ENDS_IN_SUMMER,
} from "../shared-conditions.ts";

export const igeo: Competition = {
  id: "igeo",
  link: "https://geoolympiad.org/",
  tags: ["geografía", "olimpiada", "internacional", "preparatoria"],
  sources: [
    {
      url: "https://geoolympiad.org/fass/geoolympiad/participation/index.shtml",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://geoolympiad.org/?p=15",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://geography.arts.chula.ac.th/igeo2025/?page_id=2781",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "International Geographical Union",
  section: "academic",
  category: "multidisciplinary",
  icon: "globe",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.selection",
    "requirements.age",
    "requirements.english",
    "requirements.studies",
  ],
  eligibility: [
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.selection",
      changeable: true,
    },
    {
      kind: "age",
      min: 16,
      max: 19,
      on: { month: 6, day: 30 },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
    {
      // School may have ended in the year of the contest, not before.
      kind: "anyOf",
      options: [
        ...AT_SCHOOL_THEN,
        [AT_SCHOOL, SCHOOL_ENDS_IN_SUMMER],
        LEFT_SCHOOL,
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["socialSciences", "environment"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "igeo geografia",
    "olimpiada mundial de geografia",
    "concurso de mapas y paises",
    "competencia de geografia en ingles",
    "torneo de geografia para prepa",
    "concurso clima poblacion ciudades y territorio",
    "como ir a la olimpiada internacional geografia",
    "olimpiada geografia bachillerato liceo",
    "representar a mi pais en geografia",
    "competencia de capitales mapas y ambiente colegio",
    "salida de campo concurso geografico",
    "international geography olympiad",
    "geography competition high school",
    "me se todos los mapas y capitales",
    "concurso de geografia y mapas",
    "competencia de geografia internacional",
    "me gustan los mapas y paises",
    "geography contest teens",
    "olimpiada de ciencias sociales",
    "trabajo de campo y medio ambiente concurso",
    "clima ciudades y territorio",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "concursos que no son de mate",
    "viajar representando a mi pais",
    "medio ambiente y territorio",
    "concursos en ingles",
    "cultura general",
  ],
  texts: {
    es: {
      name: "Olimpiada Internacional de Geografía (iGeo)",
      audience:
        "Estudiantes de 16 a 19 años de los países que participan, hasta cuatro por país",
      gives: "Una competencia de geografía que incluye trabajo de campo",
      when: "Suele ser en julio o agosto; se entra por la olimpiada de tu país",
      where: "En un país distinto cada año",
      description:
        "Combina una prueba escrita, una multimedia y trabajo de campo, todo en inglés. Se entra por la selección de tu país.",
      requirements: {
        selection: "Que te elija la olimpiada de geografía de tu país",
        age: "Tener de 16 a 19 años al 30 de junio",
        english: "Presentar las pruebas en inglés",
        studies:
          "Seguir en la escuela, o terminarla ese año sin estar en la universidad",
      },
      note: "No pudimos confirmar que México participe hoy. Mira en la página oficial si tu país manda equipo y quién lo elige.",
    },
    en: {
      name: "International Geography Olympiad (iGeo)",
      audience:
        "Students aged 16 to 19 from the countries that take part, up to four each",
      gives: "A contest in geography that includes fieldwork",
      when: "Usually in July or August; you get in through your country's olympiad",
      where: "In a different country each year",
      description:
        "It combines a written test, a multimedia test and fieldwork, all in English. You get in through your country's selection.",
      requirements: {
        selection: "Be chosen by the geography olympiad of your country",
        age: "Be 16 to 19 on 30 June",
        english: "Take the tests in English",
        studies:
          "Still be at school, or finish it that year and not be at university",
      },
      note: "We could not confirm that Mexico takes part today. Check on the official page whether your country sends a team and who picks it.",
    },
  },
};
