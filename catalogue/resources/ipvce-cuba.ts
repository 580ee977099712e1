import type { Resource } from "../resource.schema.ts";

export const ipvceCuba: Resource = {
  id: "ipvce-cuba",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Ministerio de Educación (Cuba)",
  link: "https://www.mined.gob.cu/",
  requirementsKeys: ["requirements.level", "requirements.exam"],
  noteKey: "note",
  eligibility: [
    {
      kind: "level",
      levels: ["otro"],
      stages: ["lowerSecondary"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "lowerSecondary",
      maxYearsLeft: 1,
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
    "The Ministry of Education gives neither its science schools nor its contests a page of their own.",
  section: "universityAdmission",
  type: "Guía",
  languages: ["es"],
  country: "CU",
  serves: ["CU"],
  icon: "science",
  levels: ["highSchool"],
  fields: ["mathematics", "naturalSciences", "technology"],
  cost: "free",
  cycle: {
    basis: "unknown",
  },
  tags: ["cuba", "preparatoria", "secundaria", "ciencia", "examen de admisión"],
  sources: [
    {
      url: "https://lanacionaldia.com/cuba-afirma-que-permanencia-de-sus-escuelas-vocacionales-no-esta-en-peligro",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.radioreloj.cu/noticias-radio-reloj/educacion/se-alistan-educandos-para-ingreso-al-ipvce/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.escambray.cu/2026/estudiantes-espirituanos-participan-en-la-copa-inter-ipvce/",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
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
    {
      url: "https://www.acn.cu/cuba/universidades-inician-matriculas-para-curso-2025-2026",
      supports: ["amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://noticias.cubitanow.com/amp/cuba-desmantela-los-pr-vocacionales-y-debilita-su-modelo-de-escuelas-de-excelencia",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "como entrar al ipvce",
    "ipvce pruebas de ingreso noveno",
    "vocacional de ciencias exactas cuba",
    "la lenin como se entra",
    "preuniversitario de ciencias cuba",
    "examenes para la vocacional",
    "escuela para buenos en matematica cuba",
    "copa inter ipvce",
    "noveno grado y me gustan las ciencias",
    "pre de ciencias exactas requisitos",
    "entrar a la escuela vocacional provincial",
    "cuban science high schools",
    "selective high school cuba",
    "colegios para alumnos brillantes",
    "escuela publica de alto nivel",
    "programas para alumnos talentosos",
    "que hago despues de noveno",
    "boarding school de ciencias",
    "superdotado en el colegio",
    "prepararme para ingenieria o medicina",
    "preuniversitario bueno",
  ],
  texts: {
    es: {
      name: "IPVCE: preuniversitarios de ciencias exactas",
      organization: "Ministerio de Educación (Cuba)",
      audience:
        "Estudiantes de noveno grado en Cuba a quienes les gustan las ciencias",
      gives: "Tres años de preuniversitario con más matemática y ciencias",
      when: "Los exámenes se convocan dentro del curso; pregunta desde septiembre",
      where: "Un centro en tu provincia",
      description:
        "Estudia décimo a duodécimo en un preuniversitario público que prepara para carreras de ciencias e ingeniería. Los centros compiten entre sí en la Copa Inter-IPVCE.",
      requirements: {
        level: "Cursar noveno grado",
        exam: "Aprobar Matemática, Historia y una ciencia a tu elección",
      },
      note: "La dirección municipal de Educación dice fechas y plazas. Las tres materias son de convocatorias anteriores, y se ha pedido un promedio alto. La prensa informó de traslados a centros cercanos por falta de transporte: pregunta si tu IPVCE recibe grupos nuevos.",
    },
    en: {
      name: "IPVCE: Cuba's science high schools",
      organization: "Ministry of Education (Cuba)",
      audience: "Ninth-grade students in Cuba who like science",
      gives: "Three years of pre-university school with more maths and science",
      when: "The exams are called within the school year; ask from September on",
      where: "A school in your province",
      description:
        "Study tenth to twelfth grade at a public pre-university school that prepares for science and engineering degrees. These schools compete in the Copa Inter-IPVCE.",
      requirements: {
        level: "Be in ninth grade",
        exam: "Pass Maths, History and a science of your choice",
      },
      note: "The municipal education office tells you dates and places. The three subjects are from earlier calls, and a high average has been asked for. The press reported moves to nearby schools for lack of transport: ask whether your IPVCE takes new groups.",
    },
  },
};
