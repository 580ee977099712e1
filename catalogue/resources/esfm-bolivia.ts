import { FIRST_DEGREE_ENTRY } from "../international-universities/shared-conditions.ts";
import type { Resource } from "../resource.schema.ts";
import { SCHOOL_FINISHED } from "../shared-conditions.ts";

export const esfmBolivia: Resource = {
  id: "esfm-bolivia",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.minedu.gob.bo/",
  sharedLinkReason:
    "The ministry publishes each of its calls on this one site; they are separate programmes.",
  organization: "Ministerio de Educación (Bolivia)",
  section: "universityAdmission",
  type: "Examen",
  languages: ["es"],
  country: "BO",
  serves: ["BO"],
  icon: "exam",
  tags: ["bolivia", "docencia", "examen de admisión", "gobierno"],
  levels: ["highSchool", "undergraduate"],
  fields: ["humanities", "any"],
  cost: "aid",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 12,
        closes: 1,
      },
    ],
  },
  requirementsKeys: [
    "requirements.school",
    "requirements.form",
    "requirements.exam",
  ],
  eligibility: [
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    FIRST_DEGREE_ENTRY,
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.form",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.reduno.com.bo/noticias/educacion-87-120-postulantes-competiran-por-3-010-cupos-en-escuelas-de-formacion-de-maestros-en-modalidad-digital-202611912758",
    },
  ],
  sources: [
    {
      url: "https://www.reduno.com.bo/noticias/queres-ser-maestro-estas-son-las-fechas-y-requisitos-de-la-convocatoria-nacional--20251227101648",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.reduno.com.bo/noticias/arranca-una-semana-clave-en-bolivia-tres-procesos-que-no-puedes-dejar-pasar-desde-este-lunes-2026115123546",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.reduno.com.bo/noticias/educacion-87-120-postulantes-competiran-por-3-010-cupos-en-escuelas-de-formacion-de-maestros-en-modalidad-digital-202611912758",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.minedu.gob.bo/index.php?option=com_content&view=article&id=6402:educacion-garantiza-que-examen-escrito-para-ingresar-a-las-normales-fue-desarrollado-con-transparencia&catid=182&Itemid=854",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  editions: [
    {
      year: 2026,
      opens: "2025-12-29",
      closes: "2026-01-06",
      source:
        "https://www.reduno.com.bo/noticias/queres-ser-maestro-estas-son-las-fechas-y-requisitos-de-la-convocatoria-nacional--20251227101648",
    },
  ],
  phrases: [
    "esfm bolivia admision",
    "ser maestro en bolivia",
    "escuela superior de formacion de maestros",
    "normal bolivia convocatoria",
    "prueba academica esfm",
    "como entrar a la normal",
    "mil preguntas esfm",
    "quiero ser profesora en bolivia",
    "cupos escuela de maestros",
    "formulario minedu maestros",
    "examen de ingreso normales bolivia",
    "cuanto cuesta postular a la esfm",
    "bolivia teacher training admission",
    "become a teacher in bolivia",
    "quiero ser maestro",
    "estudiar pedagogia",
    "normalista",
    "carreras para enseñar",
    "vocacion de profesor",
    "estudiar para profe de primaria",
    "escuela de profesores",
  ],
  texts: {
    es: {
      name: "Entrar a las escuelas de maestros de Bolivia (ESFM)",
      organization: "Ministerio de Educación (Bolivia)",
      audience: "Bachilleres de Bolivia que quieren ser maestra o maestro",
      gives:
        "Un lugar en una Escuela Superior de Formación de Maestros, que es pública",
      when: "La última vez fue de fines de diciembre a inicios de enero; la prueba, en enero",
      where: "En todo Bolivia",
      description:
        "Llena el formulario del ministerio, paga el derecho de postulación y rinde la Prueba Académica. Entran las mejores notas de cada especialidad y de cada escuela.",
      requirements: {
        school: "Ser bachiller",
        form: "Llenar el formulario del ministerio y pagar dentro del plazo",
        exam: "Rendir la Prueba Académica",
      },
      figures: {
        y2026:
          "En 2026: formulario del 29 de diciembre al 6 de enero, 108 bolivianos hasta el 5 y pruebas del 19 al 30.",
      },
      note: "El ministerio ha publicado preguntas con respuestas: estudia con ellas. No ha pagado quien postula propuesto por un consejo educativo indígena. Confirma el reglamento del año.",
    },
    en: {
      name: "Entering Bolivia's teacher-training colleges (ESFM)",
      organization: "Ministry of Education (Bolivia)",
      audience: "School leavers in Bolivia who want to be teachers",
      gives:
        "A place at an Escuela Superior de Formación de Maestros, which is public",
      when: "The last registration seen was from late December to early January; the test in January",
      where: "All over Bolivia",
      description:
        "Fill in the ministry's form, pay the application fee and sit the Prueba Académica. The best marks of each subject and each college get in.",
      requirements: {
        school: "Have finished secondary school (bachiller)",
        form: "Fill in the ministry's form and pay in time",
        exam: "Sit the Prueba Académica",
      },
      figures: {
        y2026:
          "In 2026: form from 29 December to 6 January, fee of 108 bolivianos by the 5th, tests from 19 to 30 January.",
      },
      note: "The ministry has published questions with answers: study with them. Those proposed by an indigenous educational council have not paid. Check the rules of the year.",
    },
  },
};
