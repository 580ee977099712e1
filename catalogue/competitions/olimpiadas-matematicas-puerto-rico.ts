import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL, IN_LOWER_SECONDARY } from "../shared-conditions.ts";

export const olimpiadasMatematicasPuertoRico: Competition = {
  id: "olimpiadas-matematicas-puerto-rico",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Departamento de Ciencias Matemáticas, UPR Mayagüez",
  link: "https://om.pr/",
  requirementsKeys: ["requirements.level", "requirements.exam"],
  noteKey: "note",
  eligibility: [
    {
      kind: "residence",
      countries: ["PR"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "studyYear", stage: "upperSecondary", minYearsLeft: 2 }],
        [IN_LOWER_SECONDARY],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  sharedLinkReason:
    "Both contests belong to the Mathematical Olympiads of Puerto Rico, whose site has one address.",
  lastSeenCycle: 2023,
  section: "national",
  category: "mathematics",
  icon: "trophy",
  levels: ["highSchool"],
  fields: ["mathematics"],
  cost: "varies",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 4,
        closes: 5,
      },
    ],
  },
  tags: ["puerto rico", "olimpiada", "matemáticas", "en línea"],
  editions: [
    {
      year: 2023,
      opens: "2023-04-17",
      closes: "2023-05-15",
      source: "https://liceoaguadillanopr.com/math-olympics",
    },
    {
      year: 2019,
      opens: "2019-04-22",
      closes: "2019-05-13",
      source:
        "https://www.uprm.edu/portada/2019/04/18/inicia-el-ciclo-de-olimpiadas-matematicas/",
    },
  ],
  sources: [
    {
      url: "https://liceoaguadillanopr.com/math-olympics",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.uprm.edu/portada/2019/04/18/inicia-el-ciclo-de-olimpiadas-matematicas/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.uprm.edu/portada/2021/04/23/triunfosynuevocicloompr/",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.elnuevodia.com/noticias/el-nuevo-dia-educador/notas/arranca-la-primera-olimpiada-puertorriquena-de-geometria/",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "olimpiadas matematicas de puerto rico",
    "ompr primera fase",
    "concurso de matematicas puerto rico",
    "examen de olimpiada desde casa",
    "academias sabatinas de matematica rum",
    "campamento de matematicas mayaguez",
    "equipo de puerto rico en la imo",
    "om pr examen",
    "soy bueno en matematicas y vivo en pr",
    "olimpiada para escuela intermedia puerto rico",
    "representar a puerto rico en matematicas",
    "puerto rico math olympiad",
    "math contest from home",
    "olimpiadas de conocimiento",
    "retos de numeros y logica",
    "concursos en linea",
    "concursos para secundaria",
    "clases los sabados de matematicas",
    "entrenamiento olimpico",
    "campamento de verano puerto rico",
    "viajar representando a mi pais",
  ],
  texts: {
    es: {
      name: "Olimpiadas Matemáticas de Puerto Rico",
      organization: "Departamento de Ciencias Matemáticas, UPR Mayagüez",
      audience: "Estudiantes de escuelas de Puerto Rico, desde tercer grado",
      gives:
        "Una primera fase desde casa, academias sabatinas y un campamento de verano",
      when: "El ciclo suele empezar con un examen en línea de abril a mayo",
      where: "En línea; después, UPR Mayagüez",
      description:
        "Resuelve el examen de la primera fase en internet. Si te va bien, te invitan a la segunda fase en Mayagüez y a clases los sábados. Al final del camino están los equipos de Puerto Rico en las olimpiadas de Centroamérica, Iberoamérica y el mundo.",
      requirements: {
        level:
          "Estar entre tercero y undécimo grado (ciclo 2023-2024) en una escuela pública o privada de Puerto Rico",
        exam: "Responder la primera fase en la página",
      },
      note: "Las fechas son de ciclos anteriores (2019 y 2023): mira la página desde marzo.",
    },
    en: {
      name: "Mathematical Olympiads of Puerto Rico",
      organization: "Department of Mathematical Sciences, UPR Mayagüez",
      audience: "Students at schools in Puerto Rico, from third grade on",
      gives: "A first phase from home, Saturday academies and a summer camp",
      when: "The cycle usually starts with an online exam from April to May",
      where: "Online; then UPR Mayagüez",
      description:
        "Solve the first-phase exam on the internet. If you do well you are invited to the second phase in Mayagüez and to Saturday classes. At the end of the road are Puerto Rico's teams at the Central American, Ibero-American and world olympiads.",
      requirements: {
        level:
          "Be in grades 3 to 11 (2023-2024 cycle) at a public or private school in Puerto Rico",
        exam: "Answer the first phase on the site",
      },
      note: "The dates are from earlier cycles (2019 and 2023): look at the site from March on.",
    },
  },
};
