import { AdviceCall } from "#app/features/messages/advice-call.tsx";
import { teamScreen } from "#app/features/team/screen-data.ts";
import { TeamScreen } from "#app/features/team/team.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import type { Route } from "./+types/team.ts";

export const handle: ScreenHandle = {
  namespaces: ["advice"],
  indexed: true,
};

export function loader({ context }: Route.LoaderArgs) {
  return teamScreen(context.get(pageContext));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches,
    "/equipo",
    loaderData && {
      title: loaderData.pageTitle,
      description: loaderData.description,
    },
  );

export default function TeamRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <TeamScreen view={loaderData} />
      {loaderData.contact && <AdviceCall {...loaderData.contact} />}
    </>
  );
}
