import { RequireSession } from "#app/features/auth/require-session.tsx";
import { MyDataScreen } from "#app/features/my-data/my-data-screen.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { membersOnly } from "#app/platform/session/guards.ts";
import type { Route } from "./+types/my-data.ts";
import { guardedScreen } from "./parts/guarded-screen.ts";

export const handle: ScreenHandle = { namespaces: ["auth", "myData"] };

export function loader({ context }: Route.LoaderArgs) {
  const t = context.get(pageContext).i18n.getFixedT(null, "myData");
  return { title: t("title"), description: t("description") };
}

const screen = guardedScreen<typeof loader>(membersOnly());

export const clientMiddleware = screen.clientMiddleware;
export const clientLoader = screen.clientLoader;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, "/mis-datos", loaderData, false);

export default function MyDataRoute() {
  return (
    <RequireSession>{(user) => <MyDataScreen user={user} />}</RequireSession>
  );
}
