import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Development only: no build contains this route. */
const showcase =
  process.env.NODE_ENV === "development"
    ? [route("_ui", "routes/showcase.tsx")]
    : [];

/** The screens of the specification (§2), those added since, and JSON and calendar files. */
export default [
  index("routes/home.tsx"),
  ...catalogueScreen("becas", "scholarships"),
  ...catalogueScreen("oportunidades", "opportunities"),
  ...catalogueScreen("mentoria", "mentorship"),
  ...catalogueScreen("universidades", "universities"),
  ...catalogueScreen("competencias", "competitions"),
  ...catalogueScreen("recursos", "resources"),
  route("paises", "routes/countries.tsx"),
  route("paises/:pais", "routes/country.tsx"),
  route("notas", "routes/grades.tsx"),
  route("comparar", "routes/compare.tsx"),
  route("buscar", "routes/search.tsx"),
  route("lista", "routes/item-list.tsx"),
  route("es-oficial", "routes/official-check.tsx"),
  route("es-oficial/paginas.json", "routes/official-facts.ts"),
  route("plan", "routes/plan.tsx"),
  route("plan.ics", "routes/plan-file.ts"),
  route("estado", "routes/status.tsx"),
  route("catalogo.json", "routes/catalogue-index.ts"),
  route("calendario.ics", "routes/saved-calendar.ts"),
  route("equipo", "routes/team.tsx"),
  route("register", "routes/register.tsx"),
  route("login", "routes/login.tsx"),
  route("completar-perfil", "routes/complete-profile.tsx"),
  route("perfil", "routes/profile.tsx"),
  route("recomendaciones", "routes/recommendations.tsx"),
  route("mis-datos", "routes/my-data.tsx"),
  route("sin-cuenta/recomendaciones", "routes/device-recommendations.tsx"),
  route("favoritos", "routes/my-favourites.tsx"),
  route("sin-cuenta", "routes/device-profile.tsx"),
  route("recuperar", "routes/recover.tsx"),
  route("restablecer", "routes/reset.tsx"),
  ...shortPages([
    "terminos",
    "privacidad",
    "cookies",
    "acerca",
    "contacto",
    "criterios",
  ]),
  ...showcase,
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

/** A screen, its search index, its cards by country, and its items with their calendar files. */
function catalogueScreen(path: string, module: string) {
  return [
    route(path, `routes/${module}.tsx`),
    route(`${path}/indice.json`, "routes/search-index.ts", {
      id: `${path}-index`,
    }),
    route(`${path}/por-pais.json`, "routes/country-items.ts", {
      id: `${path}-country-items`,
    }),
    route(`${path}/:id`, "routes/item.tsx", { id: `${path}-item` }),
    route(`${path}/:id/calendario.ics`, "routes/calendar-file.ts", {
      id: `${path}-calendar`,
    }),
  ];
}

function shortPages(paths: ReadonlyArray<string>) {
  return paths.map((path) =>
    route(path, "routes/short-page.tsx", { id: path }),
  );
}
