import type { Opportunity } from "../opportunity.schema.ts";

export const veranoNicolaitaInvestigacion: Opportunity = {
  id: "verano-nicolaita-investigacion",
  link: "https://www.umich.mx/",
  tags: ["investigación", "verano", "licenciatura", "méxico"],
  sources: [
    {
      url: "https://americanovictor.com/eres-estudiante-de-la-umsnh-y-te-gusta-la-investigacion-y-la-ciencia-participa-en-el-14o-verano-nicolaita-de-investigacion/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://sabermas.umich.mx/secciones/quehacer-cientifico-nicolaita.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://quadratin.com.mx/educativas/crece-un-913-participacion-de-alumnos-en-investigacion-cientifica",
      supports: ["eligibility"],
      read: { on: "2026-11-23", as: "stored" },
    },
  ],
  serves: ["MX"],
  name: "Verano Nicolaita de Investigación",
  organization: "Universidad Michoacana de San Nicolás de Hidalgo (UMSNH)",
  section: "research",
  category: "any",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.school",
    "requirements.grade",
    "requirements.documents",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "enrolment",
            institution: "Universidad Michoacana de San Nicolás de Hidalgo",
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["licenciatura_cursando"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "undergraduate",
      completedSemesters: 3,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          { kind: "level", levels: ["licenciatura_cursando"] },
          { kind: "grade", atLeast: 8, scale: "0-10" },
        ],
        // Their average is not that of the degree.
        [
          {
            kind: "level",
            levels: [
              "preparatoria_1",
              "preparatoria_2",
              "preparatoria_3",
              "licenciatura_terminada",
              "posgrado",
              "otro",
            ],
            stages: [
              "lowerSecondary",
              "upperSecondary",
              "schoolFinished",
              "technical",
              "undergraduateFinished",
              "postgraduate",
            ],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://americanovictor.com/eres-estudiante-de-la-umsnh-y-te-gusta-la-investigacion-y-la-ciencia-participa-en-el-14o-verano-nicolaita-de-investigacion/",
    },
  ],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-03-13",
      source:
        "https://americanovictor.com/eres-estudiante-de-la-umsnh-y-te-gusta-la-investigacion-y-la-ciencia-participa-en-el-14o-verano-nicolaita-de-investigacion/",
    },
  ],
  levels: ["undergraduate"],
  fields: ["any"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "verano nicolaita umsnh",
    "verano de investigacion michoacana",
    "investigar en morelia en vacaciones",
    "estancia de investigacion con promedio de ocho",
    "verano cientifico michoacan",
    "como inscribirse al verano nicolaita",
    "seis semanas con un investigador",
    "quiero hacer ciencia en la uni",
    "estancia de verano cuarto semestre",
    "proyecto de investigacion universidad michoacana",
    "congreso del verano nicolaita",
    "undergraduate research summer michoacan",
    "summer research stay morelia mexico",
    "quiero ser investigador",
    "iniciacion cientifica",
    "practicas para universitarios",
    "cartas de recomendacion de un investigador",
    "experiencia para mi maestria",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de licenciatura desde 4.º semestre, sobre todo de la UMSNH",
      gives:
        "Una estancia presencial en un proyecto de investigación y una ponencia en su congreso",
      when: "El último registro visto cerró en marzo, para una estancia en junio y julio",
      where: "Michoacán",
      description:
        "Trabaja parte del verano con alguien que investiga en la Universidad Michoacana, en cualquier área. Al final presentas tus resultados en el congreso del Verano Nicolaita.",
      requirements: {
        studies:
          "Cursar al menos el 4.º semestre de una licenciatura o su equivalente",
        school:
          "Estudiar en la UMSNH o, si la coordinación te acepta, en otra institución",
        grade: "Tener promedio de 8.0 o más (2026)",
        documents:
          "Tener carta de aceptación del investigador, calificaciones y plan de trabajo firmado",
      },
      figures: {
        y2026:
          "En 2026 el registro cerró el 13 de marzo y la estancia fue del 8 de junio al 17 de julio.",
      },
      note: "La mayoría estudia en la UMSNH. Pregunta a su Coordinación de la Investigación Científica si tu escuela puede y si hay apoyo económico.",
    },
    en: {
      audience: "Undergraduates from the 4th semester, mainly of the UMSNH",
      gives: "A stay on site in a research project and a talk at its congress",
      when: "The last registration seen closed in March, for a stay in June and July",
      where: "Michoacán (Mexico)",
      description:
        "Work for part of the summer with a researcher of the Universidad Michoacana, in any field. At the end you present your results at the Verano Nicolaita congress.",
      requirements: {
        studies:
          "Be at least in the 4th semester of a degree or its equivalent",
        school:
          "Study at the UMSNH or, if its coordination accepts you, elsewhere",
        grade: "Have an average of 8.0 out of 10 or more (2026)",
        documents:
          "Have the researcher's letter of acceptance, your grades and a signed work plan",
      },
      figures: {
        y2026:
          "In 2026 registration closed on 13 March and the stay ran from 8 June to 17 July.",
      },
      note: "Most take part from the UMSNH. Ask its Coordinación de la Investigación Científica whether your school may join and whether there is a grant.",
    },
  },
};
