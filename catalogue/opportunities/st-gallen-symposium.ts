import type { Opportunity } from "../opportunity.schema.ts";

export const stGallenSymposium: Opportunity = {
  id: "st-gallen-symposium",
  link: "https://symposium.org/",
  tags: ["ensayo", "economía", "liderazgo", "suiza", "posgrado"],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-02-01",
      source:
        "https://opportunitiescorners.com/st-gallen-global-essay-competition",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-02-01",
      source: "https://symposium.org/initiatives/global-essay-competition/",
    },
    {
      year: 2023,
      opens: null,
      closes: "2023-02-01",
      source:
        "https://actu.epfl.ch/news/global-essay-competition-st-gallen-symposium/",
    },
  ],
  sources: [
    {
      url: "https://studentcompetitions.com/competitions/global-essay-competition",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://opportunitiescorners.com/st-gallen-global-essay-competition",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.symposium.org/competition/faqs",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://actu.epfl.ch/news/global-essay-competition-st-gallen-symposium/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://symposium.org/initiatives/global-essay-competition/",
      supports: ["amount", "dates"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://steamopportunities.org/st-gallen-symposium-global-essay-competition-20000-chf-award/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "St. Gallen Symposium",
  section: "seminars",
  category: "socialSciences",
  icon: "microphone",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.age",
    "requirements.essay",
    "requirements.proof",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["posgrado"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", max: 29, on: { moment: "deadline" } }],
        [
          { kind: "age", max: 30, on: { moment: "deadline" } },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.essay",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.essay",
      changeable: true,
    },
    {
      kind: "other",
      textKey: "requirements.essay",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.proof",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source: "https://symposium.org/initiatives/global-essay-competition/",
    },
  ],
  levels: ["postgraduate"],
  fields: ["socialSciences", "business", "leadership"],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [{ opens: null, closes: 2, closesDay: 1 }],
  },
  phrases: [
    "san galen simposio ensayo suiza",
    "concurso de ensayos para maestria y doctorado",
    "st gallen global essay competition",
    "evento de lideres en suiza con gastos cubiertos",
    "viajar a suiza por escribir un ensayo",
    "simposio de economia y negocios en suiza",
    "concurso de escritura para posgrado",
    "debatir con empresarios y politicos",
    "lideres del mañana suiza",
    "conferencia para estudiantes de mba y magister",
    "como ganar un lugar en st gallen",
    "essay contest graduate students switzerland",
    "leaders of tomorrow st gallen",
    "estoy en el master y me gusta escribir",
    "concurso de ensayo para maestrantes",
    "simposio de economia en suiza",
    "ganar viaje a suiza escribiendo",
    "essay competition graduate students",
    "conferencia de lideres en suiza",
    "premio de ensayo economia y politica",
    "congreso para estudiantes de posgrado",
    "concursos de escritura",
    "viajar gratis para jovenes",
    "concursos para estudiantes de maestria",
    "networking internacional",
    "liderazgo juvenil",
    "politica y empresa debate",
    "concursos con premio en dinero",
    "ensayo de economia",
  ],
  texts: {
    es: {
      name: "Simposio de St. Gallen: Leaders of Tomorrow",
      audience:
        "Estudiantes de posgrado de cualquier país, de hasta unos 30 años",
      gives: "Los 100 mejores ensayos viajan con gastos cubiertos; hay premios",
      when: "Suele cerrar el 1 de febrero; el simposio es en mayo",
      where: "St. Gallen, Suiza",
      description:
        "Escribe un ensayo sobre el tema del año y, si quedas entre los mejores, debate dos días con líderes sobre economía, política y sociedad. Lo organizan estudiantes de la Universidad de St. Gallen.",
      requirements: {
        studies: "Estar inscrito en una maestría o un doctorado",
        age: "Tener menos de 30 años al cierre; a los 30, confirma el año de nacimiento que aceptan",
        essay: "Enviar un ensayo individual en inglés de hasta 2,100 palabras",
        proof: "Adjuntar tu constancia de inscripción",
      },
      figures: {
        y2025: "En 2025 el premio era de 20,000 CHF.",
      },
      note: "En 2025 pedían haber nacido en 1995 o después. Confirma en la convocatoria el año de nacimiento que aceptan, la extensión del ensayo y la fecha.",
    },
    en: {
      name: "St. Gallen Symposium: Leaders of Tomorrow",
      audience: "Postgraduate students from any country, up to about 30",
      gives: "The 100 best essays travel with costs covered; there are prizes",
      when: "It usually closes on 1 February; the symposium is in May",
      where: "St. Gallen, Switzerland",
      description:
        "Write an essay on the topic of the year and, if you are among the best, debate economics, politics and society with leaders for two days. It is run by students of the University of St. Gallen.",
      requirements: {
        studies: "Be enrolled in a master's or a doctorate",
        age: "Be under 30 at the closing; at 30, check which year of birth they accept",
        essay: "Send an individual essay in English of up to 2,100 words",
        proof: "Attach your proof of enrolment",
      },
      figures: {
        y2025: "In 2025 the prize was 20,000 CHF.",
      },
      note: "In 2025 they asked for birth in 1995 or later. Check in the call which years of birth they accept, the length of the essay and the date.",
    },
  },
};
