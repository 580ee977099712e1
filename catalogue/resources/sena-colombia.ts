import type { Resource } from "../resource.schema.ts";

export const senaColombia: Resource = {
  id: "sena-colombia",
  link: "https://betowa.sena.edu.co/",
  tags: ["colombia", "gratis", "carreras", "curso", "empleo"],
  sources: [
    {
      url: "https://www.noticiasrcn.com/economia/sena-dio-a-conocer-el-calendario-para-2026-inscripcion-programas-y-cronograma-982580",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.elespectador.com/educacion/cuando-salen-los-resultados-del-sena-2026-y-como-consultar-los-admitidos/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.noticiascaracol.com/estilo-de-vida/cuando-abre-inscripciones-el-sena-para-estudiar-gratis-en-2026-fechas-de-la-primera-convocatoria-so35",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.pulzo.com/economia/cuanto-dura-carrera-desarrollo-software-sena-2026-hay-inscripciones-PP5005187",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.noticiascaracol.com/estilo-de-vida/estas-son-las-carreras-del-futuro-que-puede-estudiar-gratis-en-el-sena-en-2026-so35",
      supports: ["programme", "amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://normograma.sena.edu.co/normograma/docs/circular_sena_0031_2021.htm",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  organization: "Servicio Nacional de Aprendizaje, SENA (Colombia)",
  icon: "tool",
  section: "universityAdmission",
  type: "Plataforma",
  languages: ["es"],
  country: "CO",
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "free",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.register",
    "requirements.tests",
    "requirements.papers",
  ],
  eligibility: [
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.register",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.tests",
      changeable: true,
    },
    {
      kind: "residence",
      countries: ["CO"],
      textKey: "requirements.papers",
      changeable: false,
    },
    { kind: "other", textKey: "requirements.papers", changeable: false },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.elespectador.com/educacion/cuando-salen-los-resultados-del-sena-2026-y-como-consultar-los-admitidos/",
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 1, closes: 2 }] },
  editions: [
    {
      year: 2026,
      opens: "2026-01-29",
      closes: "2026-02-05",
      source:
        "https://www.noticiasrcn.com/economia/sena-dio-a-conocer-el-calendario-para-2026-inscripcion-programas-y-cronograma-982580",
    },
  ],
  phrases: [
    "sena inscripciones",
    "carreras gratis en el sena",
    "betowa sena",
    "tecnologo en el sena gratis",
    "sofia plus oferta",
    "estudiar software gratis sena",
    "tecnico laboral colombia gratis",
    "prueba del sena como es",
    "cursos a distancia sena",
    "formacion para trabajar colombia",
    "cuando abre la oferta del sena",
    "free technical training colombia sena",
    "sena courses registration",
    "carrera corta que deje dinero",
    "carreras tecnicas",
    "cursos online",
    "no entre a la universidad que hago",
    "aprendiz",
    "tecnico gratis y luego universidad",
    "trabajar y aprender",
    "estudiar y trabajar a la vez",
  ],
  texts: {
    es: {
      name: "Carreras gratuitas del SENA",
      audience:
        "Quien quiere una formación técnica o tecnológica gratis en Colombia",
      gives:
        "Formación gratis, presencial o a distancia, con etapa de práctica",
      when: "Hay varias ofertas al año; la última vez, la primera fue a fines de enero",
      where: "En todo Colombia y a distancia",
      description:
        "Elige entre programas de cinco niveles: operario, auxiliar, profundización técnica, técnico y tecnólogo. Los cupos suelen ir por puntaje, con una prueba en línea y después otra prueba o taller. La formación es gratis.",
      requirements: {
        register:
          "Crear usuario en el portal del SENA e inscribirte a un programa",
        tests: "Presentar las pruebas o el taller a que te citen",
        papers:
          "Ser de Colombia o tener residencia legal, y cumplir lo que pida el programa",
      },
      note: "Cada programa pide su edad y su escolaridad: míralas antes de inscribirte. El portal aparece también como Sofía Plus: entra desde la página del SENA y desconfía de quien cobre.",
      figures: {
        y2026:
          "Primera oferta de 2026: pruebas hasta el 19 de febrero y admitidos el 21.",
      },
    },
    en: {
      name: "SENA free technical courses",
      audience:
        "Those who want free technical or technological training in Colombia",
      gives: "Free training, on site or at a distance, with a practical stage",
      when: "There are several intakes a year; last time, the first was in late January",
      where: "Throughout Colombia and at a distance",
      description:
        "Choose among programmes at five levels: operator, assistant, technical specialisation, technician and technologist. Places usually go by score, with an online test and then another test or workshop. The training is free.",
      requirements: {
        register: "Create a user on SENA's portal and sign up for a programme",
        tests: "Take the tests or the workshop you are called to",
        papers:
          "Be Colombian or a legal resident, and meet what the programme asks for",
      },
      note: "Each programme sets its age and schooling: check before you sign up. The portal also appears as Sofía Plus: go in from SENA's page and distrust anyone who charges.",
      figures: {
        y2026:
          "First intake of 2026: tests until 19 February and admissions on the 21st.",
      },
    },
  },
};
