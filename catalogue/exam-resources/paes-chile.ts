import type { Resource } from "../resource.schema.ts";

export const paesChile: Resource = {
  id: "paes-chile",
  name: "PAES (Chile)",
  organization: "DEMRE, Universidad de Chile",
  link: "https://demre.cl/",
  tags: ["paes", "chile", "examen de admisión", "licenciatura"],
  editions: [
    {
      year: 2026,
      opens: "2026-03-04",
      closes: "2026-03-17",
      lineKey: "editions.winter",
      source:
        "https://www.cooperativa.cl/noticias/pais/educacion/admision-universitaria/comenzo-la-inscripcion-a-la-paes-de-invierno-2026-para-la-admision-2027/2026-03-04/123458.html",
    },
    {
      year: 2025,
      opens: "2025-06-02",
      closes: "2025-07-23",
      lineKey: "editions.regular",
      source:
        "https://www.lanacion.cl/este-miercoles-23-vence-el-plazo-para-inscribirse-en-la-paes-regular-de-diciembre-proximo/",
    },
  ],
  sources: [
    {
      url: "https://lahora.cl/cronica/2025/06/03/abren-inscripciones-para-la-paes-regular-2025-conoce-fechas-costos-y-requisitos",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.cooperativa.cl/noticias/pais/educacion/admision-universitaria/comenzo-la-inscripcion-a-la-paes-de-invierno-2026-para-la-admision-2027/2026-03-04/123458.html",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://cnnchile.com/pais/paes-regular-2024-inscripcion-precios-becas_20240610",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://chicureohoy.cl/actualidad/cuando-se-realizara-la-paes-para-el-proceso-2025",
      supports: ["dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://elpais.com/chile/2023-06-14/prueba-de-acceso-a-la-educacion-superior-de-chile-cuando-se-rinde-como-inscribirse-y-las-becas-disponibles.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.lanacion.cl/este-miercoles-23-vence-el-plazo-para-inscribirse-en-la-paes-regular-de-diciembre-proximo/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://demre.cl/paes/invierno/inscripcion/beca-paes",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  serves: ["CL"],
  icon: "exam",
  section: "standardizedTests",
  type: "Examen",
  languages: ["es"],
  country: "CL",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.schooling"],
  eligibility: [
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.schooling",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.winter",
      source:
        "https://www.cooperativa.cl/noticias/pais/educacion/admision-universitaria/comenzo-la-inscripcion-a-la-paes-de-invierno-2026-para-la-admision-2027/2026-03-04/123458.html",
    },
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "aid",
  cycle: {
    basis: "usual",
    windows: [
      { opens: 3, closes: 3 },
      { opens: 6, closes: 7 },
    ],
  },
  phrases: [
    "paes admision",
    "prueba paes chile",
    "ex psu ptu",
    "demre material gratis",
    "prueba de acceso a la educacion superior",
    "competencia lectora y m1",
    "matematica 2 cuando se rinde",
    "entrar a la u en chile",
    "puntaje para universidades chilenas",
    "que pruebas pide mi carrera en chile",
    "ensayo paes cuarto medio",
    "chile university entrance exam",
    "demre practice tests",
    "estoy en cuarto medio, quiero entrar a carrera",
    "prueba para entrar a la universidad en chile",
    "fechas de inscripcion paes",
    "puntajes de corte y ponderaciones",
    "demre ensayos y temario",
    "cuarto medio admision universitaria",
    "psu ptu paes",
    "matematica lenguaje y ciencias prueba",
    "rendir la prueba de admision",
    "beca de arancel de la prueba",
    "examen para entrar a la u",
    "universidades de chile",
    "simulacros",
    "preuniversitario",
    "salgo de cuarto y quiero la u",
    "temario de matematica y lectura",
    "puntaje para medicina chile",
    "nem y ranking",
  ],
  texts: {
    es: {
      editions: {
        winter: "PAES de invierno",
        regular: "PAES regular",
      },
      audience:
        "Quien quiere entrar a una universidad del Sistema de Acceso de Chile",
      gives:
        "Los puntajes para postular. Tiene costo, con beca para parte de los estudiantes",
      when: "Suele inscribir en marzo (invierno, examen en junio) y junio-julio (fin de año)",
      where: "En sedes de todo Chile",
      description:
        "Rinde dos pruebas obligatorias, Competencia Lectora y Matemática 1, y al menos una electiva: Ciencias o Historia y Ciencias Sociales. Matemática 2, si tu carrera la pide. DEMRE, que la elabora, publica material para practicar gratis.",
      requirements: {
        schooling: "Cursar 4.º medio o haber egresado de enseñanza media",
      },
      note: "La de invierno es solo para quien ya egresó y tiene cupos limitados (convocatoria de 2026). La beca ha cubierto a 4.º medio de escuelas públicas y subvencionadas, y a parte de las pagadas. Al inscribir Matemática 1 puedes agregar Matemática 2 sin costo.",
      figures: {
        winter:
          "PAES de Invierno 2026: inscripción del 4 al 17 de marzo. El examen se fijó del 15 al 17 de junio y los resultados, para el 17 de julio.",
      },
    },
    en: {
      editions: {
        winter: "Winter PAES",
        regular: "Regular PAES",
      },
      audience:
        "Anyone who wants to enter a university of Chile's Sistema de Acceso",
      gives:
        "The scores you apply with. It has a fee, waived for some students",
      when: "Usually registers in March (winter, exam in June) and June-July (end of the year)",
      where: "At venues throughout Chile",
      description:
        "Take two compulsory tests, Reading and Maths 1, and at least one elective: Science, or History and Social Science. Maths 2, if your degree asks for it. DEMRE, which makes it, publishes material to practise free.",
      requirements: {
        schooling:
          "Be in the last year of secondary school (4.º medio) or have finished it",
      },
      note: "The winter one is only for those who have left school, with limited places (2026 call). The fee waiver has covered final-year pupils of public and subsidised schools, and some of private ones. If you register for Maths 1 you can add Maths 2 at no cost.",
      figures: {
        winter:
          "Winter PAES 2026: registration from 4 to 17 March. The exam was set for 15 to 17 June and the results for 17 July.",
      },
    },
  },
};
