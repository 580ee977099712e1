import type { Competition } from "../competition.schema.ts";

export const concursosNacionalesCuba: Competition = {
  id: "concursos-nacionales-cuba",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Ministerio de Educación (Cuba)",
  link: "https://www.mined.gob.cu/",
  requirementsKeys: ["requirements.level", "requirements.school"],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.escambray.cu/2026/sancti-spiritus-comienza-el-ciclo-olimpico-2026-en-la-ensenanza-preuniversitaria/",
    },
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["CU"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["preparatoria_1", "preparatoria_2", "preparatoria_3", "otro"],
      stages: ["upperSecondary", "technical"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.school",
      changeable: true,
    },
  ],
  sharedLinkReason:
    "The Ministry of Education gives neither its science schools nor its contests a page of their own.",
  section: "national",
  category: "multidisciplinary",
  icon: "trophy",
  levels: ["highSchool"],
  fields: [
    "mathematics",
    "naturalSciences",
    "technology",
    "humanities",
    "languages",
  ],
  cost: "varies",
  cycle: { basis: "unknown" },
  tags: ["cuba", "concurso", "olimpiada", "matemáticas", "ciencia"],
  sources: [
    {
      url: "https://www.escambray.cu/2026/sancti-spiritus-comienza-el-ciclo-olimpico-2026-en-la-ensenanza-preuniversitaria/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://sierramaestra.cu/index.php/titulares/item/11376-entrenando-el-cerebro",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.cibercuba.com/noticias/2025-09-07-u1-e135253-s27061-nid310472-tres-medallas-mencion-cuba-olimpiada-fisica",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "concursos nacionales de conocimientos cuba",
    "ciclo olimpico preuniversitario",
    "olimpiada de matematica cuba",
    "concurso provincial de fisica cuba",
    "preseleccion nacional cuba olimpiadas",
    "concurso de informatica y ciberseguridad pre",
    "matematica para muchachas concurso",
    "como llegar a la olimpiada internacional desde cuba",
    "concurso de español e historia pre",
    "entrenamiento olimpico ipvce",
    "concurso de astronomia cuba estudiantes",
    "cuban national olympiads",
    "knowledge contests cuba",
    "olimpiadas de conocimiento",
    "concursos en cuba",
    "concursos academicos para bachilleres",
    "entrenamiento olimpico",
    "ortografia e historia concurso",
    "retos de numeros y logica",
    "concursos de letras y humanidades",
  ],
  texts: {
    es: {
      name: "Concursos nacionales de conocimientos (ciclo olímpico)",
      organization: "Ministerio de Educación (Cuba)",
      audience: "Estudiantes de preuniversitario y enseñanza técnica en Cuba",
      gives:
        "Concursos por etapas y la puerta a los equipos de olimpiadas internacionales",
      when: "En la provincia que vimos, la etapa provincial fue en enero; la nacional, semanas después",
      where: "Tu centro, tu provincia y la final nacional",
      description:
        "Compite en Matemática, Física, Química, Biología, Geografía, Informática, Español, Inglés, Historia u Ortografía; en la técnica, en Español, Matemática o Historia. En las ciencias, los mejores pasan a la preselección y se entrenan para olimpiadas de otros países.",
      requirements: {
        level: "Estar en preuniversitario o en la enseñanza técnica de Cuba",
        school: "Inscribirte en tu propio centro",
      },
      note: "Estos datos son de una provincia: pregunta en tu centro desde septiembre.",
      figures: {
        y2026:
          "En 2026 los concursos provinciales de Sancti Spíritus fueron el 14 de enero, y el nacional estaba previsto para el mes siguiente.",
      },
    },
    en: {
      name: "National knowledge contests of Cuba (olympic cycle)",
      organization: "Ministry of Education (Cuba)",
      audience: "Pre-university and technical school students in Cuba",
      gives:
        "Contests in stages and the door to the teams for international olympiads",
      when: "In the province we saw, the provincial stage was in January; the national one, weeks later",
      where: "Your school, your province and the national final",
      description:
        "Compete in Maths, Physics, Chemistry, Biology, Geography, Computing, Spanish, English, History or Spelling; in technical school, in Spanish, Maths or History. In the sciences, the best join the preselection and train for olympiads in other countries.",
      requirements: {
        level: "Be in pre-university or technical school in Cuba",
        school: "Register at your own school",
      },
      note: "These facts are from one province: ask at your school from September on.",
      figures: {
        y2026:
          "In 2026 the provincial contests of Sancti Spíritus were on 14 January, with the national one planned for the month after.",
      },
    },
  },
};
