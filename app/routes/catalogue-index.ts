import { pageContext } from "#app/platform/request-context.ts";
import { indexedItems } from "#catalogue/views/indexed-items.ts";
import type { Route } from "./+types/catalogue-index.ts";

/** Catalogue data for recommendations, eligibility and favourites, in one language on one day. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(indexedItems(context.get(pageContext)));
}
