import type { Resource } from "../resource.schema.ts";
import { OUT_OF_SCHOOL } from "../shared-conditions.ts";

export const admisionUniPeru: Resource = {
  id: "admision-uni-peru",
  link: "https://www.uni.edu.pe/",
  applicationUrl: "https://admision.uni.edu.pe/",
  tags: [
    "perú",
    "universidad pública",
    "examen de admisión",
    "ingeniería",
    "matemáticas",
  ],
  sources: [
    {
      url: "https://libero.pe/tiempoextra/2025/08/12/resultados-examen-de-admision-ordinario-uni-20252-consulta-puntaje-obtenido-en-prueba-del-13-de-agosto-156876",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.exitosanoticias.pe/consejos/atencion-postulantes-todo-lo-debes-saber-antes-rendir-examen-admision-uni-2026-n168828",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://rpp.pe/lima/actualidad/empezaron-los-examenes-de-admision-en-la-uni-mas-de-cinco-mil-postulantes-compiten-por-1-510-vacantes-noticia-1650302",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  organization: "Universidad Nacional de Ingeniería (Perú)",
  organizationKey: "organization",
  serves: ["PE"],
  icon: "university",
  section: "universityAdmission",
  type: "Examen",
  languages: ["es"],
  country: "PE",
  levels: ["highSchool", "undergraduate"],
  fields: ["technology", "mathematics", "naturalSciences"],
  cost: "paid",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.school",
    "requirements.register",
    "requirements.vocation",
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
      // No source says whether those still at school or in another degree sit this exam.
      kind: "anyOf",
      options: [[OUT_OF_SCHOOL], [{ kind: "other" }]],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.register",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [[{ kind: "task", task: "exam" }], [{ kind: "other" }]],
      textKey: "requirements.vocation",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.exitosanoticias.pe/consejos/atencion-postulantes-todo-lo-debes-saber-antes-rendir-examen-admision-uni-2026-n168828",
    },
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://rpp.pe/lima/actualidad/empezaron-los-examenes-de-admision-en-la-uni-mas-de-cinco-mil-postulantes-compiten-por-1-510-vacantes-noticia-1650302",
    },
  ],
  cycle: { basis: "unknown" },
  phrases: [
    "examen de admision uni",
    "universidad nacional de ingenieria peru",
    "como entrar a la uni",
    "examen de matematica fisica y quimica",
    "postular a ingenieria en lima",
    "vacantes uni ordinario",
    "examen uni febrero y agosto",
    "arquitectura uni aptitud vocacional",
    "inscripcion diad uni",
    "universidad publica de ingenieria peru",
    "traslado externo uni",
    "peru engineering university entrance exam",
    "uni lima admission test",
    "examen para entrar a la u",
    "universidades publicas peru",
    "universidades en lima",
    "academia preuniversitaria",
    "ingenieria civil o sistemas peru",
    "cachimbo",
    "soy bueno en mate y quiero ingenieria",
  ],
  texts: {
    es: {
      organization: "Universidad Nacional de Ingeniería (Perú)",
      name: "Admisión a la Universidad Nacional de Ingeniería (UNI)",
      audience:
        "Quien termina o terminó la secundaria y quiere ingeniería, ciencias o arquitectura",
      gives: "Una vacante en una universidad pública de ingeniería, por examen",
      when: "Hay dos procesos al año; los últimos exámenes vistos fueron en febrero y en agosto",
      where: "En Lima",
      description:
        "Rinde el examen ordinario en varias jornadas: aptitud y humanidades, matemática, y física y química. Arquitectura pide además una prueba de aptitud vocacional. También hay modalidades especiales, como traslado externo y titulados.",
      requirements: {
        school:
          "Haber terminado la secundaria; si cursas el último año, pregunta qué modalidad te toca",
        register:
          "Inscribirte, pagar el examen y llevar DNI y ficha de inscripción",
        vocation: "Si eliges Arquitectura, rendir antes la prueba vocacional",
      },
      note: "La inscripción cierra antes del examen. Mira el calendario y las tarifas en la página de admisión con varios meses de anticipación.",
      figures: {
        y2026: "Proceso 2026-I: examen el 16, 18 y 20 de febrero de 2026.",
        y2025:
          "Proceso 2025-2: Arquitectura el 9 y examen el 13, 15 y 17 de agosto de 2025.",
      },
    },
    en: {
      organization: "Universidad Nacional de Ingeniería (Peru)",
      name: "Admission to the National Engineering University (UNI)",
      audience:
        "Those finishing or done with secundaria who want engineering, science or architecture",
      gives: "A place at a public engineering university, by exam",
      when: "There are two rounds a year; the last exams seen were in February and in August",
      where: "In Lima",
      description:
        "Take the ordinary exam over several days: aptitude and humanities, mathematics, and physics and chemistry. Architecture also asks for a vocational aptitude test. There are special routes too, such as external transfer and graduates.",
      requirements: {
        school:
          "Have finished secundaria; if you are in its last year, ask which route is yours",
        register:
          "Register, pay for the exam and bring your DNI and registration form",
        vocation: "If you choose Architecture, take the vocational test first",
      },
      note: "Registration closes before the exam. Look up the calendar and the fees on the admissions page several months ahead.",
      figures: {
        y2026: "2026-I round: exam on 16, 18 and 20 February 2026.",
        y2025:
          "2025-2 round: Architecture on 9 and exam on 13, 15 and 17 August 2025.",
      },
    },
  },
};
