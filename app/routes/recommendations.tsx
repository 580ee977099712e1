import { MemberGate } from "#app/features/auth/member-gate.tsx";
import { useLogout } from "#app/features/auth/use-logout.ts";
import { MemberArea } from "#app/features/in-preparation/member-area.tsx";
import { inPreparationScreen } from "#app/features/in-preparation/screen-data.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import type { Route } from "./+types/recommendations.ts";

export const handle: ScreenHandle = { namespaces: ["auth", "inPreparation"] };

export function loader({ context, request }: Route.LoaderArgs) {
  return inPreparationScreen(context.get(pageContext), request.url);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, loaderData?.path ?? "/", loaderData, false);

export default function RecommendationsRoute({
  loaderData,
}: Route.ComponentProps) {
  const logOut = useLogout();
  return (
    <MemberGate>
      {(user) => (
        <MemberArea title={loaderData.title} user={user} onLogout={logOut} />
      )}
    </MemberGate>
  );
}
