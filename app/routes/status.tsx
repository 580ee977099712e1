import { StatusScreen } from "#app/features/status/status-screen.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import type { Route } from "./+types/status.ts";

export const handle: ScreenHandle = { namespaces: ["status"], indexed: true };

export function loader({ context }: Route.LoaderArgs) {
  const { i18n, backend } = context.get(pageContext);
  const t = i18n.getFixedT(null, "status");
  return { backend, title: t("title"), description: t("description") };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, "/estado", loaderData);

export default function StatusRoute({ loaderData }: Route.ComponentProps) {
  return <StatusScreen backend={loaderData.backend} />;
}
