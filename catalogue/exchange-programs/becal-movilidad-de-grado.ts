import type { ExchangeProgram } from "../scholarship.schema.ts";

export const becalMovilidadDeGrado: ExchangeProgram = {
  id: "becal-movilidad-de-grado",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://becal.gov.py/",
  applicationUrl: "https://spi.conacyt.gov.py/user",
  organization: "Programa BECAL, Ministerio de Economía y Finanzas (Paraguay)",
  tags: ["paraguay", "intercambio", "movilidad", "gobierno", "licenciatura"],
  categoryKey: "international",
  typeKey: "public",
  icon: "globe",
  criteria: ["merit"],
  levels: ["undergraduate"],
  covers: [],
  cost: "funded",
  cycle: {
    basis: "unknown",
  },
  lastSeenCycle: 2023,
  requirementsKeys: [
    "requirements.nationality",
    "requirements.studies",
    "requirements.admission",
    "requirements.documents",
  ],
  eligibility: [
    {
      kind: "nationality",
      countries: ["PY"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["licenciatura_cursando"],
      textKey: "requirements.studies",
      changeable: false,
    },
    // The call's own guide was not read.
    { kind: "other", textKey: "requirements.studies", changeable: false },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.admission",
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
      year: 2023,
      textKey: "figures.y2023",
      source:
        "https://becal.gov.py/2023/11/01/hasta-este-viernes-3-hay-tiempo-para-postularse-a-las-becas-que-ofrece-becal",
    },
  ],
  sources: [
    {
      url: "https://becal.gov.py/2023/11/01/hasta-este-viernes-3-hay-tiempo-para-postularse-a-las-becas-que-ofrece-becal",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://becal.gov.py/2025/07/21/becal-10-anos-mas-de-40-convenios-firmados-con-universidades-del-mundo-contemplan-importantes-beneficios-para-becarios",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.ip.gov.py/ip/becal-recuerda-pasos-a-tener-en-cuenta-para-postularse-a-becas-disponibles/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://economiavirtual.com.py/web/pagina-general.php?codigo=39238",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  editions: [
    {
      year: 2023,
      opens: null,
      closes: "2023-11-03",
      source:
        "https://becal.gov.py/2023/11/01/hasta-este-viernes-3-hay-tiempo-para-postularse-a-las-becas-que-ofrece-becal",
    },
  ],
  phrases: [
    "becal movilidad de grado",
    "beca becal semestre en el exterior",
    "intercambio universitario paraguay",
    "becas carlos antonio lopez",
    "estudiar un semestre afuera paraguayo",
    "beca de intercambio del gobierno paraguayo",
    "becal para universitarios",
    "movilidad internacional de grado",
    "becal autogestionada requisitos",
    "beca de idiomas becal",
    "spi conacyt postulacion beca",
    "quiero irme de intercambio soy de paraguay",
    "paraguay exchange semester grant",
    "becal undergraduate mobility",
    "becas en paraguay",
    "becas para paraguayos",
    "movilidad academica",
    "becas para intercambio",
    "paraguayos afuera estudiando",
    "un semestre fuera becado",
    "universidades del mundo desde asuncion",
  ],
  texts: {
    es: {
      title: "BECAL: un semestre de la carrera en el exterior",
      organization:
        "Programa BECAL, Ministerio de Economía y Finanzas (Paraguay)",
      audience:
        "Universitarios paraguayos que quieren cursar un semestre en otro país",
      amount:
        "Una beca del Estado paraguayo para un semestre en una universidad del exterior",
      level: "Intercambio durante la carrera universitaria",
      deadline:
        "Cada llamado pone sus fechas; en el último que vimos cerró a inicios de noviembre",
      description:
        "BECAL paga sobre todo posgrados, y también ha abierto cupos para que universitarios cursen un semestre fuera. En la modalidad autogestionada consigues tú antes la admisión. El último llamado leído no ponía límite de edad.",
      requirements: {
        nationality: "Tener nacionalidad paraguaya",
        studies:
          "Estar cursando una carrera universitaria y cumplir la guía del llamado",
        admission:
          "Tener la admisión (modalidad autogestionada); se ha pedido una de las 300 mejores universidades",
        documents: "Completar la postulación en el sistema SPI del Conacyt",
      },
      figures: {
        y2023:
          "En 2023: 10 cupos de movilidad de grado. El llamado cerró el 3 de noviembre.",
      },
      note: "El último llamado con estos cupos que leímos es de 2023, y en 2025 el programa seguía nombrándolos. Confirma si hay uno abierto y qué gastos cubre antes de tramitar tu admisión.",
    },
    en: {
      title: "BECAL: a semester of your degree abroad",
      organization:
        "BECAL programme, Ministry of Economy and Finance (Paraguay)",
      audience: "Paraguayan undergraduates who want a semester abroad",
      amount:
        "A grant of the Paraguayan state for a semester at a university abroad",
      level: "Exchange during a university degree",
      deadline:
        "Each call sets its dates; the last one we saw closed in early November",
      description:
        "BECAL mostly pays for postgraduate study, and has also opened places for undergraduates to spend a semester abroad. In the self-managed mode you obtain the admission first. The last call read set no age limit.",
      requirements: {
        nationality: "Hold Paraguayan nationality",
        studies:
          "Be studying a university degree and meet the rules of the call's guide",
        admission:
          "Hold admission (self-managed mode); one of the best 300 universities has been asked for",
        documents: "Complete the application in Conacyt's SPI system",
      },
      figures: {
        y2023:
          "In 2023: 10 undergraduate exchange places. The call closed on 3 November.",
      },
      note: "The last call with these places that we read is of 2023, and in 2025 the programme still named them. Check whether one is open and what it covers before you arrange your admission.",
    },
  },
};
