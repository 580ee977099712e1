import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { planCalendar } from "#catalogue/views/plan-calendar.ts";
import {
  MAX_PARAMETER_LENGTH,
  PLAN_LISTS,
  PLAN_PARAMETERS,
} from "#catalogue/views/plan-parameters.ts";
import type { Route } from "./+types/plan-file.ts";

export const handle: ScreenHandle = {
  query: PLAN_PARAMETERS,
  lists: PLAN_LISTS,
  maxValueLength: MAX_PARAMETER_LENGTH,
};

/** A plan as a calendar file; 404 without dated steps. */
export function loader({ context, request }: Route.LoaderArgs) {
  const file = planCalendar(
    new URL(request.url).searchParams,
    context.get(pageContext),
  );
  if (file === null) return new Response(null, { status: 404 });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="plan.ics"',
    },
  });
}
