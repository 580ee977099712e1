import { registerGuard } from "#app/features/auth/guest-guards.ts";
import { RegisterForm } from "#app/features/auth/register-form.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import type { Route } from "./+types/register.ts";
import { guardedScreen } from "./parts/guarded-screen.ts";

export const handle: ScreenHandle = { namespaces: ["auth"], indexed: true };

export function loader({ context }: Route.LoaderArgs) {
  const t = context.get(pageContext).i18n.getFixedT(null, "auth");
  return {
    title: t("register.title"),
    description: t("register.description"),
  };
}

const screen = guardedScreen<typeof loader>(registerGuard);

export const clientMiddleware = screen.clientMiddleware;
export const clientLoader = screen.clientLoader;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, "/register", loaderData);

export default function RegisterRoute() {
  return <RegisterForm />;
}
