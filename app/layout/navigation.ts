/** The eight entries of the main navigation, in order (specification §2). */
export const NAVIGATION = [
  { path: "/", key: "home" },
  { path: "/becas", key: "scholarships" },
  { path: "/oportunidades", key: "opportunities" },
  { path: "/mentoria", key: "mentorship" },
  { path: "/universidades", key: "universities" },
  { path: "/competencias", key: "competitions" },
  { path: "/recursos", key: "resources" },
  { path: "/buscar", key: "search" },
] as const;

/** The six catalogue sections. */
export const SERVICES = NAVIGATION.slice(1, 7);

export const COMPANY = [
  { path: "/equipo", key: "team" },
  { path: "/acerca", key: "about" },
  { path: "/criterios", key: "criteria" },
  { path: "/contacto", key: "contact" },
] as const;

export const LEGAL = [
  { path: "/terminos", key: "terms" },
  { path: "/privacidad", key: "privacy" },
  { path: "/cookies", key: "cookies" },
] as const;

/** A member's screens: those of the logged-in header (specification §2), and the favourites. */
export const ACCOUNT = [
  { path: "/perfil", key: "profile" },
  { path: "/completar-perfil", key: "editProfile" },
  { path: "/recomendaciones", key: "recommendations" },
  { path: "/favoritos", key: "favourites" },
] as const;

/** Personal screens of visitors without an account. */
export const GUEST = [
  { path: "/favoritos", key: "favourites" },
  { path: "/sin-cuenta", key: "withoutAccount" },
] as const;
