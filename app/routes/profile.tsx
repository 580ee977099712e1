import { useTranslation } from "react-i18next";
import { RequireSession } from "#app/features/auth/require-session.tsx";
import { useLogout } from "#app/features/auth/use-logout.ts";
import { ProfileView } from "#app/features/profile/profile-view.tsx";
import { profileScreen } from "#app/features/profile/screen-data.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { membersOnly } from "#app/platform/session/guards.ts";
import type { Route } from "./+types/profile.ts";
import { guardedScreen } from "./parts/guarded-screen.ts";
import { PrefetchRecommendations } from "./parts/prefetch-recommendations.tsx";

export const handle: ScreenHandle = { namespaces: ["auth", "profile"] };

export function loader({ context }: Route.LoaderArgs) {
  return profileScreen(context.get(pageContext), "view");
}

const screen = guardedScreen<typeof loader>(membersOnly());

export const clientMiddleware = screen.clientMiddleware;
export const clientLoader = screen.clientLoader;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, "/perfil", loaderData, false);

export default function ProfileRoute() {
  const { t } = useTranslation("profile");
  const logOut = useLogout();
  return (
    <RequireSession loadingText={t("loading")}>
      {(user) => (
        <>
          <ProfileView user={user} onLogout={logOut} />
          <PrefetchRecommendations route="routes/recommendations" />
        </>
      )}
    </RequireSession>
  );
}
