import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL } from "../shared-conditions.ts";

export const olimpiadasNanotecnologiaVenezuela: Competition = {
  id: "olimpiadas-nanotecnologia-venezuela",
  link: "https://mincyt.gob.ve/",
  tags: ["venezuela", "ciencia", "química", "olimpiada", "nacional"],
  sources: [
    {
      url: "https://mincyt.gob.ve/?p=22857",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
  ],
  sharedLinkReason:
    "The ministry has no stable page of each programme; its news page announces all of them.",
  organization:
    "Ministerio del Poder Popular para Ciencia y Tecnología (Venezuela)",
  organizationKey: "organization",
  section: "national",
  category: "multidisciplinary",
  icon: "science",
  levels: ["highSchool", "undergraduate"],
  fields: ["naturalSciences", "technology"],
  cost: "varies",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.age", "requirements.entry"],
  eligibility: [
    {
      kind: "residence",
      countries: ["VE"],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        // From third year on in 2026.
        [
          AT_SCHOOL,
          { kind: "age", min: 15, max: 17 },
          { kind: "studyYear", stage: "lowerSecondary", maxYearsLeft: 1 },
        ],
        [AT_SCHOOL, { kind: "age", min: 15, max: 17 }, { kind: "other" }],
        [
          { kind: "level", levels: ["licenciatura_cursando"] },
          { kind: "age", min: 17, max: 22 },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.entry",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source: "https://mincyt.gob.ve/?p=22857",
    },
  ],
  cycle: { basis: "unknown" },
  editions: [
    {
      year: 2026,
      opens: "2026-03-12",
      closes: null,
      source: "https://mincyt.gob.ve/?p=22857",
    },
  ],
  phrases: [
    "olimpiada de nanotecnologia venezuela",
    "nanotecnologia para liceistas",
    "concurso de ciencia universitarios venezuela",
    "olimpiada de ciencia 15 a 17 años",
    "proyecto de nanotecnologia en equipo",
    "mincyt olimpiadas nanotecnologia",
    "competencia de materiales y quimica venezuela",
    "olimpiada para universitarios venezuela",
    "fase estadal y regional olimpiada",
    "estudio nanotecnologia y quiero competir",
    "concurso de investigacion juvenil venezuela",
    "venezuela nanotechnology olympiad",
    "science contest venezuelan undergraduates",
    "olimpiadas de conocimiento",
    "concursos en venezuela",
    "jovenes investigadores",
    "competencia de ciencias exactas",
    "laboratorio para jovenes",
    "ciencia de materiales",
    "fisica y quimica venezuela",
  ],
  texts: {
    es: {
      organization:
        "Ministerio del Poder Popular para Ciencia y Tecnología (Venezuela)",
      name: "Olimpiadas Venezolanas de Nanotecnología",
      audience:
        "Estudiantes de Venezuela: de 15 a 17 años en media o de 17 a 22 en universidad",
      gives:
        "Pruebas, un proyecto si vas en equipo y una final nacional en Caracas",
      when: "El último registro visto abrió en marzo",
      where: "En tu estado y tu región; la final, en Caracas",
      description:
        "Participa por tu cuenta o en equipo. En la edición vista había pruebas y, en equipo, un proyecto. Hay fase estadal, regional y nacional.",
      requirements: {
        age: "Estudiar en Venezuela: media, con 15 a 17 años; o una carrera de nanotecnología o afín, con 17 a 22 (2026)",
        entry:
          "Registrarte por tu cuenta o en equipo (de tres a cinco en 2026)",
      },
      note: "Lee en la convocatoria hasta cuándo puedes registrarte y qué carreras cuentan como afines. En 2026 entraban de tercero a sexto año de media.",
      figures: {
        y2026: "En 2026: registro desde el 12 de marzo.",
      },
    },
    en: {
      organization:
        "Ministry of People's Power for Science and Technology (Venezuela)",
      name: "Venezuelan Nanotechnology Olympiads",
      audience:
        "Students in Venezuela: aged 15 to 17 in secondary school or 17 to 22 at university",
      gives:
        "Tests, a project if you go in a team, and a national final in Caracas",
      when: "The last registration seen opened in March",
      where: "In your state and region; the final, in Caracas",
      description:
        "Take part on your own or in a team. In the edition seen there were tests and, for teams, a project. There is a state, a regional and a national round.",
      requirements: {
        age: "Study in Venezuela: secondary school, at 15 to 17; or nanotechnology or a related degree, at 17 to 22 (2026)",
        entry: "Register on your own or in a team (of three to five in 2026)",
      },
      note: "Read in the call until when you can register and which degrees count as related. In 2026 the third to sixth years of media could enter.",
      figures: {
        y2026: "In 2026: registration from 12 March.",
      },
    },
  },
};
