import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const feriaIngenioJuvenilPanama: Competition = {
  id: "feria-ingenio-juvenil-panama",
  link: "https://www.senacyt.gob.pa/",
  sharedLinkReason:
    "Two contests of the same secretariat, which announces both on its home page.",
  tags: [
    "panamá",
    "proyectos",
    "investigación",
    "nacional",
    "ciencia",
    "preparatoria",
  ],
  sources: [
    {
      url: "https://www.panama24horas.com.pa/tecnologia/feria-cientifica-nacional-del-ingenio-juvenil-2025-panama/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.panama24horas.com.pa/panama/feria-cientifica-nacional-proyectos-ganadores-2025/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.diaadia.com.pa/relax/feria-cientifica-nacional-del-ingenio-juvenil-expone-152-proyectos-de-investigacion-780527/amp",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  section: "national",
  category: "multidisciplinary",
  icon: "science",
  levels: ["highSchool"],
  fields: ["naturalSciences", "technology", "environment", "health"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Senacyt y Ministerio de Educación de Panamá",
  requirementsKeys: ["requirements.school", "requirements.project"],
  eligibility: [
    {
      kind: "residence",
      countries: ["PA"],
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
      kind: "task",
      task: "project",
      textKey: "requirements.project",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.panama24horas.com.pa/panama/feria-cientifica-nacional-proyectos-ganadores-2025/",
    },
  ],
  phrases: [
    "feria del ingenio juvenil",
    "feria cientifica nacional panama",
    "programa de jovenes cientificos senacyt",
    "proyecto de ciencias para colegio panama",
    "feria de ciencias panama",
    "concurso de investigacion escolar",
    "presentar mi proyecto de ciencias",
    "senacyt y meduca feria",
    "milset panama",
    "investigacion de premedia y media",
    "feria cientifica con docente tutor",
    "campamento latinoamericano de ciencias",
    "panama science fair",
    "young scientists programme panama",
    "feria cientifica",
    "concursos en panama",
    "inventos",
    "jovenes investigadores",
    "proyecto de investigacion escolar",
    "extracurriculares de ciencia",
    "concursos para secundaria",
    "presentar mi prototipo",
    "viajar a una feria internacional",
  ],
  texts: {
    es: {
      name: "Feria Científica Nacional del Ingenio Juvenil",
      organization: "Senacyt y Ministerio de Educación de Panamá",
      audience:
        "Estudiantes de premedia y media de Panamá con un proyecto de ciencia propio",
      gives:
        "Premios por área; los mejores proyectos pueden viajar a encuentros internacionales",
      when: "La feria suele ser en septiembre u octubre; el proyecto empieza meses antes",
      where: "Ciudad de Panamá",
      description:
        "Investiga algo tuyo con un docente tutor y expónlo en la final del Programa de Jóvenes Científicos. Las áreas van de biología e ingeniería a salud y ciencias sociales.",
      note: "Pregunta desde el inicio de clases, en tu colegio o a Senacyt, cómo entra tu equipo al Programa de Jóvenes Científicos. De ahí salen los proyectos de la feria.",
      requirements: {
        school:
          "Estudiar premedia o media en una escuela oficial o particular de Panamá",
        project:
          "Hacer una investigación con un docente tutor en el Programa de Jóvenes Científicos",
      },
      figures: {
        y2025: "En 2025 fue del 24 al 26 de septiembre.",
      },
    },
    en: {
      name: "National Youth Ingenuity Science Fair",
      organization: "Senacyt and Panama's Ministry of Education",
      audience:
        "Secondary students in Panama with a science project of their own",
      gives:
        "Prizes by field; the best projects may travel to international meetings",
      when: "The fair is usually in September or October; projects begin months earlier",
      where: "Panama City",
      description:
        "Research something of your own with a teacher as tutor and show it at the final of the Young Scientists Programme. Fields go from biology and engineering to health and social science.",
      note: "Ask your school or Senacyt from the start of classes how your team joins the Young Scientists Programme. The fair's projects come from it.",
      requirements: {
        school: "Be in secondary school at a state or private school in Panama",
        project:
          "Carry out research with a teacher as tutor in the Young Scientists Programme",
      },
      figures: {
        y2025: "In 2025 it ran from 24 to 26 September.",
      },
    },
  },
};
