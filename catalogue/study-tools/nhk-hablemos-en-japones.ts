import type { Resource } from "../resource.schema.ts";

export const nhkHablemosEnJapones: Resource = {
  id: "nhk-hablemos-en-japones",
  link: "https://www.nhk.or.jp/lesson/es/",
  tags: ["japonés", "audio", "curso", "gratis", "principiantes"],
  sources: [
    {
      url: "https://aexei.wordpress.com/2020/07/26/japones-desde-cero-consejos-y-recursos/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "NHK WORLD-JAPAN",
  icon: "microphone",
  section: "languageLearning",
  type: "Curso",
  languages: ["es", "en", "ja"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  requirementsKeys: [],
  eligibility: [],
  levels: ["any"],
  fields: ["languages"],
  cost: "free",
  cycle: { basis: "always" },
  phrases: [
    "hablemos en japones nhk",
    "curso de japones gratis",
    "aprender japones desde cero",
    "nhk world clases",
    "japones en español con audio",
    "lecciones de nihongo",
    "japones basico a1 a2",
    "como empiezo a estudiar japones",
    "frases para hablar en japon",
    "dialogos en japones para escuchar",
    "clases de japones sin pagar",
    "learn japanese free audio lessons",
    "beginner japanese course",
    "veo anime y quiero entender sin subtitulos",
    "curso de japones gratis en espanol",
    "japones basico con audio",
    "japanese lessons free",
    "frases en japones para viajar",
    "hiragana y conversacion",
    "japones para anime y estudio",
    "empezar japones por mi cuenta",
  ],
  texts: {
    es: {
      name: "Hablemos en japonés (NHK WORLD)",
      audience: "Quien empieza con el japonés, niveles A1 y A2",
      gives:
        "48 lecciones de audio con diálogos y material en español, sin costo",
      when: "Abierto todo el año",
      description:
        "Aprende japonés desde cero con 48 lecciones de audio basadas en diálogos. El material se puede leer en español.",
    },
    en: {
      name: "Easy Japanese (NHK WORLD-JAPAN)",
      audience: "Beginners in Japanese, levels A1 and A2",
      gives:
        "48 audio lessons with dialogues and material in Spanish, at no cost",
      when: "Open all year",
      description:
        "Learn Japanese from zero with 48 audio lessons built on dialogues. The material can be read in Spanish.",
    },
  },
};
