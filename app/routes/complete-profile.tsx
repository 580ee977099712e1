import { useTranslation } from "react-i18next";
import { notifyDenied } from "#app/features/auth/notify-denied.ts";
import { RequireSession } from "#app/features/auth/require-session.tsx";
import { MemberProfileForm } from "#app/features/profile/member-profile-form.tsx";
import { profileScreen } from "#app/features/profile/screen-data.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { membersOnly } from "#app/platform/session/guards.ts";
import type { Route } from "./+types/complete-profile.ts";
import { guardedScreen } from "./parts/guarded-screen.ts";
import { PrefetchRecommendations } from "./parts/prefetch-recommendations.tsx";

export const handle: ScreenHandle = { namespaces: ["auth", "profile"] };

export function loader({ context }: Route.LoaderArgs) {
  return profileScreen(context.get(pageContext), "edit");
}

/** A step of the form changes no server data. */
export const shouldRevalidate = () => false;

const screen = guardedScreen<typeof loader>(membersOnly(notifyDenied));

export const clientMiddleware = screen.clientMiddleware;
export const clientLoader = screen.clientLoader;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, "/completar-perfil", loaderData, false);

export default function CompleteProfileRoute() {
  const { t } = useTranslation("profile");
  return (
    <RequireSession loadingText={t("loading")}>
      {(user) => (
        <>
          <MemberProfileForm user={user} />
          <PrefetchRecommendations route="routes/recommendations" />
        </>
      )}
    </RequireSession>
  );
}
