import type { Resource } from "../resource.schema.ts";
import { PRE_UNIVERSITY, SCHOOL_FINISHED } from "../shared-conditions.ts";

export const uesIngreso: Resource = {
  id: "ues-ingreso",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Universidad de El Salvador",
  link: "https://eel.ues.edu.sv/ingreso",
  requirementsKeys: [
    "requirements.school",
    "requirements.steps",
    "requirements.exam",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.diariocolatino.com/13500-estudiantes-se-someten-a-examen-de-admision-en-la-ues/",
    },
  ],
  eligibility: [
    {
      ...SCHOOL_FINISHED,
      levels: PRE_UNIVERSITY,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.steps",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  section: "universityAdmission",
  type: "Plataforma",
  languages: ["es"],
  country: "SV",
  serves: ["SV"],
  icon: "university",
  levels: ["undergraduate"],
  fields: ["any"],
  cost: "varies",
  cycle: { basis: "unknown" },
  tags: [
    "el salvador",
    "universidad pública",
    "examen de admisión",
    "licenciatura",
  ],
  sources: [
    {
      url: "https://www.contrapunto.com.sv/ues-abre-inscripciones-para-aspirantes-2026/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.diariocolatino.com/13500-estudiantes-se-someten-a-examen-de-admision-en-la-ues/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://tcsahora.com/los-cinco-pasos-para-intentar-ingresar-a-la-ues-en-2024",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.canal12.com.sv/noticia/ues-realizo-el-examen-de-admision-para-el-2026/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "nuevo ingreso ues",
    "examen de admision universidad de el salvador",
    "como entrar a la ues",
    "prueba de conocimiento general ues",
    "que pasa si saco menos de 50 puntos",
    "prueba de conocimientos especificos",
    "estudiar en la universidad publica salvadoreña",
    "curso de refuerzo ues aspirantes",
    "carreras de la nacional el salvador",
    "eel ues ingreso",
    "ues san miguel santa ana san vicente",
    "salvadoran public university entrance",
    "university of el salvador exam",
    "examen para entrar a la u",
    "medicina derecho o arquitectura nacional",
    "licenciatura virtual",
    "me quede fuera de la u segunda oportunidad",
    "bachiller que quiere universidad",
  ],
  texts: {
    es: {
      name: "UES: ingreso a la Universidad de El Salvador",
      audience: "Quien termina o terminó el bachillerato en El Salvador",
      gives:
        "El registro, el curso de refuerzo y las dos pruebas para conseguir cupo",
      when: "La prueba general suele ser en octubre; el registro va antes",
      where:
        "Sede central, Santa Ana, San Vicente y San Miguel, o carreras en línea",
      description:
        "Entra a la universidad pública del país. Haces una prueba de 100 preguntas de matemática, ciencias, sociales y lenguaje. Con 50 puntos o más compites por un cupo; con 30 a 49 tienes una segunda oportunidad en la prueba de conocimientos específicos.",
      requirements: {
        school: "Ser bachiller al entrar",
        steps: "Registrarte en línea y hacer la orientación vocacional",
        exam: "Presentar la Prueba de Conocimiento General",
      },
      note: "Pasar de 50 puntos no asegura el cupo: depende de los de cada facultad. El registro de 2023 costaba 10 USD. En 2025 la prensa no coincidía en el último día: mira pago y fechas en la plataforma.",
      figures: {
        y2025:
          "En 2025: prueba general el 4 y 5 de octubre, diferida el 10 y específica el 15 y 16 de noviembre.",
      },
    },
    en: {
      name: "UES: entry to the University of El Salvador",
      audience: "Anyone finishing, or done with, bachillerato in El Salvador",
      gives: "Registration, a preparation course and the two tests for a place",
      when: "The general test is usually in October; registration is before",
      where:
        "Main campus, Santa Ana, San Vicente, San Miguel, or online degrees",
      description:
        "Enter the country's public university. You take a test of 100 questions in maths, science, social studies and language. With 50 points or more you compete for a place; with 30 to 49 you get a second chance in the specific knowledge test.",
      requirements: {
        school: "Have finished bachillerato when you enter",
        steps: "Register online and do the vocational guidance test",
        exam: "Take the general knowledge test",
      },
      note: "More than 50 points does not secure a place: it depends on those of each faculty. Registration in 2023 cost 10 USD. In 2025 the press disagreed on the last day: check fee and dates on the platform.",
      figures: {
        y2025:
          "In 2025: general test on 4 and 5 October, deferred on the 10th, specific test on 15 and 16 November.",
      },
    },
  },
};
