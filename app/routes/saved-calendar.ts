import { pageContext } from "#app/platform/request-context.ts";
import { savedCalendar } from "#catalogue/views/item-calendar.ts";
import type { Route } from "./+types/saved-calendar.ts";

/** One calendar file of the items in the body. Only our own server calls it, after validation. */
export async function action({ context, request }: Route.ActionArgs) {
  return new Response(
    savedCalendar(await request.json(), context.get(pageContext)),
  );
}
