import type { Opportunity } from "../opportunity.schema.ts";

export const bancoMundialPioneers: Opportunity = {
  id: "banco-mundial-pioneers",
  link: "https://www.worldbank.org/en/about/careers",
  tags: ["economía", "prácticas", "organismo internacional"],
  editions: [
    {
      year: 2026,
      opens: "2026-01-19",
      closes: null,
      source:
        "https://www.devex.com/news/what-would-be-interns-need-to-know-about-the-world-bank-s-new-program-111688",
    },
  ],
  sources: [
    {
      url: "https://www.devwise.com/opps/world-bank-internship-program/",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.worldatlas.com/articles/which-countries-are-not-members-of-the-world-bank.html",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.devex.com/news/what-would-be-interns-need-to-know-about-the-world-bank-s-new-program-111688",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.worldbank.org/en/about/careers/Internshipsfaq",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "World Bank Group Pioneers",
  organization: "Grupo Banco Mundial",
  organizationKey: "organization",
  section: "internships",
  category: "business",
  icon: "bank",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.experience",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "posgrado"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "undergraduate",
      maxYearsLeft: 1,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // The former programme took nationals of member countries only.
      kind: "anyOf",
      options: [
        [{ kind: "nationality", countries: ["*"], except: ["CU"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "experience",
      maxYears: 6,
      textKey: "requirements.experience",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.devex.com/news/what-would-be-interns-need-to-know-about-the-world-bank-s-new-program-111688",
    },
  ],
  levels: ["undergraduate", "postgraduate"],
  fields: ["business", "socialSciences", "technology"],
  cost: "varies",
  cycle: { basis: "usual", windows: [{ opens: 1, closes: null }] },
  phrases: [
    "pasantia en el banco mundial",
    "practicas world bank wbg",
    "programa pioneers como postular",
    "pasantias para economistas y finanzas",
    "practicas de politicas publicas y pobreza",
    "trabajar en el banco mundial siendo estudiante",
    "internado para maestria o doctorado en economia",
    "practicas para estudiantes de ultimo ciclo de economia",
    "pasantia en organismo financiero internacional",
    "pasantias en datos estadistica y desarrollo sostenible",
    "a cuantas vacantes puedo aplicar banco mundial",
    "world bank internship",
    "development economics intern",
    "estudio economia y quiero combatir la pobreza",
    "practicas de economia en washington",
    "trabajo para economistas jovenes",
    "internship world bank",
    "practica en banco internacional",
    "estudiantes de posgrado economia practica",
    "quiero trabajar contra la pobreza",
    "practicas en organismos internacionales",
    "practicas para universitarios",
    "practicas de economia o finanzas",
    "analista de datos practicas",
    "politicas publicas jovenes",
    "carrera en desarrollo internacional",
    "empleo o practicas para universitarios",
  ],
  texts: {
    es: {
      organization: "Grupo Banco Mundial",
      audience: "Último año de licenciatura, maestría o doctorado",
      gives:
        "Prácticas de cuatro semanas a seis meses; confirma el pago en la convocatoria",
      when: "La última ronda vista abrió en enero; puede haber otra más tarde en el año",
      where: "Washington, D. C. y oficinas en otros lugares",
      description:
        "Colabora en proyectos de desarrollo y economía del Grupo Banco Mundial. En la primera ronda se podía postular solo a tres vacantes: elige las que van con lo que estudias.",
      requirements: {
        studies:
          "Estar en el último año de licenciatura, en maestría o en doctorado",
        country:
          "Ser de un país miembro del Banco, como pedía el programa anterior (Cuba no lo es)",
        experience: "Tener como máximo seis años de experiencia laboral",
        language: "Trabajar en inglés; español, francés o portugués suman",
      },
      figures: {
        y2026: "En 2026 abrió el 19 de enero.",
      },
      note: "Requisitos de la ronda de 2026. El programa anterior pagaba por hora; del nuevo no confirmamos el pago: míralo antes de hacer planes.",
    },
    en: {
      organization: "World Bank Group",
      audience: "Final-year undergraduates, master's or doctoral students",
      gives:
        "An internship of four weeks to six months; check the pay in the call",
      when: "The last round seen opened in January; there may be another later in the year",
      where: "Washington, DC, and offices in other places",
      description:
        "Work on projects in development and economics at the World Bank Group. In the first round you could apply to only three openings: choose those that match your studies.",
      requirements: {
        studies:
          "Be in the final year of a bachelor's, in a master's or in a doctorate",
        country:
          "Be from a member country of the Bank, as the former programme asked (Cuba is not one)",
        experience: "Have no more than six years of work experience",
        language: "Work in English; Spanish, French or Portuguese are a plus",
      },
      figures: {
        y2026: "In 2026 it opened on 19 January.",
      },
      note: "Requirements of the 2026 round. The former programme paid by the hour; we could not confirm the pay of the new one: check before you make plans.",
    },
  },
};
