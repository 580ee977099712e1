import { ResetForm } from "#app/features/auth/reset-form.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import type { Route } from "./+types/reset.ts";

export const handle: ScreenHandle = { namespaces: ["auth"] };

export function loader({ context }: Route.LoaderArgs) {
  const t = context.get(pageContext).i18n.getFixedT(null, "auth");
  return { title: t("reset.title"), description: t("reset.description") };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, "/restablecer", loaderData, false);

export default function ResetRoute() {
  return <ResetForm />;
}
