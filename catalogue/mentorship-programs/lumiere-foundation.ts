import type { MentorshipProgram } from "../mentorship.schema.ts";
import { LAST_YEAR_AT_CALL } from "../shared-conditions.ts";

export const lumiereFoundation: MentorshipProgram = {
  id: "lumiere-foundation",
  link: "https://lumiere.foundation/",
  tags: ["investigación", "mentoría", "necesidad económica", "en línea"],
  sources: [
    {
      url: "https://lumiere.foundation/hss-program",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://lumiere.foundation/faqs",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "Lumiere Research Inclusion Foundation",
  organization: "Lumiere Education",
  icon: "book",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.level",
    "requirements.income",
    "requirements.record",
    "requirements.english",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["preparatoria_3"],
      stages: ["upperSecondary"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      // The cohorts have no known months.
      kind: "anyOf",
      options: LAST_YEAR_AT_CALL,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "circumstance", is: "financialNeed" }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.income",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
  ],
  levels: ["highSchool"],
  fields: ["any"],
  cost: "aid",
  cycle: { basis: "unknown" },
  lastSeenCycle: 2024,
  categoryKey: "science",
  phrases: [
    "lumiere research scholar beca",
    "programa de investigacion para preparatoria",
    "escribir un paper en la prepa",
    "mentor de doctorado para alumnos de colegio",
    "hacer una investigacion cientifica en el liceo",
    "beca lumiere para bajos ingresos",
    "proyecto de investigacion virtual en ingles",
    "investigacion para mejorar mi aplicacion a la uni",
    "como se escribe un articulo academico",
    "programa online para ultimo año de secundaria",
    "ensayo academico con tutor personal",
    "high school research program financial aid",
    "research mentorship low income students",
    "quiero investigar y en mi cole nadie ayuda",
    "publicar un articulo en la prepa",
    "mentor para investigar siendo adolescente",
    "programa de investigacion en linea gratis",
    "proyecto de investigacion guiado",
    "research mentorship high school free",
    "escribir mi primer paper",
    "investigacion virtual con doctorandos",
    "mejorar mi perfil para la universidad",
    "jovenes investigadores",
    "proyecto de investigacion escolar",
    "extracurricular activities for college",
    "paper academico",
    "mentor para irme a estudiar fuera",
    "tutor uno a uno",
    "investigar humanidades o ciencia en prepa",
    "extracurriculares para entrar al mit",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de último año de prepa con talento y pocos recursos",
      gives:
        "Nueve sesiones uno a uno con un mentor para investigar un tema tuyo",
      when: "Por generaciones; confirma si hay una abierta",
      where: "En línea",
      description:
        "Investiga un tema durante 12 semanas con un mentor y termina con un artículo escrito por ti. Para entrar llenas un formulario y, si avanzas, tienes una entrevista. No hay un mínimo fijo de promedio ni de ingreso familiar.",
      requirements: {
        level: "Estar en el último año de prepa o bachillerato",
        income: "Vivir con dificultades económicas",
        record: "Mostrar muy buena capacidad académica",
        english: "Trabajar en inglés",
      },
      note: "La última convocatoria que leímos es de 2024. Habla de ayuda, no de que todo sea gratis: pregunta por escrito cuánto pagarías.",
    },
    en: {
      audience:
        "Talented students with few resources in their last year of high school",
      gives:
        "Nine one-to-one sessions with a mentor to research a topic of yours",
      when: "In cohorts; check whether one is open",
      where: "Online",
      description:
        "Research a topic for 12 weeks with a mentor and finish with a paper written by you. To get in you fill in a form and, if you move on, have an interview. There is no fixed minimum for grades or family income.",
      requirements: {
        level: "Be in the last year of high school",
        income: "Face financial hardship",
        record: "Show very good academic ability",
        english: "Work in English",
      },
      note: "The last call we read is of 2024. It speaks of aid, not of all being free: ask in writing what you would pay.",
    },
  },
};
