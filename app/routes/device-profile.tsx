import { DeviceProfilePage } from "#app/features/profile/device-profile-page.tsx";
import { profileScreen } from "#app/features/profile/screen-data.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import type { Route } from "./+types/device-profile.ts";
import { PrefetchRecommendations } from "./parts/prefetch-recommendations.tsx";

export const handle: ScreenHandle = {
  namespaces: ["profile"],
  early: ["app/features/profile/device-profile-form.tsx"],
};

export function loader({ context }: Route.LoaderArgs) {
  return profileScreen(context.get(pageContext), "device");
}

/** A step of the form changes no server data. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, "/sin-cuenta", loaderData, false);

export default function DeviceProfileRoute() {
  return (
    <>
      <DeviceProfilePage />
      <PrefetchRecommendations route="routes/device-recommendations" />
    </>
  );
}
