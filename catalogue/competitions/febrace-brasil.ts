import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const febraceBrasil: Competition = {
  id: "febrace-brasil",
  link: "https://febrace.org.br/",
  applicationUrl: "https://minha.febrace.org.br/",
  tags: ["brasil", "ciencia", "ingeniería", "proyectos", "nacional", "gratis"],
  sources: [
    {
      url: "https://febrace.org.br/participe/regras/regras-gerais",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://oantagonista.com.br/cultura/febrace-2026-abertas-as-inscricoes-para-mostra-de-projetos-de-ciencia-e-engenharia-na-usp",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://abcdoabc.com.br/feira-brasileira-de-ciencias-e-engenharia-da-usp-tem-inscricoes-abertas/",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  organization: "Escola Politécnica da USP y LSI-TEC (Brasil)",
  organizationKey: "organization",
  section: "national",
  category: "multidisciplinary",
  icon: "science",
  levels: ["highSchool"],
  fields: ["naturalSciences", "technology", "humanities"],
  cost: "free",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.school",
    "requirements.team",
    "requirements.report",
  ],
  eligibility: [
    {
      kind: "age",
      min: 12,
      textKey: "requirements.age",
      changeable: false,
    },
    // The next 30 April may belong to an edition that has closed.
    {
      kind: "age",
      max: 20,
      on: { moment: "start" },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["BR"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "lowerSecondary",
      maxYearsLeft: 2,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.report",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://oantagonista.com.br/cultura/febrace-2026-abertas-as-inscricoes-para-mostra-de-projetos-de-ciencia-e-engenharia-na-usp",
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: null, closes: 10 }] },
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2025-10-20",
      source:
        "https://oantagonista.com.br/cultura/febrace-2026-abertas-as-inscricoes-para-mostra-de-projetos-de-ciencia-e-engenharia-na-usp",
    },
  ],
  phrases: [
    "febrace inscripcion",
    "feira brasileira de ciencias e engenharia",
    "feria de ciencias brasil usp",
    "presentar proyecto cientifico brasil",
    "feria de ciencias para ensino medio",
    "proyecto de escuela a feria internacional",
    "mostra de projetos poli usp",
    "concurso de ingenieria para jovenes brasil",
    "proyecto de humanidades en feria de ciencias",
    "informe de proyecto hasta octubre",
    "feria de ciencias gratis brasil",
    "brazil science and engineering fair",
    "science fair for brazilian students",
    "feria cientifica",
    "concursos en brasil",
    "inventos",
    "jovenes investigadores",
    "proyecto de investigacion escolar",
    "presentar mi prototipo",
    "iniciacion cientifica",
    "projeto de ciencias escola",
    "viajar a una feria internacional",
  ],
  texts: {
    es: {
      organization: "Escola Politécnica da USP y LSI-TEC (Brasil)",
      name: "FEBRACE – Feira Brasileira de Ciências e Engenharia",
      audience:
        "Estudiantes de 12 a 20 años de escuelas de Brasil, de 8.º ano a ensino médio o técnico",
      gives:
        "Quienes llegan a la final exponen en la USP; hay premios que llevan a ferias internacionales",
      when: "La última vez, los informes se recibieron hasta octubre; la muestra es en marzo",
      where: "En línea; la final, en São Paulo",
      description:
        "Envía un proyecto de ciencias, humanidades o ingeniería hecho por una a tres personas, con un adulto que oriente. La selección mira la creatividad, el método y la claridad del informe. Presentarlo es gratis.",
      requirements: {
        age: "Tener 12 años o más al empezar el proyecto y no cumplir 21 antes de mayo del año de la muestra",
        school:
          "Cursar 8.º o 9.º ano, ensino médio o técnico en una escuela de Brasil",
        team: "Trabajar solo o en equipo de hasta tres, con un adulto que oriente",
        report: "Presentar el informe del proyecto en la plataforma",
      },
      note: "Lee las reglas en su página antes de empezar el proyecto y confirma ahí el plazo de este año. Pregunta quién paga el viaje a la final.",
      figures: {
        y2025:
          "La edición de 2026 recibió proyectos hasta el 20 de octubre de 2025.",
      },
    },
    en: {
      organization: "Escola Politécnica da USP and LSI-TEC (Brazil)",
      name: "FEBRACE – Brazilian Science and Engineering Fair",
      audience:
        "Students aged 12 to 20 at schools in Brazil, from 8th year to ensino médio or technical",
      gives:
        "Finalists exhibit at USP; some awards lead to international fairs",
      when: "Last time, reports were taken until October; the exhibition is in March",
      where: "Online; the final, in São Paulo",
      description:
        "Send in a science, humanities or engineering project made by one to three people, with an adult advisor. Judges look at creativity, method and a clear report. Entering is free.",
      requirements: {
        age: "Be 12 or older when the project starts and not turn 21 before May of the year of the exhibition",
        school:
          "Be in 8th or 9th year, ensino médio or technical school in Brazil",
        team: "Work alone or in a team of up to three, with an adult advisor",
        report: "Submit the project report on the platform",
      },
      note: "Read the rules on its page before you start the project, and check this year's deadline there. Ask who pays for the trip to the final.",
      figures: {
        y2025: "The 2026 edition took projects until 20 October 2025.",
      },
    },
  },
};
