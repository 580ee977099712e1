import type { Resource } from "../resource.schema.ts";

export const rfiFrancaisFacile: Resource = {
  id: "rfi-francais-facile",
  link: "https://francaisfacile.rfi.fr/",
  tags: ["francés", "audio"],
  sources: [
    {
      url: "https://www.rfi.fr/fr/culture/20221116-le-fran%C3%A7ais-facile-avec-rfi-un-nouveau-site-pour-apprendre-le-fran%C3%A7ais-avec-l-actualit%C3%A9-internationale",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "Français Facile (RFI)",
  organization: "Radio France Internationale (RFI)",
  icon: "microphone",
  section: "languageLearning",
  type: "Plataforma",
  languages: ["fr"],
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
    "francais facile rfi",
    "journal en francais facile",
    "noticias en frances facil",
    "podcast para aprender frances",
    "radio francia internacional ejercicios",
    "entrenar el oido en frances",
    "audio con transcripcion en frances",
    "escuchar frances lento",
    "noticiero con palabras sencillas",
    "comprension auditiva frances gratis",
    "como entender frances hablado",
    "easy french news podcast",
    "french listening with transcript",
    "leo frances pero no entiendo cuando hablan",
    "noticias en frances sencillo",
    "mejorar mi escucha en frances",
    "podcast de frances",
    "french listening practice",
    "frances intermedio gratis",
    "entender frances hablado",
  ],
  texts: {
    es: {
      audience: "Quien ya lee algo de francés y quiere entrenar el oído",
      gives:
        "Noticias en francés sencillo con audio, transcripción y ejercicios, sin costo",
      when: "Abierta todo el año",
      description:
        "Escucha el Journal en français facile, un noticiero de diez minutos con palabras sencillas, y sigue la transcripción mientras suena. Después practica con ejercicios sobre lo que oíste.",
    },
    en: {
      audience:
        "Anyone who reads some French already and wants to train the ear",
      gives:
        "News in simple French with audio, transcript and exercises, at no cost",
      when: "Open all year",
      description:
        "Listen to the Journal en français facile, a ten-minute news programme in simple words, and follow the transcript as it plays. Then practise with exercises on what you heard.",
    },
  },
};
