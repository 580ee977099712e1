import type { Resource } from "../resource.schema.ts";

export const duolingo: Resource = {
  id: "duolingo",
  link: "https://es.duolingo.com/",
  tags: ["idiomas", "inglés", "app", "principiantes"],
  sources: [
    {
      url: "https://blog.duolingo.com/es/puedo-alcanzar-la-fluidez-con-duolingo/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.formarse.es/?p=12088",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://hackeandoidiomas.es/aprender-idiomas-duolingo/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  name: "Duolingo",
  organization: "Duolingo, Inc.",
  icon: "globe",
  section: "languageLearning",
  type: "Plataforma",
  languages: ["es", "en"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  noteKey: "note",
  requirementsKeys: [],
  eligibility: [],
  levels: ["any"],
  fields: ["languages"],
  cost: "freemium",
  cycle: { basis: "always" },
  phrases: [
    "duolingo app",
    "app para aprender idiomas gratis",
    "el buho verde de los idiomas",
    "duolinguo idiomas",
    "aprender ingles desde cero en el celular",
    "practicar frances un poquito cada dia",
    "curso de portugues para principiantes",
    "juego para aprender italiano",
    "lecciones cortas de aleman",
    "como empezar a aprender un idioma solo",
    "aplicacion de ingles sin pagar",
    "language learning app free",
    "learn english for spanish speakers",
    "tengo diez minutos al dia para el ingles",
    "app gratis para idiomas",
    "aprender portugues o italiano desde cero",
    "aprender frances en el celular",
    "practicar ingles diez minutos diarios",
    "language app free",
    "curso de aleman facil",
    "aprender chino japones o coreano jugando",
    "empezar ingles basico",
    "idiomas gratis desde el celular",
  ],
  texts: {
    es: {
      audience: "Quien empieza un idioma y quiere practicar un poco cada día",
      gives:
        "Lecciones cortas en forma de juego; gratis con anuncios, con versión opcional que se paga",
      when: "Abierta todo el año; empieza cuando quieras",
      description:
        "Aprende con lecciones de pocos minutos que parecen un juego. Desde el español hay cursos de inglés, francés, alemán, portugués, italiano y otros idiomas. Combínala con lectura y conversación para avanzar más.",
      note: "Las lecciones se pueden hacer sin pagar. Antes de aceptar una prueba gratis de esa versión, mira cuándo empieza a cobrar.",
    },
    en: {
      audience:
        "Anyone starting a language who wants a little practice each day",
      gives:
        "Short, game-like lessons; free with ads, with an optional paid version",
      when: "Open all year; start whenever you like",
      description:
        "Learn through lessons of a few minutes that feel like a game. From Spanish there are courses in English, French, German, Portuguese, Italian and other languages. Pair it with reading and conversation to get further.",
      note: "You can do the lessons without paying. Before you accept a free trial of the paid version, check when it starts to charge.",
    },
  },
};
