type ToastText = readonly [title: string, description: string];

export type JourneyWording = {
  readonly language: "es" | "en";
  readonly germany: string;
  readonly search: string;
  readonly daad: string;
  readonly official: RegExp;
  readonly details: RegExp;
  readonly requirements: string;
  readonly breadcrumb: string;
  readonly scholarships: string;
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly register: string;
  readonly login: string;
  readonly addDaad: string;
  readonly removeDaad: string;
  readonly sectionLink: RegExp;
  readonly registered: ToastText;
  readonly added: ToastText;
  readonly loggedOut: ToastText;
  readonly loggedIn: ToastText;
  readonly removed: ToastText;
};

/** Wording of the first journey's screens, repeated literally, so that a wrong text fails. */
export const JOURNEY_ES: JourneyWording = {
  language: "es",
  germany: "Alemania",
  search: "Buscar",
  daad: "Becas DAAD para estudiar en Alemania",
  official: /^Sitio oficial.*\(se abre en una pestaña nueva\)$/,
  details: /^Detalles/,
  requirements: "Qué piden",
  breadcrumb: "Ruta de la página",
  scholarships: "Becas",
  fullName: "Nombre completo",
  email: "Correo electrónico",
  password: "Contraseña",
  confirmPassword: "Confirma la contraseña",
  register: "Crear cuenta",
  login: "Iniciar sesión",
  addDaad: "Guardar «Becas DAAD para estudiar en Alemania» en favoritos",
  removeDaad: "Quitar «Becas DAAD para estudiar en Alemania» de favoritos",
  sectionLink: /^Becas Públicas, privadas/,
  registered: [
    "Registro Exitoso",
    "¡Bienvenido/a a Trampolín, Lucía Pérez! Ya iniciaste sesión.",
  ],
  added: ["Favorito añadido", "¡Elemento guardado en tus favoritos!"],
  loggedOut: ["Sesión Cerrada", "Has cerrado sesión exitosamente."],
  loggedIn: ["Inicio de Sesión Exitoso", "Bienvenido/a de nuevo, Lucía Pérez!"],
  removed: ["Favorito eliminado", "Elemento eliminado de tus favoritos."],
};

export const JOURNEY_EN: JourneyWording = {
  language: "en",
  germany: "Germany",
  search: "Search",
  daad: "DAAD Scholarships to study in Germany",
  official: /^Official site.*\(opens in a new tab\)$/,
  details: /^Details/,
  requirements: "What they ask for",
  breadcrumb: "You are here",
  scholarships: "Scholarships",
  fullName: "Full name",
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm the password",
  register: "Sign up",
  login: "Log in",
  addDaad: "Save “DAAD Scholarships to study in Germany” to favourites",
  removeDaad: "Remove “DAAD Scholarships to study in Germany” from favourites",
  sectionLink: /^Scholarships Public, private/,
  registered: [
    "Registration Complete",
    "Welcome to Trampolín, Lucía Pérez! You are logged in.",
  ],
  added: ["Favourite added", "Saved to your favourites!"],
  loggedOut: ["Logged Out", "You have logged out."],
  loggedIn: ["Logged In", "Welcome back, Lucía Pérez!"],
  removed: ["Favourite removed", "Removed from your favourites."],
};
