import type { Resource } from "../resource.schema.ts";

export const cnuNicaraguaAdmision: Resource = {
  id: "cnu-nicaragua-admision",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Consejo Nacional de Universidades (Nicaragua)",
  link: "https://www.admision.cnu.edu.ni/",
  requirementsKeys: ["requirements.school", "requirements.code"],
  noteKey: "note",
  figures: [
    {
      year: 2024,
      textKey: "figures.y2024",
      source:
        "https://www.el19digital.com.ni/articulos/ver/156985-mas-de-21-mil-estudiantes-prematriculados-para-ingresar-a-universidades-publicas-de-nicaragua",
    },
  ],
  eligibility: [
    {
      // A technical school may be one for teenagers who have not finished school.
      kind: "level",
      levels: [
        "preparatoria_1",
        "preparatoria_2",
        "preparatoria_3",
        "licenciatura_cursando",
        "otro",
      ],
      stages: [
        "upperSecondary",
        "schoolFinished",
        "undergraduate",
        "undergraduateFinished",
        "postgraduate",
      ],
      later: ["lowerSecondary"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // The sources speak of those who finish school, not of those in a degree.
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "preparatoria_1",
              "preparatoria_2",
              "preparatoria_3",
              "otro",
            ],
            stages: ["upperSecondary", "schoolFinished"],
            later: ["lowerSecondary"],
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.code",
      changeable: true,
    },
  ],
  lastSeenCycle: 2024,
  section: "universityAdmission",
  type: "Plataforma",
  languages: ["es"],
  country: "NI",
  serves: ["NI"],
  icon: "university",
  levels: ["undergraduate"],
  fields: ["any"],
  cost: "free",
  cycle: { basis: "unknown" },
  tags: ["nicaragua", "universidad pública", "admisión", "gratis"],
  editions: [
    {
      year: 2024,
      opens: "2024-10-13",
      closes: "2024-11-14",
      source:
        "https://www.el19digital.com.ni/articulos/ver/156985-mas-de-21-mil-estudiantes-prematriculados-para-ingresar-a-universidades-publicas-de-nicaragua",
    },
  ],
  sources: [
    {
      url: "https://www.despacho505.com/nacionales/27349-nuevo-consejo-rectores-nicaragua-reemplaza-cnu/?view=amp",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://nicaraguainvestiga.com/nacion/76026-precios-universidades-upoli-ucatse/",
      supports: ["amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://confidencial.digital/nacion/desaparecen-cnea-segunda-institucion-verdugo-de-las-universidades-de-nicaragua/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://primerorden.com/2023/12/05/portada/unan-leon-elimina-prueba-de-habilidades-para-nuevos-ingresos",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.unan.edu.ni/index.php/notas-informativas/sistema-de-ingreso-2025-garantizara-educacion-gratuita-y-de-calidad-a-mas-de-75-mil-jovenes-nicaraguenses.odp",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.el19digital.com.ni/articulos/ver/156985-mas-de-21-mil-estudiantes-prematriculados-para-ingresar-a-universidades-publicas-de-nicaragua",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://nuevaya.com.ni/destacadas/avanza-de-manera-exitosa-pre-matricula-en-universidades-publicas-de-nicaragua",
      supports: ["dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://confidencial.digital/nacion/suspenden-becas-universitarias-en-nicaragua-ahora-las-aprueba-la-pgr/",
      supports: ["programme"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
  ],
  phrases: [
    "prematricula universidades publicas nicaragua",
    "como entrar a la unan",
    "admision cnu nicaragua",
    "codigo mined para universidad",
    "matricula uni nicaragua nuevo ingreso",
    "universidad gratis en nicaragua",
    "quinto año y quiero universidad nica",
    "carreras de la unan managua y leon",
    "sistema unico de prematricula",
    "universidad nacional agraria ingreso",
    "cuando es la prematricula nicaragua",
    "nicaragua public university enrolment",
    "free university nicaragua",
    "universidades publicas nicaragua",
    "universidad sin pagar",
    "salgo de quinto y quiero la universidad",
    "carreras en nicaragua",
    "medicina o ingenieria nicaragua",
    "solicitud de ingreso a universidades",
    "clasificacion para la uni",
  ],
  texts: {
    es: {
      name: "CNU: prematrícula en universidades públicas de Nicaragua",
      audience: "Quien termina o terminó la secundaria en Nicaragua",
      gives:
        "Una sola solicitud en línea para las carreras de las universidades públicas",
      when: "La última prematrícula vista fue de octubre a noviembre",
      where: "En línea",
      description:
        "Mira la oferta de las universidades públicas y solicita tu carrera desde el celular o la computadora. Entras con el código que el Ministerio de Educación da a cada estudiante, y varios datos tuyos ya aparecen cargados. El sistema es gratis. Se anunció que estas universidades no cobran aranceles: confírmalo.",
      requirements: {
        school: "Cursar quinto año de secundaria o ser bachiller",
        code: "Tener el código MINED que te asignó tu escuela",
      },
      note: "El detalle es del ingreso 2025. En mayo de 2025 un Consejo Nacional de Rectores tomó el lugar del CNU: confirma la plataforma, el calendario, los pasos y si tu carrera pide prueba, como Medicina en León (2024).",
      figures: {
        y2024:
          "En 2024 la prematrícula fue del 13 de octubre al 14 de noviembre.",
      },
    },
    en: {
      name: "CNU: pre-enrolment at Nicaragua's public universities",
      audience: "Anyone finishing, or done with, secondary school in Nicaragua",
      gives:
        "One online application for the degrees of the public universities",
      when: "The latest pre-enrolment seen ran from October to November",
      where: "Online",
      description:
        "See what the public universities offer and apply for your degree from a phone or computer. You enter with the code that the Ministry of Education gives every student, and several of your details are already filled in. The system is free. It was announced that these universities charge no fees: confirm it.",
      requirements: {
        school: "Be in the fifth year of secondary school or have finished it",
        code: "Have the MINED code that your school gave you",
      },
      note: "The details are from entry in 2025. In May 2025 a National Council of Rectors took the place of the CNU: check the platform, the calendar, the steps and whether your degree has a test, as Medicine in León did (2024).",
      figures: {
        y2024: "In 2024 pre-enrolment ran from 13 October to 14 November.",
      },
    },
  },
};
