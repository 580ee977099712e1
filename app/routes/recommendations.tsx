import { useTranslation } from "react-i18next";
import { RequireSession } from "#app/features/auth/require-session.tsx";
import { OwnProfile } from "#app/features/profile/own-profile.tsx";
import { loadIndexedItems } from "#app/platform/indexed-items.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { membersOnly } from "#app/platform/session/guards.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/recommendations.ts";
import { prepareRecommendations } from "./parts/prepare-recommendations.ts";
import {
  LEAD,
  PAGE,
  RecommendedSection,
  TITLE,
} from "./parts/recommended-section.tsx";

// Requested with the page's own modules when the page is opened directly.
if (!import.meta.env.SSR) loadIndexedItems(document.documentElement.lang);

export const handle = {
  namespaces: [
    "auth",
    "recommendations",
    "favourites",
    "eligibility",
    "profile",
  ],
} as const satisfies ScreenHandle;

export const clientMiddleware = [membersOnly()];

export function loader({ context }: Route.LoaderArgs) {
  const t = context.get(pageContext).i18n.getFixedT(null, "recommendations");
  return { title: t("title"), description: t("description") };
}

/** The browser needs no server data: one request less. */
export async function clientLoader() {
  const t = await prepareRecommendations(handle.namespaces);
  return { title: t("title"), description: t("description") };
}

// Without `hydrate` the guard would not run on the first page.
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, "/recomendaciones", loaderData, false);

export default function RecommendationsRoute() {
  const { t } = useTranslation("recommendations");
  return (
    <RequireSession>
      {(user) => (
        <OwnProfile user={user}>
          <div className={PAGE}>
            <h1 className={TITLE}>{t("title")}</h1>
            <p className={LEAD}>{t("lead")}</p>
            <p className="mt-2 sm:mt-4">
              <ButtonLink variant="outline" to="/completar-perfil">
                {t("editProfile")}
              </ButtonLink>
            </p>
            <RecommendedSection
              student={{ status: "member", profile: user.profile }}
            />
          </div>
        </OwnProfile>
      )}
    </RequireSession>
  );
}
