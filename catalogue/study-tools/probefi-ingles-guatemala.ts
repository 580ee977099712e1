import type { Resource } from "../resource.schema.ts";

export const probefiInglesGuatemala: Resource = {
  id: "probefi-ingles-guatemala",
  link: "https://digeex.mineduc.gob.gt/",
  tags: ["guatemala", "inglés", "idiomas", "empleo", "curso", "gratis"],
  sources: [
    {
      url: "https://www.prensalibre.com/guatemala/comunitario/becas-de-ingles-se-buscan-3500-guatemaltecos-que-quieran-ser-bilingues/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.infobae.com/guatemala/2026/01/30/el-gobierno-guatemalteco-preve-aumentar-beneficiarios-en-programas-de-becas-para-formacion-en-ingles/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.prensalibre.com/economia/becas-de-ingles-6-de-cada-10-egresados-ya-tiene-un-empleo-bilingue/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
  ],
  serves: ["GT"],
  section: "languageLearning",
  type: "Curso",
  languages: ["en", "es"],
  country: "GT",
  icon: "book",
  levels: ["any"],
  fields: ["languages"],
  cost: "free",
  cycle: {
    basis: "unknown",
  },
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "DIGEEX, Ministerio de Educación de Guatemala",
  requirementsKeys: ["requirements.registration"],
  eligibility: [
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.prensalibre.com/guatemala/comunitario/becas-de-ingles-se-buscan-3500-guatemaltecos-que-quieran-ser-bilingues/",
    },
  ],
  phrases: [
    "becas de ingles guatemala",
    "beca probefi",
    "becas de ingles mineduc",
    "digeex becas ingles",
    "aprender ingles gratis guatemala",
    "curso de ingles para call center",
    "ingles intensivo intecap",
    "quiero ser bilingue y no tengo dinero",
    "ingles para conseguir trabajo",
    "clases de ingles del gobierno guatemala",
    "ingles dos horas diarias gratis",
    "trabajo bilingue guatemala",
    "free english course guatemala",
    "english scholarships guatemala",
    "becas de idiomas",
    "becas en guatemala",
    "cursos de idiomas",
    "trabajar en call center",
    "chapin que quiere ingles",
    "ingles presencial del gobierno",
  ],
  texts: {
    es: {
      name: "Becas de inglés PROBEFI",
      organization: "DIGEEX, Ministerio de Educación de Guatemala",
      audience:
        "Jóvenes y personas adultas de Guatemala que quieren inglés para trabajar",
      gives: "Cursos de inglés gratis, de nivel inicial a avanzado",
      when: "Se abre por convocatorias; las últimas vistas, entre julio y septiembre",
      where: "Guatemala",
      description:
        "Estudia inglés con una beca del Estado, en cursos de dos, cuatro u ocho horas al día. Cada curso es una beca y se ha podido pasar a otro. El intensivo es para quien ya tiene más nivel y prepara para un empleo bilingüe.",
      note: "Entra al sitio de DIGEEX y busca PROBEFI: ahí salen las convocatorias. Confirma la edad, los estudios que piden y si hay prueba de ubicación.",
      requirements: {
        registration: "Inscribirte en una convocatoria publicada por DIGEEX",
      },
      figures: {
        y2026: "En febrero de 2026 se buscaban 3,500 participantes nuevos.",
      },
    },
    en: {
      name: "PROBEFI English grants",
      organization: "DIGEEX, Guatemala's Ministry of Education",
      audience:
        "Young people and adults in Guatemala who want English for work",
      gives: "Free English courses, from beginner to advanced",
      when: "It opens by calls; the last ones seen were from July to September",
      where: "Guatemala",
      description:
        "Study English with a State grant, in courses of two, four or eight hours a day. Each course is one grant; some have gone on to another. The intensive one is for those with more English and prepares for a bilingual job.",
      note: "Go to DIGEEX's site and look for PROBEFI: the calls are published there. Confirm the age, the studies required and whether there is a placement test.",
      requirements: {
        registration: "Sign up for a call that DIGEEX publishes",
      },
      figures: {
        y2026: "In February 2026, 3,500 new participants were sought.",
      },
    },
  },
};
