export type TeamWording = {
  readonly language: "es" | "en";
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly project: string;
  readonly points: ReadonlyArray<string>;
  readonly contact: string;
  readonly ask: string;
  readonly dialog: string;
  readonly email: string;
  readonly message: string;
  readonly send: string;
  readonly sent: readonly [title: string, description: string];
  readonly rules: string;
  readonly rulesIntro: string;
  readonly rulesPoints: ReadonlyArray<string>;
};

export const TEAM_ES: TeamWording = {
  language: "es",
  title: "Equipo | Trampolín",
  heading: "Equipo",
  lead: "Trampolín es un proyecto abierto",
  project: "Sobre el proyecto",
  points: [
    "Qué hacemos",
    "Cómo cuidamos los datos",
    "Qué no hacemos",
    "Abierto y gratuito",
  ],
  contact: "Escribe al equipo",
  ask: "Pedir asesoría",
  dialog: "Pide asesoría",
  email: "Tu correo, para responderte",
  message: "¿Qué quieres saber?",
  send: "Enviar",
  sent: ["Mensaje enviado", "Te respondemos por correo."],
  rules: "Cómo elegimos",
  rulesIntro: "Solo publicamos lo que le recomendaríamos a una hermana menor.",
  rulesPoints: [
    "Postular es gratis",
    "La página de quien convoca",
    "Fuentes y fecha de comparación",
    "Sin fechas inventadas",
    "Tus datos no son el precio",
    "Nadie paga por aparecer",
  ],
};

export const TEAM_EN: TeamWording = {
  language: "en",
  title: "Team | Trampolín",
  heading: "Team",
  lead: "Trampolín is an open project",
  project: "About the project",
  points: [
    "What we do",
    "How we look after the facts",
    "What we do not do",
    "Open and free",
  ],
  contact: "Write to the team",
  ask: "Ask for advice",
  dialog: "Ask for advice",
  email: "Your email, so that we can answer",
  message: "What do you want to know?",
  send: "Send",
  sent: ["Message sent", "We will answer you by email."],
  rules: "How we choose",
  rulesIntro: "We only publish what we would recommend to a younger sister.",
  rulesPoints: [
    "Applying is free",
    "The page of whoever runs it",
    "Sources and comparison date",
    "No invented dates",
    "Your data is not the price",
    "Nobody pays to be listed",
  ],
};
