import { InPreparation } from "#app/features/in-preparation/in-preparation.tsx";
import { inPreparationScreen } from "#app/features/in-preparation/screen-data.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import type { Route } from "./+types/in-preparation.ts";

export const handle: ScreenHandle = { namespaces: ["inPreparation"] };

export function loader({ context, request }: Route.LoaderArgs) {
  return inPreparationScreen(context.get(pageContext), request.url);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, loaderData?.path ?? "/", loaderData, false);

export default function InPreparationRoute({
  loaderData,
}: Route.ComponentProps) {
  return <InPreparation title={loaderData.title} />;
}
