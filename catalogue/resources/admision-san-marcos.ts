import type { Resource } from "../resource.schema.ts";
import { BEFORE_HIGHER_STUDIES } from "../shared-conditions.ts";

export const admisionSanMarcos: Resource = {
  id: "admision-san-marcos",
  link: "https://admision.unmsm.edu.pe/",
  tags: ["perú", "universidad pública", "examen de admisión", "admisión"],
  sources: [
    {
      url: "https://www.infobae.com/peru/2026/01/21/san-marcos-ofrecera-becas-para-rendir-el-examen-de-admision-gratuito-conoce-quienes-pueden-postular-y-los-detalles/",
      supports: ["amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://larepublica.pe/sociedad/2025/12/30/cambios-en-el-examen-de-admision-san-marcos-2026ii-estas-son-las-nuevas-reglas-y-restricciones-para-postular-414030",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.infobae.com/educacion/2025/12/30/examen-de-san-marcos-2026-ii-tendra-estas-restricciones-para-postulantes-de-colegios-y-otras-universidades/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://larepublica.pe/sociedad/2026/01/23/san-marcos-oficializo-requisitos-para-postular-gratis-al-proximo-examen-de-admision-2026ii-asi-puede-ser-exonerado-del-pago-1123757",
      supports: ["amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2026/03/04/examen-de-admision-san-marcos-2026-ii-hora-de-ingreso-codigo-de-vestimentas-y-objetos-prohibidos",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://panamericana.pe/nacionales/450234-postulas-san-marcos-fechas-examen-segun-carrera-area-academica",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://elcomercio.pe/respuestas/cual/cual-es-la-nueva-fecha-limite-de-inscripcion-para-el-examen-de-admision-san-marcos-2025-i-tdpe-noticia/",
      supports: ["dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://panamericana.pe/nacionales/450523-examen-admision-san-marcos-2026-i-inscribete-sencillos-pasos",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://elcomercio.pe/respuestas/estudios-carreras/simulacro-de-admision-san-marcos-todo-lo-que-debes-saber-para-no-quedarte-fuera-tdpe-noticia/",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2025/08/12/simulacro-del-examen-de-admision-de-san-marcos-esta-es-la-fecha-limite-para-la-inscripcion/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2026/01/09/examen-de-admision-san-marcos-2026-ii-conoce-el-cronograma-de-inscripcion/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
  ],
  organization: "Universidad Nacional Mayor de San Marcos (Perú)",
  organizationKey: "organization",
  serves: ["PE"],
  icon: "university",
  section: "universityAdmission",
  type: "Examen",
  languages: ["es"],
  country: "PE",
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "aid",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.school",
    "requirements.pay",
    "requirements.dni",
  ],
  eligibility: [
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [BEFORE_HIGHER_STUDIES],
        // The rules limit those who began a degree at a public university.
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.pay",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.dni",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.exam",
      source:
        "https://www.infobae.com/peru/2026/01/09/examen-de-admision-san-marcos-2026-ii-conoce-el-cronograma-de-inscripcion/",
    },
    {
      year: 2025,
      textKey: "figures.fee",
      source:
        "https://panamericana.pe/nacionales/450523-examen-admision-san-marcos-2026-i-inscribete-sencillos-pasos",
    },
  ],
  cycle: { basis: "unknown" },
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-08-31",
      source:
        "https://panamericana.pe/nacionales/450234-postulas-san-marcos-fechas-examen-segun-carrera-area-academica",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-09-21",
      source:
        "https://elcomercio.pe/respuestas/cual/cual-es-la-nueva-fecha-limite-de-inscripcion-para-el-examen-de-admision-san-marcos-2025-i-tdpe-noticia/",
    },
    {
      year: 2026,
      opens: "2026-01-05",
      closes: "2026-02-26",
      source:
        "https://www.infobae.com/peru/2026/01/09/examen-de-admision-san-marcos-2026-ii-conoce-el-cronograma-de-inscripcion/",
    },
  ],
  phrases: [
    "examen de admision san marcos",
    "unmsm inscripcion",
    "como postular a la decana de america",
    "cuanto cuesta el examen de san marcos",
    "simulacro san marcos",
    "prospecto unmsm pago banco de la nacion",
    "postular a universidad nacional lima",
    "inscripcion por letra de apellido san marcos",
    "colegio publico paga menos examen",
    "vacantes san marcos carreras",
    "entrar a medicina en san marcos",
    "san marcos university entrance exam",
    "peru public university admission",
    "examen para entrar a la u",
    "universidades publicas peru",
    "universidades en lima",
    "academia preuniversitaria",
    "derecho medicina o sistemas nacional",
    "cachimbo",
    "universidad nacional para ser medico",
  ],
  texts: {
    es: {
      organization: "Universidad Nacional Mayor de San Marcos (Perú)",
      name: "Admisión a San Marcos (UNMSM)",
      audience:
        "Quien termina o terminó la secundaria y quiere entrar a San Marcos",
      gives:
        "Una vacante en una carrera de esta universidad pública, por examen",
      when: "Hay dos procesos al año; la inscripción suele cerrar en febrero y en agosto o septiembre",
      where: "Inscripción en línea; el examen, en Lima",
      description:
        "Paga primero el reglamento y regístrate en la web de admisión. Después pagas el derecho de inscripción, esperas unas horas y completas tus datos y tu carrera. La universidad organiza simulacros presenciales para practicar.",
      requirements: {
        school: "Estar terminando la secundaria o haberla terminado",
        pay: "Pagar el reglamento y el derecho de inscripción, y registrarte en línea",
        dni: "Tener DNI o, si eres de otro país, pasaporte o carné de extranjería",
      },
      note: "De colegio público se ha pagado la mitad. Con bajos recursos y buen rendimiento se pudo pedir no pagar: en 2026, hasta el 6 de febrero. La inscripción ha ido por apellidos. Si empezaste otra carrera, lee los límites.",
      figures: {
        exam: "Proceso 2026-II: inscripción del 5 de enero al 26 de febrero y examen el 7, 8, 14 y 15 de marzo de 2026. El simulacro costó 100 soles.",
        fee: "En 2025 (proceso 2026-I): 400 soles desde colegio público y 800 desde privado, más el reglamento.",
      },
    },
    en: {
      organization: "Universidad Nacional Mayor de San Marcos (Peru)",
      name: "Admission to San Marcos (UNMSM)",
      audience:
        "Those finishing or done with secundaria who want to enter San Marcos",
      gives: "A place in a degree at this public university, by exam",
      when: "Two rounds a year; registration usually closes in February and in August or September",
      where: "Online registration; the exam, in Lima",
      description:
        "First pay for the rules and register on the admissions site. Then you pay the registration fee, wait some hours and fill in your details and degree. The university holds on-site mock exams for practice.",
      requirements: {
        school: "Be finishing secundaria or have finished it",
        pay: "Pay for the rules and the registration fee, and register online",
        dni: "Have a DNI or, if you are from abroad, a passport or foreigner's card",
      },
      note: "Public-school leavers have paid half. With a low income and good results one could ask not to pay: in 2026, until 6 February. Registration has gone by surname. If you began another degree, read the limits.",
      figures: {
        exam: "2026-II round: registration from 5 January to 26 February and exam on 7, 8, 14 and 15 March 2026. The mock exam cost 100 soles.",
        fee: "In 2025 (2026-I round): 400 soles from a public school and 800 from a private one, plus the rules.",
      },
    },
  },
};
