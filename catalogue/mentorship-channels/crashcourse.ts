import type { MentorshipChannel } from "../mentorship.schema.ts";

export const crashcourse: MentorshipChannel = {
  id: "crashcourse",
  link: "https://www.youtube.com/@crashcourse",
  tags: ["curso", "historia", "biología", "economía", "inglés"],
  sources: [
    {
      url: "https://www.youtube.com/@crashcourse",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  name: "CrashCourse",
  organization: "CrashCourse",
  icon: "video",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  requirementsKeys: [],
  eligibility: [],
  levels: ["highSchool", "undergraduate"],
  fields: ["naturalSciences", "socialSciences", "humanities"],
  cost: "free",
  cycle: { basis: "always" },
  typeKey: "lessons",
  languages: ["en"],
  phrases: [
    "crash course youtube",
    "videos en ingles para repasar materias",
    "aprender ingles viendo ciencia",
    "curso gratis de historia universal en video",
    "bio y econ en ingles para la prepa",
    "mejorar mi listening con subtitulos",
    "repaso de economia para primer semestre",
    "clases rapidas de john y hank green",
    "canal de youtube para estudiar en ingles",
    "lecciones completas en videos cortos",
    "estudiar historia sin aburrirme",
    "free video courses english",
    "history and biology crash course",
    "quiero practicar ingles mientras estudio",
    "cursos en video de historia y biologia",
    "practicar ingles viendo ciencia",
    "videos rapidos para examen ap",
    "us history and economics videos",
    "resumen de anatomia en video",
    "canal educativo en ingles",
    "free video lessons high school",
  ],
  texts: {
    es: {
      audience: "Estudiantes de prepa y primer año que entienden inglés",
      gives:
        "Cursos completos en video, gratis, y lecciones sobre cómo estudiar",
      when: "Todo el año",
      description:
        "Sigue un curso entero de historia, biología o economía en videos breves. Va rápido: pon subtítulos en inglés y aprovecha para practicar el idioma.",
    },
    en: {
      audience: "High-school and first-year students who understand English",
      gives: "Full video courses, free, and lessons on how to study",
      when: "All year",
      description:
        "Follow a whole course in history, biology or economics in short videos. It moves fast: turn on the English subtitles and practise the language as you go.",
    },
  },
};
