import { data, type HeadersArgs, redirect } from "react-router";
import { ComparePage } from "#app/features/compare/compare-page.tsx";
import { Requirements } from "#app/features/eligibility/requirements.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { MAX_COMPARED_LENGTH } from "#catalogue/views/compare-address.ts";
import { compareScreen } from "#catalogue/views/compare-screen.ts";
import { ADDED } from "#catalogue/views/list-entries.ts";
import { comparePath } from "#domain/catalogue/compare-path.ts";
import type { Route } from "./+types/compare.ts";

export const handle: ScreenHandle = {
  namespaces: ["item"],
  query: ["items", ADDED],
  maxValueLength: MAX_COMPARED_LENGTH,
};

/** Typed names are unlimited: their pages would evict others from the cache. */
const NO_STORE = { "cache-control": "no-store" };

export function loader({ context, request }: Route.LoaderArgs) {
  const screen = compareScreen(context.get(pageContext), request.url);
  if (screen.kind === "redirect")
    throw redirect(screen.to, { headers: NO_STORE });
  const isTyped = new URL(request.url).searchParams.has(ADDED);
  return data(screen.view, isTyped ? { headers: NO_STORE } : {});
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData: view, matches }) =>
  pageMeta(
    matches,
    "/comparar",
    view && {
      title: view.pageTitle,
      description: view.description,
      sharedPath: comparePath(view.items.map(({ path }) => path)),
    },
    false,
  );

export default function CompareRoute({
  loaderData: view,
}: Route.ComponentProps) {
  return (
    <ComparePage
      view={view}
      requirements={({ requirements, serves }) => (
        <Requirements
          requirements={requirements ?? []}
          serves={serves}
          isBrief
        />
      )}
    />
  );
}
