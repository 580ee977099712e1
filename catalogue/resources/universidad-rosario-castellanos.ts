import type { Resource } from "../resource.schema.ts";
import { SCHOOL_FINISHED, SCHOOL_LEAVER } from "../shared-conditions.ts";

export const universidadRosarioCastellanos: Resource = {
  id: "universidad-rosario-castellanos",
  nameKey: "name",
  organization: "Universidad Nacional Rosario Castellanos",
  section: "universityAdmission",
  type: "Guía",
  link: "https://rcastellanos.cdmx.gob.mx/",
  moreLinks: [
    {
      url: "https://unrc.secihti.mx/micrositio_pirc",
      textKey: "links.results",
    },
  ],
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://pulsoslp.com.mx/nacional/universidad-rosario-castellanos-abre-inscripciones-para-el-ciclo-2026/1990890",
    },
  ],
  requirementsKeys: [
    "requirements.school",
    "requirements.country",
    "requirements.pirc",
  ],
  eligibility: [
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // Registering takes proof of all the credits, so a pupil of the last year waits.
      kind: "studyYear",
      stage: "schoolFinished",
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // By the call of 2025, its norms decide on a degree beside or after another.
      kind: "anyOf",
      options: [[SCHOOL_LEAVER], [{ kind: "other" }]],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "nationality", countries: ["MX"] }],
        // Foreigners need a legal stay: in 2025, a permanent one.
        [{ kind: "residence", countries: ["MX"] }, { kind: "other" }],
      ],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.pirc",
      changeable: true,
    },
  ],
  levels: ["undergraduate"],
  fields: ["any"],
  cost: "free",
  languages: ["es"],
  country: "MX",
  icon: "university",
  tags: [
    "méxico",
    "universidad pública",
    "gratis",
    "sin examen",
    "licenciatura",
  ],
  cycle: {
    basis: "usual",
    windows: [
      { opens: 11, closes: 11 },
      { opens: null, closes: 6 },
    ],
  },
  editions: [
    {
      year: 2025,
      opens: "2025-11-13",
      closes: "2025-11-27",
      source:
        "https://pulsoslp.com.mx/nacional/universidad-rosario-castellanos-abre-inscripciones-para-el-ciclo-2026/1990890",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-06-01",
      source:
        "https://lanuestraxegl.com/2025/05/invita-presidenta-claudia-sheinbaum-a-registrarse-a-la-universidad-nacional-rosario-castellanos-convocatoria-cierra-el-1-de-junio",
    },
  ],
  serves: ["MX"],
  sources: [
    {
      url: "https://pulsoslp.com.mx/nacional/universidad-rosario-castellanos-abre-inscripciones-para-el-ciclo-2026/1990890",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://urc.cdmx.gob.mx/registro_aspirantes_licenciatura/terminos/principal/certificado",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://politica.expansion.mx/cdmx/2025/05/28/universidad-rosario-castellanos-convocatoria-carreras",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://mimorelia.com/noticias/educacion/universidad-rosario-castellanos-permite-retomar-estudios-gabriela-molina",
      supports: ["programme", "amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://lanuestraxegl.com/2025/05/invita-presidenta-claudia-sheinbaum-a-registrarse-a-la-universidad-nacional-rosario-castellanos-convocatoria-cierra-el-1-de-junio",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  phrases: [
    "universidad rosario castellanos",
    "unrc convocatoria licenciatura",
    "universidad publica sin examen de admision",
    "no quede en la unam que hago",
    "no quede en el poli y busco universidad",
    "universidad gratis cdmx sin examen",
    "universidad gratuita a distancia mexico",
    "pirc rosario castellanos propedeutico",
    "estudiar psicologia o derecho gratis",
    "ingenieria en inteligencia artificial publica",
    "carrera universitaria para quien trabaja",
    "universidad gratis san luis potosi michoacan chiapas",
    "mexico public university no entrance exam",
    "free online degree mexico public",
    "entrar a la universidad sin examen",
    "me rechazaron de la universidad",
    "licenciatura virtual",
    "universidades en cdmx",
    "universidad sin pagar",
    "plan b si no entro a la unam",
    "trabajo y quiero licenciatura",
    "salgo de la prepa y quiero la uni",
    "estudiar y trabajar a la vez",
  ],
  texts: {
    es: {
      name: "Universidad Nacional Rosario Castellanos: ingreso sin examen",
      audience: "Quien terminó el bachillerato y busca universidad pública",
      gives:
        "Una licenciatura pública sin cuotas de inscripción, mensualidad ni titulación",
      when: "Las últimas convocatorias vistas: una en noviembre y otra hasta el 1 de junio",
      where: "Ciudad de México, varios estados y a distancia",
      description:
        "Entra a una universidad pública sin examen: te registras en línea y cursas un programa propedéutico, el PIRC. Tiene planteles en la Ciudad de México y en estados como San Luis Potosí, Yucatán o Chiapas.",
      requirements: {
        school:
          "Tener el 100 % del bachillerato; con otra carrera, cumplir su norma (2025)",
        country:
          "Tener nacionalidad mexicana, o estancia legal (permanente en 2025)",
        pirc: "Registrarte con tu certificado o constancia y cursar el programa propedéutico (PIRC)",
      },
      links: { results: "Micrositio del PIRC y resultados" },
      note: "La universidad pasó a ser nacional y su página está cambiando de dirección. Confirma ahí tu plantel, tu carrera y las fechas: algunos estados han tenido convocatoria propia. Ha pedido una cuenta de Gmail solo tuya.",
      figures: {
        y2026:
          "Ciclo 2026: registro del 13 al 27 de noviembre de 2025, PIRC del 1 al 21 de diciembre y resultados el 9 de enero.",
      },
    },
    en: {
      name: "Universidad Nacional Rosario Castellanos: entry without an exam",
      audience: "Anyone who finished high school and seeks a public university",
      gives: "A public degree with no enrolment, monthly or graduation fees",
      when: "The last calls seen: one in November and another until 1 June",
      where: "Mexico City, several states and distance mode",
      description:
        "Enter a public university without an exam: you register online and take a preparatory programme, the PIRC. It has campuses in Mexico City and in states such as San Luis Potosí, Yucatán or Chiapas.",
      requirements: {
        school:
          "Have finished 100% of high school; beside or after another degree, meet its rules (2025)",
        country:
          "Be Mexican, or a foreigner with legal stay (permanent in 2025)",
        pirc: "Register with your certificate or proof and take the preparatory programme (PIRC)",
      },
      links: { results: "PIRC microsite and results" },
      note: "The university became a national one and its page is changing address. Check your campus, degree and dates there: some states have had a call of their own. It has asked for a Gmail account of your own.",
      figures: {
        y2026:
          "School year 2026: registration from 13 to 27 November 2025, PIRC from 1 to 21 December and results on 9 January.",
      },
    },
  },
};
