import type { MentorshipChannel } from "../mentorship.schema.ts";

export const math2me: MentorshipChannel = {
  id: "math2me",
  link: "https://www.youtube.com/@math2me",
  tags: ["matemáticas", "física", "video", "preparatoria"],
  sources: [
    {
      url: "https://www.youtube.com/@math2me",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  name: "math2me",
  organization: "math2me",
  icon: "video",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  requirementsKeys: [],
  eligibility: [],
  levels: ["highSchool", "undergraduate"],
  fields: ["mathematics", "naturalSciences"],
  cost: "free",
  cycle: { basis: "always" },
  typeKey: "lessons",
  languages: ["es"],
  phrases: [
    "math to me videos",
    "videos de matematicas en español",
    "profe de mate en youtube gratis",
    "como despejar ecuaciones explicado",
    "ayuda con algebra y trigonometria",
    "explicacion de derivadas e integrales calculo",
    "repasar fracciones geometria y factorizacion",
    "clases de fisica para prepa o liceo",
    "voy mal en mates necesito regularizarme",
    "estudiar para el extraordinario de matematicas",
    "como resolver problemas de bachillerato",
    "math videos in spanish",
    "learn algebra and calculus spanish",
    "repruebo mate y no entiendo al profe",
    "no entendi la clase de trigonometria",
    "ejercicios de algebra resueltos paso a paso",
    "videos cortos de fracciones y ecuaciones",
    "profe de matematicas mexicano",
    "repasar para el parcial de mate",
    "calculo diferencial explicado facil",
    "ayuda con fisica de prepa",
    "canal para pasar matematicas",
  ],
  texts: {
    es: {
      audience:
        "Quienes batallan con mate o física en secundaria, prepa o universidad",
      gives: "Videos de matemáticas y física, paso a paso y gratis",
      when: "Todo el año",
      description:
        "Busca el tema que no entendiste en clase y mira el ejercicio resuelto paso a paso. Detén el video, inténtalo por tu cuenta y compara.",
    },
    en: {
      audience:
        "Anyone who struggles with maths or physics, from secondary to university",
      gives: "Maths and physics videos, step by step and free",
      when: "All year",
      description:
        "Search for the topic you did not get in class and watch the exercise solved step by step. Pause the video, try it yourself and compare. In Spanish.",
    },
  },
};
