import type { Competition } from "../competition.schema.ts";
import {
  AT_SCHOOL,
  AT_SCHOOL_THEN,
  LEFT_SCHOOL,
  SCHOOL_ENDS_IN_SUMMER,
} from "../shared-conditions.ts";

export const nytLearningNetworkContests: Competition = {
  id: "nyt-learning-network-contests",
  link: "https://www.nytimes.com/section/learning",
  tags: ["escritura", "inglés", "concurso", "gratis", "internacional"],
  sources: [
    {
      url: "https://nytimes-learningnetwork.secure-platform.com/a/page/generalcontestrulesandguidelines",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://borderless.so/es/extracurricular-programs/the-new-york-times-learning-network/our-16th-annual-summer-reading-contest",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "The New York Times – The Learning Network",
  section: "artistic",
  category: "humanities",
  icon: "document",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.english",
    "requirements.work",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 13, max: 18 }],
        [{ kind: "age", min: 13, max: 19 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        ...AT_SCHOOL_THEN,
        [AT_SCHOOL, SCHOOL_ENDS_IN_SUMMER],
        LEFT_SCHOOL,
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.work",
      changeable: true,
    },
  ],
  editions: [
    {
      year: 2025,
      opens: "2025-06-06",
      closes: "2025-08-15",
      lineKey: "editions.reading",
      source:
        "https://borderless.so/es/extracurricular-programs/the-new-york-times-learning-network/our-16th-annual-summer-reading-contest",
    },
  ],
  levels: ["highSchool"],
  fields: ["humanities", "languages", "arts"],
  cost: "free",
  cycle: { basis: "unknown" },
  phrases: [
    "concursos new york times estudiantes",
    "nyt learning network contest",
    "concurso de escritura en ingles para prepa",
    "summer reading contest new york times",
    "escribir reseñas y relatos en ingles",
    "concurso de ensayo y podcast juvenil",
    "competencia de escritura gratis 13 a 19 años",
    "practicar ingles escrito con un reto",
    "publicar mi texto en un periodico",
    "concurso de fotografia y cartas para adolescentes",
    "retos semanales de lectura",
    "teen writing contest free",
    "student editorial contest international",
    "concursos de escritura",
    "concursos de letras y humanidades",
    "periodismo",
    "concursos en linea",
    "concursos internacionales gratis",
    "podcast",
    "concursos en ingles",
    "me gusta leer y opinar",
    "practicar ingles escribiendo",
    "quiero ser periodista",
    "concursos que no son de mate",
  ],
  texts: {
    es: {
      name: "Concursos estudiantiles de The New York Times (Learning Network)",
      audience:
        "Adolescentes desde 13 años, de cualquier país, que escriben en inglés",
      gives:
        "Retos gratuitos de escritura, video, audio e imagen para mostrar lo que piensas",
      when: "Hay varios a lo largo del curso; el de lectura suele ser de junio a agosto",
      where: "En línea",
      description:
        "Escribe, graba o dibuja en inglés para los concursos del periódico: relatos, opiniones, reseñas, pódcast o fotos, según el año. En el de lectura de verano cuentas cada semana qué leíste, en 1,500 caracteres o 90 segundos de video como máximo.",
      requirements: {
        age: "Tener de 13 a 19 años y no haber empezado la universidad (concurso de lectura)",
        english: "Crear en inglés",
        work: "Enviar un trabajo propio",
      },
      editions: { reading: "Concurso de lectura de verano" },
      note: "Cada concurso tiene sus reglas y su edad: léelas antes de empezar. Si tienes menos de 16 años, mira si debe enviarlo una persona adulta. Busca en su página el calendario del curso.",
    },
    en: {
      name: "Student contests of The New York Times (Learning Network)",
      audience: "Teenagers from age 13, in any country, who write in English",
      gives:
        "Free challenges of writing, video, audio and images to show what you think",
      when: "There are several during the school year; the reading one is usually June to August",
      where: "Online",
      description:
        "Write, record or draw in English for the newspaper's education contests: narratives, opinions, reviews, podcasts or photos, depending on the year. In the summer reading contest you tell each week what you read, in up to 1,500 characters or 90 seconds of video.",
      requirements: {
        age: "Be 13 to 19 years old and not have started university (reading contest)",
        english: "Create in English",
        work: "Send your own work",
      },
      editions: { reading: "Summer reading contest" },
      note: "Each contest has its own rules and age: read them before you start. If you are under 16, check whether an adult must send it. Look on its page for the school year's calendar.",
    },
  },
};
