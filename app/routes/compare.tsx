import { ComparePage } from "#app/features/compare/compare-page.tsx";
import { Requirements } from "#app/features/eligibility/requirements.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { MAX_COMPARED_LENGTH } from "#catalogue/views/compare-address.ts";
import { compareScreen } from "#catalogue/views/compare-screen.ts";
import type { Route } from "./+types/compare.ts";

export const handle: ScreenHandle = {
  namespaces: ["item"],
  query: ["items"],
  maxValueLength: MAX_COMPARED_LENGTH,
};

export function loader({ context, request }: Route.LoaderArgs) {
  return compareScreen(context.get(pageContext), request.url);
}

export const meta: Route.MetaFunction = ({ loaderData: view, matches }) =>
  pageMeta(
    matches,
    "/comparar",
    view && { title: view.pageTitle, description: view.description },
    false,
  );

export default function CompareRoute({
  loaderData: view,
}: Route.ComponentProps) {
  return (
    <ComparePage
      view={view}
      requirements={({ requirements }) => (
        <Requirements requirements={requirements ?? []} isBrief />
      )}
    />
  );
}
