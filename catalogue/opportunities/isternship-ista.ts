import type { Opportunity } from "../opportunity.schema.ts";
import { IN_POSTGRADUATE_STUDIES } from "../shared-conditions.ts";

export const isternshipIsta: Opportunity = {
  id: "isternship-ista",
  link: "https://phd.pages.ist.ac.at/isternship/",
  tags: ["investigación", "austria", "ciencia", "verano", "becas"],
  sources: [
    {
      url: "https://phd.pages.ist.ac.at/isternship/isternship-faq",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://ista.ac.at/en/news/isternship-the-interns-of-ist-austria/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://oead.at/en/news/article/2021/05/now-more-than-ever-unbroken-interest-to-join-ist-austria-in-klosterneuburg",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://phd.pages.ist.ac.at/?p=6578",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "ISTernship (ISTA)",
  organization: "Institute of Science and Technology Austria (ISTA)",
  section: "research",
  category: "naturalSciences",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.semesters",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "licenciatura_terminada", "posgrado"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "undergraduateFinished",
      maxYearsSince: 1,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // The field of study is for the student to judge.
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "licenciatura_terminada"],
          },
          { kind: "other" },
        ],
        IN_POSTGRADUATE_STUDIES,
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "undergraduate",
      completedSemesters: 4,
      textKey: "requirements.semesters",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  levels: ["undergraduate", "postgraduate"],
  fields: ["naturalSciences", "mathematics", "technology"],
  cost: "funded",
  cycle: { basis: "usual", windows: [{ opens: 12, closes: null }] },
  phrases: [
    "isternship austria",
    "ista pasantia de investigacion",
    "verano de investigacion en austria",
    "pasantia pagada cerca de viena",
    "practicas en laboratorio europa universitarios",
    "investigacion de verano matematicas computacion europa",
    "estancia en austria sin hablar aleman",
    "pasantia de biologia fisica quimica austria",
    "verano cientifico en europa para maestria",
    "como aplicar a isternship",
    "practicas de neurociencia o datos austria",
    "ista summer internship",
    "funded research internship austria",
    "estudio ciencias y quiero un verano en europa",
    "practica de investigacion en austria pagada",
    "verano cientifico cerca de viena",
    "internship in europe for science students",
    "verano de matematicas e informatica en europa",
    "pasantias pagadas",
    "practicas en europa",
    "quiero ser investigador",
    "stem internship",
    "iniciacion cientifica",
    "experiencia para entrar a un phd",
    "practicas de verano pagadas",
  ],
  texts: {
    es: {
      audience:
        "Universitarios con cuatro semestres terminados y de maestría, de todo el mundo",
      gives:
        "Estancia becada con pago mensual; mira el monto del año en la página de ISTA",
      when: "La convocatoria suele salir hacia diciembre; revisa ahí el cierre",
      where: "Klosterneuburg, cerca de Viena, Austria",
      description:
        "Únete de dos a tres meses a un grupo de investigación en ciencias naturales, matemáticas o computación, entre mediados de mayo y mediados de septiembre. No hace falta hablar alemán.",
      requirements: {
        studies:
          "Cursar licenciatura o maestría en ciencias (no doctorado), o haber terminado hace un año o menos",
        semesters:
          "En licenciatura, tener cuatro semestres terminados al empezar",
        language: "Trabajar en inglés",
      },
      note: "No escribas a los profesores antes de postular: lo piden así. La convocatoria de 2024 cerró el 15 de febrero. Lee en la página de ISTA el cierre y el pago de este año.",
    },
    en: {
      audience:
        "Undergraduates with four semesters completed and master's students, worldwide",
      gives:
        "A funded stay with a monthly payment; see this year's amount on the ISTA page",
      when: "The call usually comes out around December; check the deadline there",
      where: "Klosterneuburg, near Vienna, Austria",
      description:
        "Join a research group in natural sciences, mathematics or computing for two to three months, between mid-May and mid-September. You do not need to speak German.",
      requirements: {
        studies:
          "Be in a bachelor's or master's in science (no doctorate), or have finished a year ago or less",
        semesters: "As an undergraduate, have four semesters done by the start",
        language: "Work in English",
      },
      note: "Do not write to professors before applying: they ask you not to. The 2024 call closed on 15 February. Read this year's deadline and pay on the ISTA page.",
    },
  },
};
