import type { SimpleCondition } from "#domain/eligibility/condition.ts";
import { STUDY_LEVELS } from "#domain/profile/study-level.ts";
import type { Scholarship } from "../scholarship.schema.ts";
import {
  AT_OTHER_SCHOOL,
  BEFORE_HIGHER_STUDIES,
  IN_FIRST_DEGREE,
  IN_LAST_YEAR,
  WITH_SCHOOL_AVERAGE,
} from "../shared-conditions.ts";

const AT_TECHNICAL_SCHOOL: SimpleCondition = {
  kind: "level",
  levels: ["otro"],
  stages: ["technical"],
};

/** Excludes pupils in their last year, for whom `level` alone is unknown. */
const IN_OR_PAST_FIRST_DEGREE: SimpleCondition = {
  kind: "studyYear",
  stage: "undergraduate",
};

const END_OF_YEAR = { month: 12, day: 31, isBeforeClosing: true } as const;

export const turkiyeBurslari: Scholarship = {
  id: "turkiye-burslari",
  titleKey: "title",
  organization: "YTB (Gobierno de Turquía)",
  organizationKey: "organization",
  link: "https://www.turkiyeburslari.gov.tr/",
  destination: "TR",
  applicationUrl: "https://tbbs.turkiyeburslari.gov.tr/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.age",
    "requirements.grade",
    "requirements.health",
    "requirements.school",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.infobae.com/peru/2026/01/28/convocatoria-de-5-mil-becas-de-pregrado-maestria-y-doctorado-para-estudiar-en-turquia-conoce-los-requisitos/",
    },
  ],
  categoryKey: "international",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["undergraduate", "postgraduate"],
  covers: ["tuition", "living", "travel", "insurance", "language"],
  cost: "funded",
  eligibility: [
    // The limit has been a date of birth, 1 January: a birthday after it may not count.
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", max: 20, on: { moment: "deadline" } }],
        [{ kind: "age", max: 20, on: END_OF_YEAR }, { kind: "other" }],
        // A master's is open from the last year of a first degree on.
        [{ kind: "age", max: 29, on: { moment: "deadline" } }, IN_LAST_YEAR],
        [
          { kind: "age", max: 29, on: END_OF_YEAR },
          IN_LAST_YEAR,
          { kind: "other" },
        ],
        [
          { kind: "age", max: 34, on: { moment: "deadline" } },
          { kind: "level", levels: ["posgrado"], stages: ["postgraduate"] },
        ],
        [
          { kind: "age", max: 34, on: END_OF_YEAR },
          { kind: "level", levels: ["posgrado"], stages: ["postgraduate"] },
          { kind: "other" },
        ],
        // Some graduates hold a master's and seek a doctorate.
        [
          { kind: "age", max: 34, on: END_OF_YEAR },
          {
            kind: "level",
            levels: ["licenciatura_terminada"],
            stages: ["undergraduateFinished"],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "grade", atLeast: 70, scale: "0-100" }, WITH_SCHOOL_AVERAGE],
        [{ kind: "grade", atLeast: 75, scale: "0-100" }, IN_LAST_YEAR],
        // The average of upper secondary counts for a first degree.
        AT_OTHER_SCHOOL,
        IN_FIRST_DEGREE,
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    // The average of school is all but final: below 90 % it leaves out applicants for health.
    {
      kind: "anyOf",
      options: [
        [{ kind: "grade", atLeast: 90, scale: "0-100" }, WITH_SCHOOL_AVERAGE],
        [BEFORE_HIGHER_STUDIES, { kind: "other" }],
        [AT_TECHNICAL_SCHOOL],
        [IN_OR_PAST_FIRST_DEGREE],
      ],
      textKey: "requirements.health",
      changeable: false,
    },
    // In higher studies, only the student knows the degree that they ask for.
    {
      kind: "anyOf",
      options: [
        [BEFORE_HIGHER_STUDIES],
        [AT_TECHNICAL_SCHOOL, { kind: "other" }],
        [IN_OR_PAST_FIRST_DEGREE, { kind: "other" }],
      ],
      textKey: "requirements.health",
      changeable: true,
    },
    {
      kind: "nationality",
      countries: ["*"],
      except: ["TR"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    // A technical school may be one for teenagers.
    {
      kind: "level",
      levels: [...STUDY_LEVELS],
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
  ],
  cycle: {
    basis: "usual",
    windows: [{ opens: 1, opensDay: 10, closes: 2, closesDay: 20 }],
  },
  editions: [
    {
      year: 2026,
      opens: "2026-01-10",
      closes: "2026-02-20",
      source:
        "https://www.lagaceta.com.ar/nota/1124213/sociedad/turquia-abre-becas-completas-para-estudiar-sus-universidades-2026.html",
    },
    {
      year: 2021,
      opens: "2021-01-10",
      closes: "2021-02-20",
      source:
        "https://www.dailysabah.com/turkey/education/turkiye-scholarships-2021-applications-close-in-3-days",
    },
  ],
  taughtIn: ["tr"],
  tags: [
    "beca completa",
    "extranjero",
    "turquía",
    "licenciatura",
    "posgrado",
    "gobierno",
  ],
  sources: [
    {
      url: "https://slov.si/stipendije-za-turcijo",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.lagaceta.com.ar/nota/1124213/sociedad/turquia-abre-becas-completas-para-estudiar-sus-universidades-2026.html",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2026/01/28/convocatoria-de-5-mil-becas-de-pregrado-maestria-y-doctorado-para-estudiar-en-turquia-conoce-los-requisitos/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://elcomercio.pe/lima/becas-de-turquia-lanzan-convocatoria-de-5000-becas-para-pregrado-maestria-y-doctorado-con-todos-los-gastos-cubiertos-ultimas-noticia/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2026/01/22/turquia-abre-sus-puertas-al-peru-gobierno-turco-ofrece-becas-con-seguro-de-salud-boletos-y-estadia-cuales-son-los-requisitos/",
      supports: ["dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.kgma.kg/en/international-cooperation/academic-mobility/scholarships-and-grants-abroad/turkiye-burslari",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.dailysabah.com/turkey/education/turkiye-scholarships-2021-applications-close-in-3-days",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://meshed.bk.mfa.gov.tr/ShowAnnouncement.aspx?ID=327991",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://bratislava.be.mfa.gov.tr/Mission/ShowAnnouncement/208933",
      supports: ["programme", "amount"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "turkiye burslari",
    "becas turquia gobierno",
    "beca completa turquia licenciatura",
    "estudiar en estambul con beca",
    "beca turca para latinoamericanos",
    "estudiar en turquia sin saber turco",
    "becas türkiye requisitos edad",
    "carrera en ankara todo pagado",
    "beca pregrado en el extranjero con pasaje",
    "como postular a beca turquia",
    "beca que incluye curso de idioma un año",
    "medicina en turquia con beca",
    "turkish government scholarship",
    "turkiye scholarships undergraduate",
    "becas completas para la carrera afuera",
    "becas de gobiernos extranjeros para bachilleres",
    "becas con vuelo residencia y seguro",
    "estudiar medicina o ingenieria afuera",
    "salir del pais al terminar el cole",
    "amo las novelas turcas y quiero ir",
    "estudiar en el medio oriente",
    "becas todo pagado sin saber ingles",
  ],
  texts: {
    es: {
      title: "Türkiye Bursları (becas del Gobierno de Turquía)",
      organization: "YTB (Gobierno de Turquía)",
      audience: "Estudiantes con buenas notas de fuera de Turquía",
      amount:
        "Colegiatura, pago mensual, residencia, seguro, un año de turco y viaje de ida y vuelta",
      level: "Licenciatura, maestría y doctorado",
      deadline: "Suele abrir el 10 de enero y cerrar el 20 de febrero",
      description:
        "Con una sola solicitud pides la beca y la carrera en universidades turcas. No necesitas saber turco: el primer año incluye un curso del idioma. La solicitud es en línea y gratis, y después hay entrevistas.",
      requirements: {
        age: "Tener menos de 21 años para licenciatura, 30 para maestría o 35 para doctorado",
        grade: "Promedio de 70 % o más; para posgrado, de 75 % o más",
        health:
          "Si pides medicina u otra carrera de salud: promedio de 90 % o más",
        nationality: "No tener ni haber tenido la nacionalidad turca",
        school: "Terminar este ciclo la prepa o haberla terminado",
      },
      note: "En 2026 el posgrado no incluía salud, según Pronabec (Perú), y la vía de la Comunidad Andina cerró antes: el 10 de febrero. No puedes estudiar ya en Turquía el nivel que pides. Algunos programas piden examen o idioma: revísalos.",
      figures: {
        y2026: "En 2026: unas 5,000 becas para todos los países.",
      },
    },
    en: {
      title: "Türkiye Bursları (scholarships of the Government of Türkiye)",
      organization: "YTB (Government of Türkiye)",
      audience: "Students with good grades from outside Türkiye",
      amount:
        "Tuition, monthly payment, dormitory, insurance, a year of Turkish and a return trip",
      level: "Undergraduate, master's and doctorate",
      deadline: "It usually opens on 10 January and closes on 20 February",
      description:
        "One application asks for both the scholarship and the degree at Turkish universities. You need no Turkish: the first year includes a language course. Applying is online and free, and interviews follow.",
      requirements: {
        age: "Be under 21 for an undergraduate degree, 30 for a master's or 35 for a doctorate",
        grade: "An average of 70% or more; for postgraduate study, 75% or more",
        health:
          "If you ask for medicine or another degree in health: an average of 90% or more",
        nationality: "Not hold or have held Turkish nationality",
        school: "Finish high school this school year or have finished it",
      },
      note: "In 2026 postgraduate study left out health, says Peru's Pronabec, and the Andean Community's route closed earlier: on 10 February. You cannot already study in Türkiye at the level you seek. Some programmes ask for tests or languages: check.",
      figures: {
        y2026: "In 2026: about 5,000 scholarships for all countries.",
      },
    },
  },
};
