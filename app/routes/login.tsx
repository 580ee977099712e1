import { loginGuard } from "#app/features/auth/guest-guards.ts";
import { LoginForm } from "#app/features/auth/login-form.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import type { Route } from "./+types/login.ts";
import { guardedScreen } from "./parts/guarded-screen.ts";

export const handle: ScreenHandle = { namespaces: ["auth"], indexed: true };

export function loader({ context }: Route.LoaderArgs) {
  const t = context.get(pageContext).i18n.getFixedT(null, "auth");
  return {
    title: t("login.title"),
    description: t("login.description"),
  };
}

const screen = guardedScreen<typeof loader>(loginGuard);

export const clientMiddleware = screen.clientMiddleware;
export const clientLoader = screen.clientLoader;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, "/login", loaderData);

export default function LoginRoute() {
  return <LoginForm />;
}
