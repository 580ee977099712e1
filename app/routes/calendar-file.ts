import { pageContext } from "#app/platform/request-context.ts";
import { itemCalendarFile } from "#catalogue/views/item-calendar.ts";
import type { Route } from "./+types/calendar-file.ts";

/** An item's dates as a calendar file; 404 for an unknown item or one without future days. */
export function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\/calendario\.ics$/, "");
  const file = itemCalendarFile(path, context.get(pageContext));
  if (file === null) return new Response(null, { status: 404 });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${path.split("/").at(-1)}.ics"`,
    },
  });
}
