import type { Resource } from "../resource.schema.ts";

export const upnfmAdmision: Resource = {
  id: "upnfm-admision",
  link: "https://web.upnfm.edu.hn/admision/",
  tags: [
    "honduras",
    "universidad pública",
    "docencia",
    "examen de admisión",
    "licenciatura",
  ],
  sources: [
    {
      url: "https://www.laprensa.hn/honduras/admisiones-upnfm-inscripcion-paso-educacion-universidad-BF27444647",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.laprensa.hn/sanpedro/upnfm-detalla-fechas-admision-2026-NK28665844",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://proceso.hn/upnfm-desarrolla-admision-extraordinaria-para-el-primer-periodo-academico-de-2026/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
  ],
  serves: ["HN"],
  section: "universityAdmission",
  type: "Examen",
  languages: ["es"],
  country: "HN",
  icon: "exam",
  levels: ["highSchool", "undergraduate"],
  fields: ["humanities"],
  cost: "paid",
  editions: [
    {
      year: 2026,
      opens: "2025-09-25",
      closes: "2025-11-13",
      source:
        "https://www.laprensa.hn/honduras/admisiones-upnfm-inscripcion-paso-educacion-universidad-BF27444647",
    },
  ],
  cycle: { basis: "unknown" },
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Universidad Pedagógica Nacional Francisco Morazán",
  requirementsKeys: [
    "requirements.registration",
    "requirements.form",
    "requirements.exam",
    "requirements.school",
  ],
  eligibility: [
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.form",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.laprensa.hn/honduras/admisiones-upnfm-inscripcion-paso-educacion-universidad-BF27444647",
    },
  ],
  phrases: [
    "admision upnfm",
    "universidad pedagogica honduras",
    "quiero ser maestra en honduras",
    "estudiar para docente honduras",
    "prueba de admision pedagogica",
    "upn francisco morazan inscripcion",
    "carrera de profesorado honduras",
    "upnfm admision extraordinaria",
    "ser maestro de matematicas honduras",
    "universidad publica en san pedro sula",
    "cuanto cuesta la prueba de la upn",
    "estudiar educacion en honduras",
    "teacher training university honduras",
    "upnfm entrance test",
    "quiero ser maestro",
    "examen para entrar a la u",
    "universidades de honduras",
    "carreras en honduras",
    "estudiar pedagogia",
    "profesor de ingles o ciencias",
    "carreras para enseñar",
  ],
  texts: {
    es: {
      name: "Universidad Pedagógica Nacional Francisco Morazán (UPNFM): admisión",
      audience: "Quien quiere ser docente y termina la secundaria en Honduras",
      gives:
        "El ingreso a la universidad pública que forma docentes en Honduras",
      when: "La última que vimos fue de septiembre a noviembre; después, una extraordinaria",
      where: "Sedes de la UPNFM en Honduras",
      description:
        "Entra a estudiar docencia en una universidad pública. Te inscribes en línea, pagas, contestas un cuestionario, generas tu carné y presentas una prueba de conocimientos con otra vocacional.",
      note: "Si se te pasa noviembre, pregunta por la convocatoria extraordinaria: para 2026 se abrió del 20 de diciembre al 16 de enero. Confirma fechas y precio en la página de admisión.",
      requirements: {
        registration: "Inscribirte en línea y pagar la prueba en el banco",
        form: "Contestar tú el cuestionario de propósitos generales y generar tu carné",
        exam: "Presentar la prueba de conocimientos y la vocacional",
        school: "Cursar el último año de media o haberla terminado",
      },
      figures: {
        y2025:
          "En 2025 la inscripción fue del 25 de septiembre al 13 de noviembre, costaba 300 lempiras y la prueba fue el 7 de diciembre.",
      },
    },
    en: {
      name: "Francisco Morazán National Pedagogical University (UPNFM): admission",
      audience: "School leavers in Honduras who want to be teachers",
      gives: "Entry to the public university that trains teachers in Honduras",
      when: "The last one we saw ran from September to November; an extraordinary one followed",
      where: "UPNFM sites in Honduras",
      description:
        "Begin to study teaching at a public university. You register online, pay, answer a questionnaire, create your card, and sit a knowledge test together with a vocational one.",
      note: "If you miss November, ask about the extraordinary call: for 2026 it was open from 20 December to 16 January. Confirm dates and price on the admission page.",
      requirements: {
        registration: "Register online and pay for the test at the bank",
        form: "Answer the general questionnaire yourself and create your card",
        exam: "Sit the knowledge test and the vocational one",
        school: "Be in the last year of upper secondary or have finished it",
      },
      figures: {
        y2025:
          "In 2025 registration ran from 25 September to 13 November, cost 300 lempiras, and the test was on 7 December.",
      },
    },
  },
};
