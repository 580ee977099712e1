import { FIRST_DEGREE_ENTRY } from "../international-universities/shared-conditions.ts";
import type { Resource } from "../resource.schema.ts";
import { SCHOOL_FINISHED } from "../shared-conditions.ts";

export const ingresoUniversidadesPublicasBolivia: Resource = {
  id: "ingreso-universidades-publicas-bolivia",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://ceub.edu.bo/",
  moreLinks: [
    {
      url: "https://www.umsa.bo/faq",
      textKey: "links.umsa",
    },
    {
      url: "https://www.umss.edu.bo/",
      textKey: "links.umss",
    },
    {
      url: "https://www.uagrm.edu.bo/",
      textKey: "links.uagrm",
    },
  ],
  organization: "Universidades públicas de Bolivia (UMSA, UMSS, UAGRM y otras)",
  section: "universityAdmission",
  type: "Guía",
  languages: ["es"],
  country: "BO",
  serves: ["BO"],
  icon: "university",
  tags: [
    "bolivia",
    "universidad pública",
    "examen de admisión",
    "licenciatura",
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  lastSeenCycle: 2024,
  requirementsKeys: ["requirements.school", "requirements.exam"],
  eligibility: [
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    FIRST_DEGREE_ENTRY,
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2024,
      textKey: "figures.y2024",
      source:
        "https://www.lostiempos.com/actualidad/cochabamba/20240227/1300-alumnos-entran-umss-censo-arquitectura-hay-lios-cobros",
    },
  ],
  sources: [
    {
      url: "https://www.umsa.bo/faq",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.lostiempos.com/actualidad/cochabamba/20240202/solo-12-mil-mas-38-mil-bachilleres-2023-podran-ingresar-este-ano-umss",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.lostiempos.com/actualidad/cochabamba/20240227/1300-alumnos-entran-umss-censo-arquitectura-hay-lios-cobros",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.elalteno.com.bo/ciudad/20230122/admision-especial-en-la-umsa",
      supports: ["eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://noticiasbo.com/UMSA-habilita-inscripcion-directa--para-personas-con-discapacidad.html",
      supports: ["eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.eldeber.com.bo/santacruz/Mas-de-8.000--estudiantes-buscan-ingresar-a-la-U-20180628-0061.html",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
  ],
  phrases: [
    "ingreso a la umsa",
    "psa umsa prueba de suficiencia",
    "curso prefacultativo umsa",
    "como entrar a la umss",
    "psa uagrm inscripcion",
    "entrar a la gabriel rene moreno",
    "propedeutico umss",
    "universidad publica bolivia requisitos",
    "examen de ingreso universidad cochabamba",
    "soy bachiller y quiero entrar a la u",
    "universidades publicas de santa cruz",
    "cuanto cuesta el examen de ingreso bolivia",
    "bolivia public university admission",
    "entrance exam la paz university",
    "examen para entrar a la u",
    "universidades de bolivia",
    "carreras en bolivia",
    "medicina o derecho bolivia",
    "preuniversitario",
    "me quede fuera de la u",
    "san simon",
  ],
  texts: {
    es: {
      name: "Cómo se entra a las universidades públicas de Bolivia",
      organization:
        "Universidades públicas de Bolivia (UMSA, UMSS, UAGRM y otras)",
      audience:
        "Quien termina la secundaria en Bolivia y busca una universidad pública",
      gives:
        "Las puertas de entrada de tres grandes y dónde mirar cada convocatoria",
      when: "En la UMSA suele ser en enero y junio (semestrales) o desde agosto (anuales)",
      where: "La Paz, Cochabamba, Santa Cruz y otras ciudades",
      description:
        "No hay examen nacional: cada universidad y facultad tiene el suyo. La UMSA (La Paz) usa prueba de suficiencia o curso prefacultativo. La UMSS (Cochabamba) admite por examen, por curso propedéutico o por becas individuales. La UAGRM (Santa Cruz) ha tomado una prueba en computadora.",
      requirements: {
        school: "Ser bachiller",
        exam: "Entrar por examen, curso u otra vía de tu facultad",
      },
      figures: {
        y2024:
          "En 2024 la matrícula de la UMSS costaba 14 bolivianos y Arquitectura cobraba 700 por el examen.",
      },
      note: "Lo leído de la UAGRM es de 2018. Confirma en tu facultad modalidad, fechas y cobro. En 2023 la UMSA abrió ingreso directo con discapacidad moderada o grave. El enlace es del comité de las públicas.",
      links: {
        umsa: "Preguntas frecuentes de la UMSA",
        umss: "Página de la UMSS",
        uagrm: "Página de la UAGRM",
      },
    },
    en: {
      name: "How to enter Bolivia's public universities",
      organization:
        "Public universities of Bolivia (UMSA, UMSS, UAGRM and others)",
      audience:
        "Those finishing secondary school in Bolivia who look for a public university",
      gives: "The ways into three large ones and where to look for each call",
      when: "At the UMSA usually January and June (semester) or from August (yearly)",
      where: "La Paz, Cochabamba, Santa Cruz and other cities",
      description:
        "There is no national exam: each university and faculty has its own. The UMSA (La Paz) uses a sufficiency test or a pre-faculty course. The UMSS (Cochabamba) admits by exam, by propaedeutic course or by individual grants. The UAGRM (Santa Cruz) has held a computer test.",
      requirements: {
        school: "Have finished secondary school (bachiller)",
        exam: "Enter by exam, course or another way of your faculty",
      },
      figures: {
        y2024:
          "In 2024 enrolment at the UMSS cost 14 bolivianos and Architecture charged 700 for the exam.",
      },
      note: "What we read of UAGRM is of 2018. Ask your faculty for mode, dates and fee. In 2023 UMSA opened direct entry for moderate or severe disability. The link is that of the committee of the public ones.",
      links: {
        umsa: "UMSA: frequently asked questions",
        umss: "UMSS website",
        uagrm: "UAGRM website",
      },
    },
  },
};
