import { CatalogueHero } from "#app/features/catalogue/catalogue-hero.tsx";
import { GradesPage } from "#app/features/grades/grades-page.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { GRADE_PARAMETERS } from "#catalogue/views/grade-entries.ts";
import { gradesScreen } from "#catalogue/views/grades-screen.ts";
import type { Route } from "./+types/grades.ts";

export const handle: ScreenHandle = { query: GRADE_PARAMETERS, indexed: true };

export function loader({ context, request }: Route.LoaderArgs) {
  return gradesScreen(context.get(pageContext), request.url);
}

export const meta: Route.MetaFunction = ({ loaderData: view, matches }) =>
  pageMeta(
    matches,
    "/notas",
    view && { title: view.pageTitle, description: view.description },
  );

export default function GradesRoute({
  loaderData: view,
}: Route.ComponentProps) {
  return (
    <>
      <CatalogueHero title={view.title} lead={view.lead} />
      <GradesPage view={view} />
    </>
  );
}
