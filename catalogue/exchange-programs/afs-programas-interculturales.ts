import type { ExchangeProgram } from "../scholarship.schema.ts";
import {
  AT_SCHOOL_THEN,
  IN_FIRST_YEAR,
  LEFT_SCHOOL,
} from "../shared-conditions.ts";

export const afsProgramasInterculturales: ExchangeProgram = {
  id: "afs-programas-interculturales",
  link: "https://afs.org/",
  tags: ["intercambio", "preparatoria", "familia anfitriona", "beca parcial"],
  sources: [
    {
      url: "https://www.afs.org.pe/programs/intercambio-estudiantil-invierno-italia",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.afsbolivia.org/programs/programa-escolar-en-suiza/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://afs.org.py/hospedaje/preguntas-frecuentes",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://estudarfora.org.br/bolsas-de-intercambio-afs",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  titleKey: "title",
  organization: "AFS",
  deadlineKey: "deadline",
  amountKey: "amount",
  categoryKey: "international",
  typeKey: "private",
  levelKey: "level",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.age",
    "requirements.level",
    "requirements.health",
    "requirements.openness",
  ],
  icon: "globe",
  audienceKey: "audience",
  noteKey: "note",
  criteria: ["merit", "need"],
  levels: ["highSchool"],
  covers: [],
  cost: "aid",
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 16, max: 17, on: { moment: "start" } }],
        [
          { kind: "age", min: 14, max: 19, on: { moment: "start" } },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        // Some destinations take no one who has finished school by then.
        ...AT_SCHOOL_THEN,
        // Some destinations take those who finished school only weeks before.
        LEFT_SCHOOL,
        IN_FIRST_YEAR,
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.health",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.openness",
      changeable: true,
    },
  ],
  cycle: { basis: "unknown" },
  phrases: [
    "intercambio afs",
    "afs intercultural año escolar",
    "afs becas para intercambio",
    "intercambio de secundaria con familia voluntaria",
    "intercambio de liceo 15 a 18",
    "ir a la escuela en otro pais",
    "cuanto cuesta irse con afs",
    "beca parcial para intercambio de prepa",
    "intercambio a italia japon estados unidos colegio",
    "como ser estudiante de intercambio en el cole",
    "perfeccionar idioma viviendo con familia extranjera",
    "afs exchange student program",
    "high school abroad with host family",
    "me quiero ir un semestre del colegio afuera",
    "un año escolar fuera del pais",
    "semestre en colegio extranjero",
    "intercambio con beca parcial",
    "estudiante de intercambio en secundaria",
    "vivir con anfitriones voluntarios",
    "intercambio para menores de dieciocho",
    "aprender un idioma viviendo alla",
    "programa intercultural para adolescentes",
    "high school abroad host family",
    "ir al extranjero siendo menor",
    "host family",
    "aprender ingles viviendo afuera",
    "quiero salir del pais un año",
    "intercambio para chicos de 15 a 18",
    "vivir en otro pais antes de la universidad",
  ],
  texts: {
    es: {
      title: "AFS Programas Interculturales",
      audience:
        "Estudiantes de secundaria o prepa, por lo general de 15 a 18 años",
      amount: "Con costo; en algunos países hay becas totales o parciales",
      level: "Secundaria y preparatoria",
      deadline: "Depende de tu país y del destino",
      description:
        "Vive con una familia anfitriona voluntaria y ve a la escuela en otro país, unos meses o un año escolar. Voluntarios de AFS te orientan antes, durante y después del viaje.",
      requirements: {
        age: "Tener por lo general de 15 a 18 años al viajar (cambia según el destino)",
        level: "Estar en la secundaria o la prepa (a veces, recién terminada)",
        health: "Gozar de buena salud",
        openness: "Mostrar madurez y apertura a otra cultura",
      },
      note: "Revisa la edad exacta en la página de AFS de tu país: cada destino pone sus límites, a veces con meses contados. Pregunta también cuánto cuesta y qué becas hay.",
    },
    en: {
      title: "AFS Intercultural Programs",
      audience: "Secondary and high-school students, mostly aged 15 to 18",
      amount:
        "You pay to take part; some countries offer full or partial scholarships",
      level: "Secondary and high school",
      deadline: "Depends on your country and destination",
      description:
        "Live with a volunteer host family and go to school in another country, for some months or a school year. AFS volunteers guide you before, during and after the trip.",
      requirements: {
        age: "Usually be 15 to 18 when you travel (it changes by destination)",
        level: "Be in secondary or high school (sometimes, just finished)",
        health: "Be in good health",
        openness: "Show maturity and openness to another culture",
      },
      note: "Check the exact age on the AFS page of your country: each destination sets its own limits, sometimes down to the month. Ask what it costs and which scholarships there are.",
    },
  },
};
