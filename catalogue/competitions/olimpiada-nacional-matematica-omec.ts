import type { Competition } from "../competition.schema.ts";
import {
  AT_SCHOOL_THEN,
  IN_POSTGRADUATE_STUDIES,
  NOT_GRADUATING,
} from "../shared-conditions.ts";

export const olimpiadaNacionalMatematicaOmec: Competition = {
  id: "olimpiada-nacional-matematica-omec",
  link: "https://omec-mat.org/",
  tags: ["ecuador", "matemáticas", "olimpiada", "nacional"],
  sources: [
    {
      url: "https://omec-mat.org/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.ecuadortimes.net/ecuadorians-will-participate-in-mathematical-tournament-in-belarus/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.elcomercio.com/actualidad/ecuador-bielorrusia-torneo-matematicas-estudiantes.html",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  organization: "Olimpiada Matemática Ecuatoriana (OMEC)",
  section: "national",
  category: "mathematics",
  icon: "trophy",
  levels: ["highSchool", "undergraduate"],
  fields: ["mathematics"],
  cost: "paid",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.student", "requirements.entry"],
  eligibility: [
    {
      kind: "residence",
      countries: ["EC"],
      textKey: "requirements.student",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        ...AT_SCHOOL_THEN,
        [{ kind: "level", levels: ["licenciatura_cursando"] }],
        IN_POSTGRADUATE_STUDIES,
      ],
      textKey: "requirements.student",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: NOT_GRADUATING,
      textKey: "requirements.student",
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
    { year: 2026, textKey: "figures.y2026", source: "https://omec-mat.org/" },
  ],
  cycle: { basis: "unknown" },
  phrases: [
    "omec olimpiada nacional de matematica",
    "onm ecuador inscripcion",
    "como llegar a la imo desde ecuador",
    "seleccion de matematicas ecuador",
    "olimpiada de mate ecuador niveles",
    "pruebas pasadas omec",
    "competir en matematicas sin mi colegio",
    "cono sur matematicas ecuador",
    "egmo y pagmo ecuador",
    "olimpiada universitaria de matematica ecuador",
    "entrenamiento olimpico de matematicas",
    "ecuador national math olympiad",
    "imo team ecuador selection",
    "olimpiadas de conocimiento",
    "concursos en ecuador",
    "retos de numeros y logica",
    "concursos para secundaria",
    "viajar representando a mi pais",
    "entrenamiento olimpico",
    "inscribirme yo solo a olimpiada",
  ],
  texts: {
    es: {
      name: "Olimpiada Nacional de Matemática (OMEC, Ecuador)",
      audience: "Estudiantes de Ecuador de básica, bachillerato o universidad",
      gives:
        "Medallas y el paso a las pruebas que forman los equipos de Ecuador para la IMO y otras",
      when: "En la última edición, inscripción desde septiembre y fases de octubre a diciembre",
      where: "En línea y en sedes de varias ciudades",
      description:
        "Resuelve problemas de ingenio en tu nivel y avanza por fases. Puedes entrar con tu colegio o por tu cuenta. Para prepararte, la OMEC publica pruebas de años anteriores. Quienes ganan son llamados a los selectivos de la IMO, EGMO, Cono Sur y otras.",
      requirements: {
        student:
          "Estudiar en una institución de Ecuador: básica, bachillerato o universidad",
        entry: "Inscribirte en la convocatoria y pagar la inscripción",
      },
      note: "En la edición de 2026 la inscripción costaba 10 USD. Es distinta de las olimpiadas de la SEdeM: de esta salen los equipos internacionales. Confirma las fechas en su página.",
      figures: {
        y2026:
          "Edición de 2026: primera fase el 17 de octubre, segunda el 7 de noviembre y final prevista el 11 y 12 de diciembre.",
      },
    },
    en: {
      name: "National Mathematical Olympiad (OMEC, Ecuador)",
      audience:
        "Students in Ecuador at basic school, bachillerato or university",
      gives:
        "Medals and a way to the tests that form Ecuador's teams for the IMO and others",
      when: "In the last edition, registration from September and rounds from October to December",
      where: "Online and at venues in several cities",
      description:
        "Solve problems of ingenuity at your level and move through the rounds. You can enter with your school or on your own. To prepare, OMEC publishes tests of earlier years. Winners are called to the selection for the IMO, EGMO, Cono Sur and others.",
      requirements: {
        student:
          "Study at an institution in Ecuador: basic school, bachillerato or university",
        entry: "Register in the call and pay the entry fee",
      },
      note: "In the 2026 edition entry cost 10 USD. It is not the same as SEdeM's olympiads: the international teams come from this one. Check the dates on its page.",
      figures: {
        y2026:
          "2026 edition: first round on 17 October, second on 7 November and final set for 11 and 12 December.",
      },
    },
  },
};
