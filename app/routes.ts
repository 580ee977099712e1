import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Drawn only while developing: it never enters a build. */
const showcase =
  process.env.NODE_ENV === "development"
    ? [route("_ui", "routes/showcase.tsx")]
    : [];

/** The specification's route table (§2), then what an account and a footer need besides. */
export default [
  index("routes/home.tsx"),
  route("becas", "routes/scholarships.tsx"),
  ...inPreparation([
    "oportunidades",
    "mentoria",
    "universidades",
    "competencias",
    "recursos",
    "buscar",
    "estado",
    "equipo",
  ]),
  route("register", "routes/register.tsx"),
  route("login", "routes/login.tsx"),
  route("completar-perfil", "routes/complete-profile.tsx"),
  route("perfil", "routes/profile.tsx"),
  route("recomendaciones", "routes/recommendations.tsx"),

  route("recuperar", "routes/recover.tsx"),
  route("restablecer", "routes/reset.tsx"),
  ...shortPages(["terminos", "privacidad", "cookies", "acerca", "contacto"]),
  ...showcase,
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

function inPreparation(paths: ReadonlyArray<string>) {
  return paths.map((path) =>
    route(path, "routes/in-preparation.tsx", { id: path }),
  );
}

function shortPages(paths: ReadonlyArray<string>) {
  return paths.map((path) =>
    route(path, "routes/short-page.tsx", { id: path }),
  );
}
