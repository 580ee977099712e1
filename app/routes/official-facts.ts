import { pageContext } from "#app/platform/request-context.ts";
import { officialFacts } from "#catalogue/views/official-facts.ts";
import type { Route } from "./+types/official-facts.ts";

/** Known pages, domain endings and reported fakes for the check in the browser, in one language. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(officialFacts(context.get(pageContext)));
}
