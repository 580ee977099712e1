import { RecoverForm } from "#app/features/auth/recover-form.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import type { Route } from "./+types/recover.ts";

export const handle: ScreenHandle = { namespaces: ["auth"] };

export function loader({ context }: Route.LoaderArgs) {
  const t = context.get(pageContext).i18n.getFixedT(null, "auth");
  return { title: t("recover.title"), description: t("recover.description") };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, "/recuperar", loaderData, false);

export default function RecoverRoute() {
  return <RecoverForm />;
}
