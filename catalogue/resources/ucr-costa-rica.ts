import type { Resource } from "../resource.schema.ts";

export const ucrCostaRica: Resource = {
  id: "ucr-costa-rica",
  link: "https://www.ucr.ac.cr/",
  tags: [
    "costa rica",
    "universidad pública",
    "examen de admisión",
    "admisión",
    "licenciatura",
    "exámenes de práctica",
  ],
  sources: [
    {
      url: "https://eng.ucr.ac.cr/acerca-u/preguntas-frecuentes.html",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.elfinancierocr.com/economia-y-politica/con-el-examen-de-admision-no-basta-estas-son-las/RJQIQDSEMRDZ5NQRIYDHKUNEQE/story",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.diarioextra.com/noticia/ucr-y-una-presentan-detalles-del-proceso-de-admision/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.diarioextra.com/noticia/esta-por-realizar-el-examen-de-la-ucr-tome-nota/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.nacion.com/el-pais/hara-el-examen-de-admision-de-la-ucr-esto-es-todo/JMOX23WUMJBTLKY4AQPWEE5HPA/story/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://ucr.ac.cr/noticias/2023/9/14/quedan-pocos-dias-para-la-prueba-de-aptitud-academica-2023-2024.html",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
  ],
  serves: ["CR"],
  section: "universityAdmission",
  type: "Examen",
  languages: ["es"],
  country: "CR",
  icon: "exam",
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "paid",
  cycle: {
    basis: "unknown",
  },
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Universidad de Costa Rica",
  requirementsKeys: [
    "requirements.school",
    "requirements.registration",
    "requirements.exam",
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
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
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
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.diarioextra.com/noticia/ucr-y-una-presentan-detalles-del-proceso-de-admision/",
    },
  ],
  phrases: [
    "examen de admision ucr",
    "paa ucr costa rica",
    "como entrar a la ucr",
    "prueba de aptitud academica ucr",
    "inscripcion examen ucr",
    "practica examen de la ucr",
    "entrar a la u publica en costa rica",
    "nota de admision ucr",
    "examen de la ucr y la una",
    "estoy en undecimo y quiero la ucr",
    "universidad de costa rica requisitos",
    "arancel examen de admision",
    "university of costa rica entrance test",
    "ucr admission exam",
    "examen para entrar a la u",
    "universidades publicas costa rica",
    "medicina o ingenieria costa rica",
    "simulacro de admision",
    "salgo del cole y quiero la u",
    "mejores universidades centroamerica",
  ],
  texts: {
    es: {
      name: "Universidad de Costa Rica (UCR): examen de admisión",
      audience: "Quien termina la secundaria y quiere estudiar en la UCR",
      gives:
        "El examen que, con tus notas de colegio, decide tu ingreso a la UCR",
      when: "En años pasados, el examen fue entre septiembre y octubre; la inscripción cierra antes",
      where: "En sedes de todo Costa Rica",
      description:
        "Presenta la Prueba de Aptitud Académica (PAA), que mide razonamiento verbal y matemático y no temas de un curso. La misma prueba sirve para la Universidad Nacional (UNA). La UCR publica una práctica con preguntas parecidas.",
      note: "La UCR inscribía en marzo y abril: confirma las fechas. Si quieres que la prueba cuente también en la UNA, indícalo y paga ese arancel. Confirma cuánto pesan el examen y tus notas y si tu carrera pide otra prueba.",
      requirements: {
        school:
          "Terminar este año la educación diversificada o tenerla terminada",
        registration: "Inscribirte y pagar el arancel meses antes de la prueba",
        exam: "Presentar la prueba con un documento vigente con foto, sin calculadora ni teléfono",
      },
      figures: {
        y2025: "En 2025 el examen fue el 11 y 12 de octubre.",
      },
    },
    en: {
      name: "University of Costa Rica (UCR): entrance test",
      audience: "School leavers who want to study at the UCR",
      gives:
        "The test that, with your school marks, decides your entry to the UCR",
      when: "In past years the test was in September or October; registration closes months before",
      where: "At venues all over Costa Rica",
      description:
        "Sit the Academic Aptitude Test (PAA), which measures verbal and mathematical reasoning and not the contents of a course. The same test serves the Universidad Nacional (UNA). The UCR publishes a practice with similar questions.",
      note: "UCR used to register in March and April: check the dates. If you want the test to count at the UNA too, say so and pay that fee. Confirm how much the test and your marks weigh and whether your degree asks for another test.",
      requirements: {
        school: "Finish upper secondary school this year or have finished it",
        registration: "Register and pay the fee months before the test",
        exam: "Sit the test with a valid photo document, without calculator or phone",
      },
      figures: {
        y2025: "In 2025 the test was on 11 and 12 October.",
      },
    },
  },
};
