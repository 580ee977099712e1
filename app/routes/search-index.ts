import { isCatalogueScreen } from "#catalogue/item-types.ts";
import { pathsOn } from "#catalogue/views/catalogue-screen.ts";
import { buildDocuments } from "#catalogue/views/documents.ts";
import type { Route } from "./+types/search-index.ts";

/** What the search over one screen reads. Throws on an address that is no screen's. */
export function loader({ request }: Route.LoaderArgs) {
  const screen = new URL(request.url).pathname.replace(
    /\/indice\.json(\.data)?$/,
    "",
  );
  if (!isCatalogueScreen(screen)) throw new Error(`${screen} is no screen`);
  return Response.json(buildDocuments(pathsOn(screen)));
}
