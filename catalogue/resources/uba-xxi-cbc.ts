import type { Resource } from "../resource.schema.ts";

export const ubaXxiCbc: Resource = {
  id: "uba-xxi-cbc",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://ubaxxi.uba.ar/",
  applicationUrl: "https://www.cbc.uba.ar/",
  organization: "Universidad de Buenos Aires (UBA)",
  section: "universityAdmission",
  type: "Plataforma",
  languages: ["es"],
  country: "AR",
  serves: ["AR"],
  icon: "university",
  tags: [
    "argentina",
    "universidad pública",
    "gratis",
    "en línea",
    "sin examen",
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "free",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 11,
        closes: 11,
      },
      {
        opens: 2,
        closes: 2,
      },
    ],
  },
  requirementsKeys: ["requirements.school", "requirements.documents"],
  eligibility: [
    {
      kind: "level",
      levels: [
        "preparatoria_2",
        "preparatoria_3",
        "licenciatura_cursando",
        "licenciatura_terminada",
        "posgrado",
        "otro",
      ],
      stages: [
        "upperSecondary",
        "schoolFinished",
        "technical",
        "undergraduate",
        "undergraduateFinished",
        "postgraduate",
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 2,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
  ],
  sources: [
    {
      url: "https://codigo.rec.uba.ar/codigo_uba/capitulo-b-de-los-estudiantes-extranjeros/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.mdzol.com/sociedad/abrio-la-inscripcion-al-cbc-2026-cuando-y-como-anotarse-ingresar-la-uba-n1442810",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.lanacion.com.ar/sociedad/el-programa-uba-xxi-tuvo-un-record-historico-de-inscripciones-nid22092025/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.mdzol.com/sociedad/record-estudiantes-inscriptos-el-programa-virtual-uba-xxi-la-universidad-buenos-aires-n1343530",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
  ],
  editions: [
    {
      year: 2026,
      opens: "2026-02-02",
      closes: "2026-02-18",
      source:
        "https://www.mdzol.com/sociedad/abrio-la-inscripcion-al-cbc-2026-cuando-y-como-anotarse-ingresar-la-uba-n1442810",
    },
  ],
  phrases: [
    "uba xxi inscripcion",
    "cbc a distancia",
    "cursar el cbc desde casa",
    "adelantar materias de la uba",
    "empezar la universidad en el secundario",
    "materias del cbc virtuales",
    "ciclo basico comun online",
    "entrar a la uba sin examen",
    "uba 21 como me anoto",
    "estudiar en la uba desde el interior",
    "primer año de la uba gratis",
    "subsedes para rendir uba xxi",
    "start argentine university while at school",
    "free online first year university buenos aires",
    "entrar a la universidad sin examen",
    "universidad virtual",
    "universidades de argentina",
    "universidad sin pagar",
    "salgo del secundario y quiero facultad",
    "vivo lejos y quiero la uba",
    "estudiar en mi casa",
    "probar la carrera antes de terminar la escuela",
    "estudiar y trabajar a la vez",
    "ubaxxi",
  ],
  texts: {
    es: {
      name: "UBA XXI: empezar la UBA desde casa",
      audience:
        "Estudiantes de los dos últimos años del secundario y quienes ya lo terminaron",
      gives:
        "Materias del primer año de la UBA en línea y gratis, con exámenes presenciales",
      when: "Suele haber inscripción en noviembre y febrero, y otra para el segundo cuatrimestre",
      where:
        "En línea; los exámenes, en Buenos Aires o en una subsede del país",
      description:
        "La UBA no toma examen de ingreso: todas sus carreras empiezan por el Ciclo Básico Común (CBC), casi siempre de seis materias. Con UBA XXI cursas materias del CBC a distancia y puedes adelantarlas antes de egresar de la escuela.",
      requirements: {
        school:
          "Cursar los dos últimos años del secundario o haberlo terminado",
        documents:
          "Tener DNI argentino vigente; si eres de otro país, hay un plazo para presentarlo",
      },
      note: "Para pasar a la carrera se pide el título secundario legalizado. Confirma qué materias de tu carrera se dan a distancia y el calendario de inscripción y exámenes.",
    },
    en: {
      name: "UBA XXI: start at the UBA from home",
      audience:
        "Students in the last two years of secondary school and those who finished it",
      gives: "First-year UBA subjects online and free, with exams in person",
      when: "Registration is usually in November and February, with another for the second term",
      where: "Online; exams in Buenos Aires or at a site in the provinces",
      description:
        "The UBA has no entrance exam: all its degrees begin with the Ciclo Básico Común (CBC), nearly always six subjects. With UBA XXI you take CBC subjects at a distance and can start before you leave school.",
      requirements: {
        school:
          "Be in the last two years of secondary school or have finished it",
        documents:
          "Hold a valid Argentine DNI; from another country, there is a term to hand it in",
      },
      note: "To move on to the degree you need the legalised secondary school certificate. Check which subjects of your degree are taught at a distance, and the calendar of registration and exams.",
    },
  },
};
