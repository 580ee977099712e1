import { CatalogueHero } from "#app/features/catalogue/catalogue-hero.tsx";
import { PlanPage } from "#app/features/planning/plan-page.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { planPage } from "#catalogue/views/plan-page.ts";
import {
  MAX_PARAMETER_LENGTH,
  PLAN_LISTS,
  PLAN_PARAMETERS,
} from "#catalogue/views/plan-parameters.ts";
import type { Route } from "./+types/plan.ts";

export const handle: ScreenHandle = {
  query: PLAN_PARAMETERS,
  lists: PLAN_LISTS,
  maxValueLength: MAX_PARAMETER_LENGTH,
  indexed: true,
};

export function loader({ context, request }: Route.LoaderArgs) {
  return planPage(new URL(request.url).searchParams, context.get(pageContext));
}

export const meta: Route.MetaFunction = ({ loaderData: page, matches }) =>
  pageMeta(
    matches,
    "/plan",
    page && { title: page.pageTitle, description: page.description },
  );

export default function PlanRoute({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <CatalogueHero title={page.title} lead={page.lead} />
      <PlanPage page={page} />
    </>
  );
}
