import type { Resource } from "../resource.schema.ts";
import { IN_LOWER_SECONDARY } from "../shared-conditions.ts";

export const cefodeaPanama: Resource = {
  id: "cefodea-panama",
  link: "https://www.mides.gob.pa/",
  tags: ["panamá", "gobierno", "inclusión", "talleres", "secundaria"],
  sources: [
    {
      url: "https://www.panama24horas.com.pa/panama/mides-matricula-cefodea-san-miguelito-2026/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.tvn-2.com/nacionales/mides-abre-matricula-cefodea-jovenes_1_2224667.html",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  section: "universityAdmission",
  type: "Guía",
  languages: ["es"],
  country: "PA",
  icon: "people",
  levels: ["highSchool"],
  fields: ["any"],
  cost: "paid",
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-03-09",
      source:
        "https://www.panama24horas.com.pa/panama/mides-matricula-cefodea-san-miguelito-2026/",
    },
  ],
  cycle: { basis: "unknown" },
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Ministerio de Desarrollo Social de Panamá (MIDES), con MEDUCA",
  requirementsKeys: [
    "requirements.age",
    "requirements.out",
    "requirements.residence",
    "requirements.guardian",
  ],
  eligibility: [
    {
      kind: "age",
      min: 14,
      max: 17,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Inscripción en la escuela regular",
      excludes: ["studying"],
      textKey: "requirements.out",
      changeable: false,
    },
    {
      ...IN_LOWER_SECONDARY,
      textKey: "requirements.out",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["PA"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "task",
      task: "guardian",
      textKey: "requirements.guardian",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.tvn-2.com/nacionales/mides-abre-matricula-cefodea-jovenes_1_2224667.html",
    },
  ],
  phrases: [
    "cefodea san miguelito",
    "volver a estudiar a los 15",
    "deje la escuela y quiero terminar",
    "terminar la premedia panama",
    "mides centro para adolescentes",
    "matricula cefodea",
    "aprender un oficio siendo adolescente",
    "escuela para quien dejo los estudios",
    "talleres tecnicos para adolescentes",
    "terminar noveno grado panama",
    "segunda oportunidad escolar",
    "centro de formacion de adolescentes mides",
    "back to school teenagers panama",
    "finish lower secondary panama",
    "deje la escuela",
    "volver al colegio",
    "secundaria para adolescentes",
    "segunda oportunidad para estudiar",
    "repiti grado y me sali",
    "chico de 15 fuera de la escuela",
    "escuela con taller",
  ],
  texts: {
    es: {
      name: "CEFODEA: terminar la premedia entre los 14 y los 17",
      organization:
        "Ministerio de Desarrollo Social de Panamá (MIDES), con MEDUCA",
      audience: "Adolescentes de Panamá que dejaron la escuela",
      gives: "La premedia en turno de día y un oficio, con práctica",
      when: "La última matrícula vista fue de enero a comienzos de marzo",
      where: "San Miguelito, Panamá",
      description:
        "Termina la premedia y aprende un oficio en el Centro de Formación y Desarrollo de Adolescentes. Tiene talleres técnicos y un convenio para seguir después el bachillerato.",
      note: "Los cupos son pocos. Pregunta al MIDES por la próxima matrícula, los documentos y el costo de la matrícula.",
      requirements: {
        age: "Tener de 14 a 17 años (matrícula de 2026)",
        out: "Estar fuera de la escuela regular, con la premedia sin terminar",
        residence: "Vivir en Panamá; el centro queda en San Miguelito",
        guardian: "Matricularte en persona, con tu acudiente",
      },
      figures: {
        y2026:
          "En 2026: matrícula del 20 de enero al 9 de marzo y 15 USD de inscripción.",
      },
    },
    en: {
      name: "CEFODEA: finish lower secondary at 14 to 17",
      organization:
        "Panama's Ministry of Social Development (MIDES), with MEDUCA",
      audience: "Teenagers in Panama who left school",
      gives: "Lower secondary in the daytime and a trade, with practice",
      when: "The last enrolment seen ran from January to early March",
      where: "San Miguelito, Panama",
      description:
        "Finish lower secondary and learn a trade at the Centre for the Training and Development of Adolescents. It has technical workshops and an agreement for going on to upper secondary.",
      note: "Places are few. Ask MIDES about the next enrolment, the documents and the enrolment fee.",
      requirements: {
        age: "Be 14 to 17 years old (2026 enrolment)",
        out: "Be out of regular school, with lower secondary unfinished",
        residence: "Live in Panama; the centre is in San Miguelito",
        guardian: "Enrol in person, with your parent or guardian",
      },
      figures: {
        y2026:
          "In 2026: enrolment from 20 January to 9 March and a 15 USD enrolment fee.",
      },
    },
  },
};
