import type { Competition } from "../competition.schema.ts";
import {
  AT_SCHOOL,
  IN_LOWER_SECONDARY,
  SCHOOL_ENDS_IN_SUMMER,
} from "../shared-conditions.ts";

export const pagmo: Competition = {
  id: "pagmo",
  link: "https://www.pagmo.info/",
  tags: [
    "matemáticas",
    "olimpiada",
    "mujeres",
    "américa latina",
    "preparatoria",
    "secundaria",
  ],
  sources: [
    {
      url: "https://www.pagmo.info/pagmo-2022/annual-regulations",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://olcoma.ac.cr/pagmo-2023",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.cronica.com.mx/academia/2025/11/01/mexico-gana-cuatro-medallas-en-la-quinta-pan-american-girls-mathematical-olympiad-pagmo-2025/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://archivo.prensa-latina.cu/2023/08/08/arranca-en-costa-rica-olimpiada-panamericana-de-matematicas",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://redcomunica.csuca.org/index.php/universidad-de-costa-rica-ucr/costa-rica-fue-la-sede-de-la-primera-edicion-presencial-de-la-olimpiada-panamericana-femenil-de-matematica",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "Comité PAGMO y país sede",
  organizationKey: "organization",
  section: "academic",
  category: "mathematics",
  icon: "trophy",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.identity",
    "requirements.age",
    "requirements.studies",
    "requirements.selection",
  ],
  eligibility: [
    {
      kind: "circumstance",
      is: "girlsProgramme",
      textKey: "requirements.identity",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", max: 17, on: { moment: "start" } }],
        // A rule of one edition: each one writes its own.
        [{ kind: "age", max: 19, on: { moment: "start" } }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "studyYear", stage: "upperSecondary", minYearsLeft: 4 }],
        // Elsewhere the third school year, counting this one, may end before that December.
        [
          { kind: "studyYear", stage: "upperSecondary", minYearsLeft: 3 },
          SCHOOL_ENDS_IN_SUMMER,
        ],
        [IN_LOWER_SECONDARY, SCHOOL_ENDS_IN_SUMMER],
        [
          IN_LOWER_SECONDARY,
          { kind: "studyYear", stage: "lowerSecondary", minYearsLeft: 2 },
        ],
        [IN_LOWER_SECONDARY, { kind: "other" }],
        // Each edition writes its own rule, and none admits those who leave school before it.
        [
          { kind: "studyYear", stage: "upperSecondary", minYearsLeft: 2 },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.selection",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.cronica.com.mx/academia/2025/11/01/mexico-gana-cuatro-medallas-en-la-quinta-pan-american-girls-mathematical-olympiad-pagmo-2025/",
    },
  ],
  levels: ["highSchool"],
  fields: ["mathematics"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "pagmo olimpiada femenil",
    "olimpiada panamericana femenil de matematicas",
    "olimpiada de mate para mujeres",
    "concurso de matematicas para niñas",
    "representar a mi pais en mate siendo chica",
    "competencia internacional de matematicas femenil",
    "olimpiada de matematicas chicas latinoamerica",
    "como llegar a la pagmo",
    "mujeres en matematicas concurso",
    "soy buena en mate y quiero competir",
    "equipo femenil de matematicas",
    "olimpiada para mujeres secundaria y prepa",
    "pan american girls mathematical olympiad",
    "math olympiad for girls latin america",
    "concursos para mujeres",
    "olimpiadas de conocimiento",
    "retos de numeros y logica",
    "viajar representando a mi pais",
    "chicas stem",
    "concursos para secundaria",
    "niñas matematicas",
    "girls in stem",
  ],
  texts: {
    es: {
      name: "Olimpiada Panamericana Femenil de Matemáticas (PAGMO)",
      organization: "Comité PAGMO y país sede",
      audience: "Alumnas de secundaria y prepa de países de América",
      gives: "Medallas y una semana con concursantes de otros países",
      when: "Una vez al año; el mes cambia con la sede",
      where: "En un país de América; la sede cambia",
      description:
        "Resuelve seis problemas en dos días con el equipo de tu país, de hasta cuatro alumnas. Es la olimpiada hecha para que más mujeres compitan en matemáticas. No hay inscripción individual: elige la olimpiada nacional.",
      requirements: {
        identity: "Ser mujer",
        age: "No haber cumplido 18 años al empezar (regla de 2022)",
        studies:
          "No terminar la escuela antes de diciembre del año siguiente al concurso (regla de 2022)",
        selection: "Que te elija la olimpiada de matemáticas de tu país",
      },
      note: "Empieza por la olimpiada nacional o por su concurso femenil, y pregunta quién paga el viaje. En 2023 no podía ir quien ya tuviera medalla de la IMO o de la olimpiada europea (EGMO).",
      figures: {
        y2025:
          "En 2025 fue del 26 de octubre al 1 de noviembre en Fortaleza, Brasil.",
      },
    },
    en: {
      name: "Pan American Girls' Mathematical Olympiad (PAGMO)",
      organization: "PAGMO committee and host country",
      audience: "Girls in secondary school in countries of the Americas",
      gives: "Medals and a week with contestants of other countries",
      when: "Once a year; the month changes with the host",
      where: "In a country of the Americas; the venue changes",
      description:
        "Solve six problems in two days with your country's team, of up to four girls. It is the olympiad made so that more women compete in mathematics. There is no individual entry: the national olympiad chooses.",
      requirements: {
        identity: "Be a girl or woman",
        age: "Not have turned 18 when it starts (2022 rule)",
        studies:
          "Not finish school before December of the year after the contest (2022 rule)",
        selection: "Be chosen by your country's mathematical olympiad",
      },
      note: "Start with the national olympiad or its girls' contest, and ask who pays for the trip. In 2023 girls who already held a medal of the IMO or the European olympiad (EGMO) could not go.",
      figures: {
        y2025:
          "In 2025 it ran from 26 October to 1 November in Fortaleza, Brazil.",
      },
    },
  },
};
