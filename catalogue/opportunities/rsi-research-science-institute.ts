import type { Opportunity } from "../opportunity.schema.ts";
import {
  IN_UPPER_SECONDARY,
  SCHOOL_ENDS_IN_SUMMER,
} from "../shared-conditions.ts";

export const rsiResearchScienceInstitute: Opportunity = {
  id: "rsi-research-science-institute",
  link: "https://www.cee.org/programs/research-science-institute",
  destination: "US",
  tags: ["ciencia", "investigación", "verano", "gratis"],
  sources: [
    {
      url: "https://diverseeducation.com/article/3338/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://cee.org/apply-rsi",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.impressiveteens.com/?p=2581",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  name: "Research Science Institute (RSI)",
  organization: "Center for Excellence in Education (CEE)",
  section: "summer",
  category: "naturalSciences",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.country",
    "requirements.studies",
    "requirements.calendar",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "invitedCountry" }],
        [{ kind: "nationality", countries: ["US", "PR"] }],
      ],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      ...IN_UPPER_SECONDARY,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      minYearsLeft: 2,
      maxYearsLeft: 2,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // Elsewhere the year before the last may be over when the applications open.
      kind: "anyOf",
      options: [[SCHOOL_ENDS_IN_SUMMER], [{ kind: "other" }]],
      textKey: "requirements.calendar",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  levels: ["highSchool"],
  fields: ["naturalSciences", "mathematics", "technology"],
  cost: "free",
  cycle: { basis: "unknown" },
  phrases: [
    "rsi mit verano",
    "research science institute cee",
    "rsi investigacion para prepa",
    "programa de verano ciencia mas selectivo",
    "verano de investigacion con mentor preparatoria",
    "programa gratis de investigacion en estados unidos",
    "verano stem para genios de prepa",
    "como entrar al rsi desde mi pais",
    "seleccion nacional para el rsi",
    "investigacion matematicas ingenieria penultimo año colegio",
    "verano cientifico sin pagar prepa",
    "free summer research high school juniors",
    "rsi international students",
    "hago proyectos de ciencia y quiero un mentor",
    "programa del mit para preparatorianos",
    "verano de investigacion gratis en estados unidos",
    "investigar en el mit siendo adolescente",
    "campamento elite de ciencia y tecnologia",
    "verano para genios de stem",
    "free research summer program",
    "mentor cientifico en verano",
    "programa mas selectivo de ciencias",
    "campamentos de verano",
    "jovenes investigadores",
    "extracurriculares para entrar al mit",
    "actividades para alumnos brillantes",
    "programas gratis en el extranjero",
    "proyecto de investigacion escolar",
    "laboratorio para jovenes",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes del penúltimo año de prepa de países que hacen su selección",
      gives:
        "Seis semanas en el MIT sin pagar colegiatura, con un mentor de investigación",
      when: "Cada país pone su fecha; el programa es en el verano del hemisferio norte",
      where: "MIT, Cambridge (Massachusetts), Estados Unidos",
      description:
        "Empieza con seminarios y sigue con una investigación propia junto a un mentor. Es muy selectivo: entran unas 100 personas como mucho, también de otros países.",
      requirements: {
        country:
          "Vivir en un país con selección, o tener ciudadanía o «green card» de EE. UU.",
        studies:
          "Estar en el penúltimo año de la prepa o el bachillerato al postular",
        calendar:
          "Si tu año escolar acaba en diciembre, confirmar que tu grado cuente",
        language: "Investigar y exponer en inglés",
      },
      note: "Pregunta al CEE quién paga el viaje y si tu país participa. Si no, pidieron ciudadanía o residencia permanente de EE. UU. (guía de 2015).",
    },
    en: {
      audience:
        "Students in the year before their last at high school, from countries that select",
      gives: "Six weeks at MIT with no tuition to pay, with a research mentor",
      when: "Each country sets its date; it takes place in the northern-hemisphere summer",
      where: "MIT, Cambridge (Massachusetts), United States",
      description:
        "Start with seminars and go on with your own research with a mentor. It is very selective: about 100 people at most get in, also from other countries.",
      requirements: {
        country:
          "Live where a selection is held, or be a US citizen or green card holder",
        studies:
          "Be in the year before your last at high school when you apply",
        calendar:
          "If your school year ends in December, check that your grade counts",
        language: "Do research and present it in English",
      },
      note: "Ask CEE who pays for travel and whether your country takes part. If not, it asked for US citizenship or a green card (2015 guide).",
    },
  },
};
