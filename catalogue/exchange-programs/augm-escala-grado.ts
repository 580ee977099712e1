import type { ExchangeProgram } from "../scholarship.schema.ts";

export const augmEscalaGrado: ExchangeProgram = {
  id: "augm-escala-grado",
  link: "https://grupomontevideo.org/",
  taughtIn: ["es", "pt"],
  tags: [
    "intercambio",
    "movilidad",
    "américa latina",
    "licenciatura",
    "universidad pública",
  ],
  sources: [
    {
      url: "https://www.artes.udelar.edu.uy/oportunidad-de-movilidad-programa-escala-para-docentes-y-estudiantes-de-posgrado",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://fic.edu.uy/index.php/node/5296",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://psico.edu.uy/node/19600",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://webiie.fing.edu.uy/es/node/49243",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://fpsico.unr.edu.ar/convocatoria-2023-2-para-el-programa-escala-de-estudiantes-de-grado-de-augm",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
  ],
  titleKey: "title",
  organization: "Asociación de Universidades Grupo Montevideo (AUGM)",
  deadlineKey: "deadline",
  amountKey: "amount",
  categoryKey: "international",
  typeKey: "public",
  levelKey: "level",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.university",
    "requirements.country",
    "requirements.progress",
    "requirements.job",
  ],
  icon: "globe",
  audienceKey: "audience",
  noteKey: "note",
  figures: [
    {
      year: 2024,
      textKey: "figures.y2024",
      source: "https://webiie.fing.edu.uy/es/node/49243",
    },
  ],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2025-09-23",
      countries: ["UY"],
      source:
        "https://www.artes.udelar.edu.uy/oportunidad-de-movilidad-programa-escala-para-docentes-y-estudiantes-de-posgrado",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-04-14",
      countries: ["UY"],
      source: "https://fic.edu.uy/index.php/node/5296",
    },
    {
      year: 2023,
      opens: null,
      closes: "2023-05-11",
      countries: ["AR"],
      source:
        "https://fpsico.unr.edu.ar/convocatoria-2023-2-para-el-programa-escala-de-estudiantes-de-grado-de-augm",
    },
  ],
  criteria: ["merit"],
  levels: ["undergraduate"],
  covers: ["living"],
  cost: "funded",
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando"],
      textKey: "requirements.university",
      changeable: false,
    },
    {
      kind: "enrolment",
      institution: "Universidad miembro de la AUGM",
      textKey: "requirements.university",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["AR", "BO", "BR", "CL", "PY", "UY"],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      // Forty percent of four years: no second-year student has it.
      kind: "studyYear",
      stage: "undergraduate",
      completedSemesters: 3,
      textKey: "requirements.progress",
      changeable: true,
    },
    { kind: "other", textKey: "requirements.progress", changeable: true },
    {
      kind: "status",
      notHolding: "Cargo docente en la universidad",
      textKey: "requirements.job",
      changeable: true,
    },
  ],
  cycle: { basis: "unknown" },
  phrases: [
    "augm escala estudiantes de grado",
    "programa escala intercambio",
    "intercambio grupo montevideo",
    "semestre en otra universidad publica del mercosur",
    "intercambio con alojamiento y comida pagos",
    "movilidad de grado udelar unc unr uba",
    "intercambio a brasil con beca",
    "estudiar un cuatrimestre en otro pais",
    "convocatoria escala de mi facultad",
    "intercambio universitario en sudamerica",
    "irme de intercambio sin pagar casa",
    "plazas augm segundo semestre",
    "south american university exchange",
    "student exchange brazil argentina uruguay",
    "intercambio en español",
    "movilidad academica",
    "semestre en argentina o brasil",
    "un cuatrimestre afuera",
    "intercambio sin toefl",
    "viajar por latinoamerica estudiando",
    "universidad publica argentina intercambio",
    "semestre en chile o paraguay",
  ],
  texts: {
    es: {
      title: "Programa ESCALA de Estudiantes de Grado (AUGM)",
      audience:
        "Estudiantes de universidades de la AUGM en seis países de Sudamérica",
      amount:
        "Alojamiento y comida por la universidad que te recibe; la tuya ayuda con el viaje",
      level: "Licenciatura o grado",
      deadline:
        "Una o dos veces al año; en la Udelar, los últimos cierres fueron en abril y septiembre",
      description:
        "Cursa un semestre en otra universidad de la red, en español o portugués, y vuelve con las materias reconocidas. Eliges varias universidades de destino y tu facultad selecciona entre quienes se postulan.",
      requirements: {
        university: "Cursar una carrera de grado en una universidad de la AUGM",
        country:
          "Estudiar en Argentina, Bolivia, Brasil, Chile, Paraguay o Uruguay",
        progress: "Tener aprobado al menos el 40 % de la carrera",
        job: "No tener cargo docente (Udelar y UNR)",
      },
      figures: {
        y2024:
          "En 2024 la Udelar dio un apoyo único de 450 a 640 USD, según la distancia, y el seguro.",
      },
      note: "Cada universidad publica plazas, fechas y ayuda para el viaje; algunas ponen edad máxima. Pregunta en tu oficina internacional y calcula visa, gastos personales y, a veces, seguro: van por tu cuenta.",
    },
    en: {
      title: "AUGM ESCALA programme for undergraduates",
      audience: "Students of AUGM universities in six South American countries",
      amount:
        "Housing and food from the host university; yours helps with the trip",
      level: "Undergraduate",
      deadline:
        "Once or twice a year; at Udelar the last calls closed in April and September",
      description:
        "Take a semester at another university of the network, in Spanish or Portuguese, and return with your courses recognised. You choose several host universities and your faculty selects among those who apply.",
      requirements: {
        university: "Study an undergraduate degree at an AUGM university",
        country:
          "Study in Argentina, Bolivia, Brazil, Chile, Paraguay or Uruguay",
        progress: "Have passed at least 40% of the degree",
        job: "No teaching post held (Udelar, UNR)",
      },
      figures: {
        y2024:
          "In 2024 Udelar gave a single payment of 450 to 640 USD, depending on the distance, and the insurance.",
      },
      note: "Each university publishes places, dates and travel aid; some set a maximum age. Ask your international office and budget for visa, personal costs and, at times, insurance: you pay.",
    },
  },
};
