import { CARIBBEAN } from "../caribbean.ts";
import type { Opportunity } from "../opportunity.schema.ts";
import { BEFORE_HIGHER_STUDIES } from "../shared-conditions.ts";

/** Countries of America and Iberia that no list has named. */
const ELSEWHERE = [
  "AR",
  "BO",
  "CA",
  "CR",
  "CU",
  "DO",
  "EC",
  "ES",
  "GT",
  "HN",
  "HT",
  "NI",
  "PA",
  "PE",
  "PR",
  "PT",
  "PY",
  "SV",
  "UY",
  "VE",
  ...CARIBBEAN,
];

export const mitacsGlobalinkResearchInternship: Opportunity = {
  id: "mitacs-globalink-research-internship",
  link: "https://www.mitacs.ca/our-programs/globalink-research-internship-students/",
  taughtIn: ["en", "fr"],
  tags: ["investigación", "canadá", "verano", "licenciatura", "financiado"],
  editions: [
    {
      year: 2020,
      opens: null,
      closes: "2019-09-18",
      source:
        "https://www.ualberta.ca/admissions-programs/visiting-student-and-internship-programs/research-internships/mitacs-globalink/important-dates",
    },
  ],
  sources: [
    {
      url: "https://oir.iitm.ac.in/mitacs-globalink-research-internship/",
      supports: ["eligibility"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://mitacs.ca/en/information-2023-mitacs-globalink-research-interns",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://brandonu.ca/research/scholarships-awards/bu-mitacs-gri",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://research.ucalgary.ca/opportunity/2025-2026-mitacs-globalink-research-internship-gri",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.mitacs.ca/en/programs/globalink/globalink-research-internship?utm_source=call&utm_medium=email&utm_campaign=GRIStudentCall-May2018-Germany",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.ualberta.ca/admissions-programs/visiting-student-and-internship-programs/research-internships/mitacs-globalink/important-dates",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://consejoderectores.cl/en/2023/11/21/mitacs-espera-que-mas-estudiantes-de-universidades-cruch-desarrollen-investigacion-aplicada-en-universidades-de-canada",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  name: "Mitacs Globalink Research Internship",
  organization: "Mitacs",
  section: "research",
  category: "any",
  icon: "globe",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.country",
    "requirements.grade",
    "requirements.semesters",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "residence",
      // The lists name MX, BR, CO, CL, US and countries of other continents.
      countries: ["*"],
      except: ELSEWHERE,
      textKey: "requirements.country",
      changeable: false,
    },
    {
      // Only institutions on its list take part, and countries come and go.
      kind: "other",
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["licenciatura_cursando"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // Some universities and countries asked for more.
      kind: "anyOf",
      options: [
        [{ kind: "grade", atLeast: 80, scale: "0-100" }, { kind: "other" }],
        [
          {
            kind: "residence",
            countries: ["*"],
            except: ["MX", "BR", "US"],
          },
          { kind: "other" },
        ],
        // Their average is not that of the degree.
        [BEFORE_HIGHER_STUDIES, { kind: "other" }],
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      // The years left in September depend on the country's school year.
      kind: "anyOf",
      options: [
        [
          {
            kind: "studyYear",
            stage: "undergraduate",
            minYearsLeft: 2,
            maxYearsLeft: 2,
          },
          { kind: "other" },
        ],
        [
          {
            kind: "studyYear",
            stage: "undergraduate",
            minYearsLeft: 3,
            maxYearsLeft: 3,
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.semesters",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "language", language: "en" }],
        [{ kind: "language", language: "fr" }],
      ],
      textKey: "requirements.language",
      changeable: true,
    },
    {
      kind: "task",
      task: "recommendation",
      textKey: "requirements.documents",
      changeable: true,
    },
    {
      kind: "age",
      min: 18,
      textKey: "requirements.age",
      changeable: false,
    },
  ],
  levels: ["undergraduate"],
  fields: ["any"],
  cost: "funded",
  cycle: { basis: "usual", windows: [{ opens: 8, closes: 9 }] },
  phrases: [
    "mitacs globalink",
    "pasantia de investigacion en canada",
    "mitacs verano canada",
    "practicas en canada para mexicanos",
    "estancia de investigacion canada pagada",
    "pasantia canada colombianos brasileños",
    "doce semanas en universidad canadiense",
    "investigar en toronto montreal vancouver",
    "como aplicar a mitacs",
    "mitaks requisitos universitarios",
    "verano de investigacion en canada todas las carreras",
    "research internship canada undergraduates",
    "mitacs funded summer research",
    "quiero ir a canada siendo universitario",
    "verano de investigacion en canada",
    "estancia pagada en universidad canadiense",
    "universitarios latinos a canada gratis",
    "hacer investigacion en toronto o montreal",
    "tres meses en canada con beca",
    "internship in canada for undergraduates",
    "pasantia cientifica financiada",
    "pasantias pagadas",
    "irme a canada",
    "quiero ser investigador",
    "experiencia internacional universitaria",
    "iniciacion cientifica",
    "practicas de verano pagadas",
  ],
  texts: {
    es: {
      audience:
        "Universitarios de países participantes, como México, Brasil y Colombia",
      gives:
        "Apoyo para pasaje, vivienda, comida y traslado, más seguro médico de emergencia",
      when: "Suele abrir en agosto y cerrar en septiembre, para viajar el año siguiente",
      where: "En instituciones de Canadá",
      description:
        "Investiga doce semanas en una institución de Canadá, entre mayo y octubre. Hay proyectos de muchas áreas, en inglés o en francés.",
      requirements: {
        country:
          "Estudiar en universidad socia: ha habido en Brasil, Colombia, México y Chile (2024)",
        studies: "Estar cursando la licenciatura",
        grade: "Promedio de 80 % u 8/10, según el país (convocatoria de 2020)",
        semesters:
          "Que al volver te falten de uno a tres semestres (convocatoria de 2020)",
        language: "Hablar inglés o francés, según el proyecto",
        documents:
          "Enviar carta de recomendación, CV e historial en inglés o francés",
        age: "Tener 18 años o más",
      },
      note: "La lista de países y universidades socias cambia cada año: confírmala antes de empezar. En México puede haber además un trámite con la SEP o con tu universidad.",
    },
    en: {
      audience:
        "Undergraduates in participating countries, such as Mexico, Brazil and Colombia",
      gives:
        "Support for airfare, housing, food and transport, plus emergency medical insurance",
      when: "It usually opens in August and closes in September, to travel the next year",
      where: "At institutions in Canada",
      description:
        "Do research for twelve weeks at an institution in Canada, between May and October. There are projects in many fields, in English or in French.",
      requirements: {
        country:
          "Study at a partner university: so far Brazil, Colombia, Mexico and Chile (2024)",
        studies: "Be an undergraduate student",
        grade:
          "An average of 80% or 8/10, depending on the country (2020 call)",
        semesters:
          "Have one to three semesters left after the internship (2020 call)",
        language: "Speak English or French, depending on the project",
        documents:
          "Send a recommendation letter, a CV and a transcript in English or French",
        age: "Be 18 or over",
      },
      note: "The list of countries and partner universities changes each year: confirm it before you start. In Mexico there may also be a step with the education ministry (SEP) or your university.",
    },
  },
};
