import { isCatalogueScreen } from "#catalogue/item-types.ts";
import { pathsOn } from "#catalogue/views/catalogue-screen.ts";
import { buildDocuments } from "#catalogue/views/documents.ts";
import type { Route } from "./+types/search-index.ts";

/** Search documents of one screen. Throws on an unknown path. */
export function loader({ request }: Route.LoaderArgs) {
  const screen = new URL(request.url).pathname.replace(
    /\/indice\.json(\.data)?$/,
    "",
  );
  if (!isCatalogueScreen(screen)) throw new Error(`${screen} is no screen`);
  return Response.json(buildDocuments(pathsOn(screen)));
}
