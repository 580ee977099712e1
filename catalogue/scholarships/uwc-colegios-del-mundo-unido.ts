import type { Scholarship } from "../scholarship.schema.ts";
import {
  IN_HIGH_SCHOOL_THEN,
  IN_LOWER_SECONDARY,
} from "../shared-conditions.ts";

export const uwcColegiosDelMundoUnido: Scholarship = {
  id: "uwc-colegios-del-mundo-unido",
  titleKey: "title",
  organization: "UWC y sus comités nacionales",
  organizationKey: "organization",
  link: "https://www.uwc.org/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.age",
    "requirements.committee",
    "requirements.motivation",
    "requirements.committeeRules",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://elexpresodesalta.com.ar/contenido/50492/hasta-el-20-de-julio-se-pueden-inscribir-para-participar-de-las-becas-de-la-uwc",
    },
  ],
  categoryKey: "international",
  typeKey: "private",
  icon: "globe",
  criteria: ["merit", "need"],
  levels: ["highSchool"],
  covers: ["tuition", "living"],
  cost: "aid",
  eligibility: [
    {
      kind: "anyOf",
      options: [
        ...IN_HIGH_SCHOOL_THEN,
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "otro"],
            stages: ["schoolFinished", "technical", "undergraduate"],
          },
          { kind: "other" },
        ],
        // Old enough in lower secondary; its last year is among the options above.
        [
          IN_LOWER_SECONDARY,
          { kind: "age", min: 16, on: { moment: "start" } },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        // Some committees take no one of 18, and some take younger or older candidates.
        [{ kind: "age", min: 16, max: 17, on: { moment: "start" } }],
        [
          { kind: "age", min: 15, max: 19, on: { moment: "start" } },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.committee",
      changeable: true,
    },
    {
      kind: "other",
      textKey: "requirements.motivation",
      changeable: true,
    },
    {
      kind: "other",
      textKey: "requirements.committeeRules",
      changeable: true,
    },
  ],
  cycle: {
    basis: "usual",
    windows: [{ opens: 5, closes: 8 }],
    gates: [
      {
        nameKey: "gates.argentina",
        countries: ["AR"],
        window: { opens: null, closes: 7 },
      },
      {
        nameKey: "gates.colombia",
        countries: ["CO"],
        window: { opens: 5, closes: 8 },
      },
    ],
  },
  tags: [
    "preparatoria",
    "internacional",
    "bachillerato internacional",
    "internado",
  ],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2025-07-20",
      countries: ["AR"],
      source:
        "https://elexpresodesalta.com.ar/contenido/50492/hasta-el-20-de-julio-se-pueden-inscribir-para-participar-de-las-becas-de-la-uwc",
    },
    {
      year: 2025,
      opens: "2024-05-17",
      closes: "2024-08-28",
      countries: ["CO"],
      source: "https://www.co.uwc.org/como-aplicar/aplicacion",
    },
    {
      year: 2020,
      opens: null,
      closes: "2019-06-30",
      countries: ["MX"],
      source: "https://estepais.com/home-slider/educacion-sin-fronteras",
    },
    {
      year: 2019,
      opens: null,
      closes: "2018-09-28",
      countries: ["PY"],
      source:
        "https://ventanaabierta.uc.edu.py/2018/09/20/becas-uwc-abren-las-puertas-al-mundo-a-jovenes-sobresalientes",
    },
  ],
  sources: [
    {
      url: "https://www.lb.uwc.org/page/?title=Scholarships&pid=1773",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://uwc.org/uwcnationalcommittees",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.co.uwc.org/como-aplicar/aplicacion",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://elexpresodesalta.com.ar/contenido/50492/hasta-el-20-de-julio-se-pueden-inscribir-para-participar-de-las-becas-de-la-uwc",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.infobae.com/educacion/2021/04/28/la-prestigiosa-red-de-colegios-que-envia-10-chicos-argentinos-por-ano-al-exterior-pero-no-por-sus-notas-ni-su-posibilidad-economica/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://estepais.com/home-slider/educacion-sin-fronteras",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://ventanaabierta.uc.edu.py/2018/09/20/becas-uwc-abren-las-puertas-al-mundo-a-jovenes-sobresalientes",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  sharedLinkReason:
    "UWC has one site for its colleges and its short courses; each has its own application.",
  phrases: [
    "colegios del mundo unido beca",
    "beca uwc internado en el extranjero",
    "uwc comite nacional como postular",
    "bachillerato internacional ib con beca",
    "terminar el cole en otro pais",
    "estudiar la prepa en el extranjero dos años",
    "internado internacional con jovenes del mundo",
    "beca secundaria en el exterior 16 años",
    "beca para colegio extranjero segun ingresos familiares",
    "liceo en europa o asia con alojamiento",
    "prepa en el extranjero sin saber ingles",
    "united world colleges scholarship",
    "international boarding school financial aid",
    "quiero vivir con chavos de otros paises",
    "acabar el bachillerato fuera de mi pais",
    "colegio internacional con ayuda para pagar",
    "vivir dos años lejos de casa estudiando",
    "quiero estudiar en europa siendo menor de edad",
    "beca para secundaria y liceo en el extranjero",
    "estudiar con jovenes de todo el mundo",
    "beca por comite de mi pais",
    "beca para chicos de quince dieciseis diecisiete",
    "estudiar fuera sin hablar otro idioma todavia",
    "ib diploma becado",
    "boarding school con beca",
    "escuela internacional para adolescentes",
    "irme del pais a los 16",
    "ultimos dos años de cole afuera",
    "becas para secundaria en otro pais",
    "estudiar con gente de todas partes",
    "becas internacionales para chicos de liceo",
    "activismo y servicio en el colegio",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Becas UWC – Colegios del Mundo Unido",
      organization: "UWC y sus comités nacionales",
      audience:
        "Jóvenes que empezarían entre los 16 y los 18 años, de muchos países",
      amount:
        "Beca total o parcial según tu familia: dos años de clases, alojamiento y comidas",
      level: "Preparatoria (Bachillerato Internacional)",
      deadline:
        "Cada comité fija su fecha; varios reciben solicitudes entre mayo y agosto",
      description:
        "Estudia dos años en un internado con jóvenes de muchos países. Te eligen por mérito; la ayuda va según lo que tu familia pueda. En Argentina no ha hecho falta inglés para postular.",
      requirements: {
        level: "Por lo general, cursar la preparatoria",
        age: "Tener entre 16 y 18 años al empezar (varía según el país)",
        committee:
          "Postular por el comité nacional de tu país de residencia o de ciudadanía",
        motivation:
          "Mostrar motivación, compromiso y respeto por otras culturas",
        committeeRules:
          "Cumplir lo que pida tu comité: a veces, promedio mínimo o cuota de inscripción",
      },
      gates: {
        argentina: "Comité de Argentina",
        colombia: "Comité de Colombia",
      },
      note: "Cada comité fija fechas, edad, promedio y cuotas. Colombia cobra derecho de inscripción; México pidió 8.5 de promedio en una convocatoria antigua y no vimos una reciente. Pregunta al comité de tu país.",
      figures: {
        y2025:
          "En 2025: el comité de Argentina recibió inscripciones hasta el 20 de julio para la convocatoria 2026.",
      },
    },
    en: {
      title: "UWC – United World Colleges scholarships",
      organization: "UWC and its national committees",
      audience: "Young people who would start at 16 to 18, from many countries",
      amount:
        "Full or partial scholarship by family means: two years of school, housing and meals",
      level: "High school (International Baccalaureate)",
      deadline:
        "Each committee sets its date; several take applications between May and August",
      description:
        "Study for two years at a boarding school with young people from many countries. You are chosen on merit; aid follows family means. In Argentina English has not been needed to apply.",
      requirements: {
        level: "As a rule, be in high school",
        age: "Be 16 to 18 when you start (varies by country)",
        committee:
          "Apply through the national committee of your country of residence or citizenship",
        motivation:
          "Show motivation, commitment and respect for other cultures",
        committeeRules:
          "Meet your committee's rules: sometimes a minimum average or a registration fee",
      },
      gates: {
        argentina: "Committee of Argentina",
        colombia: "Committee of Colombia",
      },
      note: "Each committee sets dates, age, average and fees. Colombia charges a registration fee; Mexico asked for an 8.5 average in an old call and we saw no recent one. Ask your country's committee.",
      figures: {
        y2025:
          "In 2025: Argentina's committee took applications until 20 July for the 2026 call.",
      },
    },
  },
};
