import { GuestOnly } from "#app/features/auth/guest-only.tsx";
import { RegisterForm } from "#app/features/auth/register-form.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { pathAfterRegistering } from "#domain/accounts/return-path.ts";
import type { Route } from "./+types/register.ts";

export const handle: ScreenHandle = { namespaces: ["auth"], indexed: true };

export function loader({ context }: Route.LoaderArgs) {
  const t = context.get(pageContext).i18n.getFixedT(null, "auth");
  return {
    title: t("register.title"),
    description: t("register.description"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, "/register", loaderData);

export default function RegisterRoute() {
  return (
    <GuestOnly leadsTo={pathAfterRegistering}>
      {(from) => <RegisterForm from={from} />}
    </GuestOnly>
  );
}
