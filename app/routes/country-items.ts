import { pageContext } from "#app/platform/request-context.ts";
import { isCatalogueScreen } from "#catalogue/item-types.ts";
import { countryCards } from "#catalogue/views/catalogue-screen.ts";
import type { Route } from "./+types/country-items.ts";

/** Cards of a screen's lists by country, in one language on one day. Throws on an unknown path. */
export function loader({ context, request }: Route.LoaderArgs) {
  const screen = new URL(request.url).pathname.replace(
    /\/por-pais\.json(\.data)?$/,
    "",
  );
  if (!isCatalogueScreen(screen)) throw new Error(`${screen} is no screen`);
  return Response.json(countryCards(screen, context.get(pageContext)));
}
